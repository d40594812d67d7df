import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { en } from "./en/messages.ts";
import { DEFAULT_LOCALE, LOCALES, messagesFor, readLocale } from "./registry.ts";
import { translation } from "./translation.ts";

/** Everything that a table holds, itself among it. */
function within(table: object): Set<object> {
	const held = new Set<object>([table]);
	for (const part of Object.values(table))
		if (typeof part === "object" && part !== null) for (const one of within(part)) held.add(one);
	return held;
}

const isTable = (value: unknown): value is object =>
	typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

test("every table of sentences is found in the language's own, so that no page asks for one that no language has", async () => {
	const held = within(en);
	// Problems are one table for all features: no page reads a part of it.
	const files = globSync("en/**/*.ts", { cwd: import.meta.dirname }).filter(
		(file) => !file.startsWith("en/problems/") && !file.endsWith(".test.ts"),
	);
	for (const file of files) {
		const module: Record<string, unknown> = await import(join(import.meta.dirname, file));
		for (const [name, value] of Object.entries(module))
			if (isTable(value) && !held.has(value)) expect.unreachable(`${file} exports ${name}, which messages.ts lacks`);
	}
});

test("a language without a translation is English", () => {
	expect([readLocale("en"), readLocale("zz"), readLocale("toString")]).toEqual(["en", "en", "en"]);
	expect(LOCALES[0]).toBe(DEFAULT_LOCALE);
	expect(messagesFor(DEFAULT_LOCALE)).toBe(en);
});

test("the sentences of a part are found in another language by those of English", () => {
	const header = { home: "Home", count: (count: number) => `${count} pieces` };
	const other = { home: "Etusivu", count: (count: number) => `${count} kpl` };
	const translate = translation({ shop: { header } }, { shop: { header: other } });
	expect(translate(header)).toBe(other);
	expect(() => translate({ home: "Home" })).toThrow("No table of messages holds home.");
});

test("what is in English already stays what it is", () => {
	expect(translation(en, en)(en.shop)).toBe(en.shop);
});
