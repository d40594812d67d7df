import type { Product } from "../../domain/catalogue/catalogue.ts";
import { SEARCH_FIELDS, searchEntries } from "../../domain/catalogue/search-fields.ts";
import { searchWords } from "../../domain/catalogue/search-words.ts";
import type { Db } from "../platform/db/database.ts";
import { changeSets, setAnew } from "./search-sets.ts";
import { countAnew, countMore, wordIds } from "./search-vocabulary.ts";

/*
 * The index that is searched (search-products.ts): where each word of a product stands, and the same as sets
 * (search-sets.ts). It is written with the catalogue, by whoever holds it.
 */

/** At most this many rows are written by one statement. */
const ROWS = 200;

type Entry = { word_id: number; field: number; product_no: number };

/** Reads products into the index, or again after a change; the caller holds the catalogue. */
export async function indexProducts(db: Db, products: readonly Product[]): Promise<void> {
	if (products.length === 0) return;
	const numbers = await takeNumbers(
		db,
		products.map(({ id }) => id),
	);
	const former = await db
		.selectFrom("search_entry")
		.selectAll()
		.where("product_no", "in", [...numbers.values()])
		.execute();
	const before = byProduct(former);
	const after = byProduct(await entriesOf(db, products, numbers));
	const changed = [...numbers.values()].filter((number) => !isSame(before.get(number), after.get(number)));
	if (changed.length === 0) return;
	await db.deleteFrom("search_entry").where("product_no", "in", changed).execute();
	const rows = changed.flatMap((number) => after.get(number) ?? []);
	for (let from = 0; from < rows.length; from += ROWS) {
		const some = rows.slice(from, from + ROWS);
		await db.insertInto("search_entry").values(some).execute();
	}
	await changeSets(
		db,
		changed.flatMap((number) => before.get(number) ?? []),
		rows,
	);
	const more = new Map<number, number>();
	for (const number of changed) {
		for (const id of wordsIn(after.get(number))) more.set(id, (more.get(id) ?? 0) + 1);
		for (const id of wordsIn(before.get(number))) more.set(id, (more.get(id) ?? 0) - 1);
	}
	await countMore(db, more);
}

/** Puts the name of a category in the place of its former one, for all its products; the caller holds the catalogue. */
export async function indexCategory(db: Db, id: string, name: string): Promise<void> {
	const field = SEARCH_FIELDS.indexOf("category");
	const within = db
		.selectFrom("product")
		.where("category_id", "=", id)
		.where("search_no", "is not", null)
		.$narrowType<{ search_no: number }>();
	const former = db
		.selectFrom("search_entry")
		.where("field", "=", field)
		.where("product_no", "in", within.select("search_no"));
	const words = (await former.select("word_id").distinct().execute()).map(({ word_id }) => word_id);
	await db
		.deleteFrom("search_entry")
		.where("field", "=", field)
		.where("product_no", "in", within.select("search_no"))
		.execute();
	const ids = [...(await wordIds(db, new Set(searchWords(name)))).values()];
	for (const word_id of ids)
		await db
			.insertInto("search_entry")
			.columns(["word_id", "field", "product_no"])
			.expression(within.select((eb) => [eb.lit(word_id).as("word_id"), eb.lit(field).as("field"), "search_no"]))
			.execute();
	const touched = [...new Set([...words, ...ids])];
	for (const word of touched) await setAnew(db, word, field);
	await countAnew(db, touched);
}

async function entriesOf(db: Db, products: readonly Product[], numbers: ReadonlyMap<string, number>): Promise<Entry[]> {
	const names = await db
		.selectFrom("category")
		.select(["id", "name"])
		.where("id", "in", [...new Set(products.map(({ category }) => category))])
		.execute();
	const nameOf = new Map(names.map(({ id, name }) => [id, name]));
	const found = products.flatMap((product) => {
		const product_no = numbers.get(product.id);
		if (product_no === undefined) return [];
		return searchEntries(product, nameOf.get(product.category) ?? "").map(({ word, field }) => ({
			word,
			field: SEARCH_FIELDS.indexOf(field),
			product_no,
		}));
	});
	const ids = await wordIds(db, new Set(found.map(({ word }) => word)));
	return found.flatMap(({ word, field, product_no }) => {
		const word_id = ids.get(word);
		return word_id === undefined ? [] : [{ word_id, field, product_no }];
	});
}

function byProduct(entries: readonly Entry[]): Map<number, Entry[]> {
	const found = new Map<number, Entry[]>();
	for (const entry of entries) {
		const others = found.get(entry.product_no);
		if (others) others.push(entry);
		else found.set(entry.product_no, [entry]);
	}
	return found;
}

function isSame(one: readonly Entry[] = [], other: readonly Entry[] = []): boolean {
	const keys = new Set(one.map(({ word_id, field }) => `${word_id} ${field}`));
	return one.length === other.length && other.every(({ word_id, field }) => keys.has(`${word_id} ${field}`));
}

function wordsIn(entries: readonly Entry[] = []): Set<number> {
	return new Set(entries.map(({ word_id }) => word_id));
}

/** The products' numbers in the index by their ids, the next ones for those that have none yet. */
async function takeNumbers(db: Db, wanted: readonly string[]): Promise<ReadonlyMap<string, number>> {
	const own = await db.selectFrom("product").select(["id", "search_no"]).where("id", "in", wanted).execute();
	const last = await db
		.selectFrom("product")
		.select((eb) => eb.fn.max("search_no").as("number"))
		.executeTakeFirst();
	const known = new Map(own.map(({ id, search_no }) => [id, search_no]));
	const numbers = new Map<string, number>();
	let next = (last?.number ?? 0) + 1;
	// In the order in which they come: of two that fit as well the one with the lower number is found first.
	for (const id of wanted) {
		const number = known.get(id);
		if (number === undefined) continue;
		numbers.set(id, number ?? next);
		if (number !== null) continue;
		await db.updateTable("product").set({ search_no: next }).where("id", "=", id).execute();
		next += 1;
	}
	return numbers;
}
