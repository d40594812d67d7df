import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import { type CaseFilter, searchWords, telephoneDigits } from "../../domain/cases/case-filter.ts";
import { countryNamed } from "../../messages/staff/countries.ts";
import { contains } from "../platform/db/contains.ts";
import type { Tables } from "../platform/db/schema.ts";

type Cases<Row> = SelectQueryBuilder<Tables, "quote_case", Row>;

const REFERENCE = /^\d{8}$/;

/** Leaves of a query over cases what a filter is about; its view, and where its page begins, apart. */
export function narrow<Row>(query: Cases<Row>, filter: CaseFilter, me: string): Cases<Row> {
	return query.where((eb) => eb.and(conditionsOf(eb, filter, me)));
}

/** Whether a filter names a reference: then one case fits at the most, and an index has it. */
export function namesReference({ search }: CaseFilter): boolean {
	return !telephoneDigits(search) && searchWords(search).some((word) => REFERENCE.test(word));
}

/** What a case has in what it is found by, wherever that is, if it fits a filter. */
export function askedWords({ search }: CaseFilter): readonly string[] {
	const telephone = telephoneDigits(search);
	return telephone ? [telephone] : searchWords(search);
}

/** What a filter asks of a case. */
export function conditionsOf(
	eb: ExpressionBuilder<Tables, "quote_case">,
	{ status, owner, country, category, unread, search }: CaseFilter,
	me: string,
): Expression<SqlBool>[] {
	const telephone = telephoneDigits(search);
	const words = searchWords(search);
	const hasWord = (word: string) => {
		if (REFERENCE.test(word)) return eb("reference", "=", word);
		// Not with "exists": PostgreSQL would read the words of every case there is instead of these few.
		const own = eb.selectFrom("case_words").select("words").whereRef("case_id", "=", "quote_case.id");
		return eb.or([contains("search", word), contains(sql<string>`${own}`, word)]);
	};
	return [
		...(status ? [eb("status", "=", status)] : []),
		...(owner === "nobody" ? [eb("owner_id", "is", null)] : []),
		...(owner && owner !== "nobody" ? [eb("owner_id", "=", owner === "me" ? me : owner)] : []),
		...(country ? [eb("country", "=", countryNamed(country))] : []),
		...(unread ? [eb("unread", "=", 1)] : []),
		// Eight digits are a reference, and that has an index.
		...(telephone ? [contains("search", telephone)] : words.map(hasWord)),
		...(category ? [hasCategory(eb, category)] : []),
	];
}

function hasCategory(eb: ExpressionBuilder<Tables, "quote_case">, category: string) {
	const line = eb
		.selectFrom("quote_request_line")
		.select("request_id")
		.whereRef("request_id", "=", "quote_case.id")
		.where("category", "=", category);
	return eb.or([contains("categories", `,${category},`), eb.and([eb("categories", "=", ""), eb.exists(line)])]);
}
