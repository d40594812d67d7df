import * as z from "zod/mini";
import { parseList } from "../shared/parse-json.ts";
import { MAX_LINES } from "../shared/quantity-limits.ts";
import { type Cell, MAX_CELLS } from "./cells.ts";
import { MOST_OF_ONE, MOST_SAMPLED } from "./samples.ts";
import type { PassedSample } from "./selection-link.ts";
import { cellsWithin } from "./spread.ts";

/** A line of a selection as a browser sends it: what is asked for, and nothing of what the browser shows of it. */
export type PassedItem = { id: string; quantity: number; cells: readonly Cell[] };

const label = z.pipe(
	z.nullish(z.string().check(z.maxLength(100))),
	z.transform((text) => text || null),
);
const quantity = z.int().check(z.minimum(1), z.maximum(9_999_999));

const itemSchema = z.object({
	id: z.string().check(z.minLength(1), z.maxLength(100)),
	quantity,
	cells: z._default(z.array(z.unknown()).check(z.maxLength(MAX_CELLS)), []),
});

const cellSchema = z.object({ colour: label, size: label, quantity });

/**
 * Reads the items of a selection, each product once.
 * @param text JSON of `[{ id, quantity, cells? }]`
 * @returns undefined for anything else
 */
export function readPassedItems(text: string): PassedItem[] | undefined {
	const value = parseList(text, MAX_LINES);
	if (!Array.isArray(value) || value.length === 0) return undefined;
	const items = new Map<string, PassedItem>();
	for (const one of value) {
		const item = itemSchema.safeParse(one);
		const cells = item.data && readCells(item.data.cells);
		if (!item.success || !cells) return undefined;
		const { id, quantity } = item.data;
		items.set(id, { id, quantity, cells: cellsWithin(cells, quantity) });
	}
	return [...items.values()];
}

/** Given up at the first that is no cell: a form has room for a hundred thousand of them. */
function readCells(asked: readonly unknown[]): Cell[] | undefined {
	const cells: Cell[] = [];
	for (const one of asked) {
		const cell = cellSchema.safeParse(one);
		if (!cell.success) return undefined;
		cells.push(cell.data);
	}
	return cells;
}

const samplesSchema = z.array(
	z.object({
		id: z.string().check(z.minLength(1), z.maxLength(100)),
		kind: z.enum(["piece", "swatch"]),
		colour: label,
		quantity: z.int().check(z.minimum(1), z.maximum(MOST_OF_ONE)),
	}),
);

/**
 * Reads the samples of a selection; none where there are none.
 * @param text JSON of `[{ id, kind, colour, quantity }]`
 * @returns undefined for anything else
 */
export function readPassedSamples(text: string): PassedSample[] | undefined {
	return samplesSchema.safeParse(text === "" ? [] : parseList(text, MOST_SAMPLED * MOST_OF_ONE)).data;
}
