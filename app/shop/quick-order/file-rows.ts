import { MOST_LISTED } from "../../../domain/orders/listed-lines.ts";

/** A row that names columns, a title and totals beside the lines themselves. */
export const MOST_ROWS = MOST_LISTED + 20;
/** Columns beyond are not those of a list. */
export const MOST_COLUMNS = 60;

export type FileProblem = "empty" | "large" | "old" | "other" | "damaged" | "long";
/** Rows of a file, or why there are none. */
export type FileRows = { ok: true; rows: string[][] } | { ok: false; problem: FileProblem };
