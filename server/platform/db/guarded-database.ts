import type { Database, Db } from "./database.ts";
import type { GiveWay, Turn } from "./write-queue.ts";

/**
 * What a gate gives to those it lets in: good until the link, the session or the right ends. A class with a private
 * field, so that nothing else passes for one: only a gate's own class, which extends it, makes permits.
 */
export abstract class Permit {
	readonly #look: (db: Db, now: number) => Promise<void>;

	/** @param look throws the gate's own answer when the permit has ended */
	protected constructor(look: (db: Db, now: number) => Promise<void>) {
		this.#look = look;
	}

	/** Looks whether it still holds, in the caller's transaction. @throws the gate's own answer when it does not */
	look(db: Db, now: number): Promise<void> {
		return this.#look(db, now);
	}
}

/**
 * The database as it is behind a gate. A gate looks before a form's body is read, and a body may take minutes to
 * arrive. So every write brings what the gate gave, and its transaction begins by looking whether that still holds; a
 * write without it does not compile.
 */
export type GuardedDatabase = Pick<Database, "read" | "heavy" | "flushErased"> & {
	/**
	 * Runs `work` in one transaction, as `Database.tx` does.
	 * @throws the permit's own answer when it has ended; nothing is written then
	 */
	tx<T>(permit: Permit, work: (db: Db, giveWay: GiveWay) => Promise<T>, turn?: Turn): Promise<T>;
};

/** Closes a database to callers without a permit. @param now the clock by which permits end */
export function guarded(database: Database, now: () => number): GuardedDatabase {
	return {
		read: database.read,
		heavy: database.heavy,
		flushErased: () => database.flushErased(),
		tx: (permit, work, turn) =>
			database.tx(async (db, giveWay) => {
				await permit.look(db, now());
				return work(db, giveWay);
			}, turn),
	};
}
