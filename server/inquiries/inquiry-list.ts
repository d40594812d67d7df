import type { SelectQueryBuilder } from "kysely";
import { searchWords } from "../../domain/cases/case-filter.ts";
import { readInquiryStatus } from "../../domain/inquiries/inquiry-case.ts";
import type { InquiryFilter, InquirySummary } from "../../domain/inquiries/inquiry-summary.ts";
import { countryNamed } from "../../messages/staff/countries.ts";
import { contains } from "../platform/db/contains.ts";
import type { Db } from "../platform/db/database.ts";
import type { Tables } from "../platform/db/schema.ts";

/** Rows of one page. */
export const INQUIRY_PAGE = 50;
/** How many characters of a message are in its row. */
const BEGINNING = 160;

type InquiryList = {
	rows: InquirySummary[];
	next: { at: number; id: string } | undefined;
	counts: { open: number; answered: number; closed: number; spam: number; suspected: number };
};

type Inquiries<Row> = SelectQueryBuilder<Tables, "inquiry", Row>;

/** A page of inquiries: what waits for an answer by its age, the oldest first; everything else the newest first. */
export async function listInquiries(db: Db, filter: InquiryFilter, me: string): Promise<InquiryList> {
	const { view, after } = filter;
	const oldestFirst = view === "open" || view === "suspected";
	let rows = narrow(db.selectFrom("inquiry").selectAll(), filter, me);
	if (after) {
		const [beyond, { at, id }] = [oldestFirst ? (">" as const) : ("<" as const), after];
		rows = rows.where((eb) =>
			eb.or([eb("created_at", beyond, at), eb.and([eb("created_at", "=", at), eb("id", beyond, id)])]),
		);
	}
	const order = oldestFirst ? "asc" : "desc";
	const found = await rows
		.orderBy("created_at", order)
		.orderBy("id", order)
		.limit(INQUIRY_PAGE + 1)
		.execute();
	const page = found.slice(0, INQUIRY_PAGE);
	const last = found.length > INQUIRY_PAGE ? page.at(-1) : undefined;
	return {
		rows: page.map((row) => ({
			id: row.id,
			status: readInquiryStatus(row.status),
			suspicion: row.doubt,
			ownerId: row.owner_id,
			person: row.name,
			company: row.company,
			country: row.country,
			begins: row.message.length > BEGINNING ? `${row.message.slice(0, BEGINNING).trimEnd()} …` : row.message,
			createdAt: row.created_at,
			answeredAt: row.answered_at,
			changedAt: row.changed_at,
		})),
		next: last && { at: last.created_at, id: last.id },
		counts: await countInquiries(db),
	};
}

function narrow<Row>(query: Inquiries<Row>, filter: InquiryFilter, me: string): Inquiries<Row> {
	const { view, owner, country, search } = filter;
	let narrowed = query;
	if (view === "suspected") narrowed = narrowed.where("doubt", "is not", null).where("status", "=", "new");
	else if (view !== "all") narrowed = narrowed.where("status", "=", view === "open" ? "new" : view);
	if (view === "open") narrowed = narrowed.where("doubt", "is", null);
	if (owner === "nobody") narrowed = narrowed.where("owner_id", "is", null);
	else if (owner) narrowed = narrowed.where("owner_id", "=", owner === "me" ? me : owner);
	if (country) narrowed = narrowed.where("country", "=", countryNamed(country));
	for (const word of searchWords(search)) narrowed = narrowed.where(contains("search", word));
	return narrowed;
}

async function countInquiries(db: Db): Promise<InquiryList["counts"]> {
	const rows = await db
		.selectFrom("inquiry")
		.select(["status", (eb) => eb.fn.countAll<number>().as("count")])
		.groupBy("status")
		.execute();
	const suspected = await db
		.selectFrom("inquiry")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("doubt", "is not", null)
		.where("status", "=", "new")
		.executeTakeFirstOrThrow();
	const count = (status: string) => Number(rows.find((row) => row.status === status)?.count ?? 0);
	return {
		open: count("new") - Number(suspected.count),
		answered: count("answered"),
		closed: count("closed"),
		spam: count("spam"),
		suspected: Number(suspected.count),
	};
}
