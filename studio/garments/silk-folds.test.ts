import { expect, it } from "vitest";
import { boxPleat } from "./back-pleat.ts";
import { drapes } from "./drapes.ts";
import { cutOf } from "./shirt-style.ts";
import { type SewnOn, silkCauses } from "./silk-causes.ts";
import { alongFold, type SilkFold } from "./silk-fold.ts";
import { foldsOf, heldPlaces, type PartedFold, uncrossed } from "./silk-folds.ts";
import { topShape } from "./top-shape.ts";

const cut = cutOf({
	cloth: () => {},
	drape: drapes.satin,
	seed: 36,
	collar: "spread",
	sleeve: "full",
	placket: "stitched",
	pockets: 1,
	curvedHem: true,
	buttons: { colour: "cloth", count: 3 },
});
const shape = topShape(cut, 36);
const pocket = { x: 12, y: 44, half: 5.8, height: 13, sides: [1] as const };
const front: SewnOn = { half: "front", buttons: [10, 30, 50], yoke: () => 72, pocket };
const back: SewnOn = { half: "back", buttons: [], yoke: () => 70, pleat: 70 };

const straight = (from: readonly [number, number], angle: number): PartedFold => ({
	fold: { from: [...from], angle, turn: 0, length: 20, height: 0.4, steep: 1, gentle: 3, side: 1 },
});

it("begins folds at buttons in front alone, and at a pocket on its own side", () => {
	const count = (sewnOn: SewnOn, side: 1 | -1) => silkCauses(shape, sewnOn, side).length;
	expect(count(front, -1) - count(back, -1)).toBe(1);
	expect(count(front, 1) - count(front, -1)).toBe(1);
});

it("begins a front's folds at its buttons, whichever there are", () => {
	const places = silkCauses(shape, front, -1).map(({ place }) => place(() => 0.5, 0.5));
	expect(places).toContainEqual([1.9, 30]);
});

it("lays the same folds for the same seed, and others for another", () => {
	expect(foldsOf(shape, front, 36)).toEqual(foldsOf(shape, front, 36));
	expect(foldsOf(shape, front, 36)).not.toEqual(foldsOf(shape, front, 37));
});

it("ends a fold at the one that it would cross, and leaves out what is too short for that", () => {
	const first = straight([0, 0], 0);
	const crossing = straight([10, 14], -Math.PI / 2);
	const near = straight([10, 4], -Math.PI / 2);
	const [whole, cutAt, ...none] = uncrossed([first, crossing, near], []);
	expect(none).toEqual([]);
	expect(whole).toBe(first.fold);
	const [, y] = alongFold(cutAt, 1);
	expect(y).toBeGreaterThan(0);
	expect(y).toBeLessThan(2.3);
});

it("lets a fold part from one that is whole, and from no other", () => {
	const main = straight([0, 0], 0);
	const arm: PartedFold = { ...straight([6, 0], 0.5), parent: main };
	expect(uncrossed([main, arm], [])).toHaveLength(2);
	expect(uncrossed([main, arm], [[16, 0]])).toHaveLength(1);
});

it("runs no fold through a pocket or the pleat of a back", () => {
	const pleat = heldPlaces(back);
	expect(Math.max(...pleat.map(([x]) => Math.abs(x)))).toBeLessThan(boxPleat.half);
	expect(Math.min(...pleat.map(([, y]) => y))).toBeGreaterThan(70 - boxPleat.length);
	const inPocket = ({ from, ...fold }: SilkFold) =>
		[0, 0.2, 0.4, 0.6, 0.8, 1].some((t) => {
			const [x, y] = alongFold({ ...fold, from }, t);
			return Math.abs(x - pocket.x) < 3 && y > pocket.y + 3 && y < pocket.y + 10;
		});
	for (const seed of [1, 2, 3, 4])
		expect(uncrossed(foldsOf(shape, front, seed), heldPlaces(front)).filter(inPocket)).toEqual([]);
});
