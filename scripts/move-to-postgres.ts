import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { startFailure } from "../server/main/start-failure.ts";
import { CopyError, copyDatabase } from "../server/platform/db/copy-database.ts";
import { type Database, joinDatabase, takeSqlite } from "../server/platform/db/database.ts";
import { migrate } from "../server/platform/db/migrate.ts";
import { StorageError } from "../server/platform/storage-error.ts";
import { refuse } from "./refuse.ts";

const SQLITE_BUSY = 5;

/**
 * `npm run move-to-postgres`: copies the SQLite database of DATA_DIR into the empty PostgreSQL database of
 * DATABASE_URL, and keeps it only when counts and checksums of every table agree. Refuses while a site has either open.
 */
const dataDir = process.env.DATA_DIR || "./data";
const databaseUrl = process.env.DATABASE_URL;
if (!databaseUrl) refuse("Say where the data goes: DATABASE_URL=postgres://… npm run move-to-postgres");
if (!URL.canParse(databaseUrl) || !/^postgres(ql)?:$/.test(new URL(databaseUrl).protocol))
	refuse("DATABASE_URL must be an address like postgres://user:password@host:5432/thari.");
if (!existsSync(join(dataDir, "thari.db")))
	refuse(`There is no database in ${dataDir}; set DATA_DIR as the site has it.`);

const migrations = join(import.meta.dirname, "../server/platform/db/migrations");
const files = Object.fromEntries(
	readdirSync(migrations).map((name) => [name, readFileSync(join(migrations, name), "utf8")]),
);
const source = takeSource();
const target = joinDatabase({ dataDir, databaseUrl }, 0);
try {
	const others = await sql`select 1 from pg_stat_activity
		where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(
		target.read,
	);
	if (others.rows.length > 0)
		throw new CopyError(
			"Somebody is connected to the PostgreSQL database, a site perhaps: end that first. Nothing was copied.",
		);
	// Both as new as this program, so that their tables are the same.
	await migrate(source, files);
	await migrate(target, files);
	const tables = await copyDatabase(source, target, (line) => console.log(line));
	const rows = tables.reduce((sum, table) => sum + table.rows, 0);
	console.log(
		`${tables.length} tables, ${rows} rows: counts and checksums agree. Start the site with DATABASE_URL set.`,
	);
} catch (error) {
	const sentence = error instanceof CopyError ? error.message : notCopied(error);
	if (sentence === undefined) throw error;
	console.error(sentence);
	process.exitCode = 1;
} finally {
	await source.close();
	await target.close();
}

/** What a site wrote while the copy is made would stay behind in the file. */
function takeSource(): Database {
	try {
		return takeSqlite(dataDir);
	} catch (error) {
		if (sqliteCode(error) === SQLITE_BUSY)
			refuse("The site is still running on the SQLite database: stop it first. Nothing was copied.");
		const sentence = notCopied(error);
		if (sentence === undefined) throw error;
		refuse(sentence);
	}
}

/** Which of the two databases failed, and what to do; undefined for what is no fault of either. */
function notCopied(error: unknown): string | undefined {
	const cause = error instanceof StorageError ? error.cause : error;
	const isFile = sqliteCode(cause) !== undefined;
	const sentence = startFailure(error, { dataDir, databaseUrl: isFile ? undefined : databaseUrl });
	if (sentence === undefined) return undefined;
	// The answer to the commit was lost.
	const isUnknown = error instanceof StorageError && error.saved === "unknown";
	return `${sentence} ${isUnknown ? "Whether the copy was kept is not known: make the target anew, and move again." : "Nothing was copied."}`;
}

function sqliteCode(error: unknown): number | undefined {
	return error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : undefined;
}
