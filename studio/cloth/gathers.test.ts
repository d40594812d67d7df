import { describe, expect, it } from "vitest";
import { type GatherOptions, gathered } from "./gathers.ts";

const spanAt = (t: number) => 30 + 60 * t;
const [length, columns, rows] = [80, 480, 80];
const options: GatherOptions = {
	place: (s, t, out) => [(s - 0.5) * spanAt(t), -length * t - out],
	length,
	spanAt,
	gathers: 24,
	kept: 8,
	height: 4,
	overlap: 0.3,
	panels: 6,
	seed: 3,
	columns,
	rows,
};
const { mesh, panelAt } = gathered(options);
/** How much cloth there is from one side to the other. */
const width = mesh.uv[2 * columns];

/** How often the cloth turns from rising to falling by more than a trace in a row. */
const crestsIn = (row: number): number => {
	const z = (i: number) => mesh.pos[3 * (row * (columns + 1) + i) + 2];
	let crests = 0;
	for (let i = 6; i < 475; i++)
		if (z(i) > z(i - 3) + 0.02 && z(i) > z(i + 3) + 0.02 && z(i) >= z(i - 1) && z(i) >= z(i + 1)) crests++;
	return crests;
};

describe("gathered cloth", () => {
	it("has more folds where it is drawn up than at its hem", () => {
		expect(crestsIn(4)).toBeGreaterThan(1.3 * crestsIn(78));
	});

	it("holds more cloth than its place is wide", () => {
		expect(width).toBeGreaterThan(spanAt(1));
	});

	it("has no valley so deep that the table cuts it off", () => {
		// What is cut off lies 0.04 cm high. The hem turns under down to the table in rows of its own.
		const cloth = mesh.pos.subarray(0, 3 * (columns + 1) * (rows + 1));
		expect(Math.min(...cloth.filter((_, i) => i % 3 === 2))).toBeGreaterThan(0.1);
	});

	it("lets its hem wander over several folds, without stairs", () => {
		const out = (i: number) => -mesh.pos[3 * (rows * (columns + 1) + i) + 1] - length;
		for (let i = 5; i < columns - 10; i++) expect(Math.abs(out(i + 5) - out(i))).toBeLessThan(0.7);
	});

	it("brings the hem of its crests further out than that of its valleys where it breaks", () => {
		const broken = gathered({ ...options, breaks: 0.4 }).mesh;
		const moved = (row: number, i: number) => {
			const q = row * (columns + 1) + i;
			return { out: mesh.pos[3 * q + 1] - broken.pos[3 * q + 1], high: mesh.pos[3 * q + 2] };
		};
		const inner = Array.from({ length: 340 }, (_, k) => moved(rows, k + 70)).sort((a, b) => a.high - b.high);
		const meanOf = (some: typeof inner) => some.reduce((sum, { out }) => sum + out, 0) / some.length;
		expect(meanOf(inner.slice(-60))).toBeGreaterThan(meanOf(inner.slice(0, 60)) + 0.3);
		expect(Math.max(...inner.map(({ out }) => out))).toBeLessThan(2.5);
		// Where it is drawn up nothing moves.
		expect(Math.max(...Array.from({ length: columns + 1 }, (_, i) => Math.abs(moved(0, i).out)))).toBe(0);
	});

	it("is cut to panels that are narrower where it is drawn up", () => {
		const halfAt = (v: number) => {
			const { across, seam } = panelAt(width / 2 + 6, v);
			return seam + Math.abs(across);
		};
		expect(halfAt(length)).toBeLessThan(0.75 * halfAt(5));
	});

	it("measures figures along the cloth as it lies", () => {
		const row = 40;
		const v = length * (1 - row / rows);
		for (const i of [52, 130, 211]) {
			const [a, b] = [row * (columns + 1) + i, row * (columns + 1) + i + 1];
			const step = Math.hypot(...[0, 1, 2].map((c) => mesh.pos[3 * b + c] - mesh.pos[3 * a + c]));
			const [from, to] = [panelAt(mesh.uv[2 * a], v), panelAt(mesh.uv[2 * b], v)];
			expect(to.panel).toBe(from.panel);
			expect(to.across - from.across).toBeCloseTo(step, 1);
		}
	});
});
