import { BUYER_CASE_EMAILS } from "../../domain/cases/case-emails.ts";
import type { CaseSummary } from "../../domain/cases/case-summary.ts";
import { FAILED } from "../../domain/cases/mail-status.ts";
import { readQueue } from "../../domain/cases/response-time.ts";
import { readStatus } from "../../domain/cases/statuses.ts";
import { sampleCount } from "../../domain/orders/samples.ts";
import { NO_SAMPLES, readSamples } from "../../domain/orders/stored-samples.ts";
import { readUnitCounts } from "../../domain/orders/stored-unit-counts.ts";
import { currencySchema } from "../../domain/shared/currency.ts";
import type { CaseRow } from "../platform/db/case-tables.ts";
import type { Db } from "../platform/db/database.ts";

/** What a list reads of a case's row: everything that is short. */
export const LISTED = [
	"id",
	"reference",
	"status",
	"queue",
	"revision",
	"owner_id",
	"country",
	"value",
	"currency",
	"current_version",
	"pieces",
	"unit_counts",
	"line_count",
	"requested_at",
	"due_at",
	"first_answered_at",
	"last_buyer_at",
	"last_staff_at",
	"unread",
	"viewed_at",
	"closed_at",
] as const;
export type Listed = Pick<CaseRow, (typeof LISTED)[number]>;

/** The mails about a case that go to its buyer. */
export const TO_BUYERS = [...BUYER_CASE_EMAILS, "buyer-acknowledgement"];

/** Completes the rows of one page from other tables: the buyer, the first product, the samples, and whether a mail has failed. */
export async function summarise(db: Db, rows: readonly Listed[]): Promise<CaseSummary[]> {
	if (rows.length === 0) return [];
	const ids = rows.map(({ id }) => id);
	const buyers = await db
		.selectFrom("case_buyer")
		.select(["id", "customer_name", "company", "email"])
		.where("id", "in", ids)
		.execute();
	const firsts = await db
		.selectFrom("quote_request_line")
		.select(["request_id", "name"])
		.where("request_id", "in", ids)
		.where("position", "=", 0)
		.execute();
	const sampled = await db
		.selectFrom("quote_request")
		.select(["id", "samples"])
		.where("id", "in", ids)
		.where("samples", "not in", NO_SAMPLES)
		.execute();
	const failed = await db
		.selectFrom("outbox")
		.select("case_id")
		.where("case_id", "in", ids)
		.where("state", "=", FAILED)
		.where("kind", "in", TO_BUYERS)
		.execute();
	const buyerOf = new Map(buyers.map((buyer) => [buyer.id, buyer]));
	const productOf = new Map(firsts.map(({ request_id, name }) => [request_id, name]));
	const samplesOf = new Map(sampled.map(({ id, samples }) => [id, readSamples(samples)]));
	const mailFailed = new Set(failed.map(({ case_id }) => case_id));
	return rows.map((row) => ({
		id: row.id,
		reference: row.reference,
		revision: row.revision,
		status: readStatus(row.status),
		queue: readQueue(row.queue),
		ownerId: row.owner_id,
		company: buyerOf.get(row.id)?.company ?? null,
		// Once the data is erased the name column holds a placeholder.
		person: buyerOf.get(row.id)?.email ? (buyerOf.get(row.id)?.customer_name ?? "") : "",
		country: row.country,
		product: productOf.get(row.id) ?? samplesOf.get(row.id)?.[0]?.name ?? "",
		lineCount: row.line_count,
		samples: sampleCount(samplesOf.get(row.id) ?? []),
		counts: readUnitCounts(row.unit_counts, row.pieces),
		value: row.value,
		currency: currencySchema.parse(row.currency),
		quoted: row.current_version > 0,
		unread: row.unread === 1,
		requestedAt: row.requested_at,
		dueAt: row.due_at,
		firstAnsweredAt: row.first_answered_at,
		lastBuyerAt: row.last_buyer_at,
		lastStaffAt: row.last_staff_at,
		viewedAt: row.viewed_at,
		closedAt: row.closed_at,
		mailFailed: mailFailed.has(row.id),
	}));
}
