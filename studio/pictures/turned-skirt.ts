import { gridMesh, type Mesh, moved } from "../cloth/mesh.ts";
import { roundRoll } from "../cloth/round-roll.ts";
import { darken, ply, stitch } from "../fabric/sewing.ts";
import type { Pose } from "../garments/piece-set.ts";
import { type Rgb, rgb } from "../maths/colour.ts";
import type { Point } from "../maths/curve.ts";
import { fbm, noise } from "../maths/noise.ts";
import { random } from "../maths/random.ts";
import { degrees, fract, lerp, smooth } from "../maths/scalar.ts";
import type { Piece, Surface, Texel } from "../render/scene.ts";

/*
 * A skirt whose hem is turned up slantwise, as a buyer does who wants to see how it is finished. Beside the border as it is
 * seen from outside lies its inside. From the edge of the flap to its fold that is the hem, where the cloth is turned in and
 * shows its right side; then the wrong side of the cloth, with a seam pressed open; and over it the lining, which hangs free.
 */

/** A skirt's cloth from both sides, u along the hem and v up from it, and the colour of its lining. */
export type SkirtCloth = {
	right: Surface;
	wrong: Surface;
	lining: string;
	sheer?: boolean;
	/** The lining of a sheer skirt: it is seen from outside too, and is the same cloth on both sides of the picture. */
	lined?: Surface;
};

/** Middle of the picture and its scale, pixels per cm. */
export const skirtView = { cx: 0, cy: 0, scale: 35, cell: 0.05, soften: 6, reach: 12 };

/** Where the fold begins at the hem, its angle to it, and how far it is followed, cm. */
const corner: Point = [-6.5, -17.5];
const slant = 42 * degrees;
const reach = 46;
const [along, aside]: readonly [Point, Point] = [
	[Math.cos(slant), Math.sin(slant)],
	[-Math.sin(slant), Math.cos(slant)],
];
/** Radius of the roll that the cloth goes round in the fold, cm. */
const roll = 0.62;
/** How wide the hem is turned in, and each half of the seam that is pressed open. */
const hem = 1.9;
const allowance = 1.25;
/** Where the seam lies, from the place where the fold begins, and the place of the cloth there. */
const seamAt = 17;
const seamU = 60;

/** Where a place lies on the table, `p` along the fold and `d` from it, over the skirt; the fold is not ruled. */
const lies = (p: number, d: number): Point => {
	const off = d + 1.1 * fbm(p * 0.075, 1, 2, 31) * smooth(0, 9, p);
	return [corner[0] + p * along[0] + off * aside[0], corner[1] + p * along[1] + off * aside[1]];
};

/** Long soft folds of a wide skirt, which run up from the hem and lean, each steep on one side. */
const folds = (u: number, v: number): number => {
	const across = u / 8.4 + 0.012 * v + 0.5 * fbm(u * 0.07, 0.02 * v + 3, 2, 41);
	const ridge = smooth(0, 0.34, fract(across)) * smooth(1, 0.34, fract(across));
	const strength = 0.55 + 0.45 * (fbm(Math.floor(across) * 1.7, 0.05 * v, 2, 45) + 0.5);
	return 0.8 * ridge * strength + 0.22 * fbm(u * 0.36, v * 0.05, 2, 43);
};

/** Where the lining ends, from the hem up: it hangs, so its edge is not level. */
const liningEnds = (u: number): number => 8.6 + 0.6 * fbm(u * 0.06, 5, 2, 47);

/** How thick what is sewn makes the turned part: the hem, and the two halves of the seam. */
const sewn = (u: number, v: number): number => {
	const side = Math.abs(u - seamAt);
	const open = 0.1 * smooth(allowance + 0.06, allowance - 0.06, side) - 0.14 * smooth(0.2, 0, side);
	return 0.16 * smooth(hem + 0.06, hem - 0.1, v) + open * smooth(hem - 0.1, hem + 0.3, v);
};

/** Height of the part that is turned over, at a place of the cloth, `d` cm from the fold. */
const turnedHeight = (u: number, v: number, d: number): number =>
	0.3 + 2 * roll - 0.5 * smooth(2, 9, d) + 1.15 * folds(u, v) * smooth(0, 6, d);

/** How high the folds of the skirt below are, at a place of it, `d` cm from the fold. */
const skirtFolds = (u: number, v: number, d: number): number => 1.3 * folds(u, v) * smooth(0, 5, d);

/** How high that lies which rests on those folds: it goes from crest to crest, and of their depth it shows a part. */
const restsOn = (u: number, v: number, d: number): number => 0.42 * skirtFolds(u, v, d) + 0.58 * smooth(0, 5, d);

/** The skirt as it lies, with its border to the viewer, as far as it is not turned over. */
const below = (shift: number): Mesh =>
	gridMesh(460, 420, (a, b) => {
		const u = lerp(-26, 30, a);
		const v = Math.max(0, u * Math.tan(slant)) + 46 * b;
		const [p, d] = [u * along[0] + v * along[1], u * aside[0] + v * aside[1]];
		const [x, y] = lies(p, d);
		const wave = (0.5 * fbm(u * 0.14, 7, 2, 51) + 0.4 * folds(u + shift, v) - 0.2) * smooth(6, 0, v);
		return [x, y + wave, 0.12 + skirtFolds(u + shift, v, d), seamU + u - seamAt, v];
	});

/**
 * A layer of the turned part, from where it goes into the fold to an edge `ends` cm above the hem: `radius` of its fold, which
 * is narrowed to the `least` where hardly any cloth is left to go round it; `height` above the skirt. `inset` is what is left
 * to its edge.
 */
const turned = (
	[columns, rows]: readonly [number, number],
	shift: number,
	{ radius, least }: { radius: number; least: number },
	ends: (u: number) => number,
	height: (u: number, v: number, d: number, inset: number) => number,
	cloth: (u: number, v: number, inset: number) => Point,
): Mesh => {
	// Where its edge meets the fold.
	const start = ends(0) / Math.sin(slant);
	return gridMesh(columns, rows, (a, b) => {
		const p = start + (reach - start) * a ** 1.2;
		const whole = (p * along[1] - ends(p / along[0])) / along[0];
		const s = Math.max(0, whole) * b;
		const [u, v] = [p * along[0] + s * along[1], p * along[1] - s * along[0]];
		const narrow = (radius - least) * Math.exp(-Math.max(0, whole) / (1.5 * Math.PI * radius));
		const { out, back, rise } = roundRoll(s, Math.max(0.01, radius - narrow));
		const inset = Math.max(0, whole) - s;
		// A free edge is nowhere quite straight.
		const wave = (0.7 * fbm(u * 0.16, 7, 2, 59) + 0.7 * folds(u + shift, v)) * smooth(7, 0, v);
		const [x, y] = lies(p, back > 0 ? back + wave * smooth(0, 6, back) : -out);
		const [ownU, ownV] = [p * along[0] + back * aside[0], p * along[1] + back * aside[1]];
		const z = back > 0 ? restsOn(ownU + shift, ownV, back) + height(u, v, back, inset) - 2 * narrow : 0.3 + rise;
		return [x, y, z, ...cloth(u, v, inset)];
	});
};

/** The cloth: round the fold and on to the hem. */
const flap = (shift: number): Mesh =>
	turned(
		[640, 560],
		shift,
		{ radius: roll, least: 0 },
		() => 0,
		(u, v, d) => {
			const free = smooth(2.6, 0, v);
			return turnedHeight(u + shift, v, d) + 0.45 * free * (fbm(u * 0.3, 2, 2, 53) + 0.5) + sewn(u, v);
		},
		(u, v) => [seamU + u - seamAt, v],
	);

/** How far the lining lies over the cloth: above the halves of the seam. */
const over = 0.26;

/** The lining on it: thinner cloth in smaller folds, which goes round the fold as well; its free edge stands off a little. */
const lining = (shift: number): Mesh =>
	turned(
		[620, 420],
		shift,
		{ radius: roll + over / 2, least: roll + 0.04 },
		liningEnds,
		(u, v, d, inset) => {
			const small = 0.42 * (fbm((u + shift) * 0.34 + 0.03 * v, v * 0.018, 2, 57) + 0.5) * smooth(0, 3, d);
			const stands = over + 0.25 * smooth(2.2, 0, inset) + 0.1 * smooth(0.75, 0.55, inset);
			return turnedHeight(u + shift, v, d) + stands + small;
		},
		(u, _v, inset) => [u, inset * along[0]],
	);

/** Overlocked loops along a raw edge, `distance` cm inside of it: thread over thread, slanting. */
const overlock = (texel: Texel, distance: number, along: number, thread: Rgb): void => {
	if (distance < 0 || distance > 0.42) return;
	const loop = Math.abs(fract(along * 4.6 + distance * 1.4) - 0.5) * 2;
	const on = Math.max(
		smooth(0.45, 0.7, loop),
		smooth(0.07, 0.03, Math.abs(distance - 0.38)),
		smooth(0.08, 0.02, distance),
	);
	texel.r = lerp(texel.r, thread[0], 0.85 * on);
	texel.g = lerp(texel.g, thread[1], 0.85 * on);
	texel.b = lerp(texel.b, thread[2], 0.85 * on);
	texel.metal *= 1 - on;
	texel.gilt *= 1 - on;
	texel.lustre *= 1 - on;
	if (on > 0.5) texel.shot = null;
	texel.bump = Math.max(texel.bump, 0.02);
	texel.height += 0.8 * on;
};

/** The turned part; sewn with thread of the lining's colour. */
const inside = ({ right, wrong, lining: cotton }: SkirtCloth): Surface => {
	const thread = rgb(cotton);
	return (u, v, texel) => {
		const side = u - seamU;
		const far = Math.abs(side);
		if (v < hem) right(u, 2 * hem - v, texel);
		// The halves of a seam are turned back on the cloth: they show its right side, mirrored.
		else if (far < allowance) right(seamU - side + (side > 0 ? 7 : -7), v, texel);
		else {
			wrong(u, v, texel);
			darken(texel, 0.86);
		}
		if (v > hem) {
			overlock(texel, allowance - far, v, thread);
			darken(texel, 1 - 0.55 * smooth(0.13, 0, far));
			if (far > allowance) darken(texel, 1 - 0.3 * smooth(0.3, 0, far - allowance));
		} else darken(texel, 1 - 0.35 * smooth(0.06, 0.01, far));
		ply(texel, v - hem);
		stitch(texel, v - hem + 0.2, u, 1.25);
	};
};

/** Plain cotton with a hem of its own. */
const cottonLining = (colour: string): Surface => {
	const cotton = rgb(colour);
	return (u, v, texel) => {
		const warp = noise(u * 34, v * 1.1, 71);
		const weft = noise(u * 1.1, v * 34, 73);
		const grain = fract(u * 16) < 0.5 === fract(v * 16) < 0.5 ? 1 : -1;
		const seen = smooth(22, 60, texel.density);
		const light = 0.9 + 0.09 * warp + 0.09 * weft + 0.05 * grain * seen;
		texel.r = cotton[0] * light;
		texel.g = cotton[1] * light;
		texel.b = cotton[2] * light;
		texel.bump = 0.014;
		texel.height = 0.5 * (warp + weft - 1) + 0.35 * grain * seen;
		texel.sheen = 0.2;
		texel.rough = 0.9;
		ply(texel, v - 0.75);
		stitch(texel, v - 0.62, u, 0.82);
	};
};

/** The lining of a sheer skirt with the hem that cotton has. */
const hemmedLining =
	(lined: Surface): Surface =>
	(u, v, texel) => {
		lined(u, v, texel);
		ply(texel, v - 0.75);
		stitch(texel, v - 0.62, u, 0.9);
	};

/** How one skirt lies: which of its folds are seen, cm along the hem, and how it is turned. */
type SkirtLay = { shift: number; pose: Pose };

/** Out of the seed of a skirt: the same turn and the same folds every time were one picture in many colours. */
export const skirtLayOf = (seed: number): SkirtLay => {
	const next = random(seed * 7907 + 5);
	const mirrored = next() < 0.5;
	return { shift: 40 * next(), pose: { mirrored, turn: lerp(-5, 7, next()) } };
};

/** The pieces of a skirt whose hem is turned up, before they are laid in their pose. */
export const turnedSkirt = (cloth: SkirtCloth, { shift }: SkirtLay): Piece[] => [
	// Through sheer cloth its own lining is seen, not the table.
	...(cloth.sheer
		? [
				{
					mesh: moved(below(shift), (x, y, z) => [x, y - 0.2, z - 0.12]),
					surface: cloth.lined ?? cottonLining(cloth.lining),
				},
			]
		: []),
	{ mesh: below(shift), surface: cloth.right, sheer: cloth.sheer },
	{ mesh: flap(shift), surface: inside(cloth), sheer: cloth.sheer },
	{ mesh: lining(shift), surface: cloth.lined ? hemmedLining(cloth.lined) : cottonLining(cloth.lining) },
];
