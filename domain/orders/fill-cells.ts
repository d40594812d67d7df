import { type Cell, cellsSum, isSameCell, mergeCells } from "./cells.ts";
import { type Split, spread } from "./spread.ts";

/** The rows and columns of a grid: the product's colours by their codes, and its sizes. One null where it has none. */
export type Axes = { colours: readonly (string | null)[]; sizes: readonly (string | null)[] };

/** By ratio: the total is spread over the colours alike, and in each colour over the sizes by the ratio. */
export function byRatio(total: number, { colours, sizes }: Axes, ratio: readonly number[]): Cell[] {
	const ofColours = spread(
		total,
		colours.map(() => 1),
	);
	return colours.flatMap((colour, row) => cellsOf(colour, sizes, spread(ofColours[row] ?? 0, ratio)));
}

/**
 * By packs of the ratio: as many whole packs as there are in the total, shared among the colours alike; what is over
 * is spread like pieces.
 * @returns also the pieces that are not in a whole pack, to be shown
 */
export function byPacks(total: number, axes: Axes, ratio: readonly number[]): { cells: Cell[]; over: number } {
	const pack = ratio.reduce((sum, weight) => sum + weight, 0);
	if (pack === 0) return { cells: [], over: total };
	const over = total % pack;
	const packs = spread(
		(total - over) / pack,
		axes.colours.map(() => 1),
	);
	const whole = axes.colours.flatMap((colour, row) =>
		cellsOf(
			colour,
			axes.sizes,
			ratio.map((weight) => weight * (packs[row] ?? 0)),
		),
	);
	return { cells: inOrder(axes, mergeCells(whole, byRatio(over, axes, ratio))), over };
}

/** The same in each: the total is spread over all cells alike. */
export function sameInEach(total: number, { colours, sizes }: Axes): Cell[] {
	const places = colours.flatMap((colour) => sizes.map((size) => ({ colour, size })));
	const parts = spread(
		total,
		places.map(() => 1),
	);
	return mergeCells(places.map((place, index) => ({ ...place, quantity: parts[index] ?? 0 })));
}

/**
 * Changes one cell. A quantity that is split to the last piece is what its cells come to; while something of it is to
 * be agreed the cell takes from that, and the quantity grows only once the cells are more.
 */
export function withCell<One extends Cell>({ quantity, cells }: Split<One>, cell: One): Split<One> {
	const isWhole = cells.length > 0 && cellsSum(cells) >= quantity;
	const there = cells.some((one) => isSameCell(one, cell));
	const next = mergeCells(there ? cells.map((one) => (isSameCell(one, cell) ? cell : one)) : [...cells, cell]);
	const sum = cellsSum(next);
	return { quantity: isWhole ? sum : Math.max(quantity, sum), cells: next };
}

function cellsOf(colour: string | null, sizes: Axes["sizes"], quantities: readonly number[]): Cell[] {
	return mergeCells(sizes.map((size, column) => ({ colour, size, quantity: quantities[column] ?? 0 })));
}

function inOrder({ colours, sizes }: Axes, cells: readonly Cell[]): Cell[] {
	const place = ({ colour, size }: Cell) => colours.indexOf(colour) * sizes.length + sizes.indexOf(size);
	return cells.toSorted((a, b) => place(a) - place(b));
}
