import type { Db } from "../platform/db/database.ts";

/** Somebody who works or has worked here; `here` while they can sign in. */
type KnownColleague = { id: string; name: string; here: boolean };

/** Everybody by name: who owns a case, and who may be given one. */
export async function listColleagues(db: Db): Promise<KnownColleague[]> {
	const rows = await db
		.selectFrom("staff")
		.select(["id", "name", "disabled_at", "two_factor_enabled"])
		.orderBy("name")
		.orderBy("id")
		.execute();
	return rows.map(({ id, name, disabled_at, two_factor_enabled }) => ({
		id,
		name,
		here: disabled_at === null && two_factor_enabled === 1,
	}));
}

/** Where the owners who can sign in are written to. */
export function ownerAddresses(db: Db): Promise<{ id: string; email: string }[]> {
	return db
		.selectFrom("staff")
		.select(["id", "email"])
		.where("role", "=", "owner")
		.where("disabled_at", "is", null)
		.where("two_factor_enabled", "=", 1)
		.orderBy("id")
		.execute();
}
