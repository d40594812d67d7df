import type { FieldProblems } from "../shared/form.ts";
import { changesBetween, type FieldChange } from "../shared/merge-edits.ts";
import type { Problem } from "../shared/problem.ts";
import { slugOf } from "../shared/slug.ts";
import { shown } from "../shared/text-checks.ts";
import type { DeskCatalogue, Kept, Product } from "./catalogue.ts";
import { type FileLine, fileColumn, type ImportProblem, readFile } from "./csv-columns.ts";
import { newOrders } from "./order.ts";
import type { Pool } from "./pool.ts";
import { type ProductDraft, readProduct } from "./product-form.ts";
import { newProductTexts, type ProductTexts, productTexts } from "./product-texts.ts";

declare module "../shared/problem.ts" {
	interface DeskProblemCodes {
		"id-unknown": { id: string };
		"product-twice": { name: string; line: number };
		"position-not-right": { text: string };
		"category-unknown": { name: string };
		"pool-unknown": { name: string };
		"picture-not-uploaded": { path: string };
		/** `owner` is a product's name, or the number of a line. */
		"value-taken-in-file": { field: "slug" | "sku"; value: string; owner: string | number };
	}
}

/** One product that a file writes. */
export type PlannedProduct = { line: number; id: string; isNew: boolean; draft: ProductDraft; changes: FieldChange[] };

/** What importing a file would do. With any problem nothing is changed. */
export type ImportPlan = {
	problems: ImportProblem[];
	/** New and changed products. */
	products: PlannedProduct[];
	unchanged: number;
	/** Categories whose products get another order, each with all its products. */
	orders: { category: string; ids: string[] }[];
};

export type ImportNeeds = {
	/** Whether a path leads to a picture that can be there: a main picture is in all the sizes of a card. */
	isPicture: (path: string, place: "main" | "close") => boolean;
	/** The pools that a product can be in. */
	pools: readonly Pick<Pool, "id" | "name">[];
	/** A fresh id; ids are never used again. */
	newId: () => string;
};

type HeldProduct = Product & Kept;

/** The current catalogue, indexed by the names that the lines of a file use. */
type Held = {
	byId: Map<string, HeldProduct>;
	bySku: Map<string, HeldProduct>;
	/** Ids by id and by name, in small letters. */
	categories: Map<string, string>;
	pools: Map<string, string>;
};

/** A line that can be written, and its place within its category. */
type Placed = PlannedProduct & { rank: number | undefined };

/**
 * Reads a file against the current catalogue and says what importing it would do: every problem by its line, or
 * every product it adds and changes. A line belongs to the product with its id, or without an id to the one with its
 * SKU; any other line is a new product. Products that the file does not name stay as they are.
 */
export function planImport(file: string, catalogue: DeskCatalogue, needs: ImportNeeds): ImportPlan {
	const { lines, problems } = readFile(file);
	const held: Held = {
		byId: new Map(catalogue.products.map((product) => [product.id, product])),
		bySku: new Map(catalogue.products.flatMap((product) => (product.sku ? [[product.sku, product]] : []))),
		categories: idsByName(catalogue.categories),
		pools: idsByName(needs.pools),
	};
	const planned: Placed[] = [];
	const lineOf = new Map<string, number>();
	for (const line of lines) {
		const found = findProduct(line, held, lineOf);
		const read = "problems" in found ? found : planLine(line, found.before, held, needs);
		if ("problems" in read) problems.push(...read.problems);
		else planned.push(read);
	}
	problems.push(...doubles(planned, catalogue.products));
	const products = planned.filter(({ isNew, changes }) => isNew || changes.length > 0);
	return {
		problems: problems.sort((a, b) => a.line - b.line),
		products,
		unchanged: planned.length - products.length,
		orders: newOrders(
			catalogue.products,
			planned.map(({ id, draft, rank }) => ({ id, category: draft.category, rank })),
		),
	};
}

/** Ids by name in small letters, and by themselves; an id goes before another one's name. */
function idsByName(entries: readonly { id: string; name: string }[]): Map<string, string> {
	return new Map([
		...entries.map(({ id, name }) => [name.toLowerCase(), id] as const),
		...entries.map(({ id }) => [id, id] as const),
	]);
}

type Problems = { problems: ImportProblem[] };

/** The product that a line belongs to; none for a new one. */
function findProduct(line: FileLine, held: Held, lineOf: Map<string, number>): { before?: HeldProduct } | Problems {
	const sku = line.texts.sku?.trim() ?? "";
	const before = line.id === "" ? held.bySku.get(sku) : held.byId.get(line.id);
	if (line.id !== "" && !before) {
		return { problems: [{ line: line.line, column: "id", problem: { code: "id-unknown", id: shown(line.id) } }] };
	}
	if (!before) return {};
	const other = lineOf.get(before.id);
	if (other !== undefined) {
		const problem: Problem = { code: "product-twice", name: before.name, line: other };
		return { problems: [{ line: line.line, column: line.id === "" ? "sku" : "id", problem }] };
	}
	lineOf.set(before.id, line.line);
	return { before };
}

function planLine(line: FileLine, before: HeldProduct | undefined, held: Held, needs: ImportNeeds): Placed | Problems {
	const was = before ? productTexts(before) : undefined;
	const given = was ? { ...was, ...line.texts } : textsOfNew(line.texts);
	const texts = {
		...given,
		category: held.categories.get(given.category.trim().toLowerCase()) ?? given.category.trim(),
		pool: held.pools.get(given.pool.trim().toLowerCase()) ?? given.pool.trim(),
	};
	const read = readProduct(texts);
	const ofFields: FieldProblems = { ...problemsOf(texts, before, held, needs), ...(read.ok ? {} : read.problems) };
	const isRank = line.position === "" || /^[1-9]\d{0,5}$/.test(line.position);
	const position: Problem = { code: "position-not-right", text: shown(line.position) };
	const found = Object.entries(isRank ? ofFields : { ...ofFields, position });
	if (!read.ok || found.length > 0)
		return { problems: found.map(([field, problem]) => ({ line: line.line, column: fileColumn(field), problem })) };
	const id = before?.id ?? needs.newId();
	return {
		line: line.line,
		id,
		isNew: !before,
		draft: read.value,
		changes: changesBetween(was ?? {}, productTexts({ id, ...read.value })),
		rank: line.position === "" ? undefined : Number(line.position),
	};
}

/** A new product's empty cells mean what a new form would hold; its address is made from its name. */
function textsOfNew(given: Partial<ProductTexts>): ProductTexts {
	const filled = Object.fromEntries(Object.entries(given).filter(([, text]) => text.trim() !== ""));
	const texts = { ...newProductTexts, ...filled };
	return { ...texts, slug: texts.slug || slugOf(texts.name) };
}

/** What does not fit the catalogue, by field, however it is written. */
function problemsOf(
	texts: ProductTexts,
	before: HeldProduct | undefined,
	held: Held,
	needs: ImportNeeds,
): FieldProblems {
	const problems: Record<string, Problem> = {};
	const { category, pool } = texts;
	if (before && texts.slug.trim() !== before.slug) problems.slug = { code: "address-fixed", address: before.slug };
	if (category !== "" && !held.categories.has(category.toLowerCase()))
		problems.category = { code: "category-unknown", name: shown(category) };
	if (pool !== "" && !held.pools.has(pool.toLowerCase())) problems.pool = { code: "pool-unknown", name: shown(pool) };
	for (const [field, place, kept] of [
		["image", "main", before?.image],
		["closeImage", "close", before?.close?.image],
	] as const) {
		const path = texts[field].trim();
		if (path !== "" && path !== kept && !needs.isPicture(path, place))
			problems[field] = { code: "picture-not-uploaded", path: shown(path) };
	}
	return problems;
}

/** Addresses and SKUs that two products would share. */
function doubles(planned: readonly Placed[], products: readonly HeldProduct[]): ImportProblem[] {
	const problems: ImportProblem[] = [];
	const written = new Set(planned.map(({ id }) => id));
	const others = products.filter(({ id }) => !written.has(id));
	for (const field of ["slug", "sku"] as const) {
		const owners = new Map<string | undefined, string | number>(
			others.map((product) => [product[field], product.name]),
		);
		for (const { line, draft } of planned) {
			const value = draft[field];
			if (value === undefined) continue;
			const owner = owners.get(value);
			if (owner === undefined) owners.set(value, line);
			else problems.push({ line, column: field, problem: { code: "value-taken-in-file", field, value, owner } });
		}
	}
	return problems;
}
