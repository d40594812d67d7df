import { chmodSync, renameSync, rmSync } from "node:fs";
import { backup, DatabaseSync } from "node:sqlite";

const ALL_PAGES = 0x7fff_ffff;
/** How long a copy waits for whoever writes at this moment, milliseconds. */
const BUSY_WAIT = 5_000;

/**
 * How closely a copy is looked at. `pages`: that each of them can be read and holds rows, which is as long as reading the
 * file. `indexes`: also that each index has an entry for each row, which reads all of them in no order: five times as long,
 * and minutes for a large file that is not in memory.
 */
type Check = "pages" | "indexes";

/**
 * Copies a database file whole, from one moment, while others may write it: a copy in many steps would begin anew with
 * each of their writes, and with enough of them never end. It takes its name only after its check, is readable
 * for this account alone, and one that fails leaves nothing behind.
 * @param look reads something of the copy before it takes its name
 * @throws Error with what SQLite says of it
 */
export async function copyWhole<T>(
	from: string,
	to: string,
	check: Check,
	look: (copy: DatabaseSync) => T,
): Promise<T> {
	const unfinished = `${to}.part`;
	dropAll(unfinished);
	try {
		await copyPages(from, unfinished);
		const seen = inspect(unfinished, check, look);
		chmodSync(unfinished, 0o600);
		renameSync(unfinished, to);
		return seen;
	} catch (error) {
		dropAll(unfinished);
		throw error;
	}
}

async function copyPages(from: string, to: string): Promise<void> {
	const database = new DatabaseSync(from, { readOnly: true, timeout: BUSY_WAIT });
	try {
		await backup(database, to, { rate: ALL_PAGES });
	} finally {
		database.close();
	}
}

function inspect<T>(file: string, check: Check, look: (copy: DatabaseSync) => T): T {
	const copy = new DatabaseSync(file);
	try {
		const pragma = check === "pages" ? "quick_check" : "integrity_check";
		const state = copy.prepare(`pragma ${pragma}`).get()?.[pragma];
		if (state !== "ok") throw new Error(`it is not whole (${String(state).split("\n")[0]}).`);
		return look(copy);
	} finally {
		copy.close();
	}
}

/** What a copy that did not come to its end leaves behind would fill the disk it is made on. */
function dropAll(file: string): void {
	for (const end of ["", "-journal", "-wal", "-shm"]) rmSync(file + end, { force: true });
}
