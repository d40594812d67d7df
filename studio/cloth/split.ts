import type { Mesh } from "./mesh.ts";

/**
 * Every triangle with a side longer than `longest` (measured on the cloth) cut into four: folds that are laid into a
 * mesh afterwards may then be as sharp as an iron makes them.
 */
export const split = ({ pos, uv, tri }: Mesh, longest: number): Mesh => {
	const outPos = Array.from(pos);
	const outUv = Array.from(uv);
	const outTri: number[] = [];
	const count = pos.length / 3;
	const known = new Map<number, number>();
	const middle = (a: number, b: number): number => {
		const key = Math.min(a, b) * count + Math.max(a, b);
		const old = known.get(key);
		if (old !== undefined) return old;
		const id = outUv.length / 2;
		for (let c = 0; c < 3; c++) outPos.push((pos[3 * a + c] + pos[3 * b + c]) / 2);
		for (let c = 0; c < 2; c++) outUv.push((uv[2 * a + c] + uv[2 * b + c]) / 2);
		known.set(key, id);
		return id;
	};
	const far = (a: number, b: number) => Math.hypot(uv[2 * a] - uv[2 * b], uv[2 * a + 1] - uv[2 * b + 1]) > longest;
	for (let t = 0; t < tri.length; t += 3) {
		const [a, b, c] = [tri[t], tri[t + 1], tri[t + 2]];
		if (!far(a, b) && !far(b, c) && !far(c, a)) {
			outTri.push(a, b, c);
			continue;
		}
		const [ab, bc, ca] = [middle(a, b), middle(b, c), middle(c, a)];
		outTri.push(a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca);
	}
	return { pos: Float32Array.from(outPos), uv: Float32Array.from(outUv), tri: Uint32Array.from(outTri) };
};
