import type { QuoteEvent } from "../../domain/cases/transition.ts";
import type { BuyerCaseMail } from "../outbox/outbox.ts";
import { actId } from "../platform/action-id.ts";
import type { Db } from "../platform/db/database.ts";
import type { Colleague, StaffPermit } from "../staff/staff-permit.ts";
import { attachFiles, type CheckedFile } from "./attachments.ts";
import type { AcceptedDeps, BuyerCaseDeps } from "./buyer-cases.ts";
import { type BuyerCorrection, correctBuyer, NothingCorrected } from "./buyer-correction.ts";
import { readBuyer } from "./case-buyer.ts";
import { mintLink, revokeLinks } from "./case-links.ts";
import { tellBuyer } from "./case-mails.ts";
import { type Change, type ChangeResult, changeCase } from "./change-case.ts";

/** A case as the person saw it: what they do is refused when somebody was faster. */
export type SeenCase = { caseId: string; revision: number };

/** What the house does with a case, sending an offer apart (see quotes.server.ts). */
export type StaffAct = { entryId?: string } & (
	| { kind: "take" | "put_back" | "mark_spam" | "not_spam" }
	| { kind: "assign"; ownerId: string | null; ownerName: string }
	| { kind: "ask"; question: string; files: readonly CheckedFile[] }
	| { kind: "reply"; message: string; files: readonly CheckedFile[] }
	| { kind: "note"; text: string }
	| { kind: "refuse" | "withdraw_offer"; reason: string }
	| { kind: "renew"; note: string }
	| { kind: "record_answer"; note: string }
	| { kind: "record_acceptance"; note: string; name: string }
);

type Plan = { change: Change; mail?: BuyerCaseMail["kind"]; files?: readonly CheckedFile[] };

/** The house's side of a case. The caller brings what the desk's gate gave; see app/desk. */
export function createStaffCases(deps: BuyerCaseDeps & AcceptedDeps) {
	const { database, now, mailQueued } = deps;
	return {
		/** Does what a colleague decides, with its mails, in one transaction; compare-and-set on the revision seen. */
		async act(staff: StaffPermit, { caseId, revision }: SeenCase, act: StaffAct): Promise<ChangeResult> {
			const at = now();
			const { change, mail, files = [] } = planOf({ ...act, entryId: actId(caseId, act) }, staff, at);
			const result = await database.tx(staff, async (db): Promise<ChangeResult> => {
				if (act.kind !== "assign" && (await isErased(db, caseId))) return ERASED;
				const event = act.kind === "not_spam" && (await isQuarantined(db, caseId)) ? undefined : change.event;
				if (act.kind === "put_back" && !(await isJustTaken(db, caseId, staff))) return FOLLOWED;
				const taken = await takeFirst(db, caseId, act, staff, revision, at);
				if (taken && !taken.ok) return taken;
				const changed = await changeCase(
					db,
					caseId,
					{ ...change, event, staff, seen: taken?.row.revision ?? revision },
					at,
				);
				if (!changed.ok || changed.done) return changed;
				await attachFiles(db, caseId, changed.entryId, files, at);
				if (act.kind === "withdraw_offer") await endVersion(db, caseId, changed.row.current_version, "withdrawn", at);
				if (act.kind === "record_acceptance") await recordAcceptance(db, caseId, act, staff, at);
				if (taken || act.kind === "not_spam" || act.kind === "take") await clearDoubt(db, caseId);
				if (mail)
					await tellBuyer(
						db,
						deps,
						{ kind: mail, caseId, entryId: changed.entryId, version: changed.row.current_version },
						at,
					);
				return changed;
			});
			if (result.ok && mail) mailQueued();
			if (result.ok && act.kind === "record_acceptance") deps.accepted();
			return result;
		},

		/** Marks a case as looked at, or as still to be looked at; no revision, since it says nothing of the case. */
		async markRead(staff: StaffPermit, caseId: string, read: boolean): Promise<void> {
			await database.tx(staff, (db) =>
				db
					.updateTable("quote_case")
					.set({ unread: read ? 0 : 1 })
					.where("id", "=", caseId)
					.execute(),
			);
		},

		/** Corrects who the buyer is; see buyer-correction.server.ts. */
		async correctBuyer(staff: StaffPermit, seen: SeenCase, correction: BuyerCorrection): Promise<ChangeResult> {
			const result = await database
				.tx(staff, (db) => correctBuyer(db, deps, staff, seen, correction, now()))
				.catch((error) => {
					if (error instanceof NothingCorrected) return error.answer;
					throw error;
				});
			if (result.ok && !result.done) mailQueued();
			return result;
		},

		/** Ends every private link of a case and makes a new one; its token is shown once. */
		async renewLink(staff: StaffPermit, { caseId, revision }: SeenCase): Promise<ChangeResult & { token?: string }> {
			const at = now();
			return database.tx(staff, async (db) => {
				const change: Change = {
					actor: "staff",
					staff,
					seen: revision,
					kind: "link",
					audience: "house",
					speaks: false,
				};
				if (await isErased(db, caseId)) return ERASED;
				const changed = await changeCase(db, caseId, change, at);
				if (!changed.ok) return changed;
				await revokeLinks(db, caseId, at);
				return { ...changed, token: await mintLink(db, caseId, at) };
			});
		},
	};
}

function planOf(act: StaffAct, staff: Colleague, now: number): Plan {
	const common = { actor: "staff", entryId: act.entryId } as const;
	const silent = { ...common, audience: "house", speaks: false } as const;
	const aloud = { ...common, audience: "both", speaks: true } as const;
	switch (act.kind) {
		case "take":
			return {
				change: {
					...silent,
					event: { kind: act.kind },
					kind: act.kind,
					set: { owner_id: staff.id, unread: 0, doubt: null },
				},
			};
		case "put_back":
			return {
				change: { ...silent, event: { kind: act.kind }, kind: act.kind, set: { owner_id: null } },
			};
		case "mark_spam":
			return { change: { ...silent, event: { kind: act.kind }, kind: act.kind } };
		case "not_spam":
			return { change: { ...silent, event: { kind: act.kind }, kind: act.kind, set: { doubt: null } } };
		case "assign":
			return {
				change: { ...silent, kind: act.kind, data: { ownerName: act.ownerName }, set: { owner_id: act.ownerId } },
			};
		case "ask":
			return spoken({ kind: act.kind, question: act.question }, act.question, "buyer-question", act.files);
		case "reply":
			return { change: { ...aloud, kind: act.kind, body: act.message }, mail: "buyer-reply", files: act.files };
		case "note":
			return { change: { ...silent, kind: act.kind, body: act.text } };
		case "refuse":
			return spoken({ kind: act.kind, reason: act.reason }, act.reason, "buyer-refused");
		case "withdraw_offer":
			return spoken({ kind: act.kind, reason: act.reason }, act.reason, "buyer-offer-withdrawn");
		case "renew":
			return {
				change: {
					...silent,
					event: { kind: act.kind },
					kind: act.kind,
					body: act.note,
					// Nobody has asked: the buyer's last word is from before, and the house's own time runs from now.
					set: { valid_until: null, resumed_at: now },
				},
			};
		case "record_answer":
			return {
				change: {
					...silent,
					event: { kind: act.kind, note: act.note },
					kind: act.kind,
					body: act.note,
					// It is the buyer's word, whoever wrote it down: our time runs from here.
					set: { last_buyer_at: now },
				},
			};
		case "record_acceptance":
			return {
				change: {
					...aloud,
					event: { kind: act.kind, note: act.note },
					kind: act.kind,
					audience: "house",
					body: act.note,
				},
				mail: "buyer-receipt",
			};
	}

	function spoken(event: QuoteEvent, body: string, mail: BuyerCaseMail["kind"], files?: readonly CheckedFile[]): Plan {
		const set = event.kind === "withdraw_offer" ? { valid_until: null, resumed_at: now } : undefined;
		return { change: { ...aloud, event, kind: event.kind, body, set }, mail, files };
	}
}

/** Whoever writes to the buyer of a case that nobody has taken has thereby taken it. */
async function takeFirst(
	db: Db,
	caseId: string,
	act: StaffAct,
	staff: Colleague,
	revision: number,
	now: number,
): Promise<ChangeResult | undefined> {
	if (act.kind !== "ask" && act.kind !== "reply") return undefined;
	const row = await db
		.selectFrom("quote_case")
		.select(["status", "owner_id"])
		.where("id", "=", caseId)
		.executeTakeFirst();
	if (row?.status !== "new") return undefined;
	const { change } = planOf({ kind: "take" }, staff, now);
	const set = { ...change.set, owner_id: row.owner_id ?? staff.id };
	return changeCase(db, caseId, { ...change, set, staff, seen: revision }, now);
}

const ERASED = {
	ok: false,
	reason: "state",
	sentence: "This person’s data has been erased, so there is nobody to write to. Nothing was saved or sent.",
} as const;

/** Whether the buyer's data has been erased. An erasure at this moment makes a revision, which nobody has seen. */
async function isErased(db: Db, caseId: string): Promise<boolean> {
	return (await readBuyer(db, caseId))?.email === "";
}

const FOLLOWED = {
	ok: false,
	reason: "state",
	sentence: "More has happened since the case was taken. Nothing was changed.",
} as const;

/** Whether the last thing that happened is that this colleague took the case: only that can be undone. */
async function isJustTaken(db: Db, caseId: string, staff: Colleague): Promise<boolean> {
	const last = await db
		.selectFrom("case_entry")
		.select(["kind", "staff_id"])
		.where("case_id", "=", caseId)
		.orderBy("revision", "desc")
		.executeTakeFirst();
	return last?.kind === "take" && last.staff_id === staff.id;
}

/** A version that no longer stands can still be read, and never be accepted. */
export async function endVersion(
	db: Db,
	caseId: string,
	version: number,
	how: "superseded" | "withdrawn",
	now: number,
): Promise<void> {
	await db
		.updateTable("quote_version")
		.set({ ended_as: how, ended_at: now })
		.where("case_id", "=", caseId)
		.where("version", "=", version)
		.where("ended_at", "is", null)
		.execute();
}

/** Whether a request waits for a person to say that it is no machine's; it has not been marked as spam. */
async function isQuarantined(db: Db, caseId: string): Promise<boolean> {
	const row = await db.selectFrom("quote_case").select(["status", "doubt"]).where("id", "=", caseId).executeTakeFirst();
	return row?.status === "new" && row.doubt !== null;
}

/** A person has looked at it and found no machine. */
async function clearDoubt(db: Db, requestId: string): Promise<void> {
	await db.updateTable("quote_request").set({ doubt: null }).where("id", "=", requestId).execute();
}

async function recordAcceptance(
	db: Db,
	case_id: string,
	{ note, name }: { note: string; name: string },
	staff: Colleague,
	now: number,
): Promise<void> {
	const version = await db
		.selectFrom("quote_version")
		.select(["version", "content_hash", "total", "currency"])
		.where("case_id", "=", case_id)
		.orderBy("version", "desc")
		.executeTakeFirstOrThrow();
	await db
		.insertInto("quote_acceptance")
		.values({
			case_id,
			...version,
			how: "recorded",
			name,
			note,
			accepted_at: now,
			staff_id: staff.id,
			proforma_hash: null,
			proforma_pages: null,
		})
		.execute();
}
