import { indexGrams } from "../../domain/catalogue/search-words.ts";
import type { Db } from "../platform/db/database.ts";

/*
 * The words of the index, how many products have each, and the parts by which a mistyped one is found. A word stays
 * when the last product has lost it.
 */

/** At most this many rows are written by one statement. */
const ROWS = 200;

/** The ids of words, of which those that are new become known. */
export async function wordIds(db: Db, words: ReadonlySet<string>): Promise<ReadonlyMap<string, number>> {
	if (words.size === 0) return new Map();
	const rows = await db
		.selectFrom("search_word")
		.select(["id", "word"])
		.where("word", "in", [...words])
		.execute();
	const ids = new Map(rows.map(({ id, word }) => [word, id]));
	const fresh = [...words].filter((word) => !ids.has(word));
	if (fresh.length === 0) return ids;
	const last = await db
		.selectFrom("search_word")
		.select((eb) => eb.fn.max("id").as("id"))
		.executeTakeFirst();
	const made = fresh.map((word, index) => ({ id: (last?.id ?? 0) + index + 1, word }));
	await db.insertInto("search_word").values(made).execute();
	const grams = made.flatMap(({ id, word }) => indexGrams(word).map((gram) => ({ gram, word_id: id })));
	for (let from = 0; from < grams.length; from += ROWS) {
		const some = grams.slice(from, from + ROWS);
		await db.insertInto("search_gram").values(some).execute();
	}
	return new Map([...ids, ...made.map(({ id, word }): [string, number] => [word, id])]);
}

/** Notes how many more products have these words, or fewer. */
export async function countMore(db: Db, more: ReadonlyMap<number, number>): Promise<void> {
	const byCount = new Map<number, number[]>();
	for (const [id, count] of more) if (count !== 0) byCount.set(count, [...(byCount.get(count) ?? []), id]);
	for (const [count, ids] of byCount)
		await db
			.updateTable("search_word")
			.set((eb) => ({ products: eb("products", "+", count) }))
			.where("id", "in", ids)
			.execute();
}

/** Counts anew how many products have these words. */
export async function countAnew(db: Db, ids: readonly number[]): Promise<void> {
	for (const id of ids) {
		const row = await db
			.selectFrom("search_entry")
			.select((eb) => eb.fn.count<number>("product_no").distinct().as("products"))
			.where("word_id", "=", id)
			.executeTakeFirst();
		await db
			.updateTable("search_word")
			.set({ products: Number(row?.products ?? 0) })
			.where("id", "=", id)
			.execute();
	}
}
