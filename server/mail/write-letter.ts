import type { Company } from "../../content/company.ts";
import type { Db } from "../db/database.ts";
import type { Leased } from "../outbox.server.ts";
import { buyerAcknowledgementLetter } from "./buyer-acknowledgement.tsx";
import { staffInquiryLetter } from "./staff-inquiry.tsx";
import { type RequestRecord, staffRequestLetter } from "./staff-request.tsx";
import type { Letter } from "./transport.ts";

/**
 * Writes a queued mail from the record it is about.
 * @throws when the record is gone (erased on request): the mail is then laid aside
 */
export async function writeLetter(db: Db, { mail, recipient }: Leased, company: Company): Promise<Letter> {
	switch (mail.kind) {
		case "staff-request":
			return staffRequestLetter(await readRequest(db, mail.requestId), recipient, company.brandName);
		case "buyer-acknowledgement":
			return buyerAcknowledgementLetter(await readRequest(db, mail.requestId), recipient, company);
		case "staff-inquiry":
			return staffInquiryLetter(await readInquiry(db, mail.inquiryId), recipient, company.brandName);
	}
}

async function readRequest(db: Db, id: string): Promise<RequestRecord> {
	const row = await db.selectFrom("quote_request").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
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
		total: row.total_amount,
		pieces: row.pieces,
		createdAt: row.created_at,
		lines: lines.map(({ product_id, name, price, quantity, category }) => ({
			id: product_id,
			name,
			price,
			quantity,
			category,
		})),
	};
}

async function readInquiry(db: Db, id: string) {
	const { name, email, company, country, message, created_at } = await db
		.selectFrom("inquiry")
		.selectAll()
		.where("id", "=", id)
		.executeTakeFirstOrThrow();
	return { name, email, company, country, message, createdAt: created_at };
}
