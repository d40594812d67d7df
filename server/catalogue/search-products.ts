import { numberKey, numbersIn } from "../../domain/catalogue/article-number.ts";
import type { SearchField } from "../../domain/catalogue/search-fields.ts";
import { betterFirst, fitOf, type Rank, withoutExtraWords } from "../../domain/catalogue/search-ranking.ts";
import { bestFits, standingsIn } from "../../domain/catalogue/search-scores.ts";
import { searchWords } from "../../domain/catalogue/search-words.ts";
import type { Db } from "../platform/db/database.ts";
import { idsByNumber } from "./numbered-products.ts";
import { meaningsOf } from "./search-meanings.ts";
import { readSets } from "./search-sets.ts";
import { ownHidden } from "./shown-products.ts";

/*
 * Looks for products by what somebody has typed. The index is the same on both engines. However many words are
 * typed it takes a handful of statements, and each has a bound: of words, of meanings, and of products that are given.
 */

/**
 * A product that was found, where the word stands that counts most, and whether it fits every word; one that is found by
 * its article number does, whatever is typed beside it.
 */
type Found = { id: string; reason: SearchField; hasAll: boolean };

/** More of what is typed is not read. */
const LONGEST = 100;
const WORDS = 8;
/** Of how many that fit, the best first, it is asked whether buyers see them, and of how many in one statement. */
const LOOKED_AT = 3_000;
const AT_ONCE = 500;

/** The products that fit best, best first, before them those whose article number it is; those that buyers see. */
export async function findProducts(db: Db, text: string, most: number): Promise<Found[]> {
	const typed = text.slice(0, LONGEST);
	const numbered = await byNumber(db, typed);
	const others = await byWords(db, typed, most);
	const ids = new Set(numbered.map(({ id }) => id));
	return [...numbered, ...others.filter(({ id }) => !ids.has(id))].slice(0, most);
}

/** Those with an article number that is typed; digits beside other words may be anything. */
async function byNumber(db: Db, typed: string): Promise<Found[]> {
	const numbers = numbersIn(typed.trim()).filter(
		(number) => /\p{L}/u.test(number) || numberKey(number) === numberKey(typed),
	);
	if (numbers.length === 0) return [];
	const idsAt = await idsByNumber(db, numbers);
	const ids = [...new Set(numbers.flatMap(idsAt))];
	if (ids.length === 0) return [];
	const rows = await db
		.selectFrom("product")
		.innerJoin("category", "category.id", "product.category_id")
		.select("product.id")
		.where("product.id", "in", ids)
		.where(ownHidden, "=", 0)
		.where("category.hidden", "=", 0)
		.execute();
	const shown = new Set(rows.map(({ id }) => id));
	return ids.flatMap((id): Found[] => (shown.has(id) ? [{ id, reason: "number", hasAll: true }] : []));
}

async function byWords(db: Db, text: string, most: number): Promise<Found[]> {
	const words = searchWords(text).slice(0, WORDS);
	if (words.length === 0) return [];
	const typed = await meaningsOf(db, words, await indexedProducts(db));
	const known = typed.filter((meant) => meant.length > 0);
	if (known.length === 0) return [];
	const sets = await readSets(
		db,
		known.flatMap((meant) => meant.map(({ id }) => id)),
	);
	const best = await shown(db, bestFits(typed, sets, LOOKED_AT), most);
	return best.flatMap(({ id, number }) => {
		const { reason, hasAll } = fitOf(typed, standingsIn(number, sets));
		return reason === undefined ? [] : [{ id, reason, hasAll }];
	});
}

/** How many products are in the index, or were. */
async function indexedProducts(db: Db): Promise<number> {
	const row = await db
		.selectFrom("product")
		.select((eb) => eb.fn.max("search_no").as("last"))
		.executeTakeFirst();
	return row?.last ?? 0;
}

/** The best of them that buyers see; a few more than are wanted are looked at, and further ones where many are hidden. */
async function shown(db: Db, best: readonly Rank[], most: number): Promise<{ id: string; number: number }[]> {
	const found: (Rank & { id: string })[] = [];
	for (let from = 0, to = 3 * most; from < best.length && found.length < most; from = to, to += AT_ONCE) {
		const some = best.slice(from, to);
		const rows = await db
			.selectFrom("product")
			.innerJoin("category", "category.id", "product.category_id")
			.select(["product.id", "product.name", "product.search_no"])
			.where(
				"product.search_no",
				"in",
				some.map(({ number }) => number),
			)
			.where(ownHidden, "=", 0)
			.where("category.hidden", "=", 0)
			.execute();
		const products = new Map(rows.map((row) => [row.search_no, row]));
		for (const one of some) {
			const product = products.get(one.number);
			if (product) found.push({ ...one, id: product.id, value: withoutExtraWords(one.value, product.name) });
		}
	}
	return found.sort(betterFirst).slice(0, most);
}
