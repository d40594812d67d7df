import { CompiledQuery, type Insertable } from "kysely";
import type { Db } from "./database.ts";
import type { Tables } from "./schema.ts";

/** Statements by their table and columns, for each kind of database; there are as many as there are kinds of rows. */
const statements = new WeakMap<object, Map<string, string>>();

/**
 * Inserts one row. What Kysely makes of the same table and columns is made once: building a statement anew costs more
 * than running it, and an order request is nine of them (npm run bench -- durable).
 */
export async function insertRow<Name extends keyof Tables>(
	db: Db,
	table: Name,
	row: Insertable<Tables[Name]>,
): Promise<void> {
	const { adapter } = db.getExecutor();
	const known = statements.get(adapter) ?? new Map<string, string>();
	statements.set(adapter, known);
	const cells = Object.entries(row).filter(([, value]) => value !== undefined);
	const key = `${table} ${cells.map(([column]) => column)}`;
	const sql = known.get(key) ?? db.insertInto(table).values(row).compile().sql;
	known.set(key, sql);
	await db.executeQuery(
		CompiledQuery.raw(
			sql,
			cells.map(([, value]) => value),
		),
	);
}
