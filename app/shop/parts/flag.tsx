/** Flags of plain stripes: direction and colours. Others have their own drawing below, or are shown by their code. */
const stripes: Record<string, readonly [upright: boolean, ...colours: string[]]> = {
	FR: [true, "#21428f", "#fff", "#d8343c"],
	IT: [true, "#1a7f45", "#fff", "#cd2f3a"],
	DE: [false, "#161616", "#d22a2a", "#f2c21a"],
	IN: [false, "#f3922f", "#fff", "#1a7a3d"],
	ID: [false, "#cf2536", "#fff"],
	TH: [false, "#a5192e", "#fff", "#2d2a4a", "#2d2a4a", "#fff", "#a5192e"],
};

const disc: Record<string, readonly [ground: string, disc: string]> = {
	JP: ["#fff", "#bc1e38"],
	BD: ["#0a6b4f", "#e8384f"],
};

/** A country's flag, 27 by 18. */
export function Flag({ code, country }: { code: string; country: string }) {
	return (
		<svg viewBox="0 0 27 18" role="img" aria-label={country}>
			<Drawing code={code} />
		</svg>
	);
}

function Drawing({ code }: { code: string }) {
	const round = disc[code];
	if (round) {
		return (
			<>
				<path d="M0 0h27v18H0z" fill={round[0]} />
				<circle cx="13.5" cy="9" r="5.4" fill={round[1]} />
			</>
		);
	}
	if (code === "AE") {
		return (
			<>
				<path d="M0 0h27v18H0z" fill="#fff" />
				<path d="M0 0h27v6H0z" fill="#1a7a3d" />
				<path d="M0 12h27v6H0z" fill="#161616" />
				<path d="M0 0h7.5v18H0z" fill="#d8343c" />
			</>
		);
	}
	const [upright, ...colours] = stripes[code] ?? [];
	if (upright === undefined) {
		return (
			<text x="13.5" y="13" textAnchor="middle" fontSize="11" fontWeight="600" fill="currentColor">
				{code}
			</text>
		);
	}
	const [w, h] = upright ? [27 / colours.length, 18] : [27, 18 / colours.length];
	return colours.map((colour, i) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: stripes never move, and colours may repeat.
		<rect key={i} x={upright ? i * w : 0} y={upright ? 0 : i * h} width={w} height={h} fill={colour} />
	));
}
