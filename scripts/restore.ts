import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * `npm run restore -- FILE`: puts a backup in place of the database in DATA_DIR, after checking that it is whole and
 * that the site is stopped. What was there is kept beside it under a name with the time.
 */
const backup = process.argv[2];
const dataDir = process.env.DATA_DIR || "./data";
const target = join(dataDir, "thari.db");
if (!backup) refuse("Say which backup: npm run restore -- FILE");
if (process.env.DATABASE_URL) refuse("DATABASE_URL is set: the data lies in PostgreSQL; use pg_restore.");
if (!existsSync(backup)) refuse(`There is no file ${backup}.`);
mkdirSync(dataDir, { recursive: true });
const fresh = `${target}.part`;
copyFileSync(backup, fresh);
const requests = inspect(fresh);
if (existsSync(target)) setAside();
renameSync(fresh, target);
console.log(`${target}: ${requests} order requests, integrity ok. Start the site.`);

/** @returns how many requests a copy holds; ends the program when it is not whole */
function inspect(file: string): number {
	try {
		const copy = new DatabaseSync(file, { readOnly: true });
		const state = copy.prepare("pragma integrity_check").get()?.integrity_check;
		const row = copy.prepare("select count(*) as count from quote_request").get();
		copy.close();
		if (state === "ok") return Number(row?.count);
	} catch {
		// Not a database, or none of ours: said below.
	}
	rmSync(fresh, { force: true });
	refuse(`${backup} is no whole copy of a Thari database; nothing was changed.`);
}

/** Moves the database that is there aside, with everything it has written; impossible while a site has it open. */
function setAside(): void {
	const old = new DatabaseSync(target);
	try {
		// Leaving the write-ahead log takes the whole file for itself, and writes what was only in the log.
		old.exec("pragma journal_mode = delete");
	} catch {
		rmSync(fresh, { force: true });
		refuse("The site is still running on this database: stop it first. Nothing was changed.");
	} finally {
		old.close();
	}
	renameSync(target, `${target}.before-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`);
}

function refuse(sentence: string): never {
	console.error(sentence);
	process.exit(1);
}
