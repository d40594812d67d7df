import { randomBytes, randomUUID } from "node:crypto";
import type { Role } from "../../domain/staff/staff.ts";
import type { Database, Db } from "../platform/db/database.ts";
import type { InviteRow } from "../platform/db/schema.ts";
import { tokenHash } from "./token-hash.ts";

/** A link lets in for a day, milliseconds. */
export const INVITE_LIFE = 24 * 3_600_000;

export type NewInvite = {
	role: Role;
	/** Undefined for the first owner, who says it on the page. */
	email?: string;
	/** Somebody who was here and is to be let in again. */
	renews?: { staffId: string };
	/** Undefined when it is made at the machine itself. */
	invitedBy?: string;
};

/** Makes a link's token: 256 random bits, of which only the hash is kept. */
export async function createInvite(db: Db, invite: NewInvite, now: number): Promise<string> {
	const token = randomBytes(32).toString("base64url");
	await db
		.insertInto("staff_invite")
		.values({
			id: randomUUID(),
			token_hash: tokenHash(token),
			role: invite.role,
			email: invite.email ?? null,
			staff_id: invite.renews?.staffId ?? null,
			renews: invite.renews ? 1 : 0,
			invited_by: invite.invitedBy ?? null,
			created_at: now,
			expires_at: now + INVITE_LIFE,
			used_at: null,
		})
		.execute();
	return token;
}

/** The invitation behind a token, if it is still good. A wrong, used or expired one is all the same: undefined. */
export async function findInvite(db: Db, token: string, now: number): Promise<InviteRow | undefined> {
	return db
		.selectFrom("staff_invite")
		.selectAll()
		.where("token_hash", "=", tokenHash(token))
		.where("used_at", "is", null)
		.where("expires_at", ">", now)
		.where("created_at", "<=", now)
		.executeTakeFirst();
}

/**
 * The same, held until the caller's transaction ends: of several browsers that take one link the next waits here, and
 * sees what the one before has written.
 */
export async function holdInvite(db: Db, token: string, now: number): Promise<InviteRow | undefined> {
	await db
		.updateTable("staff_invite")
		.set((eb) => ({ id: eb.ref("id") }))
		.where("token_hash", "=", tokenHash(token))
		.execute();
	return findInvite(db, token, now);
}

/** Marks a link as used; false when somebody was faster. */
export async function markInviteUsed(db: Db, id: string, now: number): Promise<boolean> {
	const used = await db
		.updateTable("staff_invite")
		.set({ used_at: now })
		.where("id", "=", id)
		.where("used_at", "is", null)
		.where("expires_at", ">", now)
		.executeTakeFirst();
	return used.numUpdatedRows > 0n;
}

/** The page that a token opens. */
export function inviteAddress(publicUrl: string, token: string): string {
	return `${publicUrl}/desk/welcome/${token}`;
}

/** A link for the first owner until somebody has signed up; undefined after that. */
export async function firstOwnerLink(database: Database, publicUrl: string, now: number): Promise<string | undefined> {
	const token = await database.tx(async (db) => {
		if (await isSomebodyHere(db)) return undefined;
		// The link of the last start is of no use any more, and one the less to lose.
		await endFirstLinks(db, now);
		return createInvite(db, { role: "owner" }, now);
	});
	return token && inviteAddress(publicUrl, token);
}

/** Whether anybody has finished signing up. */
export async function isSomebodyHere(db: Db): Promise<boolean> {
	const somebody = await db
		.selectFrom("staff")
		.select("id")
		.where("two_factor_enabled", "=", 1)
		.limit(1)
		.executeTakeFirst();
	return somebody !== undefined;
}

/** Ends the open links by which anybody who has one might become the first owner. */
export async function endFirstLinks(db: Db, now: number): Promise<void> {
	await db
		.updateTable("staff_invite")
		.set({ used_at: now })
		.where("role", "=", "owner")
		.where("email", "is", null)
		.where("invited_by", "is", null)
		.where("renews", "=", 0)
		.where("used_at", "is", null)
		.execute();
}
