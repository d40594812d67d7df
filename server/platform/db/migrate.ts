import { type Kysely, sql } from "kysely";
import { StorageError } from "../storage-error.ts";
import type { Tables } from "./schema.ts";

/** Migrations by file name, "0001-storefront.sql", with their text. */
export type MigrationFiles = Readonly<Record<string, string>>;

/** A migration that did not run, or one that this program does not know; the sentence says which. */
export class MigrationError extends Error {}

/** What a migration needs of a database. */
type Migrated = {
	engine: "sqlite" | "postgres";
	read: Kysely<Tables>;
	tx<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
};

/**
 * Runs every migration that has not run yet, all in one transaction: an update is there as a whole, or not at all. The
 * insert of a migration's row is the lock: of several processes that start at once, one runs it and the others wait and
 * go on.
 * @param beforeUpdate called when a database that is in use lacks migrations, with the names of these
 * @throws MigrationError when one fails, or when the database is newer than the program
 */
export async function migrate(
	database: Migrated,
	files: MigrationFiles,
	beforeUpdate: (pending: readonly string[]) => Promise<void> = async () => {},
): Promise<void> {
	const ran = await ranMigrations(database);
	refuseNewer(ran, files);
	const pending = Object.entries(files)
		.filter(([name]) => !ran.includes(name))
		.sort(([a], [b]) => a.localeCompare(b));
	if (pending.length === 0) return;
	const names = pending.map(([name]) => name);
	if (ran.length > 0) await beforeUpdate(names);
	await createLedger(database);
	let at = "";
	await database
		.tx(async (db) => {
			for (const [name, text] of pending) {
				at = name;
				const { rows } =
					await sql`insert into migration (name, ran_at) values (${name}, ${Date.now()}) on conflict (name) do nothing returning name`.execute(
						db,
					);
				if (rows.length === 1) await runStatements(db, text);
			}
		})
		.catch((error) => {
			// A database that cannot be written says so itself; anything else is about this file.
			if (error instanceof StorageError) throw error;
			const why = error instanceof Error ? error.message : String(error);
			const before = names.slice(0, names.indexOf(at));
			const nor = before.length > 0 ? `, nor of those before it (${before.join(", ")}),` : "";
			throw new MigrationError(
				`The migration ${at} failed, and nothing of it${nor} was kept: ${why}. Start the release that ran before; the data is as it left it.`,
				{ cause: error },
			);
		});
}

/** The names of the migrations that have run, in order; none in a database without tables of ours. */
export async function ranMigrations({ engine, read }: Pick<Migrated, "engine" | "read">): Promise<string[]> {
	const ledger =
		engine === "sqlite"
			? sql`select 1 from sqlite_master where type = 'table' and name = 'migration'`
			: sql`select 1 where to_regclass('migration') is not null`;
	if ((await ledger.execute(read)).rows.length === 0) return [];
	const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(read);
	return rows.map(({ name }) => name);
}

/** PostgreSQL lets two processes collide even on `if not exists`; the second try then finds the table. */
async function createLedger(database: Migrated): Promise<void> {
	const create = () =>
		database.tx((db) =>
			sql`create table if not exists migration (name text primary key, ran_at bigint not null)`.execute(db),
		);
	await create().catch((first) => create().catch(() => Promise.reject(first)));
}

/** An older program would read and write what a newer one has arranged otherwise. */
function refuseNewer(ran: readonly string[], files: MigrationFiles): void {
	const unknown = ran.filter((name) => !Object.hasOwn(files, name));
	if (unknown.length === 0) return;
	throw new MigrationError(
		`The database is newer than this program: it has ${unknown.join(", ")}. Start the newer release, or restore the backup made before the update.`,
	);
}

async function runStatements(db: Kysely<Tables>, text: string): Promise<void> {
	const bare = text.replace(/^\s*--.*$/gm, "");
	for (const statement of bare.split(/;\s*$/m)) if (statement.trim()) await sql.raw(statement).execute(db);
}
