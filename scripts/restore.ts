import {
	accessSync,
	chownSync,
	closeSync,
	constants,
	copyFileSync,
	existsSync,
	fsyncSync,
	openSync,
	renameSync,
	rmSync,
	statSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { startFailure } from "../server/main/start-failure.ts";
import { makeFolder } from "../server/platform/db/make-folder.ts";
import { refuse } from "./refuse.ts";

/**
 * `npm run restore -- FILE`: puts a backup in place of the database in DATA_DIR, after checking that it is whole and
 * that the site is stopped. What was there is kept beside it under a name with the time.
 */
const backup = process.argv[2];
const dataDir = process.env.DATA_DIR || "./data";
const target = join(dataDir, "thari.db");
if (!backup) refuse("Say which backup: npm run restore -- FILE");
if (process.env.DATABASE_URL) refuse("DATABASE_URL is set: the data lies in PostgreSQL; use pg_restore.");
if (!isReadable(backup)) refuse(`There is no file ${backup} that this user may read; nothing was changed.`);
process.umask(0o077);
const fresh = `${target}.part`;
try {
	makeFolder(dataDir);
	copyFileSync(backup, fresh);
	giveToOwner(fresh);
	const requests = inspect(fresh);
	bringToDisk(fresh);
	setAside();
	renameSync(fresh, target);
	console.log(`${target}: ${requests} order requests, integrity ok. Start the site.`);
} catch (error) {
	// Below what is no folder even looking for it is refused.
	if (existsSync(fresh)) rmSync(fresh);
	const sentence = startFailure(error, { dataDir, databaseUrl: undefined });
	if (sentence === undefined) throw error;
	refuse(`The backup was not put in place. ${sentence}`);
}

function isReadable(file: string): boolean {
	try {
		accessSync(file, constants.R_OK);
		return statSync(file).isFile();
	} catch {
		return false;
	}
}

/** Before what was there makes way for it. */
function bringToDisk(file: string): void {
	const written = openSync(file, "r+");
	try {
		fsyncSync(written);
	} finally {
		closeSync(written);
	}
}

/** Root restores for the user whom the folder belongs to: a file of root's would stop the next start. */
function giveToOwner(file: string): void {
	if (process.getuid?.() !== 0) return;
	const { uid, gid } = statSync(dataDir);
	chownSync(file, uid, gid);
}

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
