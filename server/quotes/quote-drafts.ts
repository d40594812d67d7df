import { sql } from "kysely";
import { searchWords } from "../../domain/cases/case-filter.ts";
import { readEntry } from "../../domain/cases/entry.ts";
import type { ReadProducts } from "../../domain/catalogue/catalogue.ts";
import { readCells } from "../../domain/orders/stored-cells.ts";
import { readDetails } from "../../domain/orders/stored-details.ts";
import { readSamples } from "../../domain/orders/stored-samples.ts";
import { readUnit } from "../../domain/orders/stored-unit-counts.ts";
import type { QuoteContent } from "../../domain/quotes/content.ts";
import { type Draft, type FormerQuote, firstDraft, nextDraft } from "../../domain/quotes/draft.ts";
import { readQuote } from "../../domain/quotes/reading.ts";
import { wishesOf, withWishes } from "../../domain/quotes/wishes.ts";
import { indiaDay } from "../../domain/shared/india-day.ts";
import { messagesFor, readLocale } from "../../messages/registry.ts";
import { casesOfEmail } from "../cases/index.ts";
import { contains } from "../platform/db/contains.ts";
import type { Db } from "../platform/db/database.ts";
import { quoteDefaults, readDeskSettings } from "../settings/index.ts";
import type { Colleague } from "../staff/index.ts";

/**
 * Offers to start from: those to the same buyer before the latest ones to anybody.
 * @param search words of which each is in the buyer's name, company, country or reference; "" for any
 */
export async function formerQuotes(db: Db, caseId: string, search: string): Promise<FormerQuote[]> {
	const { email } = await db
		.selectFrom("case_buyer")
		.select("email")
		.where("id", "=", caseId)
		.executeTakeFirstOrThrow();
	const offers = db
		.selectFrom("quote_version as v")
		.innerJoin("case_buyer as r", "r.id", "v.case_id")
		.innerJoin("quote_case as c", "c.id", "v.case_id")
		.select([
			"v.case_id as caseId",
			"v.version",
			"c.reference",
			"r.company",
			"r.customer_name",
			"r.country",
			"r.email",
			"v.sent_at as sentAt",
			"v.total",
			"v.currency",
		])
		.where((eb) =>
			eb.and(
				searchWords(search).map((word) => eb.or([contains(sql.ref("c.search"), word), eb("c.reference", "=", word)])),
			),
		)
		.orderBy("v.sent_at", "desc");
	const theirs = await offers
		.where("v.case_id", "in", casesOfEmail(db, email))
		.where("r.email", "<>", "")
		.limit(10)
		.execute();
	const latest = await offers.limit(30).execute();
	const known = new Set(theirs.map((row) => `${row.caseId} ${row.version}`));
	const rows = [...theirs, ...latest.filter((row) => !known.has(`${row.caseId} ${row.version}`))];
	return rows.map(({ company, customer_name, email: address, ...row }) => ({
		...row,
		buyer: company ?? customer_name,
		sameBuyer: address === email,
	}));
}

/** Saves a draft unless somebody else has saved since `revision`. In the caller's transaction. */
export async function writeDraft(
	db: Db,
	case_id: string,
	content: QuoteContent,
	revision: number,
	staff: Colleague,
	now: number,
): Promise<boolean> {
	const values = { content: JSON.stringify(content), revision: revision + 1, updated_at: now, updated_by: staff.name };
	if (revision === 0) {
		const inserted = await db
			.insertInto("quote_draft")
			.values({ case_id, ...values })
			.onConflict((conflict) => conflict.column("case_id").doNothing())
			.returning("case_id")
			.executeTakeFirst();
		return inserted !== undefined;
	}
	const { numUpdatedRows } = await db
		.updateTable("quote_draft")
		.set(values)
		.where("case_id", "=", case_id)
		.where("revision", "=", revision)
		.executeTakeFirst();
	return numUpdatedRows === 1n;
}

export async function keptDraft(db: Db, caseId: string): Promise<Draft | undefined> {
	const row = await db.selectFrom("quote_draft").selectAll().where("case_id", "=", caseId).executeTakeFirst();
	return (
		row && {
			content: readQuote(row.content),
			revision: row.revision,
			updatedAt: row.updated_at,
			updatedBy: row.updated_by,
		}
	);
}

/** A draft made from the last version, with what the buyer asked to change, or from the request and its wishes. */
export async function prefilled(
	db: Db,
	caseId: string,
	productsAt: ReadProducts,
	now: number,
): Promise<Draft | undefined> {
	const { settings } = await readDeskSettings(db);
	const today = indiaDay(now);
	const fresh = (content: QuoteContent): Draft => ({ content, revision: 0, updatedAt: null, updatedBy: null });
	const last = await db
		.selectFrom("quote_version")
		.select(["content", "version"])
		.where("case_id", "=", caseId)
		.orderBy("version", "desc")
		.executeTakeFirst();
	if (last) {
		const asked = await db
			.selectFrom("case_entry")
			.select(["kind", "data"])
			.where("case_id", "=", caseId)
			.where("kind", "=", "request_change")
			.orderBy("revision", "desc")
			.executeTakeFirst();
		const entry = asked && readEntry(asked.kind, asked.data);
		const wish =
			entry?.kind === "request_change" && entry.data.version === last.version ? entry.data.wanted : undefined;
		return fresh(nextDraft(readQuote(last.content), wish ?? [], settings.offer.validityDays, today));
	}
	const rows = await db
		.selectFrom("quote_request_line")
		.select(["product_id as id", "name", "price", "quantity", "unit", "cells"])
		.where("request_id", "=", caseId)
		.orderBy("position")
		.execute();
	const request = await db
		.selectFrom("quote_request")
		.select(["samples", "locale", "details"])
		.where("id", "=", caseId)
		.executeTakeFirst();
	if (!request) return undefined;
	const words = messagesFor(readLocale(request.locale));
	const lines = rows.map(({ cells, unit, ...line }) => ({ ...line, unit: readUnit(unit), cells: readCells(cells) }));
	const samples = readSamples(request.samples).map((sample) => ({ ...sample, detail: words.samples.kind(sample) }));
	const { products } = await productsAt([...lines, ...samples].map(({ id }) => id));
	const { country = "" } =
		(await db.selectFrom("case_buyer").select("country").where("id", "=", caseId).executeTakeFirst()) ?? {};
	const begun = withWishes(quoteDefaults(settings, country), wishesOf(readDetails(request.details)));
	return fresh(firstDraft({ lines, samples }, products, begun, today));
}
