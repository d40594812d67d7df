import { gridMesh, joined, type Mesh } from "../cloth/mesh.ts";
import type { HeightAt } from "../cloth/surface-height.ts";
import { rgb } from "../maths/colour.ts";
import { noise } from "../maths/noise.ts";
import { hash, random } from "../maths/random.ts";
import { arch, lerp, smooth } from "../maths/scalar.ts";
import { newTexel, type Piece, resetTexel, type Surface } from "../render/scene.ts";
import { strands } from "./tassel.ts";

export type HangingFringe = {
	/** A mesh whose first row of `columns` + 1 points is the end of the cloth. */
	mesh: Mesh;
	columns: number;
	colour: string;
	length: number;
	under: HeightAt;
	seed: number;
	/** The cloth it hangs from: where that is of zari to its end, so is the warp that hangs out of it. */
	cloth?: Surface;
};

/** How far above the cloth's end the ends come out of its last picks, and how far apart the cords are they are twisted to, cm. */
const root = 0.2;
const apart = 0.52;

/** Zari that hangs loose, whose light is of its folds alone. */
const zari = rgb("#c7ae7d");

/** Cotton ends take the light as their cloth does; those of a band of zari are of zari. Each end has a u of its own. */
const ended =
	(cotton: Surface, metal: Surface, isMetal: readonly boolean[]): Surface =>
	(u, v, texel) => {
		if (!isMetal[Math.round(u)]) {
			cotton(u, v, texel);
			texel.sheen = 0.1;
			return;
		}
		metal(u, v, texel);
		texel.metal = 0.35;
		texel.rough = 0.4;
		texel.sheen = 0;
		texel.threadU = 0;
		texel.threadV = 1;
	};

/** How far inside of its end a cloth is asked what its warp is of, cm. */
const asked = 0.4;

/** How many ends are drawn to each cord. */
const ends = 5;

/** A place where the cloth ends. */
type Spot = { x: number; y: number };

/** One cord: the places of its ends along the cloth's end, its middle, the way it hangs, and its lengths, cm. */
type Cord = {
	k: number;
	spots: readonly Spot[];
	dx: number;
	dy: number;
	/** Where its ends have come together, where it is knotted, and where it ends. */
	gathers: number;
	knot: number;
	long: number;
	/** How high its beginning lies above what is below. */
	above: number;
};

/** Radius of each of the two plies of a cord, and over what length they go once round each other, cm. */
const ply = 0.05;
const twist = 0.36;

/** The threads of one cord: ends that come together, two plies twisted round each other, a knot, and a tuft below it. */
const cordOf = ({ k, spots, dx, dy, gathers, knot, long, above }: Cord, under: HeightAt, seed: number): Mesh[] => {
	const middle = spots[spots.length >> 1];
	const chance = (which: number) => hash(k, which, seed);
	/** A thread along `way` cm from the end of the cloth, `aside` of its cord's middle and `high` over it. */
	const thread = (
		[from, until]: readonly [number, number],
		[columns, rows]: readonly [number, number],
		wide: (way: number) => number,
		at: (way: number) => readonly [aside: number, high: number],
		start: Spot = middle,
	): Mesh =>
		gridMesh(columns, rows, (s, t) => {
			const way = lerp(from, until, t);
			const [aside, high] = at(way);
			const bends = 0.34 * long * (noise((0.9 * way) / long, k * 3 + seed, 11) - 0.5) * smooth(0, long, way);
			const side = aside + bends + (s - 0.5) * wide(way);
			const met = smooth(0, gathers, way);
			const [x0, y0] = [lerp(start.x, middle.x, met), lerp(start.y, middle.y, met)];
			const [x, y] = [x0 + dx * way - dy * side, y0 + dy * way + dx * side];
			const fall = lerp(above, 0.05, smooth(-0.05 * long, 1.1 * long, way));
			// They come out from below the last pick: laid over it they were a strip of fringe pasted on.
			const below = 0.1 * smooth(0.2, 0, way);
			const rise = 0.5 * wide(way) * arch(s);
			return [x, y, under(x, y) + fall + high + rise - 0.02 - below, s * wide(way) + k, way];
		});
	const meshes = spots.map((spot) =>
		thread(
			[-root, gathers * 1.15],
			[4, 10],
			() => 0.12,
			() => [0, 0],
			spot,
		),
	);
	for (const half of [0, 0.5]) {
		const turn = (way: number) => (way / twist + half + chance(1)) * 2 * Math.PI;
		meshes.push(
			thread(
				[gathers * 0.9, knot],
				[6, 56],
				() => 2.2 * ply,
				(way) => [ply * Math.cos(turn(way)), ply * (1 + Math.sin(turn(way)))],
			),
		);
	}
	if (knot > gathers)
		meshes.push(
			thread(
				[knot - 0.13, knot + 0.13],
				[8, 12],
				(way) => 0.27 * Math.sqrt(Math.max(0.02, 1 - ((way - knot) / 0.14) ** 2)),
				() => [0, 0.02],
			),
		);
	const tails = 6;
	for (let q = 0; q < tails; q++) {
		const own = lerp(knot, long, 0.72 + 0.4 * hash(k, q + 9, seed));
		const fans = 0.55 * ((q + 0.5) / tails - 0.5) + 0.3 * (hash(k, q + 19, seed) - 0.5);
		meshes.push(
			thread(
				[knot * 0.98, own],
				[4, 14],
				(way) => 0.085 * (1 - 0.5 * smooth(knot, own, way)),
				(way) => [
					fans * (way - knot) + 0.12 * (noise(way * 2.1, q * 7 + k, 13) - 0.5) * smooth(knot, own, way),
					0.03 * hash(k, q + 29, seed),
				],
			),
		);
	}
	return meshes;
};

/**
 * The warp's own ends below the last pick, twisted to cords by hand and knotted, no two alike; some have come undone. They
 * come out of the cloth at the height at which it lies and sink from there to what is below, slowly: where they fall off
 * steeply they turn away from the light, and pale ends are grey.
 */
export const hangingFringe = ({ mesh, columns, colour, length, under, seed, cloth }: HangingFringe): Piece => {
	const { pos, uv } = mesh;
	const texel = newTexel();
	const isMetal: boolean[] = [];
	const edge = Math.hypot(pos[3 * columns] - pos[0], pos[3 * columns + 1] - pos[1]);
	const count = Math.max(1, Math.round(edge / apart));
	const next = random(seed);
	const columnAt = (share: number) => Math.min(columns, Math.max(0, Math.round(columns * share)));
	const hanging = Array.from({ length: count }, (_, k): Mesh[] => {
		const middle = k + 0.5 + (next() - 0.5) * 0.34;
		const spots = Array.from({ length: ends }, (_, q): Spot => {
			const at = 3 * columnAt((middle + (q - (ends - 1) / 2) / ends) / count);
			return { x: pos[at], y: pos[at + 1] };
		});
		const at = 3 * columnAt(middle / count);
		const back = at + 3 * (columns + 1);
		if (cloth) {
			resetTexel(texel, 40);
			cloth(uv[(2 * at) / 3], asked, texel);
		}
		isMetal.push(texel.metal > 0.3);
		const d = Math.hypot(pos[at] - pos[back], pos[at + 1] - pos[back + 1]) || 1;
		const turn = (next() - 0.5) * 0.24;
		const [ex, ey] = [(pos[at] - pos[back]) / d, (pos[at + 1] - pos[back + 1]) / d];
		const long = length * (0.78 + 0.4 * hash(k, 1, seed));
		const gathers = 0.34 + 0.2 * hash(k, 2, seed);
		const isUndone = hash(k, 3, seed) < 0.14;
		return cordOf(
			{
				k,
				spots,
				dx: ex + turn * ey,
				dy: ey - turn * ex,
				gathers,
				knot: isUndone ? gathers : long * (0.58 + 0.16 * hash(k, 4, seed)),
				long,
				above: pos[at + 2] - under(pos[at], pos[at + 1]),
			},
			under,
			seed,
		);
	});
	const surface = ended(strands(rgb(colour), 22), strands(zari, 22), isMetal);
	return { mesh: joined(hanging.flat()), surface };
};
