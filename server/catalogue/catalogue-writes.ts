import type { Category, Kept, Product } from "../../domain/catalogue/catalogue.ts";
import type { Db } from "../platform/db/database.ts";
import { categoryOf, keptOf, productOf } from "./catalogue-rows.ts";

/*
 * What every write of the catalogue does: it waits for the one before it, and raises the version in its own
 * transaction, by which every process learns of it (`openCatalogue`).
 */

/** Takes the catalogue for this transaction: writers come one after another. Returns the current version. */
export async function lockCatalogue(db: Db): Promise<number> {
	const row = await db
		.updateTable("catalogue_version")
		.set((eb) => ({ version: eb.ref("version") }))
		.where("id", "=", 1)
		.returning("version")
		.executeTakeFirst();
	if (!row) throw new Error("The catalogue has no version: it was never seeded.");
	return row.version;
}

export async function raiseVersion(db: Db): Promise<void> {
	await db
		.updateTable("catalogue_version")
		.set((eb) => ({ version: eb("version", "+", 1) }))
		.where("id", "=", 1)
		.execute();
}

export async function findProduct(db: Db, id: string): Promise<(Product & Kept) | undefined> {
	const row = await db.selectFrom("product").selectAll().where("id", "=", id).executeTakeFirst();
	return row && { ...productOf(row), ...keptOf(row) };
}

export async function findCategory(db: Db, id: string): Promise<(Category & Kept) | undefined> {
	const row = await db.selectFrom("category").selectAll().where("id", "=", id).executeTakeFirst();
	return row && { ...categoryOf(row), ...keptOf(row) };
}

/** The place behind the last product of a category. */
export async function endOfCategory(db: Db, category: string): Promise<number> {
	const row = await db
		.selectFrom("product")
		.select((eb) => eb.fn.max("position").as("last"))
		.where("category_id", "=", category)
		.executeTakeFirst();
	return (row?.last ?? -1) + 1;
}
