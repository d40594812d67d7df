import type { Mesh } from "../cloth/mesh.ts";
import { lerp, smooth } from "../maths/scalar.ts";
import { drawnTogether } from "./trousers-lines.ts";
import { forkOf, type TrouserCut } from "./trousers-shape.ts";

/** Rows per cm in which the edge of the upper leg is known. */
const rows = 5;

/**
 * The shade that the leg which lies above throws on the other one below the fork: 1 at its edge, lost a little way off.
 * The mesh is one piece there, and the light is too coarse for so thin a step.
 */
export const lapShade = ({ uv, pos }: Mesh, cut: TrouserCut): ((x: number, y: number) => number) => {
	const fork = forkOf(cut);
	const low = fork - 20;
	const edge = new Float32Array((fork - low) * rows + 3).fill(9);
	for (let i = 0; i < uv.length / 2; i++) {
		const y = uv[2 * i + 1];
		if (uv[2 * i] <= 0 || y < low || y > fork + 1 / rows) continue;
		const k = Math.round((y - low) * rows);
		edge[k] = Math.min(edge[k], pos[3 * i]);
	}
	return (x, y) => {
		if (x > 0 || x < -4 || y > fork || y < low) return 0;
		const at = (y - low) * rows;
		const k = Math.floor(at);
		const off = lerp(edge[k], edge[k + 1], at - k) - Math.min(0, x + drawnTogether(fork, y));
		return Math.exp(-Math.max(0, off) / 0.45) * smooth(fork, fork - 2.5, y);
	};
};
