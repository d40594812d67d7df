import type { Mesh } from "./mesh.ts";

/** Height of a mesh seen from above, for laying other pieces on it; 0 where there is none. */
export type HeightAt = (x: number, y: number) => number;

/**
 * Rasterises the top of the meshes into cells and reads them bilinearly, blurred over about one cell so that
 * what lies on top bridges sharp valleys as stiff cloth does.
 */
export const heightOf = (meshes: readonly Mesh[], cell = 0.4): HeightAt => {
	let [x0, y0, x1, y1] = [1e9, 1e9, -1e9, -1e9];
	for (const { pos } of meshes) {
		for (let i = 0; i < pos.length; i += 3) {
			x0 = Math.min(x0, pos[i]);
			x1 = Math.max(x1, pos[i]);
			y0 = Math.min(y0, pos[i + 1]);
			y1 = Math.max(y1, pos[i + 1]);
		}
	}
	const columns = Math.ceil((x1 - x0) / cell) + 3;
	const rows = Math.ceil((y1 - y0) / cell) + 3;
	const top = new Float32Array(columns * rows);
	const put = (x: number, y: number, z: number) => {
		const k = (Math.floor((y - y0) / cell) + 1) * columns + Math.floor((x - x0) / cell) + 1;
		if (z > top[k]) top[k] = z;
	};
	for (const { pos, tri } of meshes) {
		for (let t = 0; t < tri.length; t += 3) {
			const [a, b, c] = [tri[t] * 3, tri[t + 1] * 3, tri[t + 2] * 3];
			const reach = Math.max(
				Math.abs(pos[a] - pos[b]),
				Math.abs(pos[a] - pos[c]),
				Math.abs(pos[a + 1] - pos[b + 1]),
				Math.abs(pos[a + 1] - pos[c + 1]),
			);
			const n = Math.max(1, Math.ceil((reach / cell) * 1.5));
			for (let i = 0; i <= n; i++) {
				for (let j = 0; j <= n - i; j++) {
					const [u, v] = [i / n, j / n];
					const w = 1 - u - v;
					put(
						pos[a] * w + pos[b] * u + pos[c] * v,
						pos[a + 1] * w + pos[b + 1] * u + pos[c + 1] * v,
						pos[a + 2] * w + pos[b + 2] * u + pos[c + 2] * v,
					);
				}
			}
		}
	}
	return (x, y) => {
		const fx = (x - x0) / cell + 0.5;
		const fy = (y - y0) / cell + 0.5;
		const i = Math.floor(fx);
		const j = Math.floor(fy);
		if (i < 0 || j < 0 || i >= columns - 1 || j >= rows - 1) return 0;
		const u = fx - i;
		const v = fy - j;
		const k = j * columns + i;
		return (top[k] * (1 - u) + top[k + 1] * u) * (1 - v) + (top[k + columns] * (1 - u) + top[k + columns + 1] * u) * v;
	};
};

/** The highest that lies within `reach` of a place: what is laid over folds rests on their crests. */
export const crestOf =
	(under: HeightAt, reach: number): HeightAt =>
	(x, y) => {
		let top = under(x, y);
		for (let k = 0; k < 6; k++) {
			const angle = (k * Math.PI) / 3;
			top = Math.max(top, under(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach));
		}
		return top;
	};

/**
 * Height at which cloth bridges what it lies on. A plain mean round the point would let high things look through, the
 * highest of them would print its own edges: the cubic mean lies between, and the cloth a little above it.
 */
export const bridged =
	(under: HeightAt, reach: number): HeightAt =>
	(x, y) => {
		let sum = under(x, y) ** 3;
		for (let ring = 1; ring <= 3; ring++) {
			for (let k = 0; k < 12; k++) {
				const angle = ((k + ring * 0.5) * Math.PI) / 6;
				const radius = (reach * ring) / 3;
				sum += under(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius) ** 3;
			}
		}
		return Math.cbrt(sum / 37) + 0.25;
	};
