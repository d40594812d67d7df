import { existsSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";

/**
 * `npm run backup -- FILE`: a whole copy of the database while the site runs, checked before it takes its name.
 * Reads DATA_DIR as the site does.
 */
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
const database = new DatabaseSync(source, { readOnly: true });
await backup(database, unfinished);
database.close();
const copy = new DatabaseSync(unfinished);
const state = copy.prepare("pragma integrity_check").get()?.integrity_check;
const requests = copy.prepare("select count(*) as count from quote_request").get()?.count;
copy.close();
if (state !== "ok") {
	rmSync(unfinished);
	refuse(`The copy is not whole (${state}); nothing was kept.`);
}
renameSync(unfinished, target);
console.log(`${target}: ${requests} order requests, integrity ok`);

function refuse(sentence: string): never {
	console.error(sentence);
	process.exit(1);
}
