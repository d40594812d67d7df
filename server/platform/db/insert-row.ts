import { CompiledQuery, type Insertable, type QueryResult } from "kysely";
import type { Db } from "./database.ts";
import type { Tables } from "./schema.ts";

type Row<Name extends keyof Tables> = Insertable<Tables[Name]>;

/**
 * Statements by their table, columns and number of rows, for each kind of database; there are as many as there are kinds
 * of rows.
 */
const statements = new WeakMap<object, Map<string, string>>();

/** At most this many rows are inserted by one statement: a statement is kept for each number of them. */
const AT_ONCE = 10;

/** Inserts one row. */
export async function insertRow<Name extends keyof Tables>(db: Db, table: Name, row: Row<Name>): Promise<void> {
	await insert(db, table, [row]);
}

/** Inserts rows with the same columns, several by one statement. */
export async function insertRows<Name extends keyof Tables>(
	db: Db,
	table: Name,
	rows: readonly Row<Name>[],
): Promise<void> {
	for (let from = 0; from < rows.length; from += AT_ONCE) await insert(db, table, rows.slice(from, from + AT_ONCE));
}

/** Inserts one row unless there is one already with a value that may be there only once. @returns whether it was inserted */
export async function insertUnlessThere<Name extends keyof Tables>(
	db: Db,
	table: Name,
	row: Row<Name>,
): Promise<boolean> {
	const { numAffectedRows } = await insert(db, table, [row], "on conflict do nothing");
	return numAffectedRows === 1n;
}

/**
 * What Kysely makes of the same table and columns is made once: building a statement anew costs more than running it
 * (npm run bench -- durable).
 */
function insert<Name extends keyof Tables>(
	db: Db,
	table: Name,
	rows: readonly Row<Name>[],
	otherwise = "",
): Promise<QueryResult<unknown>> {
	const { adapter } = db.getExecutor();
	const known = statements.get(adapter) ?? new Map<string, string>();
	statements.set(adapter, known);
	const [first = {}] = rows;
	const columns = Object.entries(first).flatMap(([column, value]) => (value === undefined ? [] : column));
	const key = `${table} ${columns} ${rows.length}${otherwise}`;
	const sql = known.get(key) ?? `${db.insertInto(table).values(rows).compile().sql} ${otherwise}`;
	known.set(key, sql);
	const cells = rows.flatMap((row) => {
		const values = new Map<string, unknown>(Object.entries(row));
		return columns.map((column) => values.get(column));
	});
	return db.executeQuery(CompiledQuery.raw(sql, cells));
}
