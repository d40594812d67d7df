import { type CellTotals, cellsSum, cellTotals, type NamedCell } from "../../domain/orders/cells.ts";
import { number } from "./count.ts";

const open = (count: number) => `the other ${number(count)} to be agreed`;

/** "Navy 40, Rust 20" */
function listed(totals: readonly { name: string; quantity: number }[]): string {
	return totals.map(({ name, quantity }) => `${name} ${number(quantity)}`).join(", ");
}

/** The named totals of one edge; none where the product has no such choice, or all of it is left open. */
function edge(totals: readonly { name: string | null; quantity: number }[], open: string): string {
	if (totals.every(({ name }) => name === null)) return "";
	return listed(totals.map(({ name, quantity }) => ({ name: name ?? open, quantity })));
}

function edges({ colours, sizes }: CellTotals): { colours: string; sizes: string } {
	return {
		colours: edge(
			colours.map(({ colour, name, quantity }) => ({ name: colour === null ? null : name, quantity })),
			"any colour",
		),
		sizes: edge(
			sizes.map(({ size, quantity }) => ({ name: size, quantity })),
			"any size",
		),
	};
}

/** How the quantity of a line is split by colour and size. */
export const cells = {
	/** Over the split, and the column of a file that holds it. */
	name: "Colours and sizes",
	/** "Navy 40, Rust 20: S 10, M 20, L 20, XL 10; the other 15 to be agreed", or "Navy: 40 in M"; "" where nothing is split. */
	summary: ({ cells: split, quantity }: { cells: readonly NamedCell[]; quantity: number }): string => {
		if (split.length === 0) return "";
		const { colours, sizes } = edges(cellTotals(split));
		const rest = quantity - cellsSum(split);
		const [cell] = split;
		// One colour in one size has one number.
		const said =
			split.length === 1 && colours && sizes
				? `${cell?.colourName}: ${number(quantity - rest)} in ${cell?.size}`
				: [colours, sizes].filter(Boolean).join(": ");
		return rest > 0 ? `${said}; ${open(rest)}` : said;
	},
	/**
	 * Each colour with its own sizes: "Navy: S 7, M 13, L 13, XL 7; Rust: S 3, M 7, L 7, XL 3". "" where the summary
	 * says as much already.
	 */
	byColour: (split: readonly NamedCell[]): string => {
		const { colours, sizes } = cellTotals(split);
		if (colours.length < 2 || sizes.length < 2) return "";
		return colours
			.map(({ colour, name }) => {
				const own = cellTotals(split.filter((cell) => cell.colour === colour));
				return `${colour === null ? "any colour" : name}: ${listed(own.sizes.map(({ size, quantity }) => ({ name: size ?? "any size", quantity })))}`;
			})
			.join("; ");
	},
};
