import type { Database } from "../db/database.ts";
import { tokenHash } from "./token-hash.ts";

/** A code from an app is good for at most so long, milliseconds: none is taken twice within it. */
const CODE_LIFE = 120_000;

/** Takes a code out of use; false when it has let somebody in before (RFC 6238, section 5.2). */
export async function claimCode(database: Database, staff: string, code: string, time: number): Promise<boolean> {
	const hash = tokenHash(`${staff} ${code}`);
	const taken = await database.tx((db) =>
		db
			.updateTable("staff_second_factor")
			.set({ last_code_hash: hash, last_code_at: time })
			.where("staff_id", "=", staff)
			.where((where) =>
				where.or([
					where("last_code_hash", "is", null),
					where("last_code_hash", "<>", hash),
					where("last_code_at", "<=", time - CODE_LIFE),
				]),
			)
			.executeTakeFirst(),
	);
	return taken.numUpdatedRows > 0n;
}
