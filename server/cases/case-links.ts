import { hash, randomBytes } from "node:crypto";
import { type Locale, readLocale } from "../../messages/registry.ts";
import type { Db } from "../platform/db/database.ts";
import { Permit } from "../platform/db/guarded-database.ts";
import { insertRow } from "../platform/db/insert-row.ts";

/** How long a private link works, milliseconds. */
const LINK_LIFE = 180 * 86_400_000;

/** The links of one case after which a request sent again gets no further one; each mail brings its own. Expired ones count until they are deleted. */
const MAX_LIVE = 50;

const TOKEN = /^[\w-]{43}$/;

const hashOf = (token: string) => hash("sha256", token, "base64url");

/**
 * A case that its buyer may see and act on. Only `openLink` makes one, from a token that is good now; every write by
 * it looks again (server/platform/db/guarded-database.ts), since colleagues may end the link while a form is on its way.
 */
export class BuyerAccess extends Permit {
	readonly caseId: string;
	/** The language of the case: its buyer reads it wherever the link is opened. */
	readonly locale: Locale;

	private constructor({ caseId, locale }: GoodLink, tokenHash: string, ended: () => unknown) {
		/*
		 * Locks the case until the transaction ends: ending the links or erasing the person happens wholly before or
		 * wholly after.
		 */
		super(async (db, now) => {
			await holdCase(db, caseId);
			const row = await goodLink(db, tokenHash, now);
			if (row?.caseId !== caseId) throw ended();
		});
		this.caseId = caseId;
		this.locale = readLocale(locale);
	}

	/** For `openLink` alone: what opens is looked up by the token's hash. */
	static async find(db: Db, tokenHash: string, now: number, ended: () => unknown): Promise<BuyerAccess | undefined> {
		const row = await goodLink(db, tokenHash, now);
		return row && new BuyerAccess(row, tokenHash, ended);
	}
}

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

/**
 * Another link for a buyer who sends the same order form again, since only the hash of the first one is kept. None once
 * the links of the case have been ended: a form left open in a browser would otherwise give access again. In the caller's
 * transaction. @returns undefined when none may be made
 */
export async function mintForRepeat(db: Db, caseId: string, now: number): Promise<string | undefined> {
	await holdCase(db, caseId);
	const { ended, count } = await db
		.selectFrom("quote_case")
		.leftJoin("case_link", "case_link.case_id", "quote_case.id")
		.select((eb) => [eb.fn.max("links_ended_at").as("ended"), eb.fn.count<number>("token_hash").as("count")])
		.where("quote_case.id", "=", caseId)
		.executeTakeFirstOrThrow();
	return ended === null && Number(count) < MAX_LIVE ? mintLink(db, caseId, now) : undefined;
}

/**
 * Opens a private link: its holder is the buyer. Wrong, expired and revoked links all give undefined.
 * @param ended makes what is thrown to a write that comes after the link has ended
 */
export async function openLink(
	db: Db,
	token: string,
	now: number,
	ended: () => unknown = () => new Error("This private link has ended."),
): Promise<BuyerAccess | undefined> {
	return TOKEN.test(token) ? BuyerAccess.find(db, hashOf(token), now, ended) : undefined;
}

type GoodLink = { caseId: string; locale: string };

function goodLink(db: Db, tokenHash: string, now: number): Promise<GoodLink | undefined> {
	return db
		.selectFrom("case_link")
		.innerJoin("quote_case", "quote_case.id", "case_link.case_id")
		.innerJoin("case_buyer", "case_buyer.id", "case_link.case_id")
		.select(["case_link.case_id as caseId", "case_buyer.locale"])
		.where("case_link.token_hash", "=", tokenHash)
		.where("case_link.revoked_at", "is", null)
		.where("case_link.expires_at", ">", now)
		.executeTakeFirst();
}

/** Holds a case until the caller's transaction ends, so that two who would change it go one after the other. */
export async function holdCase(db: Db, caseId: string): Promise<void> {
	await db
		.updateTable("quote_case")
		.set((eb) => ({ id: eb.ref("id") }))
		.where("id", "=", caseId)
		.execute();
}

/**
 * A link in place of one that has ended since a mail with it was queued: by its time, or because colleagues made a new
 * one. @returns undefined while the old one still works
 */
export async function renewedToken(db: Db, token: string, caseId: string, now: number): Promise<string | undefined> {
	return (await openLink(db, token, now)) ? undefined : mintLink(db, caseId, now);
}

/**
 * Lets a token that the caller has derived open a case as well: no longer than `until`, and no longer than a link that
 * works now, so that it gives nothing that was not given before. In the caller's transaction.
 * @returns false where no link of the case works, or this one has been ended
 */
export async function admitToken(db: Db, caseId: string, token: string, until: number, now: number): Promise<boolean> {
	await holdCase(db, caseId);
	const working = await linkWorksUntil(db, caseId, now);
	if (working === undefined) return false;
	const row = { created_at: now, expires_at: Math.min(until, working), revoked_at: null };
	await db
		.insertInto("case_link")
		.values({ token_hash: hashOf(token), case_id: caseId, ...row })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	return (await goodLink(db, hashOf(token), now))?.caseId === caseId;
}

/** When the last of a case's links ends that works now; undefined where none does. */
export async function linkWorksUntil(db: Db, caseId: string, now: number): Promise<number | undefined> {
	const { until } = await db
		.selectFrom("case_link")
		.select((eb) => eb.fn.max<number | null>("expires_at").as("until"))
		.where("case_id", "=", caseId)
		.where("revoked_at", "is", null)
		.where("expires_at", ">", now)
		.executeTakeFirstOrThrow();
	return until === null ? undefined : Number(until);
}

/** Ends every link to a case, before a new one is made or when its person is erased. */
export async function revokeLinks(db: Db, caseId: string, now: number): Promise<void> {
	await db
		.updateTable("case_link")
		.set({ revoked_at: now })
		.where("case_id", "=", caseId)
		.where("revoked_at", "is", null)
		.execute();
	await db.updateTable("quote_case").set({ links_ended_at: now }).where("id", "=", caseId).execute();
}
