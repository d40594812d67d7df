import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildIsStale, stampBuild } from "./build-stamp.ts";

let folder: string;
let tree: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "thari-stamp-"));
	tree = join(folder, "tree");
	for (const name of ["app/shop", "build"]) mkdirSync(join(tree, name), { recursive: true });
	writeFileSync(join(tree, "app/shop/home.ts"), "one");
	writeFileSync(join(tree, "package-lock.json"), "{}");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a build is stale when there is none, and when what it was made from says something else", () => {
	expect(buildIsStale(tree)).toBe(true);
	stampBuild(tree);
	expect(buildIsStale(tree)).toBe(false);
	writeFileSync(join(tree, "app/shop/home.ts"), "two");
	expect(buildIsStale(tree)).toBe(true);
	writeFileSync(join(tree, "app/shop/home.ts"), "one");
	expect(buildIsStale(tree)).toBe(false);
	writeFileSync(join(tree, "app/shop/new.ts"), "");
	expect(buildIsStale(tree)).toBe(true);
});

test("a tree that was copied with its build, or checked out anew, is not stale", () => {
	stampBuild(tree);
	const copy = join(folder, "elsewhere");
	cpSync(tree, copy, { recursive: true });
	utimesSync(join(copy, "app/shop/home.ts"), 1, 1);
	expect(buildIsStale(copy)).toBe(false);
});
