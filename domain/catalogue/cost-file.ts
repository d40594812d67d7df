import { parseCsv, writeCsv } from "../shared/csv.ts";
import type { Problem } from "../shared/problem.ts";
import { shown, writeRupees } from "../shared/text-checks.ts";
import { readCost } from "./cost.ts";
import type { ImportProblem } from "./csv-columns.ts";

declare module "../shared/problem.ts" {
	interface DeskProblemCodes {
		"cost-of-nothing": { id: string };
		"cost-columns-missing": object;
	}
}

/*
 * Costs as a file of their own: whoever gets the catalogue's file gets none of them. One product a line, found by its id;
 * an empty cost is one that is not known.
 */

const COLUMNS = ["id", "sku", "name", "cost"] as const;

/** A product as the file names it. */
type NamedProduct = { id: string; sku: string | null; name: string };

/** Every product with its cost in rupees. */
export function writeCostFile(products: Iterable<NamedProduct>, costs: ReadonlyMap<string, number>): string {
	return writeCsv(
		(function* () {
			yield COLUMNS;
			for (const { id, sku, name } of products) {
				const cost = costs.get(id);
				yield [id, sku ?? "", name, cost === undefined ? "" : writeRupees(cost)];
			}
		})(),
	);
}

/** What a file says of costs: by product, in paise, undefined for one that is not known. Only the first problems are named. */
type ReadCosts = { costs: Map<string, number | undefined>; problems: ImportProblem[]; problemCount: number };

/** At most this many problems are named; the others are like them. */
const NAMED = 50;

/**
 * Reads a file of costs; it needs the columns `id` and `cost`, and may have others. A product that it does not name keeps
 * its cost.
 * @param known the names of all products, by id
 */
export function readCostFile(text: string, known: ReadonlyMap<string, string>): ReadCosts {
	const parsed = parseCsv(text);
	if (!parsed.ok) return unread(parsed.line, parsed.problem);
	const [header, ...records] = parsed.records;
	if (!header) return unread(1, { code: "file-empty" });
	const names = header.cells.map((name) => name.trim().toLowerCase());
	const [idAt, costAt] = [names.indexOf("id"), names.indexOf("cost")];
	if (idAt < 0 || costAt < 0) return unread(header.line, { code: "cost-columns-missing" });
	const read: ReadCosts = { costs: new Map(), problems: [], problemCount: 0 };
	const lineOf = new Map<string, number>();
	const wrong = (line: number, column: string, problem: Problem) => {
		read.problemCount += 1;
		if (read.problems.length < NAMED) read.problems.push({ line, column, problem });
	};
	for (const { line, cells } of records) {
		const id = cells[idAt]?.trim() ?? "";
		const name = known.get(id);
		const before = lineOf.get(id);
		const cost = readCost(cells[costAt] ?? "");
		if (cells.length !== header.cells.length)
			wrong(line, "", { code: "cells-differ", cells: cells.length, columns: header.cells.length });
		else if (name === undefined) wrong(line, "id", { code: "cost-of-nothing", id: shown(id) });
		else if (before !== undefined) wrong(line, "id", { code: "product-twice", name, line: before });
		else if (!cost.ok) wrong(line, "cost", cost.problem);
		else read.costs.set(id, cost.value);
		if (before === undefined) lineOf.set(id, line);
	}
	return read;
}

function unread(line: number, problem: Problem): ReadCosts {
	return { costs: new Map(), problems: [{ line, column: "", problem }], problemCount: 1 };
}
