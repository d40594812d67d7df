import { gridMesh, type Mesh } from "../cloth/mesh.ts";
import { roundRoll } from "../cloth/round-roll.ts";
import { type HeightAt, heightOf } from "../cloth/surface-height.ts";
import { darken, ply, stitch } from "../fabric/sewing.ts";
import { fbm } from "../maths/noise.ts";
import { clamp, lerp, smooth } from "../maths/scalar.ts";
import { hangingFringe } from "../props/hanging-fringe.ts";
import type { Piece, Surface, Texel } from "../render/scene.ts";
import type { CornerLay } from "./corner-lay.ts";
import { creaseHeight, crumple } from "./swatch-relief.ts";

/*
 * The corner of a cloth turned over on itself, so that right and wrong side lie beside each other, with the hem and the
 * selvedge of both. Below it is the cloth's second layer. The light comes from
 * behind, so that the fold has a shadow on it and the turned corner one beside it.
 */

/** A cloth seen from both sides: u up to `width`, where its selvedge is, v from its hem. */
export type TwoSided = {
	right: Surface;
	wrong: Surface;
	width: number;
	sheer?: boolean;
	/** Colour of its warp's own ends, which hang out below a few open picks where a cloth has no hem. */
	fringe?: string;
};

/** How wide the hem is turned, cm. */
const hem = 0.9;

/** Where selvedge and hem of the upper layer lie. */
const edge = -8.7;
const foot = -11.4;

/** How high the tip of the corner stands above its flap, cm: pressed flat, the flap was a card. */
const curled = 2.1;

/** How much nearer to the fold it is for that, cm, as what stands up is seen foreshortened. */
const foreshortened = 1;

/** How much of the corner's tip is rounded off, cm: a point of cloth without it is a thorn. */
const blunt = 0.1;

/** The fold of one corner: its length from hem to selvedge, which way is across it, and how far the corner lies from it. */
type Fold = CornerLay & { long: number; inward: readonly [x: number, y: number]; height: number };

const foldOf = (lay: CornerLay): Fold => {
	const { alongHem, upSelvedge } = lay;
	const long = Math.hypot(alongHem, upSelvedge);
	return { ...lay, long, inward: [upSelvedge / long, alongHem / long], height: (alongHem * upSelvedge) / long };
};

const waveAt = ({ seed, creases }: Fold, x: number, y: number, level: number): number => {
	let z = 0.45 * (fbm(x * 0.1 + level * 5, y * 0.08, 3, seed + level) + 0.5);
	z += 0.16 * fbm(x * 0.22 + level * 3, y * 0.17, 2, seed + 10 + level) + 0.6 * crumple(x + level * 9, y, seed + 12);
	for (const crease of creases) z += creaseHeight(crease, x, y, seed + 18);
	return z;
};

/** How far the fold lies aside of a straight line at a place, cm: ruled, with a flap of ruled edges, it was card. */
const bow = ({ inward, seed }: Fold, x: number, y: number): number =>
	1.7 * fbm((y * inward[0] - x * inward[1]) * 0.085, 3, 2, seed + 35);

/** Of sheer cloth a hem is closer than the rest, as it lies double there, and closed where it turns: with open squares its edge was a row of dashes. */
const hemClosed = (texel: Texel, v: number): void => {
	if (texel.cover === 1 || v > hem) return;
	const turns = smooth(0.2, 0.08, v);
	texel.cover = lerp(1 - (1 - texel.cover) ** 2.4, 1, 0.9 * turns);
};

/** A hem sewn along v = 0, as the right side shows it. */
const hemmed =
	(cloth: Surface): Surface =>
	(u, v, texel) => {
		cloth(u, v, texel);
		hemClosed(texel, v);
		ply(texel, v - hem);
		stitch(texel, v - hem + 0.16, u, 1.3);
	};

/** The same from behind: what is turned over to that side shows the right side. */
const hemmedBehind =
	({ right, wrong }: TwoSided): Surface =>
	(u, v, texel) => {
		if (v < hem) right(u, 2 * hem - v, texel);
		else wrong(u, v, texel);
		hemClosed(texel, v);
		ply(texel, v - hem);
		stitch(texel, v - hem + 0.16, u, 1.3);
	};

/** How light and how shiny a wrong side is beside the right one: turned up to the light as it is, it was the paler and silkier of the two. */
const reverse = { light: 0.94, shine: 0.55 };

const reversed =
	(wrong: Surface): Surface =>
	(u, v, texel) => {
		wrong(u, v, texel);
		darken(texel, reverse.light);
		texel.spec *= reverse.shine;
		texel.sheen *= reverse.shine;
		texel.lustre *= reverse.shine;
	};

/** An end without a hem: the last picks lie loose, so that the cloth is thinner there and its ends come out between them. */
const openEnd =
	(cloth: Surface): Surface =>
	(u, v, texel) => {
		cloth(u, Math.max(v, 0.02), texel);
		darken(texel, 1 - 0.14 * smooth(0.35, 0, v));
	};

/** Half a thread beyond its last one a cloth has no border: its edge was a dotted line of the ground's colour. */
const upToSelvedge =
	(surface: Surface, width: number): Surface =>
	(u, v, texel) =>
		surface(Math.min(u, width - 0.08), v, texel);

const hemHeight = (v: number): number => 0.16 * smooth(hem + 0.05, hem - 0.1, v);

/** A place of the cloth `t` cm before the fold (behind it when below 0), at share `s` of the way from hem to selvedge. */
const clothAt = ({ alongHem, upSelvedge, long }: Fold, s: number, t: number): readonly [number, number] => {
	const alongFoot = edge + alongHem + (t * long) / upSelvedge;
	const upEdge = foot + upSelvedge + (t * long) / alongHem;
	return [lerp(alongFoot, edge, s), lerp(foot, upEdge, s)];
};

/** How high the upper layer lies, cm; sheer cloth lies on the table, which is seen through it. */
const upperOf = ({ sheer }: TwoSided): number => (sheer ? 0.42 : 1.15);

/** The part before the fold: rows beside it, each longer than the last, from hem to selvedge. */
const lying = (cloth: TwoSided, fold: Fold): Mesh => {
	const { width, fringe } = cloth;
	const upper = upperOf(cloth);
	return gridMesh(520, 420, (s, b) => {
		const t = 38 * b ** 1.15;
		const [x, y] = clothAt(fold, s, t);
		const toEdge = Math.max(smooth(2.2, 0, x - edge), smooth(2.2, 0, y - foot));
		const ripple = 0.3 * fbm((x + y) * 0.3, 4, 2, 63) * toEdge * smooth(0, 3, t);
		const waver = 0.1 * fbm(y * 0.35, 1, 2, 67) * toEdge * smooth(0, 2, t);
		const z = upper + waveAt(fold, x, y, 1) + ripple + (fringe ? 0 : hemHeight(y - foot));
		const aside = bow(fold, x, y) * smooth(14, 0, t);
		const [px, py] = [x + waver + fold.inward[0] * aside, y + waver + fold.inward[1] * aside];
		return [px, py, z, width - (x - edge), y - foot];
	});
};

/** How far behind the fold a row of that part lies, cm. */
const behindFold = ({ height }: Fold, b: number): number => (height - blunt) * b ** 1.1;

/** The part behind the fold: round a roll of cloth, and back over the part that lies. */
const turned = (cloth: TwoSided, fold: Fold): Mesh => {
	const { width, fringe, sheer } = cloth;
	const upper = upperOf(cloth);
	const { inward, roll, seed } = fold;
	return gridMesh(420, 420, (s, b) => {
		const d = behindFold(fold, b);
		const [x, y] = clothAt(fold, s, -d);
		// By the place along the fold: by the share of a row, the corner's last rows were torn to a horn.
		const along = y * inward[0] - x * inward[1];
		const radius = roll * (1 + 0.2 * fbm(along * 0.15, 1, 2, seed + 33));
		const { out, back, rise } = roundRoll(d, radius);
		const over = back - out;
		const [v, side] = [y - foot, x - edge];
		const free = Math.max(smooth(2.4, 0, v), smooth(2.4, 0, side));
		const aside = bow(fold, x, y) + 0.5 * fbm((x - y) * 0.17, 5, 2, seed + 66) * free * smooth(0, 4, back);
		const tip = smooth(6.5, 0, Math.hypot(v, side)) ** 1.6 * (sheer ? 0.3 : 1);
		const far = d + over + aside - foreshortened * tip;
		const px = x + inward[0] * far;
		const py = y + inward[1] * far;
		// The tip stands up from what it lies on, and each of its edges rolls a little: its shadow there is broad and soft.
		const edges = 0.3 * free * free + 0.42 * fbm((x - y) * 0.24, 2, 2, seed + 64) * free;
		const curl = curled * tip + (sheer ? 0.3 : 1) * edges;
		const rests = lerp(2 * radius, 0.42, smooth(0, 8.5, back));
		const z =
			upper +
			waveAt(fold, px, py, 1) +
			(back > 0 ? rests + curl * smooth(0, 2, back) : rise) +
			(fringe ? 0 : hemHeight(v));
		return [px, py, z, width - side, v];
	});
};

/** The second layer below, which looks out a little at both sides. */
const below = ({ width, fringe }: TwoSided, fold: Fold): Mesh =>
	gridMesh(360, 420, (s, b) => {
		const x = edge - 1 + 27 * s;
		const y = foot - 0.9 + 31 * b;
		const toEdge = Math.max(smooth(2.2, 0, x - edge), 0.7 * smooth(2.2, 0, y - foot));
		const waver = 0.12 * fbm(y * 0.35, 0, 2, 67) * toEdge;
		const z = 0.18 + waveAt(fold, x, y, 0) * 0.7 + (fringe ? 0 : hemHeight(y - foot + 0.9));
		return [x + waver, y + 0.1 * fbm(x * 0.3, 0, 2, 68), z, width - (x - edge + 1), y - foot + 0.9];
	});

/** How round the fold of sheer cloth is beside that of other cloth. */
const thin = 0.42;

/** Middle of the picture and its scale, pixels per cm. */
export const cornerView = { cx: 0.9, cy: 0.9, scale: 51, cell: 0.09, reach: 14 };

/** Which way the warp runs out of the cloth, `d` cm behind the fold: it turns with the cloth round the roll. */
const warpAt = ({ inward, roll }: Fold, d: number): readonly [x: number, y: number] => {
	const across = -inward[1];
	const left = across * (Math.cos(Math.min(Math.PI, Math.max(0, d / roll))) - 1);
	return [left * inward[0], -1 + left * inward[1]];
};

/** The end of a cloth whose rows run beside the fold, as the first of two rows; the second lies back along the warp. */
const endOf = (
	{ pos, uv, tri }: Mesh,
	columns: number,
	rows: number,
	warpOf: (b: number) => readonly [number, number],
): Mesh => {
	const ends = new Float32Array(3 * 2 * (rows + 1));
	for (let j = 0; j <= rows; j++) {
		const from = 3 * j * (columns + 1);
		const [dx, dy] = warpOf(j / rows);
		ends.set(pos.subarray(from, from + 3), 3 * j);
		ends.set([pos[from] - dx, pos[from + 1] - dy, pos[from + 2]], 3 * (j + rows + 1));
	}
	return { pos: ends, uv, tri };
};

/** Warp ends at the end of every layer, each lying on what is below it. */
const fringes = (
	meshes: { below: Mesh; turned: Mesh; lying: Mesh },
	fold: Fold,
	colour: string,
	cloth: Surface,
): Piece[] => {
	const table = () => 0.05;
	// Beyond the end of the lower layer it lies on that one's fringe: falling to the table there, it broke along a ruled line.
	const lower = heightOf([meshes.below], 0.3);
	const onBelow: HeightAt = (x, y) => lower(x, Math.max(y, foot - 0.6));
	const onLying = heightOf([meshes.lying], 0.3);
	const hang = { colour, length: 1.7, cloth };
	return [
		hangingFringe({ ...hang, mesh: meshes.below, columns: 360, under: table, seed: 3 }),
		hangingFringe({
			...hang,
			mesh: endOf(meshes.lying, 520, 420, () => warpAt(fold, 0)),
			columns: 420,
			under: onBelow,
			seed: 5,
		}),
		hangingFringe({
			...hang,
			mesh: endOf(meshes.turned, 420, 420, (b) => warpAt(fold, behindFold(fold, b))),
			columns: 420,
			under: onLying,
			seed: 12,
		}),
	];
};

/** By how much more of the table sheer cloth hides than drawn thread by thread, and how much stronger its colour is: pale on pale paper, it dissolved. */
const closer = 1.25;
const dyed = { strong: 1.45, light: 0.9 };

/** Sheer cloth at the fold, where its threads stand close behind each other: open squares there gnaw at the fold's line. */
const closedAtFold =
	(surface: Surface, { width }: TwoSided, { alongHem, upSelvedge, height }: Fold): Surface =>
	(u, v, texel) => {
		surface(u, v, texel);
		const fromFold = ((width - u) / alongHem + v / upSelvedge - 1) * height;
		texel.cover = 1 - (1 - texel.cover) ** (closer + 4 * smooth(2, 0.6, Math.abs(fromFold)));
		if (texel.gilt > 0) return;
		const grey = (texel.r + texel.g + texel.b) / 3;
		texel.r = dyed.light * clamp(lerp(grey, texel.r, dyed.strong));
		texel.g = dyed.light * clamp(lerp(grey, texel.g, dyed.strong));
		texel.b = dyed.light * clamp(lerp(grey, texel.b, dyed.strong));
	};

/** The pieces of a cloth whose corner is turned over, before it is laid in its pose. */
export const turnedCorner = (cloth: TwoSided, lay: CornerLay): Piece[] => {
	const { right, sheer, fringe } = cloth;
	const wrong = sheer ? cloth.wrong : reversed(cloth.wrong);
	// Thin cloth lies sharper in its fold: round, the gold at its end was a moulded corner.
	const fold = foldOf(sheer ? { ...lay, roll: thin * lay.roll } : lay);
	const meshes = { below: below(cloth, fold), lying: lying(cloth, fold), turned: turned(cloth, fold) };
	const [outer, behind] = (
		fringe ? [openEnd(right), openEnd(wrong)] : [hemmed(right), hemmedBehind({ ...cloth, wrong })]
	).map((surface) => upToSelvedge(surface, cloth.width));
	return [
		// Two layers of open squares are nearly opaque.
		...(sheer ? [] : [{ mesh: meshes.below, surface: outer }]),
		{ mesh: meshes.lying, surface: sheer ? closedAtFold(outer, cloth, fold) : outer, sheer },
		{ mesh: meshes.turned, surface: sheer ? closedAtFold(behind, cloth, fold) : behind, sheer },
		...(fringe ? fringes(meshes, fold, fringe, right) : []),
	];
};
