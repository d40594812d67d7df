import type { CaseEvent } from "../../domain/cases/events.ts";
import { hasExpired } from "../../domain/cases/transition.ts";
import { actionId } from "../platform/action-id.ts";
import type { Db } from "../platform/db/database.ts";
import type { GuardedDatabase } from "../platform/db/guarded-database.ts";
import { FewAtOnce } from "../platform/few-at-once.ts";
import { createFormLimits } from "../platform/http/form-limits.ts";
import { createLimiter } from "../platform/limiter.ts";
import { acceptQuote, undoAcceptance } from "./acceptance.ts";
import { attachFiles, type CheckedFile, hasRoom, sizeOf } from "./attachments.ts";
import { countFileBytes, refuseFileBytes } from "./buyer-file-bytes.ts";
import type { EmailDeps } from "./case-emails.ts";
import { type BuyerAccess, openLink } from "./case-links.ts";
import { stateOf } from "./case-state.ts";
import type { ChangeResult } from "./change.ts";
import { changeCaseAgain } from "./change-case.ts";
import { expireQuote } from "./expire-quote.ts";
import { isUnanswered, MOST_UNANSWERED } from "./unanswered.ts";

declare module "../../domain/shared/problem.ts" {
	interface ProblemCodes {
		"case-full": object;
		"case-closed": object;
	}
}

export type BuyerCaseDeps = EmailDeps & {
	database: GuardedDatabase;
	now: () => number;
	/** Called after a commit that queued mail. */
	mailQueued: () => void;
};

/** `accepted` is called after an acceptance is durable: the proforma invoice is then made. */
export type AcceptedDeps = { accepted: () => void };

/** What one address may send within an hour, and what one case may get; and all of them together. */
type ActionLimits = { formsPerHour: number; formsPerHourInAll: number };

/**
 * What a buyer does on the private page. Each is a POST; a form that is sent twice with the same content is one action
 * (`entryId`, made with the form).
 */
export type BuyerAction = { entryId?: string } & (
	| (CaseEvent<"accept"> & { files?: readonly CheckedFile[] })
	| CaseEvent<
			"request_change" | "decline" | "withdraw_request" | "renew" | "stop_reminders" | "ask_undo" | "agree_undo"
	  >
	| (CaseEvent<"reply"> & { files: readonly CheckedFile[] })
);

/** A reply with files is in memory as a whole, several times over while it is read and kept. */
const FILES_AT_ONCE = 2;

/** How long a look at the page counts as the same look, milliseconds. */
const SAME_LOOK = 30 * 60_000;

/** The buyer's side of a case. Every function takes the access that only a good link gives. */
export function createBuyerCases(deps: BuyerCaseDeps & AcceptedDeps & ActionLimits) {
	const { database, now, mailQueued } = deps;
	// Counted apart from the public forms: a flood of those must not keep a buyer from accepting.
	const forms = createFormLimits({ perAddress: deps.formsPerHour, inAll: deps.formsPerHourInAll }, now);
	const limiter = createLimiter(now);
	const places = new FewAtOnce(FILES_AT_ONCE);
	return {
		/** Opens a private link; undefined for a wrong, expired or revoked one. Changes nothing; see `openLink`. */
		open: (token: string, ended?: () => unknown): Promise<BuyerAccess | undefined> =>
			openLink(database.read, token, now(), ended),

		/**
		 * Counts one form, before its body is read: by address and by case, so that a link
		 * which many have is no way to flood the company. @returns what there are too many of
		 */
		refuse: ({ caseId }: BuyerAccess, address: string) => forms.refuse(address, caseId),

		/** Takes that count back: a form that could not be stored does not count. */
		giveBack: ({ caseId }: BuyerAccess, address: string): void => forms.giveBack(address, caseId),

		/** Whether an address has left too many bytes of files today to send those `announced` too; counts nothing. */
		refuseBytes: (address: string, announced: number) => refuseFileBytes(limiter, address, announced),

		/**
		 * Reads and does a form with files, if there is a place, of which a case and an address have one each; undefined,
		 * and nothing read, if there is none.
		 */
		withFiles: <Value>(
			{ caseId }: BuyerAccess,
			address: string,
			work: () => Promise<Value>,
		): Promise<Value | undefined> => places.run([`case ${caseId}`, `address ${address}`], work),

		/**
		 * Does what the buyer asks, with its mails, in one transaction.
		 * @param address where it comes from; what it leaves in files is then counted
		 */
		async perform(access: BuyerAccess, action: BuyerAction, address?: string): Promise<ChangeResult> {
			const result = await database.tx(access, (db) => applyAction(db, deps, access.caseId, action, now()), "ahead");
			if (result.ok && !result.done && address !== undefined) countFileBytes(limiter, address, sizeOf(filesOf(action)));
			if (result.ok && !result.done) mailQueued();
			if (result.ok && action.kind === "accept") deps.accepted();
			return result;
		},

		/**
		 * Notes that a person has looked. Called by the page itself once it is seen, never by the GET: mail scanners
		 * open links. "Viewed" is a time, not a state, so the revision stays.
		 * @param shown when the page was made that is looked at, epoch ms: one that lay open has not shown what was said later
		 */
		async seen(access: BuyerAccess, shown = now()): Promise<void> {
			await database.tx(access, (db) => noteLook(db, access.caseId, shown, now()));
		},
	};
}

/**
 * Looks soon after each other are one, unless the company has spoken between them: the second one is then the first
 * look at its word.
 */
async function noteLook(db: Db, caseId: string, shown: number, now: number): Promise<void> {
	const { viewed_at, last_staff_at } = await db
		.selectFrom("quote_case")
		.select(["viewed_at", "last_staff_at"])
		.where("id", "=", caseId)
		.executeTakeFirstOrThrow();
	const word = last_staff_at ?? 0;
	const at = shown < word ? shown : now;
	if (viewed_at !== null) {
		const unseen = viewed_at < word && word <= at;
		if (!unseen && at - viewed_at <= SAME_LOOK) return;
	}
	await db
		.updateTable("quote_case")
		.set((eb) => ({ viewed_at: at, views: eb("views", "+", 1) }))
		.where("id", "=", caseId)
		// Two tabs that report it at once count as one view.
		.where("viewed_at", viewed_at === null ? "is" : "=", viewed_at)
		.execute();
}

/** What a form brings beside its words. */
function filesOf(action: BuyerAction): readonly CheckedFile[] {
	return "files" in action ? (action.files ?? []) : [];
}

async function applyAction(
	db: Db,
	deps: EmailDeps,
	caseId: string,
	action: BuyerAction,
	now: number,
): Promise<ChangeResult> {
	const row = await db.selectFrom("quote_case").selectAll().where("id", "=", caseId).executeTakeFirstOrThrow();
	if (action.kind === "reply" && row.status === "spam") return CLOSED;
	// The job runs every half minute; a page that says "ended" must not be answered that the offer is still open.
	if (action.kind === "renew" && hasExpired(stateOf(row), now)) await expireQuote(db, deps, caseId, now);
	const done = { actor: "buyer", entryId: actionId(caseId, action) } as const;
	const files = filesOf(action);
	if (files.length > 0 && !(await hasRoom(db, caseId, done.entryId, files))) return FULL;
	if (action.kind === "accept") return acceptQuote(db, deps, caseId, { ...done, event: action }, now, files);
	if (action.kind === "agree_undo") return undoAcceptance(db, deps, caseId, { ...done, event: action }, now);
	if (action.kind !== "reply") return changeCaseAgain(db, deps, caseId, { ...done, event: action }, now);
	const { message } = action;
	// A message moves the case on only where staff have asked; anywhere else it is a message.
	const event = { kind: row.status === "needs_info" ? "answer" : "reply", message } as const;
	if (event.kind === "reply" && (await isUnanswered(db, caseId, done.entryId ?? ""))) return UNANSWERED;
	return changeCaseAgain(db, deps, caseId, { ...done, event }, now, ({ entryId }) =>
		attachFiles(db, caseId, entryId, files, now),
	);
}

const FULL = {
	ok: false,
	reason: "incomplete",
	problem: { code: "case-full" },
} as const;
const UNANSWERED = {
	ok: false,
	reason: "state",
	problem: { code: "case-unanswered", limit: MOST_UNANSWERED },
} as const;
const CLOSED = { ok: false, reason: "state", problem: { code: "case-closed" } } as const;
