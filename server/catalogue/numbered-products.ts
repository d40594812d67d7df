import { bareNumber, numberKey, writtenAs } from "../../domain/catalogue/article-number.ts";
import type { Db } from "../platform/db/database.ts";

/** Fewer than either database takes in one statement. */
const MOST_AT_ONCE = 5_000;

/** The ids of the products with an article number: of the one that is written so, or else of those that differ in zeros. */
type IdsByNumber = (number: string) => readonly string[];

/** Finds products by their article numbers, however these are written; shown or not. */
export async function idsByNumber(db: Db, numbers: readonly string[]): Promise<IdsByNumber> {
	const written = [...new Set(numbers.flatMap(writtenAs))];
	const exact = new Map<string, string[]>();
	const alike = new Map<string, string[]>();
	for (let from = 0; from < written.length; from += MOST_AT_ONCE) {
		const some = written.slice(from, from + MOST_AT_ONCE);
		const rows = await db.selectFrom("product").select(["id", "sku"]).where("sku", "in", some).execute();
		for (const { id, sku } of rows) {
			add(exact, bareNumber(sku ?? ""), id);
			add(alike, numberKey(sku ?? ""), id);
		}
	}
	return (number) => exact.get(bareNumber(number)) ?? alike.get(numberKey(number)) ?? [];
}

function add(ids: Map<string, string[]>, key: string, id: string): void {
	ids.set(key, [...(ids.get(key) ?? []), id]);
}
