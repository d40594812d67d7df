import type { Mesh } from "../cloth/mesh.ts";
import { bezier, type Point, resample } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { lineLookup } from "../maths/polygon.ts";
import { bell, clamp, lerp, smooth } from "../maths/scalar.ts";
import type { TrouserStyle } from "./trousers.ts";
import { gapeAt } from "./trousers-mouth.ts";
import { forkOf, hollowOf, type Side, type TrouserCut } from "./trousers-shape.ts";

/** Length of the fly below the waistband, cm. */
export const flyLength = 18;

/** Where the edge of the fly lies, left of the seam in the middle. */
export const flyEdge = -0.1;

/** Whether a hem is turned in and sewn, and is no turn-up and no cuff. */
export const isSewn = (hem: TrouserStyle["hem"]): boolean => hem === "plain" || hem === "open";

/** Depth of a sewn hem, cm. */
export const hemOf = ({ hem }: Pick<TrouserStyle, "hem">): number => (hem === "open" ? 2 : 3);

/** Where a leg is pressed: from the middle of its hem straight up, as the thread of the cloth runs, but by hand and not with a ruler. */
export const legCentre = (cut: TrouserCut, y: number): number =>
	lerp((cut.hem[0] + cut.hem[1]) / 2, cut.waist * 0.58, y / cut.rise) + 0.22 * fbm(y * 0.05, cut.waist, 2, 71);

/** How much is left of a pressed crease at a height: knee and seat have worn it down, here more and there less. */
export const creaseLeft = (y: number, leg: number, seed: number): number =>
	clamp(0.78 + 0.6 * fbm(y * 0.045, leg * 6, 2, seed + 72), 0.45, 1.1);

/** Where the pleats of one half lie: the first goes on in the crease, the second lies nearer the side. */
export const pleatsOf = (cut: TrouserCut, y: number): readonly [number, number] => {
	const first = legCentre(cut, y);
	return [first, first + 3.1 + (cut.rise - y) * 0.03];
};

/** How far a pleat is still laid at a height: shut at the waistband, gone where the cloth has room. */
export const pleatOpen = (cut: TrouserCut, at: number, y: number): number =>
	smooth(cut.rise - (at > 13 ? 15 : 26), cut.rise - 1, y);

/** Mouth of a slant pocket, from the waistband to the side seam. */
const slant = (cut: TrouserCut): Point[] =>
	bezier(
		[cut.waist * (cut.pocket ?? 0.74), cut.rise + 0.6],
		[cut.waist * ((cut.pocket ?? 0.74) + 0.08), cut.rise - 5],
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
	/** Down to the fork: below the crotch it is the inner seams of both legs, which lie side by side. */
	centre: lineLookup(
		[
			[0, cut.rise + 1],
			[0, forkOf(cut) - 0.2],
		],
		1.2,
	),
});

/**
 * The height of a pressed crease: two planes that meet in a line. Each half of the leg turns to another side of the
 * light as far as its edge; a roof that is steep beside the crease alone is a line drawn on the cloth.
 */
export const pressed = (cut: TrouserCut, x: number, y: number, high: number): number => {
	const off = Math.abs(Math.abs(x) - legCentre(cut, y));
	const wide = 0.4 * (cut.hem[1] - cut.hem[0]);
	const up = Math.max(0, 1 - off / wide);
	return high * ((0.95 * up * up) / (up + 0.15) + 0.17 * Math.exp(-off / 0.9));
};

/** How far the iron has gone at a height: out of the pleats of a waist, or up to where the cloth lies on the hips. */
export const creaseOf = ({ cut, pleats }: Pick<TrouserStyle, "cut" | "pleats">, side: Side) => {
	const [from, over] = side === "back" ? [cut.rise - 15, 20] : pleats ? [cut.rise - 2, 22] : [cut.rise - 13, 9];
	return (y: number): number => smooth(from, from - over, y);
};

/** By how much the edges of the legs are drawn together near the fork; what lies within it is lost in the seam. */
export const drawnTogether = (fork: number, y: number): number =>
	0.6 * smooth(fork - 13, fork - 1, y) * smooth(fork + 3, fork, y);

/** By how much the edge of the right leg lies over the left one below the fork, cm. */
export const lapped = (fork: number, y: number): number =>
	0.62 * smooth(fork + 0.2, fork - 8, y) * smooth(fork - 24, fork - 8, y);

/** A height that nears the table without an edge: where the dip round the crotch met it, a flat patch lay in the cloth. */
const softly = (z: number): number => (z < 0.3 ? 0.06 + 0.24 * Math.exp((z - 0.3) / 0.24) : z);

/** Length of a dart below the waistband. */
const dart = 9;

/** Middle, half length and slope of a welt pocket of the right half. */
export const weltOf = ({ waist, rise }: TrouserCut) => ({ x: waist * 0.52, y: rise - 10.2, half: 6.2, slope: 0.035 });

/** Distance from the dart that shapes the seat, and how much of it is left at a height. */
export const dartAt = (cut: TrouserCut, across: number, y: number): { distance: number; open: number } => ({
	distance: Math.abs(across - cut.waist * 0.5 - (cut.rise - y) * 0.03),
	open: smooth(cut.rise - dart, cut.rise - dart + 2, y),
});

/** What sewing gives to the seat: darts draw the cloth in, and a welt pocket lies a thread deeper along its slit. */
const seatForm = ({ cut, waist, pockets }: TrouserStyle, across: number, y: number): number => {
	if (waist === "drawstring" || pockets === "cargo") return 0;
	const { distance, open } = dartAt(cut, across, y);
	const welt = weltOf(cut);
	const off = y - welt.y - (across - welt.x) * welt.slope;
	const within = smooth(welt.half + 0.4, welt.half - 0.4, Math.abs(across - welt.x));
	return -0.16 * open * bell(distance, 0.5) + within * (0.1 * bell(off, 1) - 0.14 * bell(off, 0.2));
};

/**
 * What a tailor gives to cloth: a fly that lies double, pocket mouths that stand open by a thread, hems turned in, the
 * dip in which the four seams meet, and the two planes of each leg, which a pressed crease parts sharply.
 */
export const tailored = (mesh: Mesh, style: TrouserStyle, side: Side): Mesh => {
	const { cut, crease, pleats, seed, flow = 0 } = style;
	const lines = linesOf(cut);
	const fork = forkOf(cut);
	const pos = mesh.pos.slice();
	const crest = flow > 0 ? 1.5 : 1.25;
	const front = side === "front";
	const hollow = hollowOf(style.waist, side);
	const creased = creaseOf(style, side);
	for (let i = 0; i < pos.length / 3; i++) {
		const [x, y] = [mesh.uv[2 * i], mesh.uv[2 * i + 1]];
		const across = Math.abs(x);
		const off = across - legCentre(cut, y) - (crease ? 0 : 1.2 * fbm(y * 0.04, x < 0 ? 3 : 9, 2, seed + 70));
		const below = crease ? creased(y) : smooth(cut.crotch + 8, cut.crotch - 14, y);
		const roof = Math.max(0, 1 - Math.abs(off) / 8.5);
		let z = crease
			? below * creaseLeft(y, Math.sign(x), seed) * pressed(cut, x, y, crest)
			: 0.4 * below * smooth(0, 1, roof);
		if (front && style.waist !== "drawstring" && y > cut.rise - flyLength) {
			const down = Math.max(0, cut.rise - 12 - y) / (flyLength - 12);
			const wide = 3.6 * Math.sqrt(Math.max(0, 1 - down * down));
			z +=
				0.17 *
				smooth(flyEdge - 0.2, flyEdge + 0.2, x) *
				smooth(-0.45, 0.05, wide - x) *
				smooth(cut.rise - flyLength + 0.2, cut.rise - flyLength + 2, y);
		}
		// The furrow itself is relief of the cloth: drawn into the mesh it shows the mesh.
		z -= 0.07 * bell(lines.centre(x, y).distance, 1);
		if (front && pleats > 0 && y > cut.rise - 26) {
			// The cloth of a pleat lies double up to its fold, which looks to the side, and drops there.
			for (const at of pleatsOf(cut, y)) {
				const d = across - at;
				const double = Math.exp(Math.min(0, d) / 1.5) * smooth(0.42, -0.06, d) - 0.3 * bell(d - 0.42, 0.5);
				z += 0.34 * pleatOpen(cut, at, y) ** 0.8 * double;
			}
		}
		// Round the crotch the cloth dips to the seams, and the legs touch along a valley.
		z -= 0.34 * bell(x, 1.8) * smooth(cut.crotch + 5, cut.crotch - 1, y) * smooth(fork - 8, fork, y);
		z -= 0.16 * bell(across, 5) * bell(y - cut.crotch, 5);
		if (front && style.pockets !== "patch") {
			const place = lines.pocket(across, y);
			const { distance } = place;
			const off = place.side < 0 ? distance : -distance;
			if (distance < 3)
				z +=
					(0.12 + 0.4 * gapeAt(place.along, Math.sign(x), seed)) *
						smooth(-0.3, 0.12, off) *
						Math.exp(-Math.max(0, off) / 1.1) -
					0.07 * bell(off + 0.4, 0.4);
		}
		if (isSewn(style.hem)) {
			const depth = hemOf(style);
			z += 0.1 * smooth(depth + 0.4, depth - 0.2, y) - 0.08 * bell(y - depth, 0.4);
		}
		if (style.waist === "drawstring") {
			// The gathers of the waist run out in the cloth below it, some further than others.
			const far = 5 + 8 * smooth(-0.3, 0.4, fbm(x * 0.3, 4, 2, seed + 77));
			z +=
				0.19 *
				Math.sin(x * 2.6 + 3.6 * fbm(x * 0.12, y * 0.05, 2, seed + 76)) *
				smooth(cut.rise - 2 - far, cut.rise - 3, y) ** 1.5;
		}
		if (!front) z += seatForm(style, across, y);
		// Under the waistband it runs out, or it would look through.
		const seam = cut.rise - (style.waist === "drawstring" ? 1.1 : 0.35) - hollow + hollow * (x / cut.waist) ** 2;
		const high = pos[3 * i + 2] + z;
		const valley = smooth(fork - 1, fork + 2, y) * smooth(8, 5, across);
		const laid = lerp(high, softly(high), valley) * (1 - 0.85 * smooth(seam + 0.1, seam + 0.7, y));
		pos[3 * i + 2] = Math.max(0.05, laid);
	}
	// The grid cannot follow the fork to its point: what it leaves open there is drawn together. Below it one leg lies a
	// little over the other, so that they part in a point.
	for (let i = 0; i < pos.length; i += 3) {
		const shut = drawnTogether(fork, pos[i + 1]);
		if (shut > 0 && Math.abs(pos[i]) < 5) {
			const shift = shut * smooth(5, 0.8, Math.abs(pos[i]));
			pos[i] -= Math.sign(pos[i]) * Math.min(Math.abs(pos[i]), shift);
		}
		const x = mesh.uv[(2 * i) / 3];
		const lap = x > 0 && x < 7 ? lapped(fork, pos[i + 1]) : 0;
		if (lap > 0) {
			pos[i] -= lap * smooth(7, 0.8, x);
			pos[i + 2] += 0.3 * lap * smooth(7, 1, x) + 0.1 * smooth(0, 0.2, lap) * smooth(1.4, 0.4, x);
		}
	}
	return { ...mesh, pos };
};
