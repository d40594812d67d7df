import { type RawBuilder, sql } from "kysely";
import { numberKey, numbersIn } from "../../domain/catalogue/article-number.ts";
import { SEARCH_FIELDS, type SearchField } from "../../domain/catalogue/search-fields.ts";
import { fitOf, type Meant, type Standing, withoutExtraWords } from "../../domain/catalogue/search-ranking.ts";
import { searchWords } from "../../domain/catalogue/search-words.ts";
import type { Db } from "../platform/db/database.ts";
import { idsByNumber } from "./numbered-products.ts";
import { meaningsOf } from "./search-meanings.ts";
import { ownHidden } from "./shown-products.ts";

/*
 * Looks for products by what somebody has typed. The index is the same on both engines; it takes seven statements at
 * the most, and each has a bound: so many words, meanings, and products looked at, whatever the catalogue holds.
 */

/** A product that was found, and where the word stands that counts most. */
export type Found = { id: string; reason: SearchField };

/** More of what is typed is not read. */
const LONGEST = 100;
const WORDS = 8;
/** Of the products that have the rarest word the best so many are looked at, whether they have the others too. */
const LOOKED_AT = 3_000;
/** So many that have all words are ranked, and so many of each word that have it at its best place. */
const WITH_ALL = 120;
const WITH_ONE = 40;

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
	return ids.flatMap((id): Found[] => (shown.has(id) ? [{ id, reason: "number" }] : []));
}

async function byWords(db: Db, text: string, most: number): Promise<Found[]> {
	const words = searchWords(text).slice(0, WORDS);
	if (words.length === 0) return [];
	const typed = await meaningsOf(db, words, await indexedProducts(db));
	const known = typed.filter((meant) => meant.length > 0);
	if (known.length === 0) return [];
	const standings = await standingsOf(db, known);
	const fits = [...standings].flatMap(([number, at]) => {
		const { value, reason } = fitOf(typed, at);
		return reason === undefined ? [] : [{ number, value, reason }];
	});
	return shown(db, fits, most);
}

/** How many products are in the index, or were. */
async function indexedProducts(db: Db): Promise<number> {
	const row = await db
		.selectFrom("product")
		.select((eb) => eb.fn.max("search_no").as("last"))
		.executeTakeFirst();
	return row?.last ?? 0;
}

/** Where the words stand in those products that may fit, by the products' numbers. */
async function standingsOf(db: Db, typed: readonly (readonly Meant[])[]): Promise<Map<number, Standing[]>> {
	const [rarest = [], ...others] = [...typed].sort((a, b) => spread(a) - spread(b));
	const wanted = [...new Set(typed.flatMap((meant) => meant.map(({ id }) => id)))];
	const { rows } = await sql<{ product_no: number; word_id: number; field: number }>`
		with candidate as (
			select product_no from (${withAll(rarest, others)}) a
			${sql.join(
				others.length > 0
					? typed.map((meant) => sql`union select product_no from (${withOne(meant, WITH_ONE)}) o`)
					: [],
				sql` `,
			)}
		)
		${
			// Crossed, as SQLite joins in the order written then: by itself it begins with every place where one of the words stands.
			sql`select e.product_no, e.word_id, e.field from candidate few cross join search_entry e
			where e.product_no = few.product_no and e.word_id in (${sql.join(wanted)})`
		}`.execute(db);
	const standings = new Map<number, Standing[]>();
	for (const { product_no, word_id, field: place } of rows) {
		const field = SEARCH_FIELDS[place];
		if (!field) continue;
		const at = standings.get(product_no);
		if (at) at.push({ id: word_id, field });
		else standings.set(product_no, [{ id: word_id, field }]);
	}
	return standings;
}

function spread(words: readonly Meant[]): number {
	return words.reduce((sum, { products }) => sum + products, 0);
}

/** Numbers of shown products that have one of these words, those first where it counts most, and one of each of the others. */
function withAll(words: readonly Meant[], others: readonly (readonly Meant[])[]): RawBuilder<unknown> {
	const conditions = others.map(
		(meant) => sql`exists (select 1 from search_entry e where e.product_no = b.product_no
			and e.word_id in (${sql.join(meant.map(({ id }) => id))}))`,
	);
	// Last, since most of the products that are looked at have not all of the words.
	const isShown = sql`exists (select 1 from product p join category c on c.id = p.category_id
		where p.search_no = b.product_no and +p.hidden = 0 and c.hidden = 0)`;
	// A product is met once for each place where it has the word.
	return sql`select b.product_no from (${withOne(words, others.length > 0 ? LOOKED_AT : 2 * WITH_ALL)}) b
		where ${sql.join([...conditions, isShown], sql` and `)} limit ${sql.lit(WITH_ALL)}`;
}

/** Numbers of products that have one of these words, of each those first where it counts most. */
function withOne(words: readonly Meant[], most: number): RawBuilder<unknown> {
	const share = sql.lit(Math.ceil(most / words.length));
	return sql.join(
		words.map(
			({ id }) => sql`select product_no from (
				select product_no from search_entry where word_id = ${sql.lit(id)} order by field, product_no limit ${share}) w`,
		),
		sql` union all `,
	);
}

/** The best of them that buyers see. */
async function shown(
	db: Db,
	fits: readonly { number: number; value: number; reason: SearchField }[],
	most: number,
): Promise<Found[]> {
	const best = [...fits].sort((a, b) => b.value - a.value || a.number - b.number).slice(0, 3 * most);
	if (best.length === 0) return [];
	const rows = await db
		.selectFrom("product")
		.innerJoin("category", "category.id", "product.category_id")
		.select(["product.id", "product.name", "product.search_no"])
		.where(
			"product.search_no",
			"in",
			best.map(({ number }) => number),
		)
		.where(ownHidden, "=", 0)
		.where("category.hidden", "=", 0)
		.execute();
	const products = new Map(rows.map((row) => [row.search_no, row]));
	return best
		.flatMap(({ number, value, reason }) => {
			const product = products.get(number);
			return product ? [{ id: product.id, number, reason, value: withoutExtraWords(value, product.name) }] : [];
		})
		.sort((a, b) => b.value - a.value || a.number - b.number)
		.slice(0, most)
		.map(({ id, reason }) => ({ id, reason }));
}
