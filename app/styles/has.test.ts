import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/*
 * A rule such as `tr:has(:nth-child(3))` makes Chromium style the whole of <main> anew whenever anything in it comes or
 * goes, a sum that is written anew included, whether there is a table or not: raising a quantity on a product's page
 * styled 258 elements for it, and 48 without it. Asked of the children alone (`ul:has(> li:nth-child(4))`) it costs little.
 */
test("no selector asks for a place among all descendants", () => {
	const sheets = globSync("app/**/*.css");
	expect(sheets.length).toBeGreaterThan(50);
	const costly = sheets.flatMap((path) =>
		(readFileSync(path, "utf8").match(/:has\((?!>)[^{]*:(?:nth|first|last|only)-[^{]*/g) ?? []).map(
			(selector) => `${path}: ${selector}`,
		),
	);
	expect(costly).toEqual([]);
});
