import { CHOOSING_FIELD, groupField, lineField, WAY_FIELD } from "./choice-fields.ts";
import { choiceGroups } from "./choices.ts";
import type { Choice } from "./confirmed.ts";
import { offeredLines, type QuoteContent } from "./content.ts";

/**
 * What a form says is taken. Nothing is checked: `confirm` says what cannot be.
 * @returns undefined where the form lets nobody choose
 */
export function readChoice(
	fields: Readonly<Record<string, string>>,
	content: Pick<QuoteContent, "lines" | "leavingOut" | "deliveries">,
): Choice | undefined {
	if (fields[CHOOSING_FIELD] === undefined) return undefined;
	const groups = choiceGroups(content);
	const taken = new Set(groups.flatMap((_, index) => fields[groupField(index)] ?? []));
	for (const { key, choice } of offeredLines(content)) {
		if (choice.is === "alternative") continue;
		const isFixed = choice.is === "always" && !content.leavingOut.allowed;
		if (isFixed || fields[lineField(key)] !== undefined) taken.add(key);
	}
	return { delivery: fields[WAY_FIELD] ?? content.deliveries[0].key, lines: [...taken] };
}
