import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Cell, cellsSum, mergeCells } from "./cells.ts";
import { type Axes, byPacks, byRatio, sameInEach, withCell } from "./fill-cells.ts";
import { cellsWithin, spread, withQuantity } from "./spread.ts";

const GRIDS = { seed: 2026, numRuns: 10_000 };
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

const total = fc.oneof(fc.nat({ max: 500 }), fc.nat({ max: 1_000_000 }));
const axes: fc.Arbitrary<Axes> = fc
	.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), fc.boolean(), fc.boolean())
	.map(([colours, sizes, noColours, noSizes]) => ({
		colours: noColours ? [null] : Array.from({ length: colours }, (_, at) => `C${at}`),
		// A grid of neither is no grid.
		sizes: noSizes && !noColours ? [null] : Array.from({ length: sizes }, (_, at) => `S${at}`),
	}));
const ratioFor = ({ sizes }: Axes) =>
	fc.array(fc.nat({ max: 12 }), { minLength: sizes.length, maxLength: sizes.length }).filter((ratio) => sum(ratio) > 0);
const withRatio = axes.chain((grid) => ratioFor(grid).map((ratio) => ({ grid, ratio })));
const cells: fc.Arbitrary<Cell[]> = fc
	.array(
		fc.record({
			colour: fc.constantFrom("A", "B", "C", null),
			size: fc.constantFrom("S", "M", "L", null),
			quantity: fc.nat({ max: 20_000 }),
		}),
		{ maxLength: 12 },
	)
	.map((list) => mergeCells(list));

/** A split that is right: cells of at least one, each place once, within the quantity. */
function expectRight(split: { quantity: number; cells: readonly Cell[] }) {
	expect(cellsSum(split.cells)).toBeLessThanOrEqual(split.quantity);
	for (const { quantity } of split.cells) expect(Number.isSafeInteger(quantity) && quantity > 0).toBe(true);
	expect(new Set(split.cells.map(({ colour, size }) => `${colour} ${size}`)).size).toBe(split.cells.length);
}

describe("spreading", () => {
	test("keeps the sum, and gives each part its share rounded up or down", () => {
		const weights = fc.array(fc.nat({ max: 10_000 }), { minLength: 1, maxLength: 60 }).filter((list) => sum(list) > 0);
		fc.assert(
			fc.property(total, weights, (quantity, list) => {
				const parts = spread(quantity, list);
				expect(sum(parts)).toBe(quantity);
				for (const [at, part] of parts.entries())
					expect(Math.abs(part - (quantity * (list[at] ?? 0)) / sum(list))).toBeLessThan(1);
			}),
			GRIDS,
		);
	});

	test("by ratio and the same in each keep the sum of every grid, and colours differ by one at most", () => {
		fc.assert(
			fc.property(total, withRatio, (quantity, { grid, ratio }) => {
				for (const filled of [byRatio(quantity, grid, ratio), sameInEach(quantity, grid)]) {
					expect(cellsSum(filled)).toBe(quantity);
					expectRight({ quantity, cells: filled });
				}
				const ofColours = grid.colours.map((colour) =>
					cellsSum(byRatio(quantity, grid, ratio).filter((cell) => cell.colour === colour)),
				);
				expect(Math.max(...ofColours) - Math.min(...ofColours)).toBeLessThanOrEqual(1);
			}),
			GRIDS,
		);
	});

	test("by packs keeps the sum, and says what is in no whole pack", () => {
		fc.assert(
			fc.property(total, withRatio, (quantity, { grid, ratio }) => {
				const { cells: filled, over } = byPacks(quantity, grid, ratio);
				expect(cellsSum(filled)).toBe(quantity);
				expect(over).toBe(quantity % sum(ratio));
				expectRight({ quantity, cells: filled });
				if (over > 0) return;
				for (const colour of grid.colours) {
					const own = filled.filter((cell) => cell.colour === colour);
					const packs = cellsSum(own) / sum(ratio);
					expect(own.map((cell) => cell.quantity)).toEqual(
						ratio.map((weight) => weight * packs).filter((quantityOf) => quantityOf > 0),
					);
				}
			}),
			GRIDS,
		);
	});
});

describe("the quantity and its cells", () => {
	test("are right after any change of 10,000 grids", () => {
		const change = fc.oneof(
			total.map((next) => (split: { quantity: number; cells: readonly Cell[] }) => withQuantity(split, next)),
			fc
				.record({
					colour: fc.constantFrom("A", "B", null),
					size: fc.constantFrom("S", "M"),
					quantity: fc.nat({ max: 30_000 }),
				})
				.map((cell) => (split: { quantity: number; cells: readonly Cell[] }) => withCell(split, cell)),
		);
		fc.assert(
			fc.property(cells, fc.nat({ max: 1000 }), fc.array(change, { maxLength: 5 }), (filled, open, changes) => {
				let split: { quantity: number; cells: readonly Cell[] } = { quantity: cellsSum(filled) + open, cells: filled };
				for (const apply of changes) {
					const wasWhole = split.cells.length > 0 && cellsSum(split.cells) === split.quantity;
					split = apply(split);
					expectRight(split);
					if (wasWhole && split.cells.length > 0) expect(cellsSum(split.cells)).toBe(split.quantity);
				}
			}),
			GRIDS,
		);
	});

	test("fit into a smaller quantity, and stay as they are in a larger one", () => {
		fc.assert(
			fc.property(cells, total, (filled, quantity) => {
				const kept = cellsWithin(filled, quantity);
				expect(cellsSum(kept)).toBe(Math.min(quantity, cellsSum(filled)));
				if (cellsSum(filled) <= quantity) expect(kept).toEqual(filled);
			}),
			GRIDS,
		);
	});
});

describe("adding cells up", () => {
	test("keeps the sum of all, each colour and size once, whatever the order", () => {
		fc.assert(
			fc.property(cells, cells, (one, other) => {
				const merged = mergeCells(one, other);
				expect(cellsSum(merged)).toBe(cellsSum(one) + cellsSum(other));
				const sorted = (list: readonly Cell[]) => list.map((cell) => JSON.stringify(cell)).toSorted();
				expect(sorted(merged.map(({ colour, size, quantity }) => ({ colour, size, quantity })))).toEqual(
					sorted(mergeCells(other, one).map(({ colour, size, quantity }) => ({ colour, size, quantity }))),
				);
				expectRight({ quantity: cellsSum(merged), cells: merged });
			}),
			GRIDS,
		);
	});
});
