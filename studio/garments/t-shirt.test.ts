import { describe, expect, it } from "vitest";
import type { Surface } from "../render/scene.ts";
import { drapes } from "./drapes.ts";
import { neckPieces, ribBehind } from "./t-shirt-neck.ts";
import { type TopCut, topShape } from "./top-shape.ts";

const cut: TopCut = {
	hem: 25.4,
	chest: 24.6,
	underarm: 46.5,
	shoulder: [21.6, 70],
	neck: [9.2, 74.2],
	neckDepth: 9.4,
	neckRound: 1,
	sleeveIn: [30.2, 41.2],
	sleeveOut: [40, 53],
	sleeveBend: [
		[27.6, 65.4],
		[34.4, 58.8],
	],
	hemRise: 0,
};
const plain: Surface = () => {};
const style = { body: plain, sleeve: plain, trim: plain, drape: drapes.jersey, seed: 9, sleeves: "short" } as const;

describe("neck of a T-shirt", () => {
	it.each(["round", "wide", "v"] as const)("ends its %s rib in the slope of the shoulder, without a horn", (neck) => {
		const high = new Map<number, number>();
		for (const { mesh } of neckPieces({ ...style, neck }, topShape(cut, 9), () => 0)) {
			for (let i = 0; i < mesh.pos.length; i += 3) {
				const bin = Math.round(mesh.pos[i] / 0.4);
				high.set(bin, Math.max(high.get(bin) ?? 0, mesh.pos[i + 1]));
			}
		}
		const outline = [...high].sort((a, b) => a[0] - b[0]).map(([, y]) => y);
		const inner = outline.slice(2, -2);
		const steps = inner.slice(1).map((y, i) => Math.abs(y - inner[i]));
		expect(Math.max(...steps)).toBeLessThan(0.5);
		expect(Math.max(...outline)).toBeLessThan(cut.neck[1] + 1.3);
	});
});

describe("rib of a neck", () => {
	const ruffled = (x: number, y: number) => 0.5 + 0.4 * Math.sin(x * 2) * Math.cos(y * 2);
	const shape = topShape(cut, 9);
	const front = neckPieces({ ...style, neck: "round" }, shape, ruffled).at(-1);
	const behind = ribBehind({ ...style, neck: "round" }, shape, ruffled);

	it.each([
		["in front", front],
		["behind", behind],
	] as const)("lies on the folds of the body %s, which would bite pieces out of its edge", (_, rib) => {
		const pos = rib?.mesh.pos ?? [];
		let least = Number.POSITIVE_INFINITY;
		for (let i = 0; i < pos.length; i += 3) least = Math.min(least, pos[i + 2] - ruffled(pos[i], pos[i + 1]));
		// The ends are rounded after they are laid, and lie a little beside the place they were laid for.
		expect(least).toBeGreaterThan(-0.1);
	});
});

describe("border between body and sleeve", () => {
	const borderAt = (isSleeve: (x: number, y: number) => boolean, y: number) => {
		let [low, high] = [0, 30];
		for (let k = 0; k < 24; k++) {
			const middle = (low + high) / 2;
			if (isSleeve(middle, y)) high = middle;
			else low = middle;
		}
		return low;
	};

	it.each([true, false])("is a line and not a stair (raglan: %s)", (raglan) => {
		const { isSleeve } = topShape({ ...cut, raglan }, 9);
		const steps: number[] = [];
		for (let y = 48; y < 66; y += 0.02) steps.push(Math.abs(borderAt(isSleeve, y + 0.02) - borderAt(isSleeve, y)));
		expect(Math.max(...steps)).toBeLessThan(0.06);
	});

	it.each([true, false])("ends in the point under the arm, without a step (raglan: %s)", (raglan) => {
		const { isSleeve } = topShape({ ...cut, raglan, knit: true }, 9);
		const steps: number[] = [];
		for (let y = 44; y < 50; y += 0.02) steps.push(Math.abs(borderAt(isSleeve, y + 0.02) - borderAt(isSleeve, y)));
		expect(Math.max(...steps)).toBeLessThan(0.06);
	});

	it("runs to the neckline in a raglan", () => {
		const { armhole, neckline } = topShape({ ...cut, raglan: true }, 9);
		expect(Math.min(...neckline.map(([x, y]) => Math.hypot(x - armhole[0][0], y - armhole[0][1])))).toBeLessThan(0.01);
	});
});
