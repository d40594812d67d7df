/*
 * How the quantity of a line is split by colour and size. A line stays one per product; its cells come to at most its
 * quantity, and what they leave is to be agreed.
 */

/** How many pieces of one colour in one size. Null where a product has no such choice, or it is left open. */
export type Cell = { colour: string | null; size: string | null; quantity: number };

/** A cell with the name of its colour as the catalogue had it, which a later catalogue may not know; "" without one. */
export type NamedCell = Cell & { colourName: string };

/** At most this many cells in one line: more than any product has colours in all its sizes. */
export const MAX_CELLS = 400;

/** What cells come to. */
export function cellsSum(cells: readonly Cell[]): number {
	return cells.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Whether two cells are of one colour and size. */
export function isSameCell(one: Omit<Cell, "quantity">, other: Omit<Cell, "quantity">): boolean {
	return one.colour === other.colour && one.size === other.size;
}

/**
 * Adds cells up, as quantities of a product are added up: one cell for each colour and size, in the order in which
 * they first come. What says neither colour nor size is no part of a split, and neither is a cell of none.
 */
export function mergeCells<One extends Cell>(...lists: readonly (readonly One[])[]): One[] {
	const merged = new Map<string, One>();
	for (const cell of lists.flat()) {
		if (cell.quantity <= 0 || (cell.colour === null && cell.size === null)) continue;
		const key = JSON.stringify([cell.colour, cell.size]);
		const before = merged.get(key);
		merged.set(key, { ...cell, quantity: cell.quantity + (before?.quantity ?? 0) });
	}
	return [...merged.values()];
}

export type CellTotals = {
	/** By colour, in the order of the cells; `colour` is null where it is left open. */
	colours: { colour: string | null; name: string; quantity: number }[];
	sizes: { size: string | null; quantity: number }[];
};

/** The totals on both edges of a grid. */
export function cellTotals(cells: readonly NamedCell[]): CellTotals {
	const colours = new Map<string | null, CellTotals["colours"][number]>();
	const sizes = new Map<string | null, CellTotals["sizes"][number]>();
	for (const { colour, colourName, size, quantity } of cells) {
		const { quantity: ofColour = 0, name = colourName } = colours.get(colour) ?? {};
		colours.set(colour, { colour, name, quantity: ofColour + quantity });
		sizes.set(size, { size, quantity: (sizes.get(size)?.quantity ?? 0) + quantity });
	}
	return { colours: [...colours.values()], sizes: [...sizes.values()] };
}

/** Whether a stored value is a cell. */
export function isNamedCell(value: unknown): value is NamedCell {
	if (typeof value !== "object" || value === null) return false;
	if (!("colour" in value && "colourName" in value && "size" in value && "quantity" in value)) return false;
	const { colour, colourName, size, quantity } = value;
	return (
		[colour, size].every((label) => label === null || typeof label === "string") &&
		typeof colourName === "string" &&
		Number.isSafeInteger(quantity) &&
		Number(quantity) >= 1
	);
}
