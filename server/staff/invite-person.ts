import { randomUUID } from "node:crypto";
import { readRole } from "../../domain/staff/staff.ts";
import type { Db } from "../platform/db/database.ts";
import { holdInvite, markInviteUsed } from "./invites.ts";

/* The person behind an invite's link, as they are written while several browsers may begin with one link at once. */

export function findPerson(db: Db, id: string) {
	return db.selectFrom("staff").select(["name", "email"]).where("id", "=", id).executeTakeFirst();
}

/** Whether the password that was stored a moment ago is still the person's, and nobody has begun a second factor with it. */
export async function isStillTheirs(db: Db, email: string, password: string): Promise<boolean> {
	const account = await db
		.selectFrom("staff_account")
		.innerJoin("staff", "staff.id", "staff_account.staff_id")
		.leftJoin("staff_second_factor", "staff_second_factor.staff_id", "staff.id")
		.select("staff_account.id")
		.where("staff_second_factor.id", "is", null)
		.where("staff.email", "=", email)
		.where("staff_account.password", "=", password)
		.executeTakeFirst();
	return account !== undefined;
}

/**
 * Whether the password that was stored a moment ago is still the person's, once whoever is storing another one has done so.
 * A session that is there by then is ended by whoever stores the next one.
 */
export async function holdsAccount(db: Db, email: string, password: string): Promise<boolean> {
	await holdPerson(db, "email", email);
	const account = await db
		.selectFrom("staff_account")
		.innerJoin("staff", "staff.id", "staff_account.staff_id")
		.select("staff_account.id")
		.where("staff.email", "=", email)
		.where("staff_account.password", "=", password)
		.executeTakeFirst();
	return account !== undefined;
}

/** Takes away a second factor that somebody else has begun for the person whose password this is; false when it is not. */
export async function clearFactor(db: Db, email: string, password: string): Promise<boolean> {
	if (!(await holdsAccount(db, email, password))) return false;
	const person = db.selectFrom("staff").select("id").where("email", "=", email);
	await db.deleteFrom("staff_second_factor").where("staff_id", "in", person).execute();
	return true;
}

/** Waits for whoever is changing the person, and makes the next one wait until the end of the transaction. */
async function holdPerson(db: Db, column: "id" | "email", value: string): Promise<void> {
	await db
		.updateTable("staff")
		.set((eb) => ({ id: eb.ref("id") }))
		.where(column, "=", value)
		.execute();
}

/** The person's password, by the id of its row: another browser that begins gives it another one. */
export async function accountOf(db: Db, staffId: string): Promise<string | undefined> {
	const account = await db.selectFrom("staff_account").select("id").where("staff_id", "=", staffId).executeTakeFirst();
	return account?.id;
}

/** Uses the link for good; false when another browser has begun with it meanwhile, which then goes on. */
export async function finish(
	db: Db,
	{ invite, staffId, account, now }: { invite: string; staffId: string; account: string | undefined; now: number },
): Promise<boolean> {
	await holdPerson(db, "id", staffId);
	if ((await accountOf(db, staffId)) !== account) {
		await db.updateTable("staff").set({ two_factor_enabled: 0 }).where("id", "=", staffId).execute();
		return false;
	}
	await markInviteUsed(db, invite, now);
	return true;
}

export function pendingFactor(db: Db, staffId: string) {
	return db.selectFrom("staff_second_factor").select("secret").where("staff_id", "=", staffId).executeTakeFirst();
}

/**
 * Writes the person behind a link, new or known, with a password and without a second factor. What better-auth
 * would do in several steps is one transaction here, because the link must not be good for two people.
 */
export async function storePerson(
	db: Db,
	token: string,
	{ name, email: typed }: { name: string; email: string },
	password: string,
	now: number,
): Promise<{ email: string } | "taken" | "overtaken" | undefined> {
	const invite = await holdInvite(db, token, now);
	const role = readRole(invite?.role);
	if (!invite || !role) return undefined;
	const email = invite.email ?? typed;
	const known = await db
		.selectFrom("staff")
		.select(["id", "email", "role", "two_factor_enabled", "disabled_at"])
		.where(invite.staff_id ? "id" : "email", "=", invite.staff_id ?? email)
		.executeTakeFirst();
	if (known && known.disabled_at !== null) return undefined;
	// A person who never finished may start again with any link; one who did needs a link that renews access.
	if (known?.two_factor_enabled === 1 && invite.renews === 0) return "taken";
	const id = known?.id ?? randomUUID();
	if (known) {
		await db
			.updateTable("staff")
			// A link that renews access leaves the role as it is by now.
			.set({ name, role: invite.renews ? known.role : role, two_factor_enabled: 0, updated_at: now })
			.where("id", "=", id)
			.execute();
		await db.deleteFrom("staff_second_factor").where("staff_id", "=", id).execute();
		await db.deleteFrom("staff_session").where("staff_id", "=", id).execute();
		await db.deleteFrom("staff_account").where("staff_id", "=", id).execute();
	} else {
		const times = { created_at: now, updated_at: now };
		const off = { email_verified: 0, image: null, two_factor_enabled: 0, disabled_at: null };
		const added = await db
			.insertInto("staff")
			.values({ id, name, email, role, ...off, ...times })
			.onConflict((conflict) => conflict.column("email").doNothing())
			.returning("id")
			.executeTakeFirst();
		// By another link to the same address, a moment ago.
		if (!added) return "overtaken";
	}
	await db
		.insertInto("staff_account")
		.values({
			id: randomUUID(),
			staff_id: id,
			account_id: id,
			provider_id: "credential",
			password,
			created_at: now,
			updated_at: now,
		})
		.execute();
	await db.updateTable("staff_invite").set({ staff_id: id }).where("id", "=", invite.id).execute();
	return { email: known?.email ?? email };
}
