import type { MailFacts } from "../../domain/cases/mail-status.ts";
import type { InquiryState } from "../../domain/inquiries/inquiry-case.ts";
import { type InquiryEntryData, readInquiryEntry } from "../../domain/inquiries/inquiry-entry.ts";
import { casesOfEmail } from "../cases/index.ts";
import type { Db } from "../platform/db/database.ts";
import { stateOf } from "./inquiry-cases.ts";

/** An inquiry with everything the company knows of it. Times are epoch milliseconds. */
type InquiryView = {
	id: string;
	revision: number;
	state: InquiryState;
	ownerId: string | null;
	name: string;
	email: string;
	company: string | null;
	country: string;
	message: string;
	createdAt: number;
	answeredAt: number | null;
	/** Oldest first. */
	entries: {
		id: string;
		at: number;
		revision: number;
		actor: string;
		kind: string;
		body: string;
		data: InquiryEntryData;
		/** The mail it made, with its true state. */
		mail: ({ id: string; lastError: string | null; sentAt: number | null } & MailFacts) | null;
	}[];
	/** Requests and other inquiries of the same mail address. */
	cases: { id: string; reference: string; status: string; requestedAt: number }[];
	inquiries: { id: string; status: string; createdAt: number }[];
};

export async function inquiryView(db: Db, id: string): Promise<InquiryView | undefined> {
	const row = await db.selectFrom("inquiry").selectAll().where("id", "=", id).executeTakeFirst();
	if (!row) return undefined;
	const entries = await db
		.selectFrom("inquiry_entry")
		.select(["id", "at", "revision", "actor", "kind", "body", "data"])
		.where("inquiry_id", "=", id)
		.orderBy("revision")
		.execute();
	const mails =
		entries.length === 0
			? []
			: await db
					.selectFrom("outbox")
					.select(["id", "entry_id", "state", "attempts", "next_at", "locked_by", "last_error", "sent_at"])
					.where(
						"entry_id",
						"in",
						entries.map((entry) => entry.id),
					)
					.execute();
	const mailOf = new Map(mails.map((mail) => [mail.entry_id, mail]));
	const known = row.email !== "";
	const cases = known
		? await db
				.selectFrom("quote_request as r")
				.innerJoin("quote_case as c", "c.id", "r.id")
				.select(["c.id", "c.reference", "c.status", "c.requested_at as requestedAt"])
				.where("r.id", "in", casesOfEmail(db, row.email))
				.orderBy("c.requested_at", "desc")
				.limit(20)
				.execute()
		: [];
	const inquiries = known
		? await db
				.selectFrom("inquiry")
				.select(["id", "status", "created_at as createdAt"])
				.where("email", "=", row.email)
				.where("id", "<>", id)
				.orderBy("created_at", "desc")
				.limit(20)
				.execute()
		: [];
	return {
		id,
		revision: row.revision,
		state: stateOf(row),
		ownerId: row.owner_id,
		name: row.name,
		email: row.email,
		company: row.company,
		country: row.country,
		message: row.message,
		createdAt: row.created_at,
		answeredAt: row.answered_at,
		entries: entries.map(({ data, ...entry }) => {
			const mail = mailOf.get(entry.id);
			return {
				...entry,
				data: readInquiryEntry(data),
				mail: mail
					? {
							id: mail.id,
							state: mail.state,
							attempts: mail.attempts,
							nextAt: mail.next_at,
							held: mail.locked_by !== null,
							lastError: mail.last_error,
							sentAt: mail.sent_at,
						}
					: null,
			};
		}),
		cases,
		inquiries,
	};
}
