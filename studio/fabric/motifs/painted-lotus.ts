import { mix, type Rgb } from "../../maths/colour.ts";
import { fbm, noise } from "../../maths/noise.ts";
import { hash } from "../../maths/random.ts";
import { clamp, degrees, fract, smooth } from "../../maths/scalar.ts";
import type { Mark } from "../design.ts";

/*
 * A lotus and a creeper as a hand paints them on tussar: petals filled in tones that run from base to tip, fine veins, and a
 * line round each that swells and thins. Coordinates in cm from the middle of the figure, y towards its tip.
 */

/** Colours of the painter: line, petal, its base, leaf. */
export type Paints = { line: Rgb; petal: Rgb; blush: Rgb; leaf: Rgb };

/** One petal: the angle of its axis from upright, degrees, its length and greatest half width, cm, and how far it bends. All spring from `root`. */
type Petal = { angle: number; long: number; wide: number; bend: number };

/** Where all petals spring from, cm. */
const root = [0, -3.2] as const;

/** From behind to the front; mirrored in pairs. */
const behind: readonly (readonly [number, number, number, number])[] = [
	[82, 5.6, 0.92, 0.5],
	[62, 6.1, 1.02, 0.4],
	[40, 6.6, 1.12, 0.28],
	[19, 7, 1.16, 0.14],
];
const front: readonly (readonly [number, number, number, number])[] = [
	[70, 4.1, 0.92, 0.5],
	[48, 4.9, 1.05, 0.36],
	[25, 5.5, 1.12, 0.2],
];
const pairs = (list: typeof behind): Petal[] =>
	list.flatMap(([angle, long, wide, bend]) =>
		[-1, 1].map((side): Petal => ({ angle: side * angle, long, wide, bend: side * bend })),
	);
const petals: readonly Petal[] = [
	...pairs(behind),
	{ angle: 0, long: 7.3, wide: 1.25, bend: 0 },
	...pairs(front),
	{ angle: 0, long: 5.6, wide: 1.2, bend: 0 },
];

/** The soft edge of a brush on cloth, half, cm. */
const soft = 0.035;

const lay = (mark: Mark, colour: Rgb, cover: number): void => {
	if (cover <= 0.01) return;
	mark.ink = mark.ink && mark.cover > 0 ? mix(mark.ink, colour, cover) : colour;
	mark.cover = mark.cover + (1 - mark.cover) * cover;
};

/** Half the width of a petal or leaf at share `s` of its length: full below the middle, drawn out to a point. */
const outline = (s: number, wide: number): number =>
	s <= 0 || s >= 1 ? 0 : wide * Math.sin(Math.PI * s ** 0.86) ** 0.74 * (1 - 0.22 * s);

const paintPetal = (
	mark: Mark,
	petal: Petal,
	k: number,
	x: number,
	y: number,
	{ line, petal: pale, blush }: Paints,
) => {
	const turn = petal.angle * degrees;
	const [px, py] = [x - root[0], y - root[1]];
	const along = px * Math.sin(turn) + py * Math.cos(turn);
	const s = along / petal.long;
	if (s < 0 || s > 1) return;
	const across = px * Math.cos(turn) - py * Math.sin(turn) + petal.bend * 1.5 * s * s;
	const half = outline(s, petal.wide);
	const within = half - Math.abs(across);
	// Lifted at the tip, where both sides of the line meet.
	const drawn = (0.07 + 0.07 * noise(s * 4, k * 3.1, 17) + 0.05 * (1 - s)) * (0.3 + 0.7 * smooth(1, 0.86, s));
	if (within < -drawn) return;
	lay(mark, line, smooth(-drawn, -drawn + 2 * soft, within));
	const t = half > 0 ? across / half : 0;
	const wash = clamp(1.1 - 1.35 * s + 0.22 * Math.abs(t) + 0.25 * fbm(x * 0.8, y * 0.8, 2, k));
	let tone = mix(pale, blush, 0.85 * wash);
	// The side that is turned from the light is a little deeper.
	tone = mix(tone, blush, 0.16 * smooth(-0.2, 0.9, t));
	const vein = Math.abs(fract(t * 3.5 + 0.5) - 0.5);
	const fine =
		smooth(0.24, 0.07, vein * (half / 1.1)) *
		smooth(0.9, 0.35, s + 0.12 * hash(Math.round(t * 3.5), k, 5)) *
		smooth(0.03, 0.12, s);
	tone = mix(tone, mix(blush, line, 0.45), 0.62 * fine);
	lay(mark, tone, smooth(0, 2 * soft, within));
};

/** A leaf on a stem from (x0, y0), turned by `angle` degrees from the x axis. */
const paintLeaf = (
	mark: Mark,
	x: number,
	y: number,
	angle: number,
	long: number,
	wide: number,
	{ line, leaf, petal }: Paints,
) => {
	const turn = angle * degrees;
	const s = (x * Math.cos(turn) + y * Math.sin(turn)) / long;
	if (s < 0 || s > 1) return;
	const across = y * Math.cos(turn) - x * Math.sin(turn) - 0.1 * long * Math.sin(Math.PI * s);
	const within = outline(s, wide) - Math.abs(across);
	if (within < 0) return;
	lay(mark, line, smooth(0, soft, within));
	const rib =
		smooth(0.07, 0.02, Math.abs(across)) +
		0.5 * smooth(0.3, 0.1, Math.abs(fract(s * 6 - 2 * Math.abs(across / long)) - 0.5) * 2);
	lay(mark, mix(leaf, petal, 0.4 * clamp(rib) + 0.12 * (across > 0 ? 1 : 0)), smooth(0.09, 0.09 + soft, within));
};

/** Paints what of a lotus, 13 cm high, lies at (x, y). */
export const paintLotus = (mark: Mark, x: number, y: number, paints: Paints): void => {
	if (Math.abs(x) > 7 || Math.abs(y) > 7) return;
	const stem = Math.abs(x - 0.35 * Math.sin((y + 3) * 0.9));
	if (y < -3 && y > -6.2) lay(mark, paints.line, smooth(0.2, 0.2 - 2 * soft, stem - 0.03 * (y + 3)));
	paintLeaf(mark, x - 0.1, y + 5.2, 14, 4.6, 0.78, paints);
	paintLeaf(mark, -x - 0.1, y + 5.7, 6, 4.4, 0.74, paints);
	for (const [k, petal] of petals.entries()) paintPetal(mark, petal, k, x, y, paints);
	// Sepals at its foot.
	for (const angle of [-28, 0, 28, 208, 180, 152]) {
		const side = angle > 90 ? -1 : 1;
		paintLeaf(mark, side * x, y + 3.3, side === 1 ? angle : 180 - angle, 1.5, 0.34, paints);
	}
};

/** Paints a creeper that runs along x, one wave every `pitch` cm, with a leaf and a bud in each bow; y from its middle. */
export const paintCreeper = (mark: Mark, x: number, y: number, pitch: number, paints: Paints): void => {
	const at = (2 * Math.PI * x) / pitch;
	const high = 0.42;
	const slope = ((2 * Math.PI * high) / pitch) * Math.cos(at);
	const off = Math.abs(y - high * Math.sin(at)) / Math.hypot(1, slope);
	for (let k = -1; k <= 1; k++) {
		const bow = Math.round((x / pitch - 0.25) * 2) + k;
		const up = bow % 2 === 0 ? 1 : -1;
		const rootX = (bow / 2 + 0.25) * pitch;
		const own = 14 * (hash(bow, 3, 71) - 0.5);
		const [lx, ly] = [x - rootX + 0.16 * pitch, up * (y - up * high * 0.6)];
		paintLeaf(mark, lx, ly, -62 + own, 0.95, 0.24, { ...paints, leaf: paints.petal });
		paintLeaf(mark, lx - 0.1, ly + 0.05, 22 + own, 0.85, 0.2, paints);
		const [bx, by] = [x - rootX - 0.12 * pitch, up * y + 0.22];
		const bud = Math.hypot(bx, by);
		lay(mark, paints.line, smooth(0.27, 0.27 - soft, bud));
		lay(mark, mix(paints.petal, paints.blush, smooth(0.05, 0.2, bud)), smooth(0.2, 0.2 - soft, bud));
	}
	lay(mark, paints.line, smooth(0.075, 0.075 - soft, off));
};
