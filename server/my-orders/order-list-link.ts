import { createHmac, hash, randomBytes } from "node:crypto";
import type { Db } from "../platform/db/database.ts";
import { Permit } from "../platform/db/guarded-database.ts";
import { insertRow } from "../platform/db/insert-row.ts";

/** How long a link to a list of requests works, milliseconds. */
const LIST_LIFE = 30 * 86_400_000;

const TOKEN = /^[\w-]{43}$/;

const hashOf = (token: string) => hash("sha256", token, "base64url");

/**
 * The list of the requests of one address, for whoever has its link. Only `find` makes one, from a token that is good
 * now; what it opens looks again.
 */
export class OrderListAccess extends Permit {
	/** In small letters. */
	readonly email: string;
	/** Until when the link works, epoch milliseconds. */
	readonly until: number;
	readonly #token: string;

	private constructor(token: string, { email, until }: { email: string; until: number }, ended: () => unknown) {
		super(async (db, now) => {
			const row = await rowOf(db, token);
			if (!row || row.until <= now) throw ended();
		});
		this.email = email;
		this.until = until;
		this.#token = token;
	}

	/**
	 * Opens a link; undefined for a wrong one and one of somebody who was erased.
	 * @param ended makes what is thrown to a write that comes after the link has ended
	 */
	static async find(
		db: Db,
		token: string,
		now: number,
		ended: () => unknown,
	): Promise<OrderListAccess | "expired" | undefined> {
		const row = TOKEN.test(token) ? await rowOf(db, token) : undefined;
		if (!row) return undefined;
		return row.until > now ? new OrderListAccess(token, row, ended) : "expired";
	}

	/**
	 * The token by which this link opens a case: always the same, so that opening a case often makes one link. It is derived from
	 * the link's own token, of which only a hash is kept, so nobody else can make it.
	 */
	caseToken(caseId: string): string {
		return createHmac("sha256", this.#token).update(`case ${caseId}`).digest("base64url");
	}
}

async function rowOf(db: Db, token: string): Promise<{ email: string; until: number } | undefined> {
	return db
		.selectFrom("order_list_link")
		.select(["email", "expires_at as until"])
		.where("token_hash", "=", hashOf(token))
		.executeTakeFirst();
}

/** A new link to the list of an address: 256 random bits, of which only the hash is kept. In the caller's transaction. */
export async function mintListLink(db: Db, email: string, now: number): Promise<{ token: string; until: number }> {
	const token = randomBytes(32).toString("base64url");
	const until = now + LIST_LIFE;
	const row = { token_hash: hashOf(token), email: email.toLowerCase(), created_at: now, expires_at: until };
	await insertRow(db, "order_list_link", row);
	return { token, until };
}
