import type { Point } from "../maths/curve.ts";
import { type LinePlace, lineLookup } from "../maths/polygon.ts";
import { clamp } from "../maths/scalar.ts";
import type { Mesh } from "./mesh.ts";

/** The profile in which an edge is rounded down: its width and its height, cm. */
export type EdgeProfile = {
	edge: number;
	lift: number;
	/** Thin cloth: it slopes down to the ground and ends there, instead of in a wall. */
	thin?: boolean;
};

/** Into how many parts each side of a triangle at the edge is cut. */
const parts = 4;

/** The points round a mesh, in their order: sides that belong to one triangle alone, joined to closed lines. */
export const rimsOf = ({ tri }: Mesh): number[][] => {
	const next = new Map<number, number>();
	const both = new Set<string>();
	for (let t = 0; t < tri.length; t += 3)
		for (let c = 0; c < 3; c++) both.add(`${tri[t + c]} ${tri[t + ((c + 1) % 3)]}`);
	for (let t = 0; t < tri.length; t += 3) {
		for (let c = 0; c < 3; c++) {
			const [a, b] = [tri[t + c], tri[t + ((c + 1) % 3)]];
			if (!both.has(`${b} ${a}`)) next.set(a, b);
		}
	}
	const lines: number[][] = [];
	while (next.size > 0) {
		const line: number[] = [];
		let at = next.keys().next().value;
		while (at !== undefined) {
			line.push(at);
			const to = next.get(at);
			next.delete(at);
			at = to;
		}
		lines.push(line);
	}
	return lines;
};

/** Shares of the way between its neighbours by which a point of the rim stands out: an even line, and a spike sharper than any corner. */
const even = 0.2;
const spike = 0.58;

/** The rim drawn smooth: its line is evened out, spikes are drawn in, corners stay. */
const evened = (mesh: Mesh, rims: readonly (readonly number[])[]): Mesh => {
	const pos = mesh.pos.slice();
	for (let round = 0; round < 4; round++) {
		for (const rim of rims) {
			for (const [k, id] of rim.entries()) {
				const [a, b] = [rim[(k + rim.length - 1) % rim.length] * 3, rim[(k + 1) % rim.length] * 3];
				const [mx, my] = [(pos[a] + pos[b]) / 2, (pos[a + 1] + pos[b + 1]) / 2];
				const out = Math.hypot(pos[3 * id] - mx, pos[3 * id + 1] - my);
				const share = out / Math.hypot(pos[a] - pos[b], pos[a + 1] - pos[b + 1]);
				if (share > even && share < spike) continue;
				const way = share >= spike ? 1 : 0.5;
				for (let c = 0; c < 3; c++) pos[3 * id + c] += ((pos[a + c] + pos[b + c]) / 2 - pos[3 * id + c]) * way;
			}
		}
	}
	return { ...mesh, pos };
};

/**
 * Cuts the triangles along the edge of a sheet finer and rounds them down by how far they lie from the edge as it is.
 * The profile is narrower than the lattice: where the edge crosses the lattice's rows it would be steep here and flat
 * there, and step in the light. `depth` is what the points were rounded by before.
 */
export const fineEdge = (rough: Mesh, depth: Float32Array, { edge, lift, thin }: EdgeProfile): Mesh => {
	const rims = rimsOf(rough);
	const { pos, uv, tri } = evened(rough, rims);
	const looks: ((x: number, y: number) => LinePlace)[] = rims.map((rim) => {
		const line = [...rim, rim[0]].map((id): Point => [pos[3 * id], pos[3 * id + 1]]);
		return lineLookup(line, edge + 0.2);
	});
	const before = (deep: number) => lift * Math.sqrt(clamp(deep / edge));
	const roundedAt = (x: number, y: number) => {
		const deep = Math.min(...looks.map((at) => at(x, y).distance));
		const high = 1 - (1 - clamp(deep / edge)) ** 2;
		return lift * (thin ? high : Math.sqrt(high));
	};
	const outPos = Array.from(pos);
	const outUv = Array.from(uv);
	const outTri: number[] = [];
	const known = new Map<string, number>();
	for (let k = 0; k < depth.length; k++) {
		if (depth[k] >= edge * 1.5) continue;
		outPos[3 * k + 2] += roundedAt(pos[3 * k], pos[3 * k + 1]) - before(depth[k]);
	}

	/** The point of a triangle at whole-numbered weights; those on a side are shared with the neighbour. */
	const pointOf = (corners: readonly [number, number, number], weights: readonly [number, number, number]): number => {
		const some = corners.map((id, c) => ({ id, w: weights[c] })).filter(({ w }) => w > 0);
		if (some.length === 1) return some[0].id;
		some.sort((p, q) => p.id - q.id);
		const key = some.map(({ id, w }) => `${id}:${w}`).join(" ");
		const old = known.get(key);
		if (old !== undefined) return old;
		const sum = [0, 0, 0, 0, 0];
		for (const { id, w } of some) {
			const share = w / parts;
			sum[0] += pos[3 * id] * share;
			sum[1] += pos[3 * id + 1] * share;
			sum[2] += (pos[3 * id + 2] - before(depth[id])) * share;
			sum[3] += uv[2 * id] * share;
			sum[4] += uv[2 * id + 1] * share;
		}
		const id = outUv.length / 2;
		outPos.push(sum[0], sum[1], sum[2] + roundedAt(sum[0], sum[1]));
		outUv.push(sum[3], sum[4]);
		known.set(key, id);
		return id;
	};

	for (let t = 0; t < tri.length; t += 3) {
		const corners = [tri[t], tri[t + 1], tri[t + 2]] as const;
		// Where cut and uncut triangles meet, the uncut one lies under the cut: a sample could fall between them.
		if (corners.every((id) => depth[id] >= edge)) outTri.push(...corners);
		if (corners.every((id) => depth[id] >= edge * 1.5)) continue;
		for (let i = 0; i < parts; i++) {
			for (let j = 0; j < parts - i; j++) {
				const k = parts - i - j;
				const a = pointOf(corners, [k, i, j]);
				const b = pointOf(corners, [k - 1, i + 1, j]);
				const c = pointOf(corners, [k - 1, i, j + 1]);
				outTri.push(a, b, c);
				if (k > 1) outTri.push(b, pointOf(corners, [k - 2, i + 1, j + 1]), c);
			}
		}
	}
	return { pos: Float32Array.from(outPos), uv: Float32Array.from(outUv), tri: Uint32Array.from(outTri) };
};
