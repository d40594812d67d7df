import { sql } from "kysely";
import type { Product } from "../../domain/catalogue/catalogue.ts";
import { type CatalogueSummary, NO_PRODUCTS, type Stretch, summaryOf } from "../../domain/catalogue/summary.ts";
import type { Db } from "../platform/db/database.ts";
import { categoryOf, productOf } from "./catalogue-rows.ts";

/*
 * The catalogue as buyers see it, read by index: what is hidden, or is in a hidden category, is not there. Nothing here
 * reads more rows than are asked for; the summary goes through an index that holds no more than its figures.
 */

/**
 * Whether a product is hidden, where it is looked for by something else: as a column SQLite would take it for the rarer of
 * both, and go through an index of all that are shown.
 */
export const ownHidden = sql<number>`+product.hidden`;

/** The catalogue's version; 0 before it has been seeded. It only grows. */
export async function readVersion(db: Db): Promise<number> {
	const row = await db.selectFrom("catalogue_version").select("version").where("id", "=", 1).executeTakeFirst();
	return row?.version ?? 0;
}

export async function readSummary(db: Db): Promise<CatalogueSummary> {
	const version = await readVersion(db);
	const categories = await db
		.selectFrom("category")
		.selectAll()
		.where("hidden", "=", 0)
		.orderBy("position")
		.orderBy("id")
		.execute();
	const rows = await db
		.selectFrom("product")
		.select((eb) => [
			"category_id",
			eb.fn.countAll<number>().as("count"),
			eb.fn.min("price").as("least_price"),
			eb.fn.max("price").as("most_price"),
			eb.fn.min("min_order").as("least_minimum"),
			eb.fn.max("min_order").as("most_minimum"),
		])
		.where("hidden", "=", 0)
		.groupBy("category_id")
		.execute();
	const figures = new Map(rows.map((row) => [row.category_id, row]));
	return summaryOf(
		version,
		categories.map((row) => {
			const held = figures.get(row.id);
			return {
				...categoryOf(row),
				...(held
					? {
							count: Number(held.count),
							price: { least: held.least_price, most: held.most_price },
							minimum: { least: held.least_minimum, most: held.most_minimum },
						}
					: NO_PRODUCTS),
			};
		}),
	);
}

/** The products with these ids or slugs, in no order; one that is not shown is left out. */
export async function readShown(db: Db, by: "id" | "slug", values: readonly string[]): Promise<Product[]> {
	if (values.length === 0) return [];
	const rows = await db
		.selectFrom("product")
		.innerJoin("category", "category.id", "product.category_id")
		.selectAll("product")
		.where(`product.${by}`, "in", values)
		.where(ownHidden, "=", 0)
		.where("category.hidden", "=", 0)
		.execute();
	return rows.map(productOf);
}

/** Where a product stands in its category. */
export type Place = { position: number; id: string };

/**
 * The next products of a category that is shown, in their order, and the place of the last of them.
 * @param after the place behind which they are; undefined for the beginning
 */
export async function readNext(
	db: Db,
	category: string,
	after: Place | undefined,
	limit: number,
): Promise<{ products: Product[]; last: Place | undefined }> {
	const rows = await db
		.selectFrom("product")
		.selectAll()
		.where("category_id", "=", category)
		.where("hidden", "=", 0)
		.$if(after !== undefined, (query) =>
			query.where((eb) => eb(eb.refTuple("position", "id"), ">", eb.tuple(after?.position ?? 0, after?.id ?? ""))),
		)
		.orderBy("position")
		.orderBy("id")
		.limit(limit)
		.execute();
	const last = rows.at(-1);
	return { products: rows.map(productOf), last: last && { position: last.position, id: last.id } };
}

/** The ids, or the slugs, of stretches of shown categories, in their order. */
export async function readStretches(db: Db, field: "id" | "slug", stretches: readonly Stretch[]): Promise<string[]> {
	const found: string[] = [];
	for (const { category, offset, limit } of stretches) {
		const rows = await db
			.selectFrom("product")
			.select(field)
			.where("category_id", "=", category)
			.where("hidden", "=", 0)
			.orderBy("position")
			.orderBy("id")
			.limit(limit)
			.offset(offset)
			.execute();
		for (const row of rows) found.push(row[field]);
	}
	return found;
}
