import type { NamedCell } from "../domain/orders/cells.ts";
import type { Messages } from "./registry.ts";

/** A line's split in words: its summary, and each colour by itself where that says more; none where it is not split. */
export function cellTexts(split: readonly NamedCell[], quantity: number, words: Messages["cells"]): string[] {
	return [words.summary({ cells: split, quantity }), words.byColour(split)].filter((text) => text !== "");
}
