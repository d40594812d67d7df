import type { Colourway } from "../catalogue/catalogue.ts";
import type { Problem } from "../shared/problem.ts";
import { readQuantity } from "../shared/typed-numbers.ts";
import { type Cell, MAX_CELLS, mergeCells } from "./cells.ts";

declare module "../shared/problem.ts" {
	interface ProblemCodes {
		"pasted-nothing": object;
		"pasted-too-long": { limit: number };
		/** Rows and columns are counted from 1, as they were pasted. */
		"pasted-not-whole": { text: string; row: number; column: number };
		"pasted-label-unknown": { text: string };
		"pasted-label-twice": { text: string };
		"pasted-too-large": { rows: number; columns: number; colours: number; sizes: number };
	}
}

export type PasteProblem = Problem<
	| "pasted-nothing"
	| "pasted-too-long"
	| "pasted-not-whole"
	| "pasted-label-unknown"
	| "pasted-label-twice"
	| "pasted-too-large"
>;
type PastedCells = { ok: true; cells: Cell[] } | { ok: false; problem: PasteProblem };

/** What a product is made in; either may be missing. */
export type Made = { colourways?: readonly Colourway[]; sizes?: readonly string[] };

/** Colours or sizes by what they may be called. */
type Known = ReadonlyMap<string, string>;

/** Characters of a block: far more than any grid is. */
const LONGEST = 20_000;

/** The labels of totals at the edges of a table: no colour and no size. */
const TOTALS = new Set(["total", "totals", "sum", "qty", "quantity"]);

/** What a row or column is for: a colour or size, or totals, which are left out. */
type Place = { label: string | null } | "totals";

/**
 * Reads a block of cells copied from a spreadsheet: rows parted by line ends, cells by tabs. With sizes above and
 * colours (names or codes) before it, or the other way round, in any order; without them it fills the grid from its
 * first colour and size on. An empty cell or a dash is none.
 */
export function readPastedCells(text: string, made: Made): PastedCells {
	if (text.length > LONGEST) return wrong({ code: "pasted-too-long", limit: LONGEST });
	const rows = tableOf(text);
	if (rows.length === 0) return wrong({ code: "pasted-nothing" });
	const colours = new Map(
		made.colourways?.flatMap(({ code, name }) => [
			[plain(name), code],
			[plain(code), code],
		]),
	);
	const sizes = new Map(made.sizes?.map((size) => [plain(size), size]));
	const { head, labels, figures, above, before } = partsOf(rows, colours, sizes);
	const isTurned = liesIn(head, colours, sizes) || liesIn(labels, sizes, colours);
	const colourCodes = made.colourways?.map(({ code }) => code) ?? [];
	const [down, across] = isTurned
		? [placesOf(labels, sizes, made.sizes ?? []), placesOf(head, colours, colourCodes)]
		: [placesOf(labels, colours, colourCodes), placesOf(head, sizes, made.sizes ?? [])];
	if (!Array.isArray(down)) return wrong(down);
	if (!Array.isArray(across)) return wrong(across);

	const cells: Cell[] = [];
	for (const [row, texts] of figures.entries()) {
		for (const [column, cell] of texts.entries()) {
			if (/^[-–—]?$/.test(cell)) continue;
			const quantity = readQuantity(cell);
			if (quantity === undefined) {
				const at = { row: row + above + 1, column: column + before + 1 };
				return wrong({ code: "pasted-not-whole", text: cell.slice(0, 40), ...at });
			}
			const [one, other] = [down[row], across[column]];
			if (one === "totals" || other === "totals") continue;
			if (one === undefined || other === undefined)
				return wrong({
					code: "pasted-too-large",
					rows: figures.length,
					columns: Math.max(...figures.map((each) => each.length)),
					colours: colourCodes.length,
					sizes: sizes.size,
				});
			const [colour, size] = isTurned ? [other.label, one.label] : [one.label, other.label];
			cells.push({ colour, size, quantity });
		}
	}
	const merged = mergeCells(cells);
	if (merged.length > MAX_CELLS) return wrong({ code: "pasted-too-long", limit: MAX_CELLS });
	return merged.length === 0 ? wrong({ code: "pasted-nothing" }) : { ok: true, cells: merged };
}

function wrong(problem: PasteProblem): PastedCells {
	return { ok: false, problem };
}

/** The rows without those that are empty; a cell's quotes are those of a spreadsheet that copies line ends. */
function tableOf(text: string): string[][] {
	return text
		.split(/\r\n|\r|\n/)
		.filter((row) => row.trim() !== "")
		.map((row) =>
			row.split("\t").map((cell) =>
				cell
					.trim()
					.replace(/^"(.*)"$/, "$1")
					.trim(),
			),
		);
}

type Parts = {
	/** The heads above the figures; "one" for a single column that names no colour or size. */
	head: string[] | "one" | undefined;
	labels: string[] | undefined;
	figures: string[][];
	/** Rows and columns that are no figures. */
	above: number;
	before: number;
};

/** Separates heads and labels from the figures. Sizes may be numbers themselves ("30", "32"). */
function partsOf(rows: string[][], colours: Known, sizes: Known): Parts {
	const [first = [], ...others] = rows;
	const [corner = "", ...rest] = first;
	const isKnown = (text: string) => colours.has(plain(text)) || sizes.has(plain(text));
	const isEdge = (texts: readonly string[]) => {
		const said = texts.map(plain).filter((text) => text !== "" && !TOTALS.has(text));
		return said.length > 0 && new Set(said).size === said.length && said.every(isKnown);
	};
	const isCorner = corner === "" || (isLabel(corner) && !isKnown(corner));
	const hasHead =
		rest.some(isLabel) ||
		(others.length > 0 && ((isCorner && isEdge(rest)) || isEdge(first) || (rest.length === 0 && isLabel(corner))));
	const body = hasHead ? others : rows;
	const firsts = body.map(([text = ""]) => text);
	// A first column of numbers is one of sizes only where it cannot be one of figures.
	const areSizes = colours.size === 0 || (hasHead && liesIn(rest, colours, sizes));
	const hasLabels = firsts.some(isLabel) || (areSizes && rest.length > 0 && isEdge(firsts));
	const heads = hasHead ? first.slice(hasLabels ? 1 : 0) : undefined;
	const figures = hasLabels ? body.map((row) => row.slice(1)) : body;
	// "Quantity" above a single column of figures names no place, and neither does nothing.
	const isOne =
		heads?.every((text) => text === "" || TOTALS.has(plain(text))) ??
		(hasLabels && figures.every((row) => row.length === 1));
	return {
		head: isOne ? "one" : heads,
		labels: hasLabels ? firsts : undefined,
		figures,
		above: hasHead ? 1 : 0,
		before: hasLabels ? 1 : 0,
	};
}

function isLabel(cell: string): boolean {
	return /\p{L}/u.test(cell);
}

function plain(label: string): string {
	return label.trim().toLowerCase().replace(/\s+/g, " ");
}

/** Whether labels are in one list and not in the other, totals aside. */
function liesIn(labels: readonly string[] | "one" | undefined, here: Known, elsewhere: Known): boolean {
	if (labels === undefined || labels === "one") return false;
	const said = labels.map(plain).filter((label) => label !== "" && !TOTALS.has(label));
	return said.length > 0 && said.every((label) => here.has(label)) && !said.every((label) => elsewhere.has(label));
}

/** What the rows or columns are for: by their labels, or else in the grid's own order. */
function placesOf(
	labels: readonly string[] | "one" | undefined,
	known: Known,
	inOrder: readonly string[],
): Place[] | PasteProblem {
	if (labels === "one") return [{ label: null }];
	if (labels === undefined) return inOrder.length === 0 ? [{ label: null }] : inOrder.map((label) => ({ label }));
	const places: Place[] = [];
	const seen = new Set<string>();
	for (const text of labels) {
		const label = known.get(plain(text));
		if (label === undefined) {
			if (!TOTALS.has(plain(text))) return { code: "pasted-label-unknown", text: text.slice(0, 40) };
			places.push("totals");
			continue;
		}
		if (seen.has(label)) return { code: "pasted-label-twice", text: text.slice(0, 40) };
		seen.add(label);
		places.push({ label });
	}
	return places;
}
