import { hash, randomBytes } from "node:crypto";
import type { Db } from "./db/database.ts";
import { insertRow } from "./db/insert-row.ts";

declare const brand: unique symbol;

/** A case that its buyer may see and act on; only `openLink` makes one, from a token that is good now. */
export type BuyerAccess = { readonly caseId: string; readonly [brand]: "BuyerAccess" };

/** A private link works so long after it was made, milliseconds. */
export const LINK_LIFE = 180 * 86_400_000;

/** Links that work at the same time: each mail brings its own, and a request sent again another one. */
const MAX_LIVE = 50;

const TOKEN = /^[\w-]{43}$/;

const hashOf = (token: string) => hash("sha256", token, "base64url");

/** A new private link to a case: 256 random bits, of which only the hash is kept. In the caller's transaction. */
export async function mintLink(db: Db, caseId: string, now: number): Promise<string> {
	const token = randomBytes(32).toString("base64url");
	await insertRow(db, "case_link", {
		token_hash: hashOf(token),
		case_id: caseId,
		created_at: now,
		expires_at: now + LINK_LIFE,
		revoked_at: null,
	});
	return token;
}

/** Whether another link may be made for a request that was sent again. */
export async function mayMintAgain(db: Db, caseId: string): Promise<boolean> {
	const { count } = await db
		.selectFrom("case_link")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("case_id", "=", caseId)
		.executeTakeFirstOrThrow();
	return Number(count) < MAX_LIVE;
}

/** Opens a private link. Wrong, expired and revoked ones are all the same: undefined. */
export async function openLink(db: Db, token: string, now: number): Promise<BuyerAccess | undefined> {
	if (!TOKEN.test(token)) return undefined;
	const row = await db
		.selectFrom("case_link")
		.innerJoin("quote_case", "quote_case.id", "case_link.case_id")
		.select(["case_link.case_id as caseId"])
		.where("case_link.token_hash", "=", hashOf(token))
		.where("case_link.revoked_at", "is", null)
		.where("case_link.expires_at", ">", now)
		.executeTakeFirst();
	// The one place that says so: whoever holds the link is the buyer.
	return row as BuyerAccess | undefined;
}

/**
 * A link in place of one that has ended since a mail with it was queued: by its time, or because colleagues made a new
 * one. @returns undefined while the old one still works
 */
export async function renewedToken(db: Db, token: string, caseId: string, now: number): Promise<string | undefined> {
	return (await openLink(db, token, now)) ? undefined : mintLink(db, caseId, now);
}

/** Ends every link to a case, before a new one is made or when its person is erased. */
export async function revokeLinks(db: Db, caseId: string, now: number): Promise<void> {
	await db
		.updateTable("case_link")
		.set({ revoked_at: now })
		.where("case_id", "=", caseId)
		.where("revoked_at", "is", null)
		.execute();
}
