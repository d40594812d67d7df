import { gridMesh, type Mesh } from "../cloth/mesh.ts";
import { rgb } from "../maths/colour.ts";
import { noise } from "../maths/noise.ts";
import { hash } from "../maths/random.ts";
import { bell, clamp, lerp, smooth } from "../maths/scalar.ts";
import type { Piece, Surface } from "../render/scene.ts";

type FarFringe = {
	/** A mesh whose first row of `columns` + 1 points is the end of the cloth. */
	mesh: Mesh;
	columns: number;
	colour: string;
	length: number;
	seed: number;
};

/** How far inside of the cloth's end the fringe begins, and how far apart its cords are, cm. */
const root = 0.3;
const apart = 0.42;

/** How long the shortest cords are beside the longest, and by how much of its distance to the next one a cord is aside at its tip. */
const shortest = 0.78;
const aside = 0.7;

/** How much of the floor is hidden between two cords, where single ends have come loose. */
const between = 0.3;

/** Ends that come together below the last pick, go on as one cord and open at the tip: how much of the floor they hide. */
const cords =
	(colour: string, length: number, seed: number): Surface =>
	(u, v, texel) => {
		const [r, g, b] = rgb(colour);
		const share = v / length;
		const place = u / apart + aside * (noise(u * 0.8, share * 1.2, seed + 1) - 0.5) * smooth(0, 1, share);
		const k = Math.floor(place);
		const tip = lerp(shortest, 1, hash(k, 1, seed));
		const wide = lerp(0.5, 0.26, smooth(0, 0.3, share)) * (1 + 0.5 * smooth(0.6, 1, share / tip));
		const cord = bell(place - k - 0.5 - 0.24 * (hash(k, 2, seed) - 0.5), wide);
		texel.cover = clamp(lerp(0.95, lerp(between, 1, cord), smooth(0, 0.3, share)) * smooth(tip, 0.7 * tip, share));
		const light = lerp(0.86, 1.04, cord) * lerp(0.94, 1.04, hash(k, 3, seed));
		texel.r = clamp(r * light);
		texel.g = clamp(g * light);
		texel.b = clamp(b * light);
	};

/**
 * The warp's own ends below the last pick, as they are seen from some metres: a soft strip in which single cords can be
 * told but no thread. Threads drawn one by one are narrower than a pixel there, and their shadows were a black comb.
 */
export const farFringe = ({ mesh: { pos }, columns, colour, length, seed }: FarFringe): Piece => {
	const point = (k: number) => [pos[3 * k], pos[3 * k + 1], pos[3 * k + 2]] as const;
	const [first, last] = [point(0), point(columns)];
	const edge = Math.hypot(last[0] - first[0], last[1] - first[1]);
	const mesh = gridMesh(columns, 6, (s, t) => {
		const k = Math.round(s * columns);
		const [[x, y, z], [bx, by]] = [point(k), point(k + columns + 1)];
		const d = Math.hypot(x - bx, y - by) || 1;
		const way = lerp(-root, length, t);
		const high = lerp(z, 0.05, smooth(0, length, way)) - 0.04;
		return [x + ((x - bx) / d) * way, y + ((y - by) / d) * way, high, s * edge, Math.max(0, way)];
	});
	return { mesh, surface: cords(colour, length, seed), sheer: true };
};
