import { createHmac, type KeyObject } from "node:crypto";
import { mailboxOf, mailDomainOf } from "../../domain/shared/mailbox.ts";
import { readLocale } from "../../messages/registry.ts";
import { enqueue } from "../outbox/index.ts";
import { countWithin } from "../platform/db/count-within.ts";
import type { Db } from "../platform/db/database.ts";
import { RATE_LIMITS } from "../platform/rate-limits.ts";
import { casesOfMailbox, isSameAddress } from "./cases-of-address.ts";
import { mintListLink } from "./order-list-link.ts";

/** What answering needs: the domain of our Message-IDs, and the key by which mailboxes are counted. */
type OrderListMailDeps = { mailDomain: string; secret: KeyObject };

const AT_ONCE = 100;
/** The most requests of one mailbox that are looked at: more than any buyer has sent. */
const LOOKED_AT = 500;

/** An ask that waits for its answer, and when it was made, epoch milliseconds. */
export type OpenAsk = { id: string; askedAt: number };

/** Those who wait to be answered, oldest first, a hundred at most. @param after those behind this one alone */
export function openAsks(db: Db, after?: OpenAsk): Promise<OpenAsk[]> {
	const asks = db.selectFrom("order_list_ask").select(["id", "asked_at as askedAt"]);
	const behind =
		after &&
		asks.where((eb) =>
			eb.or([
				eb("asked_at", ">", after.askedAt),
				eb.and([eb("asked_at", "=", after.askedAt), eb("id", ">", after.id)]),
			]),
		);
	return (behind ?? asks).orderBy("asked_at").orderBy("id").limit(AT_ONCE).execute();
}

/**
 * Answers one ask, in the caller's transaction: by a mail where there are requests, and in no other way. The mail goes
 * to the address that a request was sent under, never to one that was typed here.
 * @returns whether a mail was queued
 */
export async function answerAsk(db: Db, deps: OrderListMailDeps, id: string, now: number): Promise<boolean> {
	const ask = await db
		.deleteFrom("order_list_ask")
		.where("id", "=", id)
		.returning(["email", "locale"])
		.executeTakeFirst();
	// Another process has answered it.
	if (!ask) return false;
	const recipient = await recipientOf(db, ask.email);
	if (recipient === undefined || !(await mayMail(db, recipient, deps.secret, now))) return false;
	const { token, until } = await mintListLink(db, recipient, now);
	const buyer = { recipient, locale: readLocale(ask.locale) };
	await enqueue(db, { kind: "buyer-order-list", token, until }, buyer, deps.mailDomain, now);
	return true;
}

/**
 * To whom the list goes: the very address if requests were sent under it, else the one of its mailbox that was used
 * last. What a robot may have typed into the order form, or somebody has called spam, is no reason for a mail.
 */
async function recipientOf(db: Db, typed: string): Promise<string | undefined> {
	const rows = await casesOfMailbox(db, typed)
		.select("b.email")
		.where("c.doubt", "is", null)
		.where("c.status", "<>", "spam")
		.limit(LOOKED_AT)
		.execute();
	return (rows.find(({ email }) => isSameAddress(email, typed)) ?? rows[0])?.email;
}

/** Counts a mail, if mailbox and domain may have another: nobody may fill a stranger's mailbox by asking. */
async function mayMail(db: Db, email: string, secret: KeyObject, now: number): Promise<boolean> {
	const hashOf = (text: string) => createHmac("sha256", secret).update(`my orders ${text}`).digest("base64url");
	const mailbox = mailboxOf(email);
	if (!(await count(db, hashOf(mailbox), RATE_LIMITS.orderLists, now))) return false;
	const { domain, isForEverybody } = mailDomainOf(mailbox);
	const { orderListsOfDomain, orderListsOfProvider } = RATE_LIMITS;
	const limit = isForEverybody ? orderListsOfProvider : orderListsOfDomain;
	if (await count(db, hashOf(`@${domain}`), limit, now)) return true;
	// It got none, so none is counted, and it may have one as soon as its domain may have more.
	await db
		.updateTable("order_list_mail")
		.set((eb) => ({ sent: eb("sent", "-", 1) }))
		.where("of_hash", "=", hashOf(mailbox))
		.execute();
	return false;
}

const count = countWithin("order_list_mail", "of_hash");
