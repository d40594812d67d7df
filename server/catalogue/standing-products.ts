import { setImmediate as nextTurn } from "node:timers/promises";
import type { Category, Kept, Product } from "../../domain/catalogue/catalogue.ts";
import type { StandingProduct } from "../../domain/catalogue/import.ts";
import type { Db } from "../platform/db/database.ts";
import { categoryOf, keptOf, productOf } from "./catalogue-rows.ts";

/* The whole catalogue, hidden products too, for files: read page by page, and others have their turn between two pages. */

/** Rows of which only a few columns are read, and whole ones. */
const FEW_COLUMNS = 1_000;
const WHOLE_ROWS = 100;

export type Standing = {
	categories: Category[];
	/** In the order of the catalogue; `position` is the one stored. */
	products: (StandingProduct & { position: number })[];
};

/** What is known of each product before a file is read: some hundred bytes each. */
export async function readStanding(db: Db): Promise<Standing> {
	const categories = await readCategories(db);
	const products: Standing["products"] = [];
	for (const { id: category } of categories)
		for (let last: Standing["products"][number] | undefined; ; ) {
			const rows = await following(db, category, last)
				.select(["id", "slug", "sku", "name", "position"])
				.limit(FEW_COLUMNS)
				.execute();
			for (const { sku, ...row } of rows) products.push({ ...row, sku: sku ?? undefined, category });
			if (rows.length < FEW_COLUMNS) break;
			last = products.at(-1);
			await nextTurn();
		}
	return { categories, products };
}

/** All products in the order of the catalogue, each with its place in its category, from 1; some at a time. */
export async function* readRanked(db: Db): AsyncGenerator<{ product: Product & Kept; rank: number }[]> {
	for (const { id: category } of await readCategories(db)) {
		let rank = 0;
		for (let last: Place | undefined; ; ) {
			const rows = await following(db, category, last).selectAll().limit(WHOLE_ROWS).execute();
			yield rows.map((row) => ({ product: { ...productOf(row), ...keptOf(row) }, rank: ++rank }));
			if (rows.length < WHOLE_ROWS) break;
			last = rows.at(-1);
		}
	}
}

/** The first few products of every category, each with its place in it, from 1. */
export async function readFirst(db: Db, each: number): Promise<{ product: Product & Kept; rank: number }[]> {
	const first: { product: Product & Kept; rank: number }[] = [];
	for (const { id: category } of await readCategories(db)) {
		const rows = await following(db, category, undefined).selectAll().limit(each).execute();
		first.push(...rows.map((row, n) => ({ product: { ...productOf(row), ...keptOf(row) }, rank: n + 1 })));
	}
	return first;
}

/** Products by their ids. */
export async function readWithIds(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Product & Kept>> {
	if (ids.length === 0) return new Map();
	const rows = await db.selectFrom("product").selectAll().where("id", "in", ids).execute();
	return new Map(rows.map((row) => [row.id, { ...productOf(row), ...keptOf(row) }]));
}

type Place = { position: number; id: string };

/** The products of a category behind a place, in their order. */
function following(db: Db, category: string, after: Place | undefined) {
	return db
		.selectFrom("product")
		.where("category_id", "=", category)
		.$if(after !== undefined, (query) =>
			query.where((eb) => eb(eb.refTuple("position", "id"), ">", eb.tuple(after?.position ?? 0, after?.id ?? ""))),
		)
		.orderBy("position")
		.orderBy("id");
}

async function readCategories(db: Db): Promise<Category[]> {
	const rows = await db.selectFrom("category").selectAll().orderBy("position").orderBy("id").execute();
	return rows.map(categoryOf);
}
