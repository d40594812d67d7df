import type { NamedCell } from "../../../domain/orders/cells.ts";
import type { Split } from "../../../domain/orders/spread.ts";
import { MAX_QUANTITY } from "../../../domain/shared/quantity-limits.ts";
import { readQuantity } from "../../../domain/shared/typed-numbers.ts";
import { axesOf, type Choices, cellName, colourName } from "./choices.ts";

/** What a person has chosen; `typed` is what stands in fields of the grid without being a number, by their names. */
export type AskedSplit = { text: string; split: Split<NamedCell>; typed: Readonly<Record<string, string>> };

/** Longer texts than a field takes are cut off, so that every amount stays exact. */
const LONGEST = 7;

/** What the address of the page asks for. @param least what its quantity is where it names none */
export function askedSplit(params: URLSearchParams, choices: Choices, least: number): AskedSplit {
	const text = (params.get("quantity") ?? String(least)).slice(0, LONGEST);
	const typed: Record<string, string> = {};
	const cells: NamedCell[] = [];
	const { colours, sizes } = axesOf(choices);
	for (const colour of colours)
		for (const size of sizes) {
			const name = cellName(colour, size);
			const written = params.get(name)?.trim().slice(0, LONGEST) ?? "";
			if (written === "") continue;
			const quantity = readQuantity(written, { most: MAX_QUANTITY });
			if (quantity === undefined) typed[name] = written;
			else if (quantity > 0) cells.push({ colour, colourName: colourName(choices, colour), size, quantity });
		}
	return { text, split: { quantity: readQuantity(text) ?? 0, cells }, typed };
}
