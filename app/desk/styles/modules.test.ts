import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/*
 * TypeScript takes any class of a module for a text: what is misspelled, or used by nothing any more, is only found
 * here. Components take the classes they need by name (`styles.row`), so that a search finds them.
 */

const sheets = new Map(
	globSync("app/desk/**/*.css").map((path) => [path, readFileSync(path, "utf8").replace(/\/\*[\s\S]*?\*\//g, "")]),
);
const modules = [...sheets.keys()].filter((path) => path.endsWith(".module.css"));

/** The classes a module defines: names before a block, outside texts and values. */
function definedIn(path: string): Set<string> {
	const css = (sheets.get(path) ?? "").replace(/"[^"]*"/g, '""');
	const heads = css.match(/[^{};]+(?=\{)/g) ?? [];
	return new Set(heads.flatMap((head) => [...head.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = ""]) => name)));
}

/** The classes each module is asked for; undefined where it is asked for by a name made at run time. */
const used = new Map<string, Set<string> | undefined>();
for (const path of globSync("app/desk/**/*.tsx")) {
	const source = readFileSync(path, "utf8");
	for (const [, name = "", from = ""] of source.matchAll(/import (\w+) from "(\.[^"]+\.module\.css)"/g)) {
		const module = join(dirname(path), from);
		const asked = used.has(module) ? used.get(module) : new Set<string>();
		for (const [, one = ""] of source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))) asked?.add(one);
		used.set(module, new RegExp(`\\b${name}\\[`).test(source) ? undefined : asked);
	}
}

test.each(modules)("%s has every class that components take from it, and no other", (path) => {
	const asked = used.has(path) ? used.get(path) : new Set<string>();
	const defined = definedIn(path);
	if (asked) expect([...asked].sort()).toEqual([...defined].sort());
});

test.each(modules)("%s says the order of the layers, whichever page loads it first", (path) => {
	expect(sheets.get(path)).toMatch(/^@layer theme, base, parts, pages;\s+@layer /);
});

test.each([...sheets.keys()])("%s knows no left and right, and fits on a few screens", (path) => {
	const css = sheets.get(path) ?? "";
	expect(
		css.match(
			/[\s;{](?:(?:margin|padding|border)-(?:left|right)|left|right|float)\b[\w-]*:|text-align: (?:left|right)/g,
		),
	).toBeNull();
	expect(css.split("\n").length).toBeLessThanOrEqual(300);
});

test("no component takes a class that no module has", () => {
	const plain = globSync("app/desk/**/*.tsx").filter((path) =>
		/className="|className=\{`?"/.test(readFileSync(path, "utf8")),
	);
	expect(plain).toEqual([]);
});
