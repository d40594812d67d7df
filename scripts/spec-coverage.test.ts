import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

type Proof = { file: string; title: string };
type Row = { line: number; cells: readonly string[] };

/** The rows of the table in docs/spec-coverage.md, without its head. */
function readRows(markdown: string): Row[] {
	return markdown
		.split("\n")
		.map((text, index) => ({ line: index + 1, text }))
		.filter(({ text }) => text.startsWith("|"))
		.slice(2)
		.map(({ line, text }) => ({
			line,
			cells: text
				.split("|")
				.slice(1, -1)
				.map((cell) => cell.trim()),
		}));
}

/** The tests a cell names: a file in backquotes, a colon, and the title; several are parted by a line break. */
function readProofs(cell: string): (Proof | undefined)[] {
	return cell.split("<br>").map((text) => {
		const [, file, title] = /^`([^`]+)`: (.+)$/.exec(text) ?? [];
		return file && title ? { file, title } : undefined;
	});
}

/** Whether the file has a test of this title. A title with parameters stands there as its template. */
function exists({ file, title }: Proof): boolean {
	const path = join(root, file);
	if (!/\.(test|spec)\.tsx?$/.test(file) || !existsSync(path)) return false;
	const source = readFileSync(path, "utf8");
	return source.includes(`"${title}"`) || source.includes(`\`${title}\``);
}

describe("docs/spec-coverage.md", () => {
	const rows = readRows(readFileSync(join(root, "docs/spec-coverage.md"), "utf8"));

	test("has a row for each requirement, in the order of the sections 1 to 9", () => {
		expect(rows.length).toBeGreaterThan(150);
		const sections = rows.map(({ cells }) => Number(cells[0]));
		expect(sections).toEqual(sections.toSorted((a, b) => a - b));
		expect([...new Set(sections)]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
	});

	test("has no empty cell", () => {
		expect(rows.filter(({ cells }) => cells.length !== 3 || cells.some((cell) => cell === ""))).toEqual([]);
	});

	test("says no requirement twice within a section", () => {
		const said = rows.map(({ cells: [section, requirement] }) => `${section} ${requirement}`);
		expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
	});

	test("names only tests that exist", () => {
		const missing = rows.flatMap(({ line, cells }) =>
			readProofs(cells[2] ?? "")
				.filter((proof) => !proof || !exists(proof))
				.map((proof) => `line ${line}: ${proof ? `${proof.file}: ${proof.title}` : cells[2]}`),
		);
		expect(missing).toEqual([]);
	});
});
