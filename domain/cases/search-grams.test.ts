import fc from "fast-check";
import { expect, test } from "vitest";
import { searchWords } from "./case-filter.ts";
import { gramsOf, gramsOfWord } from "./search-grams.ts";

const letters = fc.string({ unit: fc.constantFrom("a", "b", "É", "ß", "İ", "丝", "🧵", "%", "_", " ", "\u00a0", "0") });

/** Whether the sets would lead to a text by a word. */
function leadsTo(text: string, word: string): boolean {
	const there = new Set(gramsOf(text));
	const asked = gramsOfWord(word);
	if (!asked) return true;
	if ("all" in asked) return asked.all.every((gram) => there.has(gram));
	return [...there].some((gram) => gram >= asked.from && gram <= asked.to);
}

test("whatever stands in a text, as it is stored, leads to it", () => {
	fc.assert(
		fc.property(letters, letters, letters, (before, typed, after) => {
			const text = `${before}${typed}${after}`.toLowerCase();
			for (const word of searchWords(typed))
				if (text.includes(word)) expect([word, leadsTo(text, word)]).toEqual([word, true]);
		}),
	);
});

test("two characters lead to a word that ends with them, and to no other", () => {
	expect(leadsTo("a kimono of silk", "lk")).toBe(true);
	expect(leadsTo("a kimono of silk", "no")).toBe(true);
	expect(leadsTo("a kimono of silk", "lo")).toBe(false);
	expect(gramsOfWord("k")).toBeUndefined();
});

test("a long word is asked for by a few, its beginning and its end among them", () => {
	const word = "nowhere-to-be-found";
	const asked = gramsOfWord(word);
	expect(asked && "all" in asked && asked.all).toHaveLength(6);
	expect(leadsTo("nowhere-to-be-seen", word)).toBe(false);
	expect(leadsTo("anywhere-to-be-found", word)).toBe(false);
	expect(leadsTo("nowhere-to-be-foundling", word)).toBe(true);
});
