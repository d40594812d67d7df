import type { Mesh } from "../cloth/mesh.ts";
import { bezier, type Point, resample } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { lineLookup } from "../maths/polygon.ts";
import { bell, lerp, smooth } from "../maths/scalar.ts";
import type { TrouserStyle } from "./trousers.ts";
import { forkOf, type TrouserCut } from "./trousers-shape.ts";

/** Length of the fly below the waistband, cm. */
export const flyLength = 19.5;

/** Depth of a sewn hem. */
export const hemOf = ({ hem }: Pick<TrouserStyle, "hem">): number => (hem === "open" ? 2 : 3);

/** The middle of a leg's width, along which it is pressed. */
export const legCentre = (cut: TrouserCut, y: number): number => {
	const low = (cut.hem[0] + cut.hem[1]) / 2;
	const knee = (cut.knee[0] + cut.knee[1]) / 2;
	return y < 42 ? lerp(low, knee, y / 42) : lerp(knee, cut.waist * 0.58, smooth(42, cut.rise, y));
};

/** Mouth of a slant pocket, from the waistband to the side seam. */
const slant = (cut: TrouserCut): Point[] =>
	bezier(
		[cut.waist * 0.74, cut.rise + 0.6],
		[cut.waist * 0.82, cut.rise - 5],
		[cut.hip - 3.6, cut.rise - 12],
		[cut.hip - 0.9, cut.rise - 17.5],
		20,
	);

/** The lines along which trousers are sewn, looked up by place on the cloth. */
export const linesOf = (cut: TrouserCut) => ({
	fly: lineLookup(
		[
			[3.6, cut.rise + 0.5],
			[3.6, cut.rise - 12],
			...bezier(
				[3.6, cut.rise - 12],
				[3.5, cut.rise - 16.4],
				[2.2, cut.rise - flyLength + 0.7],
				[0, cut.rise - flyLength],
				12,
			),
		],
		3,
	),
	pocket: lineLookup(resample(slant(cut), 40), 3),
	centre: lineLookup(
		[
			[0, cut.rise + 1],
			[0, cut.crotch],
		],
		1.2,
	),
	/** Where the inner seams of both legs lie side by side. */
	inside: lineLookup(
		[
			[0, cut.crotch],
			[0, forkOf(cut)],
		],
		1.2,
	),
});

/**
 * What a tailor gives to cloth: a fly that lies double, pocket mouths that stand open by a thread, hems turned in, the
 * dip in which the four seams meet, and the two planes of each leg, which a pressed crease parts sharply.
 */
export const tailored = (mesh: Mesh, style: TrouserStyle): Mesh => {
	const { cut, crease, pleats, seed, flow = 0 } = style;
	const lines = linesOf(cut);
	const fork = forkOf(cut);
	const pos = mesh.pos.slice();
	// A crease that was pressed into soft cloth is round by the evening.
	const sharp = flow > 0 ? { high: 0.14, wide: 0.95 } : { high: 0.2, wide: 0.4 };
	const from = pleats ? cut.rise - 2 : cut.crotch + 8;
	for (let i = 0; i < pos.length / 3; i++) {
		const [x, y] = [mesh.uv[2 * i], mesh.uv[2 * i + 1]];
		const across = Math.abs(x);
		const off = across - legCentre(cut, y) - (crease ? 0 : 1.2 * fbm(y * 0.04, x < 0 ? 3 : 9, 2, seed + 70));
		const below = smooth(from, from - 22, y);
		const roof = Math.max(0, 1 - Math.abs(off) / 8.5);
		let z = crease
			? below * (0.42 * roof ** 1.2 + sharp.high * Math.exp(-Math.abs(off) / sharp.wide))
			: 0.46 * below * roof ** 1.4;
		if (style.waist !== "drawstring" && x > -0.4 && y > cut.rise - flyLength) {
			const place = lines.fly(x, y);
			const within = place.distance < 3 ? place.side < 0 : x < 3 && y > cut.rise - 15;
			z += 0.15 * smooth(-0.3, 0.1, x) * (within ? 1 : smooth(0.5, 0, place.distance));
		}
		z -= 0.12 * bell(lines.centre(x, y).distance, 0.5);
		// Round the crotch the cloth dips to the seams, and the legs touch along a valley.
		z -= 0.5 * bell(x, 1.1) * smooth(cut.crotch + 5, cut.crotch - 1, y) * smooth(fork - 8, fork, y);
		z -= 0.16 * bell(across, 5) * bell(y - cut.crotch, 5);
		if (style.pockets !== "patch") {
			const { distance, side } = lines.pocket(across, y);
			if (distance < 3) z += side < 0 ? 0.17 * Math.exp(-distance / 1.1) : -0.1 * Math.exp(-distance / 0.7);
		}
		if (style.hem === "plain" || style.hem === "open") {
			const depth = hemOf(style);
			z += 0.1 * smooth(depth + 0.4, depth - 0.2, y) - 0.08 * bell(y - depth, 0.4);
		}
		// Under the waistband it runs out, or it would look through.
		const hollow = style.waist === "drawstring" ? 1.3 : 1.75;
		const seam = cut.rise - (style.waist === "drawstring" ? 2.4 : 2.1) + hollow * (x / cut.waist) ** 2;
		pos[3 * i + 2] = Math.max(0.05, (pos[3 * i + 2] + z) * (1 - 0.85 * smooth(seam - 0.3, seam + 0.35, y)));
	}
	// The grid cannot follow the fork to its point: what it leaves open there is drawn together.
	for (let i = 0; i < pos.length; i += 3) {
		const shut = 0.36 * smooth(fork - 10, fork - 1, pos[i + 1]) * smooth(fork + 3, fork, pos[i + 1]);
		if (shut > 0 && Math.abs(pos[i]) < 3) {
			const shift = shut * smooth(3, 0.4, Math.abs(pos[i]));
			pos[i] -= Math.sign(pos[i]) * Math.min(Math.abs(pos[i]), shift);
		}
	}
	return { ...mesh, pos };
};
