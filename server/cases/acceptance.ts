import type { CaseEvent } from "../../domain/cases/events.ts";
import type { Refusal } from "../../domain/cases/transition.ts";
import { storeUnitCounts } from "../../domain/orders/stored-unit-counts.ts";
import { readQuote } from "../../domain/quotes/reading.ts";
import { quoteTotals } from "../../domain/quotes/totals.ts";
import type { Db } from "../platform/db/database.ts";
import { newRowId } from "../platform/row-id.ts";
import { type AcceptedVersion, acceptedVersion } from "./accepted-version.ts";
import { attachFiles, type CheckedFile } from "./attachments.ts";
import type { EmailDeps } from "./case-emails.ts";
import { addWords } from "./case-search.ts";
import type { Change, Changed, ChangeResult } from "./change.ts";
import { changeCase, changeCaseAgain } from "./change-case.ts";

declare module "../../domain/shared/problem.ts" {
	interface ProblemCodes {
		/** `name` is empty once the person has been erased. */
		"accepted-already": { name: string };
	}
}

/** An acceptance, by the buyer on the private page or recorded by staff on the buyer's behalf. */
type Acceptance = Change & { event: CaseEvent<"accept" | "record_acceptance"> };

/**
 * Accepts a quotation, in the caller's transaction: the status, the history, what exactly was accepted, and the emails.
 * Once it is durable the caller has the proforma invoice made.
 * @param files the buyer's own purchase order, kept with the acceptance's entry
 */
export async function acceptQuote(
	db: Db,
	deps: EmailDeps,
	caseId: string,
	change: Acceptance,
	now: number,
	files: readonly CheckedFile[] = [],
): Promise<ChangeResult> {
	const accepted = await acceptedVersion(db, caseId, change.event);
	const event = { ...change.event, taken: accepted?.taken };
	const keep = async ({ entryId }: Changed) => {
		await keepAcceptance(db, caseId, change, accepted, now);
		await attachFiles(db, caseId, entryId, files, now);
	};
	// Staff name the revision they saw and learn what came since; for the buyer the current state counts.
	const changed = change.seen === undefined ? changeCaseAgain : changeCase;
	const result = await changed(db, deps, caseId, { ...change, event }, now, keep);
	// An entry of its own has been here before: the same form, sent twice.
	if (!result.ok || !result.done || result.entryId !== "") return result;
	return (await acceptedOtherwise(db, caseId, change.event.name, accepted)) ?? result;
}

/** A second person learns who has accepted, and so does who chooses otherwise; the same again is answered that it is done. */
async function acceptedOtherwise(
	db: Db,
	caseId: string,
	name: string,
	accepted: AcceptedVersion | undefined,
): Promise<Refusal | undefined> {
	const { name: first, confirmed_hash } = await db
		.selectFrom("quote_acceptance")
		.select(["name", "confirmed_hash"])
		.where("case_id", "=", caseId)
		.executeTakeFirstOrThrow();
	const isSame = confirmed_hash === null || confirmed_hash === accepted?.hash;
	if (isSame && plainName(first) === plainName(name)) return undefined;
	return { ok: false, reason: "state", problem: { code: "accepted-already", name: first } };
}

function plainName(name: string): string {
	return name.normalize("NFKC").replaceAll(/\s+/g, " ").trim().toLowerCase();
}

/** What was accepted, by whom and when, with the fingerprints of the exact texts: for the proforma invoice and for later. */
async function keepAcceptance(
	db: Db,
	case_id: string,
	{ event, staff }: Acceptance,
	accepted: AcceptedVersion | undefined,
	now: number,
): Promise<void> {
	if (!accepted?.taken.ok) throw new Error(`Nothing of the case ${case_id} can be accepted.`);
	const purchase_order = event.kind === "accept" ? (event.purchaseOrder ?? "") : "";
	if (purchase_order !== "") await addWords(db, case_id, purchase_order);
	await db
		.insertInto("quote_acceptance")
		.values({
			case_id,
			...accepted.row,
			total: accepted.taken.taken.value,
			confirmed: accepted.confirmed,
			confirmed_hash: accepted.hash,
			how: event.kind === "accept" ? "buyer" : "recorded",
			name: event.name,
			note: event.kind === "accept" ? "" : event.note,
			purchase_order,
			accepted_at: now,
			staff_id: staff?.id ?? null,
			proforma_hash: null,
			proforma_pages: null,
		})
		.execute();
}

/**
 * Undoes an acceptance once the other side agrees, in the caller's transaction: the case goes back to where it was, what was
 * accepted is kept apart, and a receipt that has not left does not leave any more.
 */
export async function undoAcceptance(
	db: Db,
	deps: EmailDeps,
	caseId: string,
	change: Change & { event: CaseEvent<"agree_undo"> },
	now: number,
): Promise<ChangeResult> {
	const keep = () => setApart(db, caseId, now);
	return change.seen === undefined
		? changeCaseAgain(db, deps, caseId, change, now, keep)
		: changeCase(db, deps, caseId, change, now, keep);
}

async function setApart(db: Db, caseId: string, now: number): Promise<void> {
	const accepted = await db
		.deleteFrom("quote_acceptance")
		.where("case_id", "=", caseId)
		.returningAll()
		.executeTakeFirstOrThrow();
	await db
		.insertInto("undone_acceptance")
		.values({ id: newRowId(now), ...accepted, undone_at: now })
		.execute();
	await backToQuote(db, caseId, accepted.version);
	await db
		.deleteFrom("outbox")
		.where("case_id", "=", caseId)
		.where("kind", "=", "buyer-receipt")
		.where("state", "=", "queued")
		.where("locked_by", "is", null)
		.execute();
}

/** Lists and sums say again what the offer as it stands comes to. */
async function backToQuote(db: Db, caseId: string, version: number): Promise<void> {
	const { content } = await db
		.selectFrom("quote_version")
		.select("content")
		.where("case_id", "=", caseId)
		.where("version", "=", version)
		.executeTakeFirstOrThrow();
	const { total, pieces, counts } = quoteTotals(readQuote(content));
	await db
		.updateTable("quote_case")
		.set({ value: total, pieces, unit_counts: storeUnitCounts(counts) })
		.where("id", "=", caseId)
		.execute();
}
