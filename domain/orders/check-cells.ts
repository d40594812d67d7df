import * as z from "zod/mini";
import type { Product, Unit } from "../catalogue/catalogue.ts";
import type { Problem } from "../shared/problem.ts";
import { cellsSum, MAX_CELLS, mergeCells, type NamedCell } from "./cells.ts";

declare module "../shared/problem.ts" {
	interface ProblemCodes {
		"cells-unreadable": { name: string };
		"cells-too-many": { name: string; limit: number };
		"cells-not-whole": { name: string; unit: Unit };
		"cells-colour-unknown": { name: string; colour: string };
		/** A colour that the cart showed by this name, and that the product is no longer made in. */
		"cells-colour-gone": { name: string; colour: string };
		"cells-size-unknown": { name: string; size: string };
		"cells-above-quantity": { name: string; unit: Unit; sum: number; quantity: number };
	}
}

export type CellProblem = Problem<
	| "cells-unreadable"
	| "cells-too-many"
	| "cells-not-whole"
	| "cells-colour-unknown"
	| "cells-colour-gone"
	| "cells-size-unknown"
	| "cells-above-quantity"
>;

/** What a browser may send as a line's cells. The colour's name is the one it showed: used in problems, never stored. */
const askedSchema = z.object({
	colour: z.nullish(z.string().check(z.maxLength(60))),
	size: z.nullish(z.string().check(z.maxLength(60))),
	quantity: z.unknown(),
	colourName: z.optional(z.unknown()),
});

/** Given up at the first that is no cell: a request has room for a hundred thousand of them. */
function readAsked(asked: unknown): z.infer<typeof askedSchema>[] | undefined {
	if (!Array.isArray(asked)) return undefined;
	const cells: z.infer<typeof askedSchema>[] = [];
	for (const one of asked) {
		const read = askedSchema.safeParse(one);
		if (!read.success) return undefined;
		cells.push(read.data);
	}
	return cells;
}

type CheckedCells = { ok: true; cells: NamedCell[] } | { ok: false; problem: CellProblem };

/**
 * Checks the split of a line against the product as it is today, and takes the colours' names from there.
 * @param asked `[{ colour, size, quantity }]` as it was sent; left out where nothing is split
 * @param quantity of the line: its cells come to at most that
 */
export function checkCells(
	{ name, unit, details }: Pick<Product, "name" | "unit" | "details">,
	quantity: number,
	asked: unknown,
): CheckedCells {
	if (asked === undefined || asked === null) return { ok: true, cells: [] };
	if (Array.isArray(asked) && asked.length > MAX_CELLS)
		return wrong({ code: "cells-too-many", name, limit: MAX_CELLS });
	const read = readAsked(asked);
	if (!read) return wrong({ code: "cells-unreadable", name });
	const colours = new Map(details.colourways?.map((colour) => [colour.code, colour.name]));
	const cells: NamedCell[] = [];
	for (const cell of read) {
		const { colour = null, size = null, colourName } = cell;
		if (colour !== null && !colours.has(colour)) {
			const shown = typeof colourName === "string" ? colourName.trim() : "";
			return shown !== "" && shown.length <= 60
				? wrong({ code: "cells-colour-gone", name, colour: shown })
				: wrong({ code: "cells-colour-unknown", name, colour });
		}
		if (size !== null && !details.sizes?.includes(size)) return wrong({ code: "cells-size-unknown", name, size });
		if (typeof cell.quantity !== "number" || !Number.isSafeInteger(cell.quantity) || cell.quantity < 0)
			return wrong({ code: "cells-not-whole", name, unit });
		cells.push({
			colour,
			colourName: colour === null ? "" : (colours.get(colour) ?? ""),
			size,
			quantity: cell.quantity,
		});
	}
	const sum = cellsSum(cells);
	if (sum > quantity) return wrong({ code: "cells-above-quantity", name, unit, sum, quantity });
	return { ok: true, cells: mergeCells(cells) };
}

function wrong(problem: CellProblem): CheckedCells {
	return { ok: false, problem };
}
