import { type Dialect, type Driver, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from "kysely";

/** Kysely on SQLite, however its statements are run. */
export function sqliteWith(createDriver: () => Driver): Dialect {
	return {
		createAdapter: () => new SqliteAdapter(),
		createDriver,
		createIntrospector: (db) => new SqliteIntrospector(db),
		createQueryCompiler: () => new SqliteQueryCompiler(),
	};
}

/** What Kysely asks of every connection and nothing here uses. @throws Error always */
export function streamQuery(): never {
	throw new Error("Rows are read page by page, not streamed.");
}
