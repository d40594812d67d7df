import { type Expression, type Selectable, type SqlBool, sql } from "kysely";
import type { Kept, Product } from "../../domain/catalogue/catalogue.ts";
import type { Db } from "../platform/db/database.ts";
import type { Tables } from "../platform/db/schema.ts";
import { keptOf, productOf } from "./catalogue-rows.ts";

export type ListAsk = {
	/** Words that a product's name, SKU or address must all hold. */
	search?: string;
	category?: string;
	hidden?: boolean;
	/** From 1. */
	page: number;
};

export type ProductList = {
	products: (Product & Kept)[];
	/** How many there are over all pages. */
	total: number;
	page: number;
	pages: number;
};

/** How many products are on one page of the desk's list. */
const PAGE = 50;

/** One page of the desk's list, in the order of the catalogue. */
export async function listProducts(db: Db, { search = "", category, hidden, page }: ListAsk): Promise<ProductList> {
	const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
	const matching = () => {
		let query = db.selectFrom("product").innerJoin("category", "category.id", "product.category_id");
		for (const word of words) query = query.where((eb) => holds(eb.ref("product.search"), word));
		if (category !== undefined) query = query.where("product.category_id", "=", category);
		if (hidden !== undefined) query = query.where("product.hidden", "=", hidden ? 1 : 0);
		return query;
	};
	const counted = await matching()
		.select((eb) => eb.fn.countAll<number>().as("total"))
		.executeTakeFirst();
	const total = Number(counted?.total ?? 0);
	const pages = Math.max(1, Math.ceil(total / PAGE));
	const shown = Math.min(Math.max(1, page), pages);
	// The ids alone first: they come out of an index, and only a page's rows are read whole.
	const ids = await matching()
		.select("product.id")
		.orderBy("category.position")
		.orderBy("category.id")
		.orderBy("product.position")
		.orderBy("product.id")
		.limit(PAGE)
		.offset((shown - 1) * PAGE)
		.execute();
	const rows = await rowsInOrder(db, ids);
	return { products: rows.map((row) => ({ ...productOf(row), ...keptOf(row) })), total, page: shown, pages };
}

async function rowsInOrder(db: Db, ids: readonly { id: string }[]): Promise<Selectable<Tables["product"]>[]> {
	if (ids.length === 0) return [];
	const wanted = ids.map(({ id }) => id);
	const rows = await db.selectFrom("product").selectAll().where("id", "in", wanted).execute();
	const known = new Map(rows.map((row) => [row.id, row]));
	return wanted.flatMap((id) => known.get(id) ?? []);
}

/** Whether a text holds a word; the wildcards of LIKE are matched literally. */
function holds(text: Expression<string>, word: string): Expression<SqlBool> {
	const pattern = `%${word.replace(/[~%_]/g, "~$&")}%`;
	return sql<SqlBool>`${text} like ${pattern} escape '~'`;
}
