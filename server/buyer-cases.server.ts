import type { WantedQuantity } from "../domain/case-entry.ts";
import type { QuoteEvent } from "../domain/quote.ts";
import { attachFiles, type CheckedFile } from "./attachments.server.ts";
import { type BuyerAccess, openLink } from "./case-links.server.ts";
import { type MailDeps, tellBuyer, tellStaff } from "./case-mails.server.ts";
import { type Change, type Changed, type ChangeResult, changeCaseAgain } from "./cases.server.ts";
import type { Database, Db } from "./db/database.ts";
import type { StaffCaseMail } from "./outbox.server.ts";

export type BuyerCaseDeps = MailDeps & {
	database: Database;
	now: () => number;
	/** Called after a commit that queued mail. */
	mailQueued: () => void;
};

/** `accepted` is called after an acceptance is durable: the proforma invoice is then made. */
export type AcceptedDeps = { accepted: () => void };

/** What a buyer does on the private page. Each is a POST; a form that is sent twice is one act (`entryId`). */
export type BuyerAct = { entryId?: string } & (
	| { type: "accept"; version: number; termsAccepted: boolean; name: string }
	| { type: "request_change"; version: number; message: string; wanted: WantedQuantity[] }
	| { type: "decline"; reason: string }
	| { type: "withdraw_request"; reason: string }
	| { type: "renew"; message: string }
	| { type: "reply"; message: string; files: readonly CheckedFile[] }
);

/** How long a look at the page counts as the same look, milliseconds. */
const SAME_LOOK = 30 * 60_000;

/** The buyer's side of a case. Every function takes the access that only a good link gives. */
export function createBuyerCases(deps: BuyerCaseDeps & AcceptedDeps) {
	const { database, now, mailQueued } = deps;
	return {
		/** Opens a private link; undefined for a wrong, expired or revoked one. Changes nothing. */
		open: (token: string): Promise<BuyerAccess | undefined> => openLink(database.read, token, now()),

		/** Does what the buyer asks, with its mails, in one transaction. */
		async act(access: BuyerAccess, act: BuyerAct): Promise<ChangeResult> {
			const result = await database.tx((db) => perform(db, deps, access.caseId, act, now()));
			if (result.ok && !result.done) mailQueued();
			if (result.ok && act.type === "accept") deps.accepted();
			return result;
		},

		/**
		 * Notes that a person has looked. Called by the page itself once it is seen, never by the GET: mail scanners
		 * open links. "Viewed" is a time, not a state, so the revision stays.
		 */
		async seen(access: BuyerAccess): Promise<void> {
			const at = now();
			await database.tx((db) =>
				db
					.updateTable("quote_case")
					.set((eb) => ({ viewed_at: at, views: eb("views", "+", 1) }))
					.where("id", "=", access.caseId)
					.where((eb) => eb.or([eb("viewed_at", "is", null), eb("viewed_at", "<", at - SAME_LOOK)]))
					.execute(),
			);
		},
	};
}

async function perform(db: Db, deps: MailDeps, caseId: string, act: BuyerAct, now: number): Promise<ChangeResult> {
	const change = await changeOf(db, caseId, act);
	const result = await changeCaseAgain(db, caseId, change, now);
	if (!result.ok || result.done) return result;
	if (act.type === "reply") await attachFiles(db, caseId, result.entryId, act.files, now);
	if (act.type === "accept") await keepAcceptance(db, caseId, act, now);
	await tellStaff(db, deps, NOTICE[act.type], caseId, result.entryId, now);
	if (act.type === "accept") await sendReceipt(db, deps, result, now);
	return result;
}

const NOTICE: Readonly<Record<BuyerAct["type"], StaffCaseMail["kind"]>> = {
	accept: "staff-accepted",
	request_change: "staff-change",
	decline: "staff-declined",
	withdraw_request: "staff-withdrawn",
	renew: "staff-renewal",
	reply: "staff-replied",
};

async function changeOf(db: Db, caseId: string, act: BuyerAct): Promise<Change> {
	const common = { actor: "buyer", audience: "both", speaks: true, entryId: act.entryId } as const;
	switch (act.type) {
		case "accept": {
			const { type, version, termsAccepted, name } = act;
			const event: QuoteEvent = { type, version, termsAccepted, name };
			return { ...common, event, kind: type, body: name, data: { version } };
		}
		case "request_change": {
			const { type, message, wanted, version } = act;
			const event: QuoteEvent = { type, message, quantitiesChanged: wanted.length > 0 };
			return { ...common, event, kind: type, body: message, data: { version, wanted } };
		}
		case "decline":
			return { ...common, event: { type: act.type, reason: act.reason }, kind: act.type, body: act.reason };
		case "withdraw_request":
			return { ...common, event: { type: act.type }, kind: act.type, body: act.reason };
		case "renew":
			return { ...common, event: { type: act.type }, kind: act.type, body: act.message };
		case "reply": {
			// A word moves the case on only where the house has asked; anywhere else it is a word.
			const { status } = await db
				.selectFrom("quote_case")
				.select("status")
				.where("id", "=", caseId)
				.executeTakeFirstOrThrow();
			return status === "needs_info"
				? { ...common, event: { type: "answer", message: act.message }, kind: "answer", body: act.message }
				: { ...common, kind: "reply", body: act.message };
		}
	}
}

/** What was accepted, by whom and when, with the hash of the exact words: for the proforma and for later. */
async function keepAcceptance(
	db: Db,
	case_id: string,
	{ version, name }: { version: number; name: string },
	now: number,
): Promise<void> {
	const { content_hash, total, currency } = await db
		.selectFrom("quote_version")
		.select(["content_hash", "total", "currency"])
		.where("case_id", "=", case_id)
		.where("version", "=", version)
		.executeTakeFirstOrThrow();
	await db
		.insertInto("quote_acceptance")
		.values({
			case_id,
			version,
			how: "buyer",
			name,
			note: "",
			content_hash,
			total,
			currency,
			accepted_at: now,
			staff_id: null,
			proforma_hash: null,
			proforma_pages: null,
		})
		.execute();
}

async function sendReceipt(db: Db, deps: MailDeps, { row, entryId }: Changed, now: number): Promise<void> {
	await tellBuyer(db, deps, { kind: "buyer-receipt", caseId: row.id, entryId, version: row.current_version }, now);
}
