import { createHash } from "node:crypto";
import type { CaseEvent } from "../../domain/cases/events.ts";
import { asAccepted, asItStands, choiceOf, confirm, shownStamp } from "../../domain/quotes/confirmed.ts";
import { readQuote } from "../../domain/quotes/reading.ts";
import { writeConfirmed } from "../../domain/quotes/stored-confirmed.ts";
import { quoteTotals } from "../../domain/quotes/totals.ts";
import type { QuoteVersionRow } from "../platform/db/case-tables.ts";
import type { Db } from "../platform/db/database.ts";

type AcceptEvent = CaseEvent<"accept" | "record_acceptance">;

/**
 * A version that is to be accepted, with what is taken of it: the text that is kept, and its fingerprint; both are empty
 * where it cannot be.
 */
export type AcceptedVersion = {
	row: Pick<QuoteVersionRow, "version" | "content_hash" | "currency">;
	confirmed: string;
	hash: string;
	taken: NonNullable<AcceptEvent["taken"]>;
};

/**
 * The version that is meant, and what is taken of it or why that cannot be: a version never changes, so what is found
 * here holds in the transaction. Undefined where there is no such version.
 */
export async function acceptedVersion(
	db: Db,
	caseId: string,
	event: AcceptEvent,
): Promise<AcceptedVersion | undefined> {
	let versions = db
		.selectFrom("quote_version")
		.select(["version", "content", "content_hash", "currency"])
		.where("case_id", "=", caseId)
		.orderBy("version", "desc");
	if (event.kind === "accept") versions = versions.where("version", "=", event.version);
	const found = await versions.executeTakeFirst();
	if (!found) return undefined;
	const { content: text, ...row } = found;
	const content = readQuote(text);
	const confirming = confirm(content, event.choice ?? asItStands(content));
	if (!confirming.ok) return { row, confirmed: "", hash: "", taken: confirming };
	const { confirmed } = confirming;
	const kept = writeConfirmed(confirmed);
	const hash = createHash("sha256").update(`${row.content_hash}\n${kept}`).digest("hex");
	if (event.shown !== undefined && event.shown !== shownStamp(confirmed))
		return { row, confirmed: kept, hash, taken: { ok: false, problem: { code: "choice-not-shown" } } };
	const { pieces, counts } = quoteTotals(asAccepted(content, choiceOf(confirmed)));
	const taken = {
		...{ value: confirmed.total, pieces, counts },
		delivery: content.deliveries.length > 1 ? confirmed.delivery.name : "",
		leftOut: confirmed.leftOut.map(({ name }) => name),
	};
	return { row, confirmed: kept, hash, taken: { ok: true, taken } };
}
