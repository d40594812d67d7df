import type { CaseFailure } from "../../domain/cases/case-job.ts";
import { type EntryFact, readEntry } from "../../domain/cases/entry.ts";
import type { Audience, QuoteState } from "../../domain/cases/event-rules.ts";
import type { Unit } from "../../domain/catalogue/catalogue.ts";
import type { NamedCell } from "../../domain/orders/cells.ts";
import type { OrderDetails } from "../../domain/orders/order-details.ts";
import type { Sample } from "../../domain/orders/samples.ts";
import { readCells } from "../../domain/orders/stored-cells.ts";
import { readDetails } from "../../domain/orders/stored-details.ts";
import { readSamples } from "../../domain/orders/stored-samples.ts";
import { readUnit } from "../../domain/orders/stored-unit-counts.ts";
import { asAccepted, choiceOf } from "../../domain/quotes/confirmed.ts";
import { deliveryTerm, type QuoteContent } from "../../domain/quotes/content.ts";
import { readQuote } from "../../domain/quotes/reading.ts";
import type { Currency } from "../../domain/shared/currency.ts";
import { currencySchema } from "../../domain/shared/currency.ts";
import type { Locale } from "../../messages/registry.ts";
import type { CaseRow } from "../platform/db/case-tables.ts";
import type { Db } from "../platform/db/database.ts";
import { casesOfEmail, readBuyer } from "./case-buyer.ts";
import { type BuyerAccess, linkWorksUntil } from "./case-links.ts";
import { stateOf } from "./case-state.ts";
import { readAudience, storedAudience } from "./entry-audience.ts";
import { failuresOf } from "./job-failures.ts";
import { type AcceptanceView, readAcceptance } from "./read-acceptance.ts";

/** A version as it was sent. */
export type VersionView = {
	version: number;
	content: QuoteContent;
	contentHash: string;
	currency: Currency;
	total: number;
	/** What it came to as it was sent; there once it is accepted, as `total` and `content` then say what was accepted of it. */
	asSent?: { total: number; term: string };
	validUntil: number;
	sentAt: number;
	sentBy: string;
	pdfPages: number;
	/** Size of the PDF. */
	pdfBytes: number;
	endedAs: string | null;
	endedAt: number | null;
};

export type EntryView = {
	id: string;
	at: number;
	revision: number;
	actor: string;
	audience: Audience;
	body: string;
	files: { id: string; name: string; type: string; bytes: number }[];
} & EntryFact;

/** What buyer and staff both see of a case. Times are epoch milliseconds, amounts minor units. */
export type CaseView = {
	id: string;
	reference: string;
	revision: number;
	state: QuoteState;
	requestedAt: number;
	firstAnsweredAt: number | null;
	dueAt: number | null;
	queue: string;
	request: {
		/** The language its buyer reads. */
		locale: Locale;
		name: string;
		company: string | null;
		email: string;
		phone: string;
		country: string;
		address: string;
		notes: string | null;
		details: OrderDetails;
		samples: Sample[];
		total: number;
		lines: {
			id: string;
			name: string;
			price: number;
			quantity: number;
			unit: Unit;
			category: string;
			cells: NamedCell[];
		}[];
	};
	versions: VersionView[];
	/** Oldest first. */
	entries: EntryView[];
	acceptance: AcceptanceView | null;
};

/** The case behind a private link: never an internal note, nor which member of staff did what internally. */
export function buyerView(db: Db, { caseId }: BuyerAccess): Promise<CaseView | undefined> {
	return caseView(db, caseId, ["both"]);
}

/** The buyer's side of a case for the company to look at; the caller has passed the gate. */
export function caseForPreview(db: Db, caseId: string): Promise<CaseView | undefined> {
	return caseView(db, caseId, ["both"]);
}

/**
 * The case as mails about it need it; internal notes are not among its entries.
 * @throws NoResultError when there is no such case, or its buyer was erased: the person's data is gone
 */
export async function caseForMail(db: Db, caseId: string): Promise<CaseView> {
	const { id } = await db
		.selectFrom("quote_case")
		.innerJoin("quote_request", "quote_request.id", "quote_case.id")
		.select("quote_case.id")
		.where("quote_case.id", "=", caseId)
		.where("quote_request.email", "<>", "")
		.executeTakeFirstOrThrow();
	const view = await caseView(db, id, ["both"]);
	if (!view) throw new Error(`The case ${id} has no request.`);
	return view;
}

/** What staff see in addition. */
type StaffCaseView = CaseView & {
	row: CaseRow;
	/** Mails about the case, newest first. */
	mails: {
		id: string;
		kind: string;
		recipient: string;
		state: string;
		attempts: number;
		nextAt: number;
		/** Whether a try is under way. */
		held: boolean;
		lastError: string | null;
		createdAt: number;
		sentAt: number | null;
		entryId: string | null;
	}[];
	/** Earlier and later cases of the same mail address. */
	others: { id: string; reference: string; status: string; value: number; currency: string; requestedAt: number }[];
	/** When the newest private link ends; null when none works. */
	linkUntil: number | null;
	draft: { updatedAt: number; updatedBy: string } | null;
	/** What is due by time alone and could not be done so far. */
	failures: CaseFailure[];
};

/** A case with everything the company knows of it. The caller has passed the gate. */
export async function staffView(db: Db, caseId: string, now: number): Promise<StaffCaseView | undefined> {
	const view = await caseView(db, caseId, ["both", "internal"]);
	const row = await db.selectFrom("quote_case").selectAll().where("id", "=", caseId).executeTakeFirst();
	if (!view || !row) return undefined;
	const mails = await db
		.selectFrom("outbox")
		.select(["id", "kind", "recipient", "state", "attempts", "last_error", "created_at", "sent_at", "entry_id"])
		.select(["next_at", "locked_by"])
		.where("case_id", "=", caseId)
		.orderBy("created_at", "desc")
		.execute();
	const others = await db
		.selectFrom("quote_request as r")
		.innerJoin("quote_case as c", "c.id", "r.id")
		.select(["c.id", "c.reference", "c.status", "c.value", "c.currency", "c.requested_at"])
		.where("r.id", "in", casesOfEmail(db, view.request.email))
		.where("r.email", "<>", "")
		.where("r.id", "<>", caseId)
		.orderBy("c.requested_at", "desc")
		.limit(20)
		.execute();
	const draft = await db
		.selectFrom("quote_draft")
		.select(["updated_at", "updated_by"])
		.where("case_id", "=", caseId)
		.executeTakeFirst();
	return {
		...view,
		row,
		mails: mails.map(({ last_error, created_at, sent_at, entry_id, next_at, locked_by, ...mail }) => ({
			...mail,
			lastError: last_error,
			createdAt: created_at,
			sentAt: sent_at,
			nextAt: next_at,
			held: locked_by !== null,
			entryId: entry_id,
		})),
		others: others.map(({ requested_at, ...other }) => ({ ...other, requestedAt: requested_at })),
		linkUntil: (await linkWorksUntil(db, caseId, now)) ?? null,
		draft: draft ? { updatedAt: draft.updated_at, updatedBy: draft.updated_by } : null,
		failures: await failuresOf(db, caseId),
	};
}

async function caseView(db: Db, caseId: string, audiences: Audience[]): Promise<CaseView | undefined> {
	const row = await db.selectFrom("quote_case").selectAll().where("id", "=", caseId).executeTakeFirst();
	const request = await db.selectFrom("quote_request").selectAll().where("id", "=", caseId).executeTakeFirst();
	const buyer = await readBuyer(db, caseId);
	if (!row || !request || !buyer) return undefined;
	const acceptance = await readAcceptance(db, caseId);
	const lines = await db
		.selectFrom("quote_request_line")
		.select(["product_id as id", "name", "price", "quantity", "unit", "category", "cells"])
		.where("request_id", "=", caseId)
		.orderBy("position")
		.execute();
	return {
		id: row.id,
		reference: row.reference,
		revision: row.revision,
		state: stateOf(row),
		requestedAt: row.requested_at,
		firstAnsweredAt: row.first_answered_at,
		dueAt: row.due_at,
		queue: row.queue,
		request: {
			...buyer,
			notes: request.notes,
			details: readDetails(request.details),
			samples: readSamples(request.samples),
			total: request.total_amount,
			lines: lines.map(({ unit, cells, ...line }) => ({ ...line, unit: readUnit(unit), cells: readCells(cells) })),
		},
		versions: (await readVersions(db, caseId)).map((version) => versionAsAccepted(version, acceptance)),
		entries: await readEntries(db, caseId, audiences),
		acceptance,
	};
}

/** An accepted version says what was accepted of it, wherever it is shown; its own quotation stays as it was sent. */
function versionAsAccepted(version: VersionView, acceptance: AcceptanceView | null): VersionView {
	if (acceptance?.version !== version.version || !acceptance.confirmed) return version;
	const { confirmed, total } = acceptance;
	const asSent = { total: version.total, term: deliveryTerm(version.content) };
	return { ...version, total, content: asAccepted(version.content, choiceOf(confirmed)), asSent };
}

async function readVersions(db: Db, caseId: string): Promise<VersionView[]> {
	const rows = await db
		.selectFrom("quote_version")
		.innerJoin("stored_file", "stored_file.hash", "quote_version.pdf_hash")
		.selectAll("quote_version")
		.select("stored_file.bytes as pdf_bytes")
		.where("case_id", "=", caseId)
		.orderBy("version", "desc")
		.execute();
	return rows.map((row) => ({
		version: row.version,
		content: readQuote(row.content),
		contentHash: row.content_hash,
		currency: currencySchema.parse(row.currency),
		total: row.total,
		validUntil: row.valid_until,
		sentAt: row.sent_at,
		sentBy: row.sent_by,
		pdfPages: row.pdf_pages,
		pdfBytes: row.pdf_bytes,
		endedAs: row.ended_as,
		endedAt: row.ended_at,
	}));
}

async function readEntries(db: Db, caseId: string, audiences: Audience[]): Promise<EntryView[]> {
	const rows = await db
		.selectFrom("case_entry")
		.selectAll()
		.where("case_id", "=", caseId)
		.where("audience", "in", audiences.map(storedAudience))
		.orderBy("revision")
		.execute();
	const files = await db
		.selectFrom("attachment")
		.innerJoin("stored_file", "stored_file.hash", "attachment.file_hash")
		.select(["attachment.id", "attachment.entry_id", "attachment.name", "stored_file.type", "stored_file.bytes"])
		.where("attachment.case_id", "=", caseId)
		.execute();
	return rows.map(({ id, at, revision, actor, kind, audience, body, data }) => ({
		id,
		at,
		revision,
		actor,
		audience: readAudience(audience),
		body,
		...readEntry(kind, data),
		files: files.filter((file) => file.entry_id === id).map(({ entry_id: _, ...file }) => file),
	}));
}
