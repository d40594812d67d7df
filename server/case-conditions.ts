import { type ExpressionBuilder, type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import { type CaseFilter, searchWords } from "../domain/case-filter.ts";
import type { Tables } from "./db/schema.ts";

type Cases<Row> = SelectQueryBuilder<Tables, "quote_case", Row>;

const REFERENCE = /^\d{8}$/;

/** Leaves of a query over cases what a filter is about; its view, and where its page begins, apart. */
export function narrow<Row>(query: Cases<Row>, filter: CaseFilter, me: string): Cases<Row> {
	const { status, owner, country, category, unread, search } = filter;
	let narrowed = query;
	if (status) narrowed = narrowed.where("status", "=", status);
	if (owner === "nobody") narrowed = narrowed.where("owner_id", "is", null);
	else if (owner) narrowed = narrowed.where("owner_id", "=", owner === "me" ? me : owner);
	if (country) narrowed = narrowed.where("country", "=", country);
	if (unread) narrowed = narrowed.where("unread", "=", 1);
	// Eight digits are a reference, and that has an index: what else is searched holds no such number.
	for (const word of searchWords(search))
		narrowed = REFERENCE.test(word) ? narrowed.where("reference", "=", word) : narrowed.where(contains("search", word));
	return category ? narrowed.where((eb) => hasCategory(eb, category)) : narrowed;
}

/** Whether a text has these characters in it, whatever they mean to LIKE. Both sides are lower case already. */
export function contains(column: "search" | "categories" | RawBuilder<string>, text: string) {
	return sql<boolean>`${typeof column === "string" ? sql.ref(column) : column} like ${`%${text.replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`;
}

function hasCategory(eb: ExpressionBuilder<Tables, "quote_case">, category: string) {
	const line = eb
		.selectFrom("quote_request_line")
		.select("request_id")
		.whereRef("request_id", "=", "quote_case.id")
		.where("category", "=", category);
	return eb.or([contains("categories", `,${category},`), eb.and([eb("categories", "=", ""), eb.exists(line)])]);
}
