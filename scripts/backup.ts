import { existsSync, renameSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";

/**
 * `npm run backup -- FILE`: a whole copy of the database while the site runs, checked before it takes its name.
 * Reads DATA_DIR as the site does.
 */
const ALL_PAGES = 0x7fff_ffff;
const SQLITE_FULL = 13;

const target = process.argv[2];
const source = join(process.env.DATA_DIR || "./data", "thari.db");
if (!target) refuse("Say where the copy goes: npm run backup -- FILE");
if (process.env.DATABASE_URL) refuse("DATABASE_URL is set: the data lies in PostgreSQL; use pg_dump.");
if (!existsSync(source)) refuse(`There is no database at ${source}; set DATA_DIR as the site has it.`);
if (existsSync(target)) refuse(`${target} is already there; give another name.`);
if (!existsSync(dirname(target))) refuse(`There is no folder ${dirname(target)}; make it first.`);
// A copy holds what the database holds: for this account's eyes alone.
process.umask(0o077);
const unfinished = `${target}.part`;
dropUnfinished();
try {
	const requests = await copyWhole(source, unfinished);
	renameSync(unfinished, target);
	console.log(`${target}: ${requests} order requests, integrity ok`);
} catch (error) {
	dropUnfinished();
	refuse(`The copy was not made, and nothing of it was kept: ${sentenceOf(error)}`);
}

/**
 * In one step, from one moment: a copy in many would begin anew with each order that arrives meanwhile, and with
 * enough of them never end. The site goes on writing beside it.
 * @returns how many requests the copy holds
 */
async function copyWhole(from: string, to: string): Promise<number> {
	const database = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
	try {
		await backup(database, to, { rate: ALL_PAGES });
	} finally {
		database.close();
	}
	const copy = new DatabaseSync(to);
	try {
		const state = copy.prepare("pragma integrity_check").get()?.integrity_check;
		if (state !== "ok") throw new Error(`it is not whole (${String(state).split("\n")[0]}).`);
		return Number(copy.prepare("select count(*) as count from quote_request").get()?.count);
	} finally {
		copy.close();
	}
}

/** What a copy that did not come to its end leaves behind would fill the disk it is made on. */
function dropUnfinished(): void {
	for (const end of ["", "-journal", "-wal", "-shm"]) rmSync(unfinished + end, { force: true });
}

function sentenceOf(error: unknown): string {
	const code = error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : undefined;
	if (code === SQLITE_FULL) return `there is no room in ${dirname(resolve(unfinished))}.`;
	return error instanceof Error ? error.message : String(error);
}

function refuse(sentence: string): never {
	console.error(sentence);
	process.exit(1);
}
