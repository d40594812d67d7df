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

/** How far above the cloth's end the ends come out of its last picks, as a share of their length. */
const root = 0.12;

/** Zari that hangs loose, whose light is of its folds alone. */
const zari = rgb("#c7ae7d");

/** Cotton ends take the light as their cloth does; those of a band of zari are of zari. Each end has a u of its own. */
const ends =
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

/**
 * The warp's own ends below the last pick, a few twisted together. They come out of the cloth at the height at which it
 * lies and sink from there to what is below, slowly: where they
 * fall off steeply they turn away from the light, and pale ends are grey.
 */
export const hangingFringe = ({ mesh, columns, colour, length, under, seed, cloth }: HangingFringe): Piece => {
	const { pos, uv } = mesh;
	const texel = newTexel();
	const isMetal: boolean[] = [];
	const edge = Math.hypot(pos[3 * columns] - pos[0], pos[3 * columns + 1] - pos[1]);
	const count = Math.round(edge * 9);
	const next = random(seed);
	const hanging = Array.from({ length: count }, (_, k): Mesh => {
		const at = 3 * Math.round((columns * (k + 0.5 + (next() - 0.5) * 0.5)) / count);
		const back = at + 3 * (columns + 1);
		if (cloth) {
			resetTexel(texel, 40);
			cloth(uv[(2 * at) / 3], asked, texel);
		}
		isMetal.push(texel.metal > 0.3);
		const d = Math.hypot(pos[at] - pos[back], pos[at + 1] - pos[back + 1]) || 1;
		const turn = (next() - 0.5) * 0.3;
		const [ex, ey] = [(pos[at] - pos[back]) / d, (pos[at + 1] - pos[back + 1]) / d];
		const [dx, dy] = [ex + turn * ey, ey - turn * ex];
		const own = length * (0.7 + 0.5 * hash(k, 1, seed));
		const above = pos[at + 2] - under(pos[at], pos[at + 1]);
		return gridMesh(6, 26, (s, t) => {
			const way = t * (1 + root) - root;
			const wide = lerp(0.26, 0.11, smooth(0, 0.45, way)) * (1 - 0.5 * smooth(0.7, 1, way));
			const side = (s - 0.5) * wide + 0.34 * own * (noise(way * 1.4, k * 3 + seed, 11) - 0.5) * Math.max(0, way);
			const x = pos[at] + dx * own * way - dy * side;
			const y = pos[at + 1] + dy * own * way + dx * side;
			const fall = lerp(above, 0.06, smooth(-0.05, 1.15, way));
			// They come out from below the last pick: laid over it they were a strip of fringe pasted on.
			const below = 0.1 * smooth(0.1, 0, way);
			return [x, y, under(x, y) + fall + 0.05 * arch(s) - 0.02 - below, s * wide + k, way * own];
		});
	});
	const surface = ends(strands(rgb(colour), 22), strands(zari, 22), isMetal);
	return { mesh: joined(hanging), surface };
};
