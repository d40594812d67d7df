import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const migrations = join(root, "server/platform/db/migrations");

test("the data model names every table, and none that is not there", () => {
	const sql = readdirSync(migrations).map((name) => readFileSync(join(migrations, name), "utf8"));
	const made = sql.flatMap((text) => [...text.matchAll(/^create (?:table|view) (?:if not exists )?(\w+)/gim)]);
	const rows = read("docs/data-model.md").match(/^\| `.*$/gm) ?? [];
	const named = rows.flatMap((row) => [...(row.split("|")[1] ?? "").matchAll(/`(\w+)`/g)]);
	const passing = sql.flatMap((text) => [...text.matchAll(/^drop table (\w+)/gim)].map(([, name]) => name));
	const tables = new Set([...made.map(([, name]) => name).filter((name) => !passing.includes(name)), "migration"]);
	expect(new Set(named.map(([, name]) => name))).toEqual(tables);
});

test.each(readdirSync(join(root, "docs/decisions")))("%s has a date and a status", (name) => {
	expect(read(`docs/decisions/${name}`)).toMatch(/^# .+\n\nDate: \d{4}-\d\d-\d\d\. Status: [a-z]/);
});

test("the example of the environment names every setting, with the default it has", () => {
	const lines = read(".env.example").match(/^#?[A-Z]\w+=.*$/gm) ?? [];
	const named = lines.map((line) => line.replace(/^#?(\w+)=.*$/, "$1")).filter((name) => !name.startsWith("COMPANY_"));
	const settings = [...read("server/main/env.ts").matchAll(/^\t([A-Z][A-Z_]+): /gm)].map(([, name]) => name);
	expect(named.sort()).toEqual(settings.sort());
});

const PROSE = ["README.md", "CONTRIBUTING.md", "SECURITY.md", "docs/architecture.md", "docs/operations.md"];

test.each(PROSE)("every file that %s names is there", (name) => {
	const ours = /`((?:app|content|docs|domain|messages|scripts|server|studio|tests)\/[\w./-]+)`/g;
	const named = [...read(name).matchAll(ours)].map(([, path = ""]) => path);
	expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
