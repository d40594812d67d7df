import type { Company } from "../../content/company.ts";
import { STAFF_CASE_EMAILS } from "../../domain/cases/case-emails.ts";
import { readCells } from "../../domain/orders/stored-cells.ts";
import { readDetails } from "../../domain/orders/stored-details.ts";
import { readSamples } from "../../domain/orders/stored-samples.ts";
import { readUnit } from "../../domain/orders/stored-unit-counts.ts";
import { type Locale, messagesFor } from "../../messages/registry.ts";
import { caseDocument, caseForMail, countLateCases, readUndone } from "../cases/index.ts";
import type { BuyerCaseMail, Mail, StaffCaseMail } from "../outbox/index.ts";
import type { Db } from "../platform/db/database.ts";
import { buyerAcknowledgementEmail } from "./buyer-acknowledgement.ts";
import { buyerCaseEmail } from "./buyer-case-email.ts";
import { buyerOrderListEmail } from "./buyer-order-list.ts";
import type { CaseEmailInput } from "./case-emails.ts";
import { inquiryReplyEmail } from "./inquiry-reply.ts";
import { staffCaseEmail } from "./staff-case-email.ts";
import { staffInquiriesEmail } from "./staff-inquiries.ts";
import { staffInquiryEmail } from "./staff-inquiry.ts";
import { staffLateEmail } from "./staff-late.ts";
import { type RequestRecord, staffRequestEmail } from "./staff-request.ts";
import type { Email, EmailFile } from "./transport.ts";

/** What emails say that does not come from the record they are about. */
export type EmailSender = { company: Company; publicUrl: string };

/** A mail of the outbox: to whom, and in which language. */
export type QueuedMail = { payload: Mail; recipient: string; locale: Locale };

/** What an email needs is still being made: it is tried again soon. */
export class NotYetError extends Error {}

/**
 * Writes a queued mail from the record it is about.
 * @throws NoResultError when the record is gone, or the person it is about was erased: the mail has then failed
 * @throws any other error when something is still missing: the mail is tried again
 */
export async function writeEmail(
	db: Db,
	{ payload: mail, recipient, locale }: QueuedMail,
	sender: EmailSender,
): Promise<Email> {
	const { company, publicUrl } = sender;
	if (isNoticeOfCase(mail)) {
		const url = deskLink(publicUrl, mail.caseId);
		return staffCaseEmail(mail.kind, await caseInput(db, { mail, recipient, locale }, company, url));
	}
	switch (mail.kind) {
		case "staff-request":
			return staffRequestEmail(
				await readRequest(db, mail.requestId),
				recipient,
				company,
				deskLink(publicUrl, mail.requestId),
			);
		case "buyer-acknowledgement":
			return buyerAcknowledgementEmail(
				await readRequest(db, mail.requestId),
				recipient,
				company,
				privateLink(publicUrl, mail.token),
				locale,
			);
		case "buyer-order-list":
			return buyerOrderListEmail(mail, recipient, company, privateLink(publicUrl, mail.token, "orders/"), locale);
		case "staff-inquiry":
			return staffInquiryEmail(
				await readInquiry(db, mail.inquiryId),
				recipient,
				company,
				`${publicUrl}/desk/inquiries/${mail.inquiryId}`,
			);
		case "staff-inquiries":
			return staffInquiriesEmail(
				{ ...mail, count: await countInquiries(db, mail) },
				recipient,
				company,
				`${publicUrl}/desk/inquiries`,
			);
		case "staff-late":
			return staffLateEmail(await countLateCases(db, mail.at), recipient, company, `${publicUrl}/desk`);
		case "inquiry-reply":
			return inquiryReplyEmail(
				await readInquiry(db, mail.inquiryId),
				await readReply(db, mail.entryId),
				recipient,
				company,
				locale,
			);
		default:
			return buyerCaseEmail(
				mail.kind,
				await caseInput(db, { mail, recipient, locale }, company, privateLink(publicUrl, mail.token)),
			);
	}
}

/** Whether it tells staff of a case: all of these are written alike. */
function isNoticeOfCase(mail: Mail): mail is StaffCaseMail {
	return STAFF_CASE_EMAILS.some((kind) => kind === mail.kind);
}

async function countInquiries(db: Db, { since, until }: { since: number; until: number }): Promise<number> {
	const { count } = await db
		.selectFrom("inquiry")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("created_at", ">=", since)
		.where("created_at", "<", until)
		.where("doubt", "is", null)
		.executeTakeFirstOrThrow();
	return Number(count);
}

/** The buyer's private page, or another below it; once the mail has left, its token is gone and the link is not shown again. */
function privateLink(publicUrl: string, token: string | undefined, below: "" | "orders/" = ""): string {
	return `${publicUrl}/q/${below}${token ?? "…"}`;
}

function deskLink(publicUrl: string, caseId: string): string {
	return `${publicUrl}/desk/requests/${caseId}`;
}

async function caseInput(
	db: Db,
	{ mail, recipient: to, locale }: { mail: StaffCaseMail | BuyerCaseMail; recipient: string; locale: Locale },
	company: Company,
	url: string,
): Promise<CaseEmailInput> {
	const view = await caseForMail(db, mail.caseId);
	const wanted = "version" in mail ? mail.version : view.state.currentVersion;
	const version = view.versions.find((one) => one.version === wanted);
	const entry = view.entries.find((one) => one.id === mail.entryId);
	// The case holds it no more once it is undone.
	const undone = entry?.kind === "agree_undo" ? await readUndone(db, mail.caseId, entry.at) : undefined;
	const files = await enclosures(db, mail, view.reference, locale);
	return { view, entry, version, undone, to, locale, company, url, files };
}

/** The PDF attached to a mail: the same bytes as on the private page. */
async function enclosures(
	db: Db,
	mail: StaffCaseMail | BuyerCaseMail,
	reference: string,
	locale: Locale,
): Promise<EmailFile[]> {
	const names = messagesFor(locale).emails.buyer.enclosures;
	if (mail.kind === "buyer-quote") {
		const file = await caseDocument(db, mail.caseId, mail.version);
		if (!file) throw new Error(`The PDF of version ${mail.version} is not in the store.`);
		return [{ ...file, name: names.quotation({ reference, version: mail.version }) }];
	}
	if (mail.kind === "buyer-receipt") {
		const file = await caseDocument(db, mail.caseId, "proforma");
		// Made within seconds of the acceptance; until then the mail waits and is tried again.
		if (!file) throw new NotYetError("The proforma invoice is still being made.");
		return [{ ...file, name: names.proforma({ reference }) }];
	}
	return [];
}

async function readRequest(db: Db, id: string): Promise<RequestRecord> {
	const row = await db
		.selectFrom("quote_request")
		.selectAll()
		.where("id", "=", id)
		.where("email", "<>", "")
		.executeTakeFirstOrThrow();
	const lines = await db
		.selectFrom("quote_request_line")
		.selectAll()
		.where("request_id", "=", id)
		.orderBy("position")
		.execute();
	return {
		reference: row.reference,
		customerName: row.customer_name,
		email: row.email,
		phone: row.phone,
		company: row.company,
		country: row.country,
		address: row.address,
		notes: row.notes,
		details: readDetails(row.details),
		samples: readSamples(row.samples),
		total: row.total_amount,
		createdAt: row.created_at,
		lines: lines.map(({ product_id, name, price, quantity, unit, category, cells }) => ({
			id: product_id,
			name,
			price,
			quantity,
			unit: readUnit(unit),
			category,
			cells: readCells(cells),
		})),
	};
}

async function readReply(db: Db, entryId: string): Promise<string> {
	const { body } = await db
		.selectFrom("inquiry_entry")
		.select("body")
		.where("id", "=", entryId)
		.executeTakeFirstOrThrow();
	return body;
}

async function readInquiry(db: Db, id: string) {
	const { name, email, company, country, message, created_at } = await db
		.selectFrom("inquiry")
		.selectAll()
		.where("id", "=", id)
		.where("email", "<>", "")
		.executeTakeFirstOrThrow();
	return { name, email, company, country, message, createdAt: created_at };
}
