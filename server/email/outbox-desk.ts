import { NoResultError } from "kysely";
import { FAILED } from "../../domain/cases/mail-status.ts";
import { readLocale } from "../../messages/registry.ts";
import { renewedToken } from "../cases/index.ts";
import { type Delivery, leavesBy, readPayload, worthRetrying, writePayload } from "../outbox/index.ts";
import type { Db } from "../platform/db/database.ts";
import type { GuardedDatabase } from "../platform/db/guarded-database.ts";
import type { OutboxRow } from "../platform/db/schema.ts";
import { log } from "../platform/log.ts";
import type { StaffPermit } from "../staff/index.ts";
import type { Email } from "./transport.ts";
import { type EmailSender, NotYetError, type QueuedMail, writeEmail } from "./write-email.ts";

/** Mails that one press sends again at most; a second press takes the others. */
const AT_ONCE = 500;
/** What replaces the private link where anybody but the buyer reads a mail. */
export const HIDDEN_LINK = "(private link)";

/** A mail as the desk reads it; `email` is undefined when what it was about is gone or still being
 * made, and for what leaves by another channel. */
type ReadMail = {
	row: Omit<OutboxRow, "payload" | "kind">;
	kind: Delivery["kind"];
	/** Of the case it is about. */
	reference: string | undefined;
	/** Its buyer's company, or name; undefined once that is erased. */
	buyer: string | undefined;
	email: Email | undefined;
};

type OutboxDeskDeps = { database: GuardedDatabase; now: () => number; mailQueued: () => void };

/** What colleagues do with mails that have failed. The caller brings what the desk's gate gave. */
export function createOutboxDesk({ database, now, mailQueued }: OutboxDeskDeps) {
	return {
		/** Tries a mail again at once. @returns whether it was one that waits or has failed */
		async retry(staff: StaffPermit, id: string): Promise<boolean> {
			const tried = await database.tx(staff, async (db) => {
				const row = await db.selectFrom("outbox").selectAll().where("id", "=", id).executeTakeFirst();
				return row ? again(db, row, now()) : false;
			});
			if (tried) mailQueued();
			log.info({ mail: id, by: staff.id, tried }, "mail tried again by hand");
			return tried;
		},

		/** Tries everything that has failed, but for mails whose address was refused: they fail again. @returns how many */
		async retryAll(staff: StaffPermit): Promise<number> {
			const at = now();
			const count = await database.tx(staff, async (db) => {
				const rows = await worthRetrying(db).selectAll().orderBy("next_at").limit(AT_ONCE).execute();
				let done = 0;
				for (const row of rows) if (await again(db, row, at)) done++;
				return done;
			});
			if (count > 0) mailQueued();
			log.info({ count, by: staff.id }, "mails tried again by hand");
			return count;
		},

		/** Gives up a mail that has failed. @returns whether it was one */
		async drop(staff: StaffPermit, id: string): Promise<boolean> {
			const dropped = await database.tx(staff, (db) =>
				db
					.updateTable("outbox")
					.set({ state: "dropped", locked_by: null })
					.where("id", "=", id)
					.where("state", "=", FAILED)
					.executeTakeFirst(),
			);
			log.info({ mail: id, by: staff.id }, "mail left unsent by hand");
			return dropped.numUpdatedRows === 1n;
		},
	};
}

/** Where a mail is now, for a colleague whose action came second; undefined once it is deleted. Times are epoch ms. */
export async function findMail(
	db: Db,
	id: string,
): Promise<{ state: string; createdAt: number; sentAt: number | null } | undefined> {
	return db
		.selectFrom("outbox")
		.select(["state", "created_at as createdAt", "sent_at as sentAt"])
		.where("id", "=", id)
		.executeTakeFirst();
}

/** Puts a mail back. The private link it carries may have ended meanwhile, so it gets a new one. */
async function again(db: Db, row: OutboxRow, now: number): Promise<boolean> {
	const mail = readPayload(row.payload);
	const caseId = caseOf(mail);
	const token =
		caseId !== undefined && "token" in mail && mail.token ? await renewedToken(db, mail.token, caseId, now) : undefined;
	const written = await db
		.updateTable("outbox")
		.set({
			state: "queued",
			attempts: row.state === "queued" ? row.attempts : 0,
			next_at: now,
			locked_by: null,
			...(token && "token" in mail ? { payload: writePayload({ ...mail, token }) } : {}),
		})
		.where("id", "=", row.id)
		.where("attempts", "=", row.attempts)
		// One that a worker holds is on its way already.
		.where((eb) =>
			eb.or([
				eb("state", "in", [FAILED, "dropped"]),
				eb.and([eb("state", "=", "queued"), eb("locked_by", "is", null)]),
			]),
		)
		.executeTakeFirst();
	return written.numUpdatedRows === 1n;
}

function caseOf(delivery: Delivery): string | undefined {
	if ("caseId" in delivery) return delivery.caseId;
	return "requestId" in delivery ? delivery.requestId : undefined;
}

/** A mail as it was or will be written, without the private link in it. */
export async function readMail(db: Db, id: string, sender: EmailSender): Promise<ReadMail | undefined> {
	const found = await db.selectFrom("outbox").selectAll().where("id", "=", id).executeTakeFirst();
	if (!found) return undefined;
	const { payload, ...row } = found;
	const delivery = readPayload(payload);
	const { kind } = delivery;
	const about = await db
		.selectFrom("quote_case")
		.leftJoin("case_buyer as buyer", "buyer.id", "quote_case.id")
		.select(["quote_case.reference", "buyer.customer_name", "buyer.company", "buyer.email"])
		.where("quote_case.id", "=", row.case_id ?? "")
		.executeTakeFirst();
	// Once the data is erased the name column holds a placeholder.
	const buyer = about?.email ? (about.company ?? about.customer_name) : undefined;
	const mail = { row, kind, reference: about?.reference, buyer: buyer ?? undefined };
	if (!leavesBy(delivery, "email")) return { ...mail, email: undefined };
	return { ...mail, email: await emailOf(db, { ...row, payload: delivery, locale: readLocale(row.locale) }, sender) };
}

async function emailOf(db: Db, queued: QueuedMail, sender: EmailSender): Promise<Email | undefined> {
	try {
		const email = await writeEmail(db, withoutToken(queued), sender);
		const hide = (text: string) => text.replaceAll(/https?:\/\/[^\s"<>]*\/q\/(orders\/)?…/g, HIDDEN_LINK);
		return { ...email, text: hide(email.text), html: hide(email.html) };
	} catch (error) {
		if (error instanceof NoResultError || error instanceof NotYetError) return undefined;
		throw error;
	}
}

function withoutToken({ payload, ...queued }: QueuedMail): QueuedMail {
	return { ...queued, payload: "token" in payload ? { ...payload, token: undefined } : payload };
}
