import * as z from "zod/mini";
import { readStored } from "../shared/stored-json.ts";
import type { NamedCell } from "./cells.ts";

const cellSchema = z.object({
	colour: z.nullable(z.string()),
	colourName: z.string(),
	size: z.nullable(z.string()),
	quantity: z.int().check(z.minimum(1)),
});

/** The first shape: nothing where a line is not split, so that `{}` is a line from before there were cells. */
const firstShape = z.object({ cells: z._default(z.array(cellSchema), []) });

/** The split of a line as it is stored: JSON with the version of its shape. */
export function storeCells(cells: readonly NamedCell[]): string {
	return JSON.stringify({ v: 1, ...(cells.length > 0 && { cells }) });
}

/**
 * Reads it back.
 * @throws Error for an unknown version, or invalid cells
 */
export function readCells(stored: string): NamedCell[] {
	return readStored("quote_request_line.cells", stored, { 1: (value) => firstShape.parse(value).cells });
}
