import { join } from "node:path";
import { expect, test } from "vitest";
import { isSentence } from "./sentences.ts";
import { isNode, lineOf, type Node, sourcesIn, textOf, treeOf } from "./syntax-tree.ts";

/** Turns of phrase that no native speaker uses, and what is said instead. */
const UNIDIOMATIC: readonly [turn: RegExp, instead: string][] = [
	[/\bis no (whole number|number|figure|PDF|JPEG)\b/, "is not a"],
	[/\b(a|the|its) per cents?\b(?! of)/i, "percentage"],
	[/\bper cents\b/i, "percentages"],
	[/\bif it stays\b/i, "if it happens again"],
	[/\bday of the calendar\b/i, "a valid date"],
	[/\bare not looked up\b/i, "we look up at most"],
	[/\bcan be read or sent\b/i, "accepts"],
	[/\bcase no longer exists\b/i, "this request: buyers know of no case"],
	[/\basked for the same\b/i, "has already asked"],
];

/** What people read, by file and line. */
function texts(): { place: string; text: string }[] {
	return sourcesIn(join(import.meta.dirname, ".."), ["messages", "app"], /^$/).flatMap(({ path, text: source }) => {
		const found: { place: string; text: string }[] = [];
		const visit = (node: Node) => {
			const text = textOf(node);
			if (text !== undefined && /\s/.test(text)) found.push({ place: `${path}:${lineOf(source, node)}`, text });
			for (const child of Object.values(node).flat().filter(isNode)) visit(child);
		};
		visit(treeOf(path, source));
		return found;
	});
}

test("sentences are worded as a native speaker would word them", () => {
	const all = texts();
	expect(all.filter(({ text }) => isSentence(text)).length).toBeGreaterThan(1_000);
	const odd = all.flatMap(({ place, text }) =>
		UNIDIOMATIC.filter(([turn]) => turn.test(text)).map(([, instead]) => `${place}: ${text} (say: ${instead})`),
	);
	expect(odd).toEqual([]);
});
