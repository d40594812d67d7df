import type { CaseEvent } from "../../domain/cases/events.ts";
import { transition } from "../../domain/cases/transition.ts";
import type { ReadProducts } from "../../domain/catalogue/catalogue.ts";
import {
	currencyProblem,
	type LineProblem,
	linesProblem,
	type PriceProblem,
	pricesSet,
	termsSet,
} from "../../domain/quotes/checks.ts";
import { type QuoteContent, quoteContentSchema } from "../../domain/quotes/content.ts";
import { type DeliveryProblem, deliveryProblem } from "../../domain/quotes/delivery-checks.ts";
import type { Draft, FormerQuote } from "../../domain/quotes/draft.ts";
import type { LastRate } from "../../domain/quotes/last-rate.ts";
import { readQuote } from "../../domain/quotes/reading.ts";
import { isCountable, NOT_COUNTABLE, quoteTotals } from "../../domain/quotes/totals.ts";
import type { Problem } from "../../domain/shared/problem.ts";
import type { BuyerCaseDeps, SeenCase } from "../cases/index.ts";
import {
	type ChangeResult,
	changeCase,
	changedSince,
	holdCase,
	type NotChanged,
	readBuyer,
	stateOf,
} from "../cases/index.ts";
import type { Db } from "../platform/db/database.ts";
import { putFile } from "../platform/files/files.ts";
import { type Refusal, refusalOf } from "../platform/refusal.ts";
import type { Colleague, StaffPermit } from "../staff/index.ts";
import { lastRates } from "./last-rates.ts";
import { type Named, nameVersion } from "./name-version.ts";
import { type MadeDocument, type MakeDocument, quotationOf } from "./quote-documents.ts";
import { formerQuotes, keptDraft, prefilled, writeDraft } from "./quote-drafts.ts";

declare module "../../domain/shared/problem.ts" {
	interface DeskProblemCodes {
		"draft-overtaken": object;
		"draft-changed": object;
		"erased-draft": object;
		"prices-not-sent": { problem: PriceProblem };
		"terms-not-sent": { problem: DeliveryProblem };
		"lines-not-sent": { problem: LineProblem };
	}
}

type QuoteDeps = BuyerCaseDeps & { catalogue: { productsAt: ReadProducts }; makeDocument: MakeDocument };

type SavedDraft =
	| { ok: true; revision: number; savedAt: number }
	| { ok: false; reason: "conflict"; problem: Problem; theirs: Draft }
	| { ok: false; reason: "erased"; problem: Problem };

/** The draft as its sender saw it; revision 0 while it was only prefilled and nothing had been kept. */
type SeenDraft = { revision: number; content: QuoteContent };

const OTHER_DRAFT: Problem = { code: "draft-overtaken" };
const ERASED = {
	ok: false,
	reason: "erased",
	problem: { code: "erased-draft" },
} as const;

/** Writing offers: one draft a case, versions that never change once they are sent. */
export function createQuotes(deps: QuoteDeps) {
	const { database, catalogue, makeDocument, now, mailQueued } = deps;

	async function draft(caseId: string): Promise<Draft | undefined> {
		return (await keptDraft(database.read, caseId)) ?? prefilled(database.read, caseId, catalogue.productsAt, now());
	}

	return {
		/** The kept draft, or one made from the last version or from the request. Undefined: no such case. */
		draft,

		/** Keeps a draft; `revision` is the one the editor saw. The second of two editors is shown the first one's. */
		async saveDraft(staff: StaffPermit, caseId: string, content: QuoteContent, revision: number): Promise<SavedDraft> {
			const at = now();
			return database.tx(staff, async (db): Promise<SavedDraft> => {
				// An erasure happens wholly before, and nothing is stored, or wholly after, and removes it.
				await holdCase(db, caseId);
				if ((await readBuyer(db, caseId))?.email === "") return ERASED;
				if (await writeDraft(db, caseId, content, revision, staff, at))
					return { ok: true, revision: revision + 1, savedAt: at };
				const theirs = await keptDraft(db, caseId);
				if (!theirs)
					return {
						ok: false,
						reason: "conflict",
						problem: OTHER_DRAFT,
						theirs: { content, revision: 0, updatedAt: null, updatedBy: null },
					};
				return { ok: false, reason: "conflict", problem: OTHER_DRAFT, theirs };
			});
		},

		/**
		 * Former offers that may be taken as a pattern, newest first: of the same buyer before all others.
		 * @param search words that are looked for, "" for none
		 */
		formerQuotes: (caseId: string, search = ""): Promise<FormerQuote[]> =>
			formerQuotes(search === "" ? database.read : database.heavy, caseId, search),

		/** The rates that sent offers were counted at last: one of each currency, as long as it is recent. */
		lastRates: (): Promise<LastRate[]> => lastRates(database.read, now()),

		/** The content of a sent version. */
		async version(caseId: string, version: number): Promise<QuoteContent | undefined> {
			const row = await database.read
				.selectFrom("quote_version")
				.select("content")
				.where("case_id", "=", caseId)
				.where("version", "=", version)
				.executeTakeFirst();
			return row && readQuote(row.content);
		},

		/**
		 * The PDF of the draft as it would be stored if it were sent at this moment: nothing in it says that it is a
		 * draft. Undefined: no such case.
		 */
		async draftPdf(caseId: string): Promise<DraftPdf | undefined> {
			const shown = await draft(caseId);
			const row = shown && (await readCase(database.read, caseId));
			if (!row) return undefined;
			const content = quoteContentSchema.parse(shown.content);
			const named = nameVersion(row, content, JSON.stringify(content));
			const document = await quotationOf(database.read, caseId, named, content, now());
			try {
				return { ok: true, version: named.version, bytes: (await makeDocument(document)).bytes };
			} catch (error) {
				const refusal = refusalOf(error);
				if (!refusal) throw error;
				return { ok: false, ...refusal };
			}
		},

		/**
		 * Sends the draft as the next version, exactly as its sender saw it: the PDF is made first, then version, PDF,
		 * state and mail are written in one transaction, unless the case or the draft has changed since the sender
		 * looked. A draft that was only prefilled (revision 0) goes as it was shown, whatever the catalogue or the
		 * company's defaults say by now.
		 */
		async send(staff: StaffPermit, { caseId, revision }: SeenCase, shown: SeenDraft): Promise<ChangeResult> {
			const at = now();
			// As it is kept: the same offer is then always the same text.
			const draft = { ...shown, content: quoteContentSchema.parse(shown.content) };
			const prepared = await prepare(database.read, { caseId, revision }, draft, at);
			if (!prepared.ok) return prepared;
			const { version, contentText, contentHash, validUntil } = prepared;
			const { content } = draft;
			const pdf = await makeDocument(await quotationOf(database.read, caseId, prepared, content, at));
			const result = await database
				.tx(staff, async (db) => {
					const event = eventOf(content, version, validUntil);
					const change = { actor: "staff", staff, seen: revision, event } as const;
					return changeCase(db, deps, caseId, change, at, async () => {
						await freeze(db, { caseId, version, contentText, contentHash, content, validUntil, staff, at }, pdf);
						await endDraft(db, caseId, draft, staff, at);
					});
				})
				.catch(draftChanged);
			if (result.ok) mailQueued();
			else if (result.reason === "conflict") {
				// What came in between may leave nothing to send: an acceptance, above all. Then that is the answer.
				const now = await prepare(database.read, { caseId, revision }, draft, at);
				if (!now.ok) return now;
			}
			return result;
		},
	};
}

/** Thrown inside the sending transaction so that all of it is undone. */
class DraftChanged extends Error {}

function draftChanged(error: unknown): NotChanged {
	if (!(error instanceof DraftChanged)) throw error;
	return {
		ok: false,
		reason: "conflict",
		problem: { code: "draft-changed" },
		meanwhile: [],
	};
}

/**
 * Takes the draft away that has become a version. One that was never kept is kept first: so a colleague who saves
 * one at the same moment is in the way, on both databases, instead of leaving a draft behind.
 * @throws DraftChanged when the draft is not the one its sender saw
 */
async function endDraft(db: Db, caseId: string, draft: SeenDraft, staff: Colleague, at: number): Promise<void> {
	const fresh = draft.revision === 0;
	if (fresh && !(await writeDraft(db, caseId, draft.content, 0, staff, at))) throw new DraftChanged();
	const dropped = await db
		.deleteFrom("quote_draft")
		.where("case_id", "=", caseId)
		.where("revision", "=", fresh ? 1 : draft.revision)
		.executeTakeFirst();
	if (dropped.numDeletedRows !== 1n) throw new DraftChanged();
}

/** The draft as a file, or why it could not be made. */
type DraftPdf = { ok: true; version: number; bytes: Uint8Array } | ({ ok: false } & Refusal);

type Prepared = Named & { ok: true; contentText: string };

/** What is to be sent; refused before the PDF is made where sending would be refused after it. */
async function prepare(
	db: Db,
	{ caseId, revision }: SeenCase,
	draft: SeenDraft,
	now: number,
): Promise<Prepared | NotChanged> {
	const row = await readCase(db, caseId);
	const kept = await keptDraft(db, caseId);
	if (!row) return { ok: false, reason: "gone", problem: { code: "case-gone" } };
	const { content } = draft;
	const contentText = JSON.stringify(content);
	// The same revision may hold other content: after a draft is dropped its revisions start again at 1.
	const same = kept ? kept.revision === draft.revision && JSON.stringify(kept.content) === contentText : undefined;
	if (!(same ?? draft.revision === 0)) return draftChanged(new DraftChanged());
	if (!isCountable(content)) return { ok: false, reason: "incomplete", problem: NOT_COUNTABLE };
	const wrong = currencyProblem(content);
	if (wrong) return { ok: false, reason: "incomplete", problem: { code: "prices-not-sent", problem: wrong } };
	const lines = linesProblem(content);
	if (lines) return { ok: false, reason: "incomplete", problem: { code: "lines-not-sent", problem: lines } };
	const terms = deliveryProblem(content);
	if (terms) return { ok: false, reason: "incomplete", problem: { code: "terms-not-sent", problem: terms } };
	const named = nameVersion(row, content, contentText);
	const allowed = transition(stateOf(row), eventOf(content, named.version, named.validUntil), "staff", now);
	if (!allowed.ok) return allowed;
	if (row.revision !== revision) return changedSince(db, caseId, revision);
	return { ok: true, ...named, contentText };
}

function readCase(db: Db, caseId: string) {
	return db.selectFrom("quote_case").selectAll().where("id", "=", caseId).executeTakeFirst();
}

function eventOf(content: QuoteContent, version: number, validUntil: number): CaseEvent<"send_quote"> {
	const { total, pieces, counts } = quoteTotals(content);
	return {
		kind: "send_quote",
		pricesSet: pricesSet(content),
		termsSet: termsSet(content),
		version,
		validUntil,
		message: content.message,
		value: total,
		currency: content.currency,
		pieces,
		counts,
	};
}

type Frozen = {
	caseId: string;
	version: number;
	content: QuoteContent;
	contentText: string;
	contentHash: string;
	validUntil: number;
	staff: Colleague;
	at: number;
};

/** Writes a version that is never written again, and ends the one before. */
async function freeze(db: Db, frozen: Frozen, pdf: MadeDocument): Promise<void> {
	const { caseId, version, content, contentText, contentHash, validUntil, staff, at } = frozen;
	const { total, pieces } = quoteTotals(content);
	await db
		.updateTable("quote_version")
		.set({ ended_as: "superseded", ended_at: at })
		.where("case_id", "=", caseId)
		.where("ended_at", "is", null)
		.execute();
	await db
		.insertInto("quote_version")
		.values({
			case_id: caseId,
			version,
			content: contentText,
			content_hash: contentHash,
			currency: content.currency,
			total,
			pieces,
			valid_until: validUntil,
			sent_at: at,
			sent_by: staff.name,
			pdf_hash: await putFile(db, pdf.bytes, "application/pdf", at),
			pdf_pages: pdf.pages,
			ended_as: null,
			ended_at: null,
		})
		.execute();
}
