import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { translation } from "../translation.ts";
import { en } from "./messages.ts";

/** The folders whose modules components import in English, to be given them in the language of the page. */
const AREAS = ["shop", "buyer", "ui"];

const modules = AREAS.flatMap((area) =>
	readdirSync(join(import.meta.dirname, area), { recursive: true, encoding: "utf8" })
		.filter((name) => name.endsWith(".ts"))
		.map((name) => join(import.meta.dirname, area, name)),
);

/** Another language, as far as names and places go. */
function anotherLanguage<Sentences extends object>(english: Sentences): object {
	const entries = Object.entries(english).map(([name, part]) => {
		const isTable = typeof part === "object" && part !== null;
		return [name, isTable ? anotherLanguage(part) : part];
	});
	return Object.fromEntries(entries);
}

test("every module of sentences is in the table of its language, so that another one can be found by it", async () => {
	const translate = translation(en, anotherLanguage(en));
	const lost: string[] = [];
	for (const path of modules) {
		const found: unknown = await import(path);
		for (const part of Object.values(Object(found))) {
			if (typeof part !== "object" || part === null) continue;
			try {
				translate(part);
			} catch {
				lost.push(path);
			}
		}
	}
	expect(modules.length).toBeGreaterThan(20);
	expect(lost).toEqual([]);
});
