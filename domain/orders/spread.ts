import { type Cell, cellsSum, mergeCells } from "./cells.ts";

/**
 * Spreads a whole number by weights: each part is its share rounded down or up, and together they are the number. What
 * rounding leaves goes to the largest fractions, earlier parts first.
 * @param weights whole numbers, none below 0; where all are 0 nothing is spread, and every part is 0
 */
export function spread(total: number, weights: readonly number[]): number[] {
	const sum = weights.reduce((all, weight) => all + weight, 0);
	if (sum === 0) return weights.map(() => 0);
	const parts = weights.map((weight) => Math.floor((total * weight) / sum));
	let left = total - parts.reduce((all, part) => all + part, 0);
	const byFraction = weights
		.map((weight, index) => ({ index, fraction: (total * weight) % sum }))
		.sort((a, b) => b.fraction - a.fraction || a.index - b.index);
	for (const { index } of byFraction) {
		if (left === 0) break;
		parts[index] = (parts[index] ?? 0) + 1;
		left--;
	}
	return parts;
}

/** A quantity with its split. */
export type Split<One extends Cell = Cell> = { quantity: number; cells: readonly One[] };

/** Changes the total: its cells, and what is to be agreed, keep their ratio. */
export function withQuantity<One extends Cell>({ quantity, cells }: Split<One>, next: number): Split<One> {
	const open = Math.max(0, quantity - cellsSum(cells));
	const parts = spread(Math.max(0, next), [...cells.map((cell) => cell.quantity), open]);
	return { quantity: next, cells: mergeCells(cells.map((cell, index) => ({ ...cell, quantity: parts[index] ?? 0 }))) };
}

/** The cells, within a quantity that may have become smaller: what is too much is taken off all alike. */
export function cellsWithin<One extends Cell>(cells: readonly One[], quantity: number): One[] {
	const sum = cellsSum(cells);
	return sum <= quantity ? mergeCells(cells) : [...withQuantity({ quantity: sum, cells }, quantity).cells];
}
