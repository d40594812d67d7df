import { gridMesh, type Mesh } from "../cloth/mesh.ts";
import { darken } from "../fabric/sewing.ts";
import { bell, lerp } from "../maths/scalar.ts";
import type { Piece } from "../render/scene.ts";
import { piece } from "./piece-set.ts";
import type { TShirtStyle } from "./t-shirt.ts";
import type { TopCut } from "./top-shape.ts";

/** Width over which the front's hem is evened to that of the back, cm: the back lies below and has not been pushed about. */
const even = 14;

/** How low the front lies at each place across it, cm. */
const lowestOf = ({ pos, uv }: Mesh, half: number): ((x: number) => number) => {
	const bins = new Float32Array(Math.ceil(2 * half) + 1).fill(Number.POSITIVE_INFINITY);
	for (let k = 0; k < uv.length / 2; k++) {
		const bin = Math.round(pos[3 * k] + half);
		if (Math.abs(uv[2 * k]) < half && bin >= 0 && bin < bins.length) bins[bin] = Math.min(bins[bin], pos[3 * k + 1]);
	}
	return (x) => {
		let [sum, weight] = [0, 0];
		for (const [bin, low] of bins.entries()) {
			const near = bell(bin - half - x, even / 2);
			if (low < 12) [sum, weight] = [sum + low * near, weight + near];
		}
		return sum / weight;
	};
};

/** The back's hem, which looks out below the front's where that has been pushed up. */
export const backHem = (style: TShirtStyle, cut: TopCut, front: Mesh): Piece => {
	const half = cut.hem - 1.2;
	const lowest = lowestOf(front, half);
	const mesh: Mesh = gridMesh(80, 8, (a, b) => {
		const x = (a - 0.5) * 2 * half;
		// At its corners it lies within the front: a step there was a notch in the outline.
		const out = Math.sin(Math.PI * a) ** 0.6;
		const low = lowest(x) + 1.2 - (1.2 + 0.25 * Math.sin(a * 7 + style.seed)) * out;
		return [x, lerp(low + 2.4, low, b), 0.02 + 0.04 * Math.sqrt(1 - b), x, lerp(2.4, 0, b)];
	});
	return piece(mesh, (u, v, texel) => {
		style.body(u, v, texel);
		darken(texel, 0.86);
	});
};
