import { gridMesh, type Mesh, moved } from "../cloth/mesh.ts";
import { darken, ply, stitch } from "../fabric/sewing.ts";
import type { Pose } from "../garments/piece-set.ts";
import { type Rgb, rgb } from "../maths/colour.ts";
import { fbm, noise } from "../maths/noise.ts";
import { random } from "../maths/random.ts";
import { fract, lerp, smooth } from "../maths/scalar.ts";
import type { Piece, Surface, Texel } from "../render/scene.ts";

/*
 * A skirt whose hem is turned down over its own right side, towards the viewer: what a buyer turns it over for. From the
 * fold down there are the cotton lining, which hangs free, the wrong side of the cloth with a seam pressed open, and
 * the hem, which shows the right side where it is turned in.
 */

/** A skirt's cloth from both sides, u along the hem and v up from it, and the colour of its lining. */
export type SkirtCloth = { right: Surface; wrong: Surface; lining: string; sheer?: boolean };

/** Middle of the picture and its scale, pixels per cm. */
export const skirtView = { cx: 0, cy: 0, scale: 51, cell: 0.04, soften: 6, reach: 12 };

const half = 15;
/** Where the fold lies, how thick it is, and how much of the skirt is turned down over it, cm. */
const foldAt = 12.2;
const roll = 0.62;
const turnedDown = 18.2;
/** How wide the hem is turned in, and each half of the seam that is pressed open. */
const hem = 1.9;
const allowance = 1.25;
/** Where the seam lies. */
const seamAt = 2.6;
/** A place of the cloth that lies at the seam: motifs are not cut by it in the middle. */
const seamU = 60;

/** The fold runs a little out of level and is not ruled. */
const foldLine = (x: number): number => foldAt - 0.075 * x + 0.22 * fbm(x * 0.12, 1, 2, 31);

/** Long soft folds of a wide skirt, which run down from the fold and lean, each steep on one side. */
const folds = (x: number, d: number): number => {
	const across = x / 7.4 + 0.02 * d + 0.5 * fbm(x * 0.07, 0.02 * d + 3, 2, 41);
	const ridge = smooth(0, 0.34, fract(across)) * smooth(1, 0.34, fract(across));
	const strength = 0.55 + 0.45 * (fbm(Math.floor(across) * 1.7, 0.05 * d, 2, 45) + 0.5);
	return 0.8 * ridge * strength + 0.14 * fbm(x * 0.4, d * 0.12, 2, 43);
};

/** Where the lining ends, from the hem up: it hangs, so its edge is not level. */
const liningEnds = (x: number): number => 10 + 0.5 * fbm(x * 0.13, 5, 2, 47) + 0.07 * x;

/** How thick what is sewn makes the turned part: the hem, and the two halves of the seam. */
const sewn = (x: number, v: number): number => {
	const side = Math.abs(x - seamAt);
	const open = 0.1 * smooth(allowance + 0.06, allowance - 0.06, side) - 0.14 * smooth(0.2, 0, side);
	return 0.16 * smooth(hem + 0.06, hem - 0.1, v) + open * smooth(hem - 0.1, hem + 0.3, v);
};

/** Height of the part that is turned down, `d` cm from the fold. */
const turnedHeight = (x: number, d: number): number => {
	const fold = 2 * roll - 0.5 * smooth(2, 9, d);
	return 0.3 + fold + 1.5 * folds(x, d) * smooth(0, 5, d);
};

/** The right side below, which goes on from the fold towards the viewer. */
const below = (shift: number): Mesh =>
	gridMesh(300, 380, (a, b) => {
		const x = lerp(-half, half, a);
		const d = 31 * b;
		const y = foldLine(x) - d + 0.1;
		const z = 0.15 + 0.8 * folds(x + 4 + shift, d + 20) * smooth(0, 3, d);
		return [x, y, z, seamU + x - seamAt, turnedDown + d];
	});

/** The turned part: round the fold and down to the hem. */
const turned = (shift: number): Mesh =>
	gridMesh(520, 620, (a, b) => {
		const x = lerp(-half, half, a);
		const s = (turnedDown + Math.PI * roll) * b;
		const angle = Math.min(Math.PI, s / roll);
		const d = Math.max(0, s - Math.PI * roll);
		const v = turnedDown - d;
		const out = roll * Math.sin(angle);
		const z = d > 0 ? turnedHeight(x + shift, d) : 0.3 + roll * (1 - Math.cos(angle));
		const free = smooth(2.6, 0, v);
		const y = foldLine(x) + out - d + 0.16 * fbm(x * 0.16, 7, 2, 51) * free;
		const rise = 0.2 * free * (fbm(x * 0.3, 2, 2, 53) + 0.35);
		return [x, y, z + rise + sewn(x, v), seamU + x - seamAt, v];
	});

/** How far the lining lies over the cloth: above the halves of the seam. */
const over = 0.24;

/** The lining on it: thinner cloth in smaller folds, which goes round the fold as well; its free edge stands off a little. */
const lining = (shift: number): Mesh =>
	gridMesh(620, 420, (a, b) => {
		const x = lerp(-half, half, a);
		const radius = roll + over / 2;
		const length = turnedDown - liningEnds(x) + Math.PI * radius;
		const s = length * b;
		const angle = Math.min(Math.PI, s / radius);
		const d = Math.max(0, s - Math.PI * radius);
		const fromEdge = length - s;
		const small = Math.max(0, 0.3 * (fbm((x + shift) * 0.42 + 0.05 * d, d * 0.07, 3, 57) + 0.45)) * smooth(0, 3, d);
		const stands = over + 0.2 * smooth(2.2, 0, fromEdge) + 0.1 * smooth(0.75, 0.55, fromEdge);
		const z = d > 0 ? turnedHeight(x + shift, d) + stands + small : 0.3 + radius * (1 - Math.cos(angle));
		return [x, foldLine(x) + radius * Math.sin(angle) - d, z, x, fromEdge];
	});

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

/** How one skirt lies: which of its folds are seen, cm along the hem, and how it is turned. */
type SkirtLay = { shift: number; pose: Pose };

/** Out of the seed of a skirt: the same turn and the same folds every time were one picture in many colours. */
export const skirtLayOf = (seed: number): SkirtLay => {
	const next = random(seed * 7907 + 5);
	const mirrored = next() < 0.5;
	return { shift: 40 * next(), pose: { mirrored, turn: lerp(-5, 7, next()) } };
};

/** The pieces of a skirt whose hem is turned down, before they are laid in their pose. */
export const turnedSkirt = (cloth: SkirtCloth, { shift }: SkirtLay): Piece[] => [
	// Through sheer cloth its own lining is seen, not the table.
	...(cloth.sheer
		? [{ mesh: moved(below(shift), (x, y, z) => [x, y - 0.2, z - 0.12]), surface: cottonLining(cloth.lining) }]
		: []),
	{ mesh: below(shift), surface: cloth.right, sheer: cloth.sheer },
	{ mesh: turned(shift), surface: inside(cloth), sheer: cloth.sheer },
	{ mesh: lining(shift), surface: cottonLining(cloth.lining) },
];
