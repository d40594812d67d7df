import type { FieldProblems } from "../shared/form.ts";
import { changesBetween, type FieldChange } from "../shared/merge-edits.ts";
import type { Problem } from "../shared/problem.ts";
import { slugOf } from "../shared/slug.ts";
import { shown } from "../shared/text-checks.ts";
import type { Kept, Product } from "./catalogue.ts";
import { cellOf, type FileLine, fileColumn, type ImportProblem } from "./csv-columns.ts";
import { newOrders } from "./order.ts";
import type { Pool } from "./pool.ts";
import { type ProductDraft, readProduct } from "./product-form.ts";
import { newProductTexts, type ProductTexts, productFields, productTexts } from "./product-texts.ts";
import { readViews } from "./product-views.ts";

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
	/** The first of them, by their lines. */
	problems: ImportProblem[];
	problemCount: number;
	/** The first of the new and changed products: of a large file there are more than anybody reads. */
	products: PlannedProduct[];
	added: number;
	changed: number;
	unchanged: number;
	/** Categories whose products get another order, each with all its products. */
	orders: { category: string; ids: string[] }[];
};

/** At most this many products and problems are in a plan. */
const SHOWN = 500;

type HeldProduct = Product & Kept;

/** What is known of each product of the catalogue, in its order, before any line of a file is read. */
export type StandingProduct = { id: string; slug: string; sku?: string | undefined; name: string; category: string };

export type ImportNeeds = {
	products: readonly StandingProduct[];
	categories: readonly { id: string; name: string }[];
	/** The pools that a product can be in. */
	pools: readonly Pick<Pool, "id" | "name">[];
	/** Whether a path leads to a picture that can be there: a main picture is in all the sizes of a card. */
	isPicture: (path: string, place: "main" | "close") => boolean;
	/** A fresh id; ids are never used again. */
	newId: () => string;
};

/** What is remembered of each line that can be written. */
type Placed = {
	line: number;
	id: string;
	slug: string;
	sku: string | undefined;
	category: string;
	rank: number | undefined;
};

/**
 * Reads a file against the current catalogue, some lines at a time, and says what importing it would do: every problem
 * by its line, or every product it adds and changes. A line belongs to the product with its id, or without an id to
 * the one with its SKU; any other line is a new product. Products that the file does not name stay as they are.
 */
export class ImportPlanning {
	readonly #needs: ImportNeeds;
	readonly #ids: ReadonlySet<string>;
	readonly #idsBySku: ReadonlyMap<string, string>;
	/** Ids by id and by name, in small letters. */
	readonly #categories: ReadonlyMap<string, string>;
	readonly #pools: ReadonlyMap<string, string>;
	readonly #lineOf = new Map<string, number>();
	readonly #placed: Placed[] = [];
	readonly #products: PlannedProduct[] = [];
	#problems: ImportProblem[] = [];
	#problemCount = 0;
	#added = 0;
	#changed = 0;

	constructor(needs: ImportNeeds) {
		this.#needs = needs;
		this.#ids = new Set(needs.products.map(({ id }) => id));
		this.#idsBySku = new Map(needs.products.flatMap(({ id, sku }) => (sku ? [[sku, id] as const] : [])));
		this.#categories = idsByName(needs.categories);
		this.#pools = idsByName(needs.pools);
	}

	/** The ids of the products that lines belong to; new ones have none. */
	idsOf(lines: readonly (FileLine | ImportProblem)[]): string[] {
		return lines.flatMap((line) => ("problem" in line ? [] : (this.#idOf(line) ?? [])));
	}

	/**
	 * Reads the next lines. @param held the products that they belong to, by their ids (`idsOf`)
	 * @returns those that would be added or changed
	 */
	read(lines: readonly (FileLine | ImportProblem)[], held: ReadonlyMap<string, HeldProduct>): PlannedProduct[] {
		return lines.flatMap((line) => {
			if ("problem" in line) return this.#refuse([line]);
			const id = this.#idOf(line);
			const before = id === undefined ? undefined : held.get(id);
			const problem = this.#problemOfLine(line, before);
			return problem ? this.#refuse([problem]) : this.#plan(line, before);
		});
	}

	/** What the whole file would do, after its last line; lines that share an address or a SKU are among the problems. */
	end(): ImportPlan {
		this.#refuse(doubles(this.#placed, this.#needs.products));
		return {
			problems: this.#problems.toSorted((a, b) => a.line - b.line),
			problemCount: this.#problemCount,
			products: this.#products,
			added: this.#added,
			changed: this.#changed,
			unchanged: this.#placed.length - this.#added - this.#changed,
			orders: newOrders(this.#needs.products, this.#placed),
		};
	}

	#idOf({ id, texts }: FileLine): string | undefined {
		if (id === "") return this.#idsBySku.get(texts.sku?.trim() ?? "");
		return this.#ids.has(id) ? id : undefined;
	}

	#refuse(problems: readonly ImportProblem[]): [] {
		this.#problemCount += problems.length;
		this.#problems.push(...problems.slice(0, Math.max(0, SHOWN - this.#problems.length)));
		return [];
	}

	/** Why a line belongs to no product that can be written. */
	#problemOfLine(line: FileLine, before: HeldProduct | undefined): ImportProblem | undefined {
		if (!before)
			return line.id === ""
				? undefined
				: { line: line.line, column: "id", problem: { code: "id-unknown", id: shown(line.id) } };
		const other = this.#lineOf.get(before.id);
		if (other === undefined) {
			this.#lineOf.set(before.id, line.line);
			return undefined;
		}
		const problem: Problem = { code: "product-twice", name: before.name, line: other };
		return { line: line.line, column: line.id === "" ? "sku" : "id", problem };
	}

	#plan(line: FileLine, before: HeldProduct | undefined): PlannedProduct[] {
		const was = before ? productTexts(before) : undefined;
		const rank = line.position === "" ? undefined : Number(line.position);
		if (before && was && isRank(line.position) && saysTheSame(line.texts, was)) {
			const { id, slug, sku, category } = before;
			this.#placed.push({ line: line.line, id, slug, sku, category, rank });
			return [];
		}
		const read = this.#readTexts(line, before, was);
		if (Array.isArray(read)) return this.#refuse(read);
		const id = before?.id ?? this.#needs.newId();
		const changes = changesBetween(was ?? {}, productTexts({ id, ...read }));
		const { slug, sku, category } = read;
		this.#placed.push({ line: line.line, id, slug, sku, category, rank });
		if (before && changes.length === 0) return [];
		if (before) this.#changed++;
		else this.#added++;
		const planned = { line: line.line, id, isNew: !before, draft: read, changes };
		if (this.#products.length < SHOWN) this.#products.push(planned);
		return [planned];
	}

	#readTexts(
		line: FileLine,
		before: HeldProduct | undefined,
		was: ProductTexts | undefined,
	): ProductDraft | ImportProblem[] {
		const given = was ? { ...was, ...line.texts } : textsOfNew(line.texts);
		const texts = {
			...given,
			category: this.#categories.get(given.category.trim().toLowerCase()) ?? given.category.trim(),
			pool: this.#pools.get(given.pool.trim().toLowerCase()) ?? given.pool.trim(),
		};
		const read = readProduct(texts);
		const ofFields: FieldProblems = { ...this.#problemsOf(texts, before), ...(read.ok ? {} : read.problems) };
		const position: Problem = { code: "position-not-right", text: shown(line.position) };
		const found = Object.entries(isRank(line.position) ? ofFields : { ...ofFields, position });
		if (read.ok && found.length === 0) return read.value;
		return found.map(([field, problem]) => ({ line: line.line, column: fileColumn(field), problem }));
	}

	/** What does not fit the catalogue, by field, however it is written. */
	#problemsOf(texts: ProductTexts, before: HeldProduct | undefined): FieldProblems {
		const problems: Record<string, Problem> = {};
		const { category, pool } = texts;
		if (before && texts.slug.trim() !== before.slug) problems.slug = { code: "address-fixed", address: before.slug };
		if (category !== "" && !this.#categories.has(category.toLowerCase()))
			problems.category = { code: "category-unknown", name: shown(category) };
		if (pool !== "" && !this.#pools.has(pool.toLowerCase()))
			problems.pool = { code: "pool-unknown", name: shown(pool) };
		for (const [field, place, kept] of [
			["image", "main", before?.image],
			["closeImage", "close", before?.close?.image],
		] as const) {
			const path = texts[field].trim();
			if (path !== "" && path !== kept && !this.#needs.isPicture(path, place))
				problems[field] = { code: "picture-not-uploaded", path: shown(path) };
		}
		const views = readViews(texts.views);
		const kept = before?.details.views ?? [];
		const missing = (views.ok ? views.value : []).find(
			({ image }) => !kept.some((one) => one.image === image) && !this.#needs.isPicture(image, "main"),
		);
		if (missing) problems.views = { code: "picture-not-uploaded", path: shown(missing.image) };
		return problems;
	}
}

function isRank(position: string): boolean {
	return position === "" || /^[1-9]\d{0,5}$/.test(position);
}

/** Whether every cell is what an export of the product has there: most lines of a large file are. */
function saysTheSame(texts: Partial<ProductTexts>, was: ProductTexts): boolean {
	return productFields.every((field) => texts[field] === undefined || texts[field] === cellOf(field, was[field]));
}

/** Ids by name in small letters, and by themselves; an id goes before another one's name. */
function idsByName(entries: readonly { id: string; name: string }[]): Map<string, string> {
	return new Map([
		...entries.map(({ id, name }) => [name.toLowerCase(), id] as const),
		...entries.map(({ id }) => [id, id] as const),
	]);
}

/** A new product's empty cells mean what a new form would hold; its address is made from its name. */
function textsOfNew(given: Partial<ProductTexts>): ProductTexts {
	const filled = Object.fromEntries(Object.entries(given).filter(([, text]) => text.trim() !== ""));
	const texts = { ...newProductTexts, ...filled };
	return { ...texts, slug: texts.slug || slugOf(texts.name) };
}

/** Addresses and SKUs that two products would share. */
function doubles(planned: readonly Placed[], products: readonly StandingProduct[]): ImportProblem[] {
	const problems: ImportProblem[] = [];
	const written = new Set(planned.map(({ id }) => id));
	const others = products.filter(({ id }) => !written.has(id));
	for (const field of ["slug", "sku"] as const) {
		const owners = new Map<string | undefined, string | number>(
			others.map((product) => [product[field], product.name]),
		);
		for (const { line, ...placed } of planned) {
			const value = placed[field];
			if (value === undefined) continue;
			const owner = owners.get(value);
			if (owner === undefined) owners.set(value, line);
			else problems.push({ line, column: field, problem: { code: "value-taken-in-file", field, value, owner } });
		}
	}
	return problems;
}
