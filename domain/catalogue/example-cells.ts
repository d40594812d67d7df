import type { Kept, Product } from "./catalogue.ts";
import { cellsOf, csvColumns } from "./csv-columns.ts";

/** An example for each column, by its name: the first value among these products; none where none has one. */
export function exampleCells(products: readonly { product: Product & Kept; rank: number }[]): Record<string, string> {
	const rows = products.map(({ product, rank }) => cellsOf(product, rank));
	const examples = csvColumns.flatMap((column, n): [string, string][] => {
		const cell = rows.find((cells) => cells[n] !== "")?.[n];
		return cell === undefined ? [] : [[column, cell]];
	});
	return Object.fromEntries(examples);
}
