import { setTimeout } from "node:timers/promises";
import { SEARCH_FORM } from "../../domain/catalogue/search-words.ts";
import type { Database, Db } from "../platform/db/database.ts";
import { readSetting, writeSetting } from "../settings/index.ts";
import { raiseOwnVersion } from "./catalogue.ts";
import { productOf } from "./catalogue-rows.ts";
import { lockCatalogue } from "./catalogue-writes.ts";
import { shelfColumns } from "./narrowed-products.ts";
import { indexProducts } from "./search-index.ts";

/** At most this many products are read into the index in one transaction: others wait for no more than these, readers too on SQLite. */
const SLICE = 10;
/** How long everybody else has after each of them, milliseconds. */
const REST = 20;

/** At most this many slices at a time: a site that is stopped meanwhile does not wait for the whole catalogue. */
const SLICES = 100;

const FORM_SETTING = "catalogue.search-form";

/**
 * Reads products into the index that are not in it: those of a database from before it, and all of them once words are
 * compared in another form. Several processes may do so at once; each product is read by one of them.
 * @param rest how long it rests after each slice, milliseconds
 * @returns whether there may be more of them
 */
export async function fillSearch(database: Database, rest = REST): Promise<boolean> {
	if (await isFull(database.read)) return false;
	await database.tx(emptyIfOther);
	let shelved = 0;
	let more = true;
	for (let slice = 0; more && slice < SLICES; slice++) {
		const filled = await database.tx(fillSlice);
		shelved += filled.shelved;
		more = filled.read > 0;
		if (more) await setTimeout(rest);
	}
	// The search reads its index each time; lists that are narrowed are held, and kept as pages.
	if (shelved > 0) await database.tx(raiseOwnVersion);
	return more;
}

/** Whether there is nothing to do: it is asked twice a minute, and a transaction is a sync of the disk. */
async function isFull(db: Db): Promise<boolean> {
	const fresh = await db.selectFrom("product").select("id").where("search_no", "is", null).limit(1).execute();
	const waiting = await db.selectFrom("search_waiting").select("product_id").limit(1).execute();
	return fresh.length + waiting.length === 0 && (await readSetting(db, FORM_SETTING)) === String(SEARCH_FORM);
}

/** Empties an index that holds words in another form than this program's. */
async function emptyIfOther(db: Db): Promise<void> {
	const version = await lockCatalogueIfAny(db);
	if (!version || (await readSetting(db, FORM_SETTING)) === String(SEARCH_FORM)) return;
	for (const table of ["search_set", "search_entry", "search_gram", "search_word"] as const)
		await db.deleteFrom(table).execute();
	await db.updateTable("product").set({ search_no: null }).where("search_no", "is not", null).execute();
	await writeSetting(db, FORM_SETTING, String(SEARCH_FORM));
}

/** How many products it has read in, and of how many it was not known before what lists are narrowed by. */
async function fillSlice(db: Db): Promise<{ read: number; shelved: number }> {
	if (!(await lockCatalogueIfAny(db))) return { read: 0, shelved: 0 };
	const rows = await nextRows(db);
	await indexProducts(db, rows.map(productOf));
	const ids = rows.map(({ id }) => id);
	if (ids.length > 0) await db.deleteFrom("search_waiting").where("product_id", "in", ids).execute();
	const fresh = rows.filter(({ fibres }) => fibres === null);
	for (const row of fresh)
		await db
			.updateTable("product")
			.set(shelfColumns(productOf(row).details))
			.where("id", "=", row.id)
			.execute();
	return { read: rows.length, shelved: fresh.length };
}

/** The products that are read in next: those that are not in the index, then those that a file has changed. */
async function nextRows(db: Db) {
	const fresh = await unread(db).execute();
	if (fresh.length > 0) return fresh;
	const waiting = db.selectFrom("search_waiting").select("product_id").orderBy("product_id").limit(SLICE);
	return db.selectFrom("product").selectAll().where("id", "in", waiting).orderBy("id").execute();
}

/**
 * The next products that are not in the index, in its own order: by their ids alone PostgreSQL goes through all that are
 * read in already, for each slice again.
 */
export function unread(db: Db) {
	return db
		.selectFrom("product")
		.selectAll()
		.where("search_no", "is", null)
		.orderBy("search_no")
		.orderBy("id")
		.limit(SLICE);
}

/** A database that was never seeded has no catalogue to hold. */
async function lockCatalogueIfAny(db: Db): Promise<boolean> {
	const there = await db.selectFrom("catalogue_version").select("version").where("id", "=", 1).executeTakeFirst();
	if (there) await lockCatalogue(db);
	return there !== undefined;
}
