import { symmetricDecrypt } from "better-auth/crypto";
import type { Database, Db } from "../platform/db/database.ts";
import { stepsOf } from "./totp.ts";

/**
 * Takes a code out of use, with every code before it: one read over somebody's shoulder is useless once that person has
 * signed in with a later one (RFC 6238, section 5.2). The code has just been verified.
 * @param key what the secrets are encrypted with
 * @returns false when this code, or a later one, has been used before
 */
export async function claimCode(
	{ database, key }: { database: Database; key: string },
	staff: string,
	code: string,
	time: number,
): Promise<boolean> {
	const step = await stepOfCode(database.read, key, staff, code, time);
	return step !== undefined && (await database.tx((db) => claimStep(db, staff, step)));
}

/**
 * The half minute since 1970 that a code belongs to, which has just been verified; undefined when it is none of the
 * person's after all.
 */
export async function stepOfCode(
	db: Db,
	key: string,
	staff: string,
	code: string,
	time: number,
): Promise<number | undefined> {
	const factor = await db
		.selectFrom("staff_second_factor")
		.select("secret")
		.where("staff_id", "=", staff)
		.executeTakeFirst();
	if (!factor) return undefined;
	const secret = Buffer.from(await symmetricDecrypt({ key, data: factor.secret }));
	// It may have been found right at the very end of a step, and another one has begun since.
	return stepsOf(secret, code, time).at(-1) ?? stepsOf(secret, code, time - 30_000).at(-1);
}

/** Takes the code of a half minute out of use, in the caller's transaction; false when it, or a later one, has been used. */
export async function claimStep(db: Db, staff: string, step: number): Promise<boolean> {
	const taken = await db
		.updateTable("staff_second_factor")
		.set({ last_code_step: step })
		.where("staff_id", "=", staff)
		.where((where) => where.or([where("last_code_step", "is", null), where("last_code_step", "<", step)]))
		.executeTakeFirst();
	return taken.numUpdatedRows > 0n;
}
