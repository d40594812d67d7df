import { createHash } from "node:crypto";
import type { Catalogue, Category, DeskCatalogue, Product } from "../../domain/catalogue/catalogue.ts";
import type { Database, Db } from "../platform/db/database.ts";
import { readSetting, writeSetting } from "../settings/index.ts";
import { categoryColumns, categoryOf, keptOf, productColumns, productOf } from "./catalogue-rows.ts";
import { lockCatalogue, raiseVersion } from "./catalogue-writes.ts";
import { readVersion } from "./shown-products.ts";

/** Reads the catalogue as buyers see it: what is hidden, or is in a hidden category, is not there. */
export async function readCatalogue(db: Db): Promise<Catalogue> {
	const { version, categories, products } = await readRows(db, { hidden: false });
	return { version, categories: categories.map(categoryOf), products: products.map(productOf) };
}

/** Reads the whole catalogue as the desk sees it. */
export async function readDeskCatalogue(db: Db): Promise<DeskCatalogue> {
	const { version, categories, products } = await readRows(db, { hidden: true });
	return {
		version,
		categories: categories.map((row) => ({ ...categoryOf(row), ...keptOf(row) })),
		products: products.map((row) => ({ ...productOf(row), ...keptOf(row) })),
	};
}

async function readRows(db: Db, { hidden }: { hidden: boolean }) {
	const version = await readVersion(db);
	const categories = await db
		.selectFrom("category")
		.selectAll()
		.$if(!hidden, (query) => query.where("hidden", "=", 0))
		.orderBy("position")
		.orderBy("id")
		.execute();
	const products = await db
		.selectFrom("product")
		.innerJoin("category", "category.id", "product.category_id")
		.selectAll("product")
		.$if(!hidden, (query) => query.where("product.hidden", "=", 0).where("category.hidden", "=", 0))
		.orderBy("category.position")
		.orderBy("category.id")
		.orderBy("product.position")
		.orderBy("product.id")
		.execute();
	return { version, categories, products };
}

type Seed = { categories: readonly Category[]; products: readonly Product[] };

const SEED_SETTING = "catalogue.seed";

/**
 * Puts the built-in catalogue into an empty database, and a newer built-in one in place of an older one. A
 * catalogue that has been worked on (its version is past the seed's) is never touched.
 * @returns whether anything was written
 */
export async function seedCatalogue(database: Database, seed: Seed): Promise<boolean> {
	const hash = createHash("sha256").update(JSON.stringify(seed)).digest("hex");
	return database.tx(async (db) => {
		await lockSeed(db);
		const version = await readVersion(db);
		const [seededVersion, seededHash] = ((await readSetting(db, SEED_SETTING)) ?? "0 ").split(" ");
		if (version !== Number(seededVersion) || seededHash === hash) return false;
		// The new ones are read into the index in their turn (fillSearch), under numbers that begin anew.
		await db.deleteFrom("search_entry").execute();
		await db.deleteFrom("search_set").execute();
		await db.updateTable("search_word").set({ products: 0 }).execute();
		await db.deleteFrom("product").execute();
		await db.deleteFrom("category").execute();
		for (const [position, category] of seed.categories.entries())
			await db
				.insertInto("category")
				.values({ ...categoryColumns(category), position })
				.execute();
		for (const [position, product] of seed.products.entries())
			await db
				.insertInto("product")
				.values({ ...productColumns(product), position })
				.execute();
		const next = version + 1;
		await db.deleteFrom("catalogue_version").execute();
		await db.insertInto("catalogue_version").values({ id: 1, version: next }).execute();
		await writeSetting(db, SEED_SETTING, `${next} ${hash}`);
		return true;
	});
}

/**
 * Raises the version for what the program itself has added to the products: a catalogue that nobody has worked on stays
 * one that a newer seed takes the place of.
 */
export async function raiseOwnVersion(db: Db): Promise<void> {
	const version = await lockCatalogue(db);
	const [seededVersion, seededHash] = ((await readSetting(db, SEED_SETTING)) ?? "0 ").split(" ");
	await raiseVersion(db);
	if (version === Number(seededVersion)) await writeSetting(db, SEED_SETTING, `${version + 1} ${seededHash}`);
}

/** Writing the seed's row is the lock: of several processes that start at once, one seeds and the others wait for it. */
async function lockSeed(db: Db): Promise<void> {
	await db
		.insertInto("setting")
		.values({ key: SEED_SETTING, value: "0 " })
		.onConflict((conflict) => conflict.column("key").doUpdateSet((eb) => ({ value: eb.ref("setting.value") })))
		.execute();
}
