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
process.umask(0o077);
mkdirSync(dataDir, { recursive: true });
const fresh = `${target}.part`;
copyFileSync(backup, fresh);
const requests = inspect(fresh);
setAside();
renameSync(fresh, target);
console.log(`${target}: ${requests} order requests, integrity ok. Start the site.`);

/** @returns how many requests a copy holds; ends the program when it is not whole */
function inspect(file: string): number {
	try {
		// Opened for writing, so that nothing is left beside it when it is closed.
		const copy = new DatabaseSync(file);
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

/**
 * Moves the database that is there aside, with everything it has written; impossible while a site has it open. Its log
 * goes too, even one that lies there alone: SQLite would play it over whatever database stands beside it.
 */
function setAside(): void {
	if (existsSync(target) && !endLog()) {
		rmSync(fresh, { force: true });
		refuse("The site is still running on this database: stop it first. Nothing was changed.");
	}
	const aside = `${target}.before-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`;
	for (const end of ["", "-wal", "-shm", "-journal"]) {
		if (existsSync(target + end)) renameSync(target + end, aside + end);
	}
}

/** Writes what is only in the log into the file, which leaving the log does. False while a site has the file open. */
function endLog(): boolean {
	const old = new DatabaseSync(target);
	try {
		old.exec("pragma journal_mode = delete");
	} catch (error) {
		if (isBusy(error)) return false;
		console.log(`What was there cannot be read (${String(error)}); it is kept as it is.`);
	} finally {
		old.close();
	}
	return true;
}

function isBusy(error: unknown): boolean {
	return error instanceof Error && "errcode" in error && Number(error.errcode) % 256 === 5;
}

function refuse(sentence: string): never {
	console.error(sentence);
	process.exit(1);
}
