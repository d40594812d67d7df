import type { ProductDetails } from "../catalogue/catalogue.ts";
import type { Cell, NamedCell } from "./cells.ts";

/**
 * Of a split those cells that the product is still made in, their colours by their names of today, and those that are
 * gone; both in their order.
 */
export function stillMade<One extends Cell>(
	{ colourways = [], sizes = [] }: Pick<ProductDetails, "colourways" | "sizes">,
	asked: readonly One[],
): { cells: NamedCell[]; gone: One[] } {
	const names = new Map(colourways.map(({ code, name }) => [code, name]));
	const cells: NamedCell[] = [];
	const gone: One[] = [];
	for (const cell of asked) {
		const colourName = cell.colour === null ? "" : names.get(cell.colour);
		const hasSize = cell.size === null || sizes.includes(cell.size);
		if (colourName !== undefined && hasSize) cells.push({ ...cell, colourName });
		else gone.push(cell);
	}
	return { cells, gone };
}
