import { describe, expect, it } from "vitest";
import type { Point } from "../maths/curve.ts";
import { fan } from "./fan.ts";
import { fineEdge, rimsOf } from "./fine-edge.ts";
import { lattice } from "./lattice.ts";
import { gridMesh, normalsOf, placed } from "./mesh.ts";
import { heightOf } from "./surface-height.ts";

const square: Point[] = [
	[0, 0],
	[6, 0],
	[6, 6],
	[0, 6],
];
const flat = gridMesh(4, 4, (s, t) => [s * 10, t * 10, 2, s, t]);

describe("mesh", () => {
	it("has upward normals where it lies level", () => {
		expect([...normalsOf(flat).slice(0, 3)]).toEqual([0, 0, 1]);
	});

	it("turns and shifts", () => {
		const { pos } = placed(flat, { turn: 90, x: 1, z: 3 });
		expect(pos[3 * 4]).toBeCloseTo(1);
		expect(pos[3 * 4 + 1]).toBeCloseTo(10);
		expect(pos[2]).toBeCloseTo(5);
	});

	it("is read back as height", () => {
		expect(heightOf([flat], 0.5)(5, 5)).toBeCloseTo(2);
		expect(heightOf([flat], 0.5)(50, 5)).toBe(0);
	});
});

describe("lattice", () => {
	const panel = lattice(square, 1);

	it("fills the outline and puts its edge points on it", () => {
		expect(panel.count).toBeGreaterThan(36);
		for (let i = 0; i < panel.count; i++) {
			if (panel.depth[i] > 0) continue;
			const [x, y] = [panel.rest[2 * i], panel.rest[2 * i + 1]];
			expect(Math.min(x, y, 6 - x, 6 - y)).toBeCloseTo(0, 5);
		}
	});
});

describe("edge of a sheet", () => {
	const circle = Array.from(
		{ length: 90 },
		(_, k): Point => [8 * Math.cos((k * Math.PI) / 45), 8 * Math.sin((k * Math.PI) / 45)],
	);
	const panel = lattice(circle, 0.6);
	const pos = new Float32Array(panel.count * 3);
	for (let i = 0; i < panel.count; i++)
		pos.set([panel.rest[2 * i], panel.rest[2 * i + 1], 0.4 * Math.sqrt(Math.min(1, panel.depth[i] / 0.5))], 3 * i);
	const sheet = { pos, uv: panel.rest, tri: panel.tri };
	const round = fineEdge(sheet, panel.depth, { edge: 0.5, lift: 0.4 });

	it("has one rim, without gaps", () => {
		expect(rimsOf(sheet)).toHaveLength(1);
	});

	it("rises alike all round, wherever the lattice's rows lie", () => {
		const heights: number[] = [];
		for (let i = 0; i < round.pos.length; i += 3) {
			const inward = 8 - Math.hypot(round.pos[i], round.pos[i + 1]);
			if (Math.abs(inward - 0.2) < 0.04) heights.push(round.pos[i + 2]);
		}
		expect(heights.length).toBeGreaterThan(20);
		expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(0.12);
	});
});

describe("fan", () => {
	const shape = {
		centre: [0, 0],
		inner: 40,
		outer: 100,
		from: 250,
		to: 290,
		pleats: 5,
		height: 3,
		overlap: 0.3,
		seed: 4,
	} as const;
	const { mesh, squeeze, edges, depth } = fan(shape);

	it("keeps the size of motifs on the faces of pleats, up to the gathered end", () => {
		const pleated = fan({ ...shape, pleated: true });
		expect(pleated.squeeze(pleated.depth)).toBe(1);
		const { pos, uv } = pleated.mesh;
		const columns = 5 * 46;
		// On the face of a middle pleat, half way up: as much cloth as it is long.
		const row = 90 * (columns + 1);
		let from = row + 4;
		while (uv[2 * (from - 4)] < pleated.edges[2]) from++;
		let length = 0;
		for (let i = from; i < from + 12; i++) {
			const step = [0, 1, 2].map((c) => pos[3 * (i + 1) + c] - pos[3 * i + c]);
			length += Math.hypot(...step);
		}
		expect((uv[2 * (from + 12)] - uv[2 * from]) / length).toBeCloseTo(1, 1);
	});

	it("takes as much cloth for a pleat as its lower half lies over in the mean", () => {
		const { mesh, edges } = fan({ ...shape, pleated: true });
		const [columns, rows] = [5 * 46, 180];
		const step = (i: number) => Math.hypot(...[0, 1, 2].map((c) => mesh.pos[3 * (i + 1) + c] - mesh.pos[3 * i + c]));
		let laid = 0;
		for (let row = rows / 2; row <= rows; row++)
			for (let i = 2 * 46; i < 3 * 46; i++) laid += step(row * (columns + 1) + i);
		expect((edges[3] - edges[2]) / (laid / (rows / 2 + 1))).toBeCloseTo(1, 1);
	});

	it("shrinks motifs towards the gathered end and not at the hem", () => {
		expect(squeeze(0)).toBeGreaterThan(0.95);
		expect(squeeze(depth)).toBeLessThan(0.6);
	});

	it("has one valley more than pleats, in order", () => {
		expect(edges).toHaveLength(6);
		expect([...edges].sort((a, b) => a - b)).toEqual(edges);
	});

	it("never goes below the table", () => {
		expect(Math.min(...mesh.pos.filter((_, i) => i % 3 === 2))).toBeGreaterThan(0);
	});
});
