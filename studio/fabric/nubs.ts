import { hash } from "../maths/random.ts";
import { smooth } from "../maths/scalar.ts";
import type { Surface } from "../render/scene.ts";
import { darken } from "./sewing.ts";

/** Squares of cloth, per cm, of which each may hold one nub. */
const cells = 2.6;

/** The yarn of silk noil is spun of short combings: little knots of fibre stand out of it, each as long as a thread is thick or twice that. */
export const nubbed =
	(cloth: Surface, share: number): Surface =>
	(u, v, texel) => {
		cloth(u, v, texel);
		const [i, j] = [Math.floor(u * cells), Math.floor(v * cells)];
		for (let a = i - 1; a <= i + 1; a++) {
			for (let b = j - 1; b <= j + 1; b++) {
				const kind = hash(a, b, 51);
				if (kind > share) continue;
				const lies = hash(a, b, 52) < 0.5;
				const du = u - (a + hash(a, b, 53)) / cells;
				const dv = v - (b + hash(a, b, 54)) / cells;
				const length = 0.05 + 0.1 * hash(a, b, 55);
				const d = Math.hypot((lies ? du : dv) / length, (lies ? dv : du) / 0.045);
				if (d > 1) continue;
				const full = smooth(1, 0.3, d);
				darken(texel, 1 + (kind < share * 0.66 ? 0.2 : -0.22) * full);
				texel.height += 1.6 * full;
			}
		}
	};
