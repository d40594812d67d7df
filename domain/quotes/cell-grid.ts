import { type Cell, cellsSum, type NamedCell } from "../orders/cells.ts";
import { type Axes, byRatio, withCell } from "../orders/fill-cells.ts";
import { cellsWithin, withQuantity } from "../orders/spread.ts";
import type { Amount } from "../shared/amount.ts";
import type { Currency } from "../shared/currency.ts";
import type { QuoteLine } from "./content.ts";
import { comparedCells, type ProductChoices } from "./line-cells.ts";

/** What a grid changes of its line. */
type GridChange = Pick<QuoteLine, "quantity" | "cells">;

/**
 * The rows and columns of the grid of a line: what the product is made in today, then what was asked for or is offered
 * and it is made in no longer. Null stands for what is left open; alone, it is a product without that choice.
 */
export function gridAxes(
	line: Pick<QuoteLine, "asked" | "cells">,
	{ colourways = [], sizes = [] }: ProductChoices,
): { colours: { code: string | null; name: string }[]; sizes: (string | null)[] } {
	const names = new Map<string | null, string>(colourways.map(({ code, name }) => [code, name]));
	const columns = new Set<string | null>(sizes);
	for (const { colour, colourName, size } of comparedCells(line)) {
		if (!names.has(colour)) names.set(colour, colourName);
		columns.add(size);
	}
	const rows = [...names].map(([code, name]) => ({ code, name }));
	return {
		colours: rows.length > 0 ? rows : [{ code: null, name: "" }],
		sizes: columns.size > 0 ? [...columns] : [null],
	};
}

/** Whether there is anything to split a line by. */
export function canSplit(line: Pick<QuoteLine, "asked" | "cells">, choices: ProductChoices): boolean {
	const { colours, sizes } = gridAxes(line, choices);
	return colours.length > 1 || sizes.length > 1 || comparedCells(line).length > 0;
}

/** One cell typed anew: the quantity follows where all of it is split, and grows where the cells come to more. */
export function withTypedCell(line: GridChange, cell: NamedCell): GridChange {
	const { quantity, cells } = withCell(line, cell);
	return { quantity, cells: [...cells] };
}

/** The cells in their ratio, so that they come to the quantity to the last piece. */
export function fittedCells({ cells, quantity }: GridChange): NamedCell[] {
	return [...withQuantity({ cells, quantity: cellsSum(cells) }, quantity).cells];
}

/** The cells as they were asked for, as far as the quantity goes. */
export function cellsAsAsked({ asked, quantity }: Pick<QuoteLine, "asked" | "quantity">): NamedCell[] {
	return cellsWithin(asked, quantity);
}

/** The quantity spread over the colours alike, and over the sizes by the product's ratio. */
export function cellsByRatio(
	quantity: number,
	colourways: NonNullable<ProductChoices["colourways"]>,
	axes: Axes,
	ratio: readonly number[],
): NamedCell[] {
	return named(byRatio(quantity, axes, ratio), colourways);
}

/** Cells with the names of their colours. */
export function named(cells: readonly Cell[], colours: readonly { code: string; name: string }[]): NamedCell[] {
	return cells.map((cell) => ({
		...cell,
		colourName: colours.find(({ code }) => code === cell.colour)?.name ?? "",
	}));
}

/** The surcharges with one of them typed anew; one of nothing is none. */
export function withSurcharge<C extends Currency>(
	surcharges: QuoteLine<C>["surcharges"],
	size: string,
	amount: Amount<C>,
): QuoteLine<C>["surcharges"] {
	const others = surcharges.filter((one) => one.size !== size);
	return amount > 0 ? [...others, { size, amount }] : others;
}
