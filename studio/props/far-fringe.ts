import { gridMesh, joined, type Mesh } from "../cloth/mesh.ts";
import { rgb } from "../maths/colour.ts";
import { noise } from "../maths/noise.ts";
import { hash } from "../maths/random.ts";
import { arch, bell, clamp, lerp, smooth } from "../maths/scalar.ts";
import type { Piece, Surface } from "../render/scene.ts";

type FarFringe = {
	/** A mesh whose first row of `columns` + 1 points is the end of the cloth. */
	mesh: Mesh;
	columns: number;
	colour: string;
	/** How long the longest bundles are, and how far apart the middles of two of them, cm. */
	length: number;
	apart?: number;
	seed: number;
};

/** How far inside of the cloth's end the fringe begins, cm. */
const root = 0.3;

/** How far apart the middles of two bundles usually are, cm, and by what share of that one may stand aside of its place. */
const usual = 0.92;
const stray = 0.45;

/** How far along its way a bundle is knotted, as a share of the fringe, and how far it leans to a side at most, cm for each cm of its way. */
const knotted = [0.2, 0.34] as const;
const leans = 0.42;

/** How long the shortest bundles are beside the longest. */
const shortest = 0.6;

/** Into how many strands a bundle opens below its knot. */
const strands = 3;

/** Breadth of what leaves the cloth together, of a knot, and of a strand below it and at its tip, cm, of bundles that lie as usual. */
const wide = { root: 1.3, knot: 0.46, below: 0.2, tip: 0.13 };

/** How high a bundle lies off the floor: its knot, and the rest of it, cm. */
const high = { knot: 0.26, rest: 0.1 };

/** One bundle of ends that were knotted together: where it begins along the cloth's end, where its knot and its tip lie, how it leans and bends. */
type Bundle = { k: number; thick: number; middle: number; knot: number; tip: number; lean: number; bend: number };

const bundleOf = (k: number, apart: number, length: number, seed: number): Bundle => {
	const chance = (which: number) => hash(k, which, seed);
	return {
		k,
		thick: Math.sqrt(apart / usual),
		middle: (k + 0.5 + stray * (chance(2) - 0.5)) * apart,
		knot: lerp(...knotted, chance(4)) * length,
		tip: lerp(shortest, 1, chance(1)) * length,
		// Neighbours lie the way one hand has swept them, and few against it.
		lean: leans * (0.8 * (chance(5) + chance(6) - 1) + 1.6 * (noise(k * 0.14, 3, seed + 7) - 0.5)),
		bend: 0.08 * (chance(7) - 0.5),
	};
};

/** A place of a fringe: how far along the cloth's end, how far below it and how high, cm. */
type Place = readonly [along: number, way: number, z: number];

/** One bundle: its ends coming together to a knot, and the strands below that. Each part has a u of its own, by which its tone is drawn. */
const bundleMesh = (bundle: Bundle, seed: number, at: (place: Place) => readonly [number, number, number]): Mesh[] => {
	const { k, thick, middle, knot, tip, lean, bend } = bundle;
	const asideAt = (way: number) => lean * way + bend * way * way;
	const upper = gridMesh(4, 10, (s, t) => {
		const way = lerp(-root, 1.25 * knot, t);
		const knots = bell(way - knot, 0.22);
		const half = 0.5 * thick * lerp(lerp(thick * wide.root, wide.below, smooth(0, 0.8 * knot, way)), wide.knot, knots);
		const z = arch(s) * lerp(high.rest, high.knot, knots);
		return [...at([middle + asideAt(way) + (2 * s - 1) * half, way, z]), 10 * k + s, way];
	});
	const lower = Array.from({ length: strands }, (_, q) => {
		const chance = (which: number) => hash(k * strands + q, which, seed + 1);
		const fans = 0.26 * (q - (strands - 1) / 2) + 0.22 * (chance(1) - 0.5);
		const end = lerp(knot, tip, 0.74 + 0.3 * chance(2));
		return gridMesh(2, 8, (s, t) => {
			const way = lerp(knot, end, t);
			const side =
				fans * (way - knot) + 0.3 * (noise(way * 0.9, k * 5 + q, seed + 11) - 0.5) * smooth(0, 1.2, way - knot);
			const half = 0.5 * thick * lerp(wide.below, wide.tip, t);
			return [
				...at([middle + asideAt(way) + side + (2 * s - 1) * half, way, high.rest * arch(s)]),
				10 * k + 2 + 2 * q + s,
				way,
			];
		});
	});
	return [upper, ...lower];
};

/** Each bundle is of a tone of its own, and the window's side of every part is the lighter one. */
const twisted =
	(colour: string, seed: number): Surface =>
	(u, _v, texel) => {
		const [r, g, b] = rgb(colour);
		const light = lerp(0.9, 1.08, hash(Math.floor(u), 3, seed)) * lerp(1.06, 0.9, u - Math.floor(u));
		texel.r = clamp(r * light);
		texel.g = clamp(g * light);
		texel.b = clamp(b * light);
	};

/**
 * The warp's own ends below the last pick, knotted in bundles, as they are seen from some metres: no two as long, each lying
 * askew its own way. Threads drawn one by one are narrower than a pixel there, and cords that hang side by side are a comb.
 */
export const farFringe = ({ mesh: { pos }, columns, colour, length, apart = usual, seed }: FarFringe): Piece => {
	const point = (k: number) => [pos[3 * k], pos[3 * k + 1], pos[3 * k + 2]] as const;
	const [first, last] = [point(0), point(columns)];
	const edge = Math.hypot(last[0] - first[0], last[1] - first[1]);
	const [ax, ay] = [(last[0] - first[0]) / edge, (last[1] - first[1]) / edge];
	const at = ([along, way, z]: Place): readonly [number, number, number] => {
		const k = clamp(Math.round((along / edge) * columns), 0, columns);
		const [x, y, over] = point(k);
		// What leans over a corner lies beside it.
		const beyond = along - (k / columns) * edge;
		return [
			x + ax * beyond + ay * way,
			y + ay * beyond - ax * way,
			lerp(over - 0.04, 0.03, smooth(0, 0.45 * length, way)) + z * smooth(-root, 0.2, way),
		];
	};
	const count = Math.round(edge / apart);
	const meshes = Array.from({ length: count }, (_, k) => bundleMesh(bundleOf(k, apart, length, seed), seed, at)).flat();
	return { mesh: joined(meshes), surface: twisted(colour, seed) };
};
