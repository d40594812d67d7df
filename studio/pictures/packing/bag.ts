import { gridMesh, type Mesh } from "../../cloth/mesh.ts";
import { crestOf, type HeightAt, heightOf } from "../../cloth/surface-height.ts";
import { clamp, smooth } from "../../maths/scalar.ts";
import type { Piece, Surface } from "../../render/scene.ts";
import { creaseLight, creasesOf } from "./film-creases.ts";

const bagMargin = 1.9;

/** The height of film that is drawn over goods: it spans what is small, and slopes where they end. */
export const taut = (meshes: readonly Mesh[]): HeightAt => {
	const crest = crestOf(heightOf(meshes, 0.5), 0.8);
	return (x, y) => {
		let sum = 0;
		for (let k = 0; k < 8; k++) {
			const angle = ((k + 0.5) * Math.PI) / 4;
			sum += crest(x + 0.35 * Math.cos(angle), y + 0.35 * Math.sin(angle));
			sum += crest(x + 0.8 * Math.cos(angle), y + 0.8 * Math.sin(angle));
		}
		return sum / 16;
	};
};

type Box = { left: number; right: number; foot: number; head: number };

/** Film that hangs from whatever stands highest and falls no steeper than `fall`: pressed to the goods it would trace them with a halo. */
const tented = (under: HeightAt, { left, right, foot, head }: Box, fall: number): HeightAt => {
	const cell = 0.25;
	const columns = Math.ceil((right - left) / cell) + 2;
	const rows = Math.ceil((head - foot) / cell) + 2;
	const top = new Float32Array(columns * rows);
	for (let j = 0; j < rows; j++)
		for (let i = 0; i < columns; i++) top[j * columns + i] = under(left + i * cell, foot + j * cell);
	const steps = [
		[1, 0, 1],
		[0, 1, 1],
		[1, 1, Math.SQRT2],
		[-1, 1, Math.SQRT2],
	] as const;
	const spread = (i: number, j: number, way: 1 | -1): void => {
		const k = j * columns + i;
		for (const [dx, dy, length] of steps) {
			const [a, b] = [i - way * dx, j - way * dy];
			if (a < 0 || b < 0 || a >= columns || b >= rows) continue;
			top[k] = Math.max(top[k], top[b * columns + a] - fall * length * cell);
		}
	};
	for (let j = 0; j < rows; j++) for (let i = 0; i < columns; i++) spread(i, j, 1);
	for (let j = rows - 1; j >= 0; j--) for (let i = columns - 1; i >= 0; i--) spread(i, j, -1);
	return (x, y) => {
		const i = clamp((x - left) / cell, 0, columns - 1.001);
		const j = clamp((y - foot) / cell, 0, rows - 1.001);
		const [u, v] = [i % 1, j % 1];
		const k = Math.floor(j) * columns + Math.floor(i);
		return (top[k] * (1 - u) + top[k + 1] * u) * (1 - v) + (top[k + columns] * (1 - u) + top[k + columns + 1] * u) * v;
	};
};

/** A height evened out over a thumb's breadth. */
const evened =
	(height: HeightAt): HeightAt =>
	(x, y) => {
		let sum = height(x, y);
		for (let k = 0; k < 8; k++) {
			const angle = (k * Math.PI) / 4;
			sum += height(x + 0.35 * Math.cos(angle), y + 0.35 * Math.sin(angle));
			sum += height(x + 0.8 * Math.cos(angle + 0.4), y + 0.8 * Math.sin(angle + 0.4));
		}
		return sum / 17;
	};

/** The clear bag: it lies on the goods, falls to the table beside them, and shows itself by its creases and seams. */
export const bag = (goods: readonly Piece[], seed = 0): Piece => {
	const under = taut(goods.map(({ mesh }) => mesh));
	let [x0, x1, y0, y1] = [0, 0, 0, 0];
	for (const { mesh } of goods) {
		for (let i = 0; i < mesh.pos.length; i += 3) {
			x0 = Math.min(x0, mesh.pos[i]);
			x1 = Math.max(x1, mesh.pos[i]);
			y0 = Math.min(y0, mesh.pos[i + 1]);
			y1 = Math.max(y1, mesh.pos[i + 1]);
		}
	}
	const [left, right, foot, head] = [x0 - bagMargin, x1 + bagMargin, y0 - bagMargin, y1 + bagMargin + 0.8];
	const top = evened(tented(under, { left, right, foot, head }, 3));
	// Film is drawn tight over the goods: it creases where it has room, at its edges.
	const creases = creasesOf({ left, right, low: foot, high: head }, seed);
	const mesh = gridMesh(280, 360, (s, t) => {
		const x = left + (right - left) * s;
		const y = foot + (head - foot) * t;
		const outer = Math.min(x - left, right - x, y - foot, head - y);
		const z = top(x, y) * smooth(0, 1.2, outer) + 0.22;
		return [x, y, z, x, y];
	});
	const film: Surface = (u, v, texel) => {
		const outer = Math.min(u - left, right - u, v - foot, head - v);
		const seam = outer < 0.5 && outer > 0.34 ? 0.3 : 0;
		const [lit] = creaseLight(creases, u, v);
		texel.r = 0.98;
		texel.g = 0.98;
		texel.b = 0.985;
		texel.rough = 0.25;
		texel.spec = 0.4;
		texel.cover = clamp(0.014 + seam + 0.4 * lit, 0, 0.55);
	};
	return { mesh, surface: film, sheer: true };
};
