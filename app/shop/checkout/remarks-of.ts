import type { LineNotice } from "../../forms/form-result.ts";

/** What was said of each line of the cart, by its product's id. */
export function remarksOf(problems: readonly LineNotice[]): Record<string, string> {
	const remarks = new Map<string, string>();
	for (const { id, message } of problems) remarks.set(id, [remarks.get(id), message].filter(Boolean).join(" "));
	return Object.fromEntries(remarks);
}
