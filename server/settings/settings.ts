import { randomBytes } from "node:crypto";
import type { Database, Db } from "../platform/db/database.ts";

/** Small facts the program keeps for itself: secrets it made, what it seeded. */
export async function readSetting(db: Db, key: string): Promise<string | undefined> {
	return (await db.selectFrom("setting").select("value").where("key", "=", key).executeTakeFirst())?.value;
}

export async function writeSetting(db: Db, key: string, value: string): Promise<void> {
	await db
		.insertInto("setting")
		.values({ key, value })
		.onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
		.execute();
}

/** A secret of 256 bits that all processes on this database share; made at the first start. */
export async function sharedSecret(database: Database, name: string): Promise<Buffer> {
	const value = await database.tx(async (db) => {
		await db
			.insertInto("setting")
			.values({ key: `secret.${name}`, value: randomBytes(32).toString("base64url") })
			.onConflict((conflict) => conflict.column("key").doNothing())
			.execute();
		return readSetting(db, `secret.${name}`);
	});
	if (value === undefined) throw new Error(`The secret ${name} could not be stored.`);
	return Buffer.from(value, "base64url");
}
