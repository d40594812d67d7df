import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { copyWhole } from "../server/platform/db/whole-copy.ts";
import { refuse } from "./refuse.ts";

/**
 * `npm run backup -- FILE`: a whole copy of the database while the site runs, checked before it takes its name.
 * Reads DATA_DIR as the site does.
 */
const SQLITE_ERROR = 1;
const SQLITE_BUSY = 5;
const SQLITE_CORRUPT = 11;
const SQLITE_FULL = 13;
const SQLITE_CANTOPEN = 14;
const SQLITE_NOTADB = 26;

const target = process.argv[2];
const source = join(process.env.DATA_DIR || "./data", "thari.db");
if (!target) refuse("Say where the copy goes: npm run backup -- FILE");
if (process.env.DATABASE_URL) refuse("DATABASE_URL is set: the data lies in PostgreSQL; use pg_dump.");
if (!existsSync(source)) refuse(`There is no database at ${source}; set DATA_DIR as the site has it.`);
if (existsSync(target)) refuse(`${target} is already there; give another name.`);
if (!existsSync(dirname(target))) refuse(`There is no folder ${dirname(target)}; make it first.`);
// A copy holds what the database holds: for this account's eyes alone.
process.umask(0o077);
try {
	const requests = await copyWhole(source, target, "indexes", (copy) =>
		Number(copy.prepare("select count(*) as count from quote_request").get()?.count),
	);
	console.log(`${target}: ${requests} order requests, integrity ok`);
} catch (error) {
	refuse(`The copy was not made, and nothing of it was kept: ${sentenceOf(error)}`);
}

function sentenceOf(error: unknown): string {
	const code = error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : undefined;
	const folder = dirname(resolve(target ?? ""));
	if (code === SQLITE_FULL) return `there is no room in ${folder}.`;
	if (code === SQLITE_CANTOPEN)
		return `this user may not read ${source} or may not write to ${folder}; run it as the user the site runs as, and make that folder theirs.`;
	if (code === SQLITE_CORRUPT || code === SQLITE_NOTADB)
		return `${source} is not an intact database; put a former copy in its place (npm run restore -- FILE).`;
	// It has no table of order requests.
	if (code === SQLITE_ERROR) return `${source} is no database of this site; set DATA_DIR as the site has it.`;
	if (code === SQLITE_BUSY) return `${source} is in use by a program that lets nobody else read it; try again later.`;
	return error instanceof Error ? error.message : String(error);
}
