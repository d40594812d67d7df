import type { CaseIntent } from "../../domain/cases/case-actions.ts";
import type { CaseEvent, EventKind } from "../../domain/cases/events.ts";
import { actionId } from "../platform/action-id.ts";
import type { Db } from "../platform/db/database.ts";
import type { Colleague, StaffPermit } from "../staff/index.ts";
import { acceptQuote, undoAcceptance } from "./acceptance.ts";
import { attachFiles, type CheckedFile } from "./attachments.ts";
import type { AcceptedDeps, BuyerCaseDeps } from "./buyer-cases.ts";
import { type BuyerCorrection, correctBuyer, NothingCorrected } from "./buyer-correction.ts";
import { readBuyer } from "./case-buyer.ts";
import type { EmailDeps } from "./case-emails.ts";
import { mintLink, revokeLinks } from "./case-links.ts";
import type { Change, ChangeResult, SeenCase } from "./change.ts";
import { changeCase } from "./change-case.ts";

declare module "../../domain/shared/problem.ts" {
	interface DeskProblemCodes {
		"erased-nobody-to-write": object;
		"more-has-happened": object;
	}
}

/** What has a use-case of its own, or brings more than its event. */
type Apart = "take" | "ask" | "reply" | "link" | "correct_buyer";

/** What staff do with a case by a form of its page, sending a quotation apart (see server/quotes). */
export type StaffAction = { entryId?: string } & (
	| { kind: "take" }
	| CaseEvent<Exclude<Extract<CaseIntent, EventKind>, Apart>>
	| (CaseEvent<"ask" | "reply"> & { files: readonly CheckedFile[] })
);

/** The company's side of a case. The caller brings what the desk's gate gave; see app/desk. */
export function createStaffCases(deps: BuyerCaseDeps & AcceptedDeps) {
	const { database, now, mailQueued } = deps;
	return {
		/** Does what a colleague decides, with its mails, in one transaction; compare-and-set on the revision seen. */
		async perform(staff: StaffPermit, { caseId, revision }: SeenCase, action: StaffAction): Promise<ChangeResult> {
			const result = await database.tx(staff, (db) =>
				applyAction(db, deps, staff, { caseId, revision }, action, now()),
			);
			if (result.ok && !result.done) mailQueued();
			if (result.ok && action.kind === "record_acceptance") deps.accepted();
			return result;
		},

		/** Marks a case as read or unread; without a new revision, since the case itself is unchanged. */
		async markRead(staff: StaffPermit, caseId: string, read: boolean): Promise<void> {
			await database.tx(staff, (db) =>
				db
					.updateTable("quote_case")
					.set({ unread: read ? 0 : 1 })
					.where("id", "=", caseId)
					.execute(),
			);
		},

		/** Corrects who the buyer is; see buyer-correction.ts. */
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
				const change: Change = { actor: "staff", staff, seen: revision, event: { kind: "link" } };
				if (await isErased(db, caseId)) return ERASED;
				const changed = await changeCase(db, deps, caseId, change, at);
				if (!changed.ok) return changed;
				await revokeLinks(db, caseId, at);
				return { ...changed, token: await mintLink(db, caseId, at) };
			});
		},
	};
}

async function applyAction(
	db: Db,
	deps: EmailDeps,
	staff: Colleague,
	{ caseId, revision }: SeenCase,
	action: StaffAction,
	now: number,
): Promise<ChangeResult> {
	if (action.kind !== "assign" && (await isErased(db, caseId))) return ERASED;
	if (action.kind === "put_back" && !(await isJustTaken(db, caseId, staff))) return FOLLOWED;
	const entryId = actionId(caseId, action);
	const taken = await takeFirst(db, deps, caseId, action, staff, revision, now);
	if (taken && !taken.ok) return taken;
	const done = { actor: "staff", staff, seen: taken?.row.revision ?? revision, entryId } as const;
	if (action.kind === "record_acceptance") return acceptQuote(db, deps, caseId, { ...done, event: action }, now);
	if (action.kind === "agree_undo") return undoAcceptance(db, deps, caseId, { ...done, event: action }, now);
	const event = action.kind === "take" ? { kind: action.kind, ownerId: staff.id } : action;
	return changeCase(db, deps, caseId, { ...done, event }, now, async (changed) => {
		if ("files" in action) await attachFiles(db, caseId, changed.entryId, action.files, now);
		if (action.kind === "withdraw_offer") await endVersion(db, caseId, changed.row.current_version, "withdrawn", now);
		if (taken || action.kind === "not_spam" || action.kind === "take") await clearSuspicion(db, caseId);
	});
}

/** Writing to the buyer of a case without an owner takes the case. */
async function takeFirst(
	db: Db,
	deps: EmailDeps,
	caseId: string,
	action: StaffAction,
	staff: Colleague,
	revision: number,
	now: number,
): Promise<ChangeResult | undefined> {
	if (action.kind !== "ask" && action.kind !== "reply") return undefined;
	const row = await db
		.selectFrom("quote_case")
		.select(["status", "owner_id"])
		.where("id", "=", caseId)
		.executeTakeFirst();
	if (row?.status !== "new") return undefined;
	const event = { kind: "take", ownerId: row.owner_id ?? staff.id } as const;
	return changeCase(db, deps, caseId, { actor: "staff", staff, seen: revision, event }, now);
}

const ERASED = {
	ok: false,
	reason: "state",
	problem: { code: "erased-nobody-to-write" },
} as const;

/** Whether the buyer's data has been erased. An erasure meanwhile makes a new revision, so that this action conflicts. */
async function isErased(db: Db, caseId: string): Promise<boolean> {
	return (await readBuyer(db, caseId))?.email === "";
}

const FOLLOWED = {
	ok: false,
	reason: "state",
	problem: { code: "more-has-happened" },
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

/** A version that is no longer current can still be read, and never be accepted. */
async function endVersion(
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

/** A person has looked at it and found no machine. */
async function clearSuspicion(db: Db, requestId: string): Promise<void> {
	await db.updateTable("quote_request").set({ doubt: null }).where("id", "=", requestId).execute();
}
