import { sql } from "kysely";
import type { Db } from "../platform/db/database.ts";
import { ERASED_FILE } from "../platform/files/files.ts";
import type { Field, Found } from "./declared.ts";
import { declaredTables } from "./personal-fields.ts";

/**
 * Erases what is declared personal of one case, inquiry or address, in the caller's transaction; see personal-fields.ts.
 * @param id that of the case or inquiry; an address in small letters
 */
export async function eraseDeclared(db: Db, by: Found["by"], id: string): Promise<void> {
	for (const [table, { found, row, fields }] of declaredTables) {
		if (found?.by !== by) continue;
		const column = by === "address" ? sql`lower(${sql.ref(found.column)})` : sql.ref(found.column);
		const theirs = sql`${column} = ${id}`;
		if (row === "goes") {
			await sql`delete from ${sql.table(table)} where ${theirs}`.execute(db);
			continue;
		}
		const entries = Object.entries(fields);
		const sets = entries.flatMap(([column, field]) => {
			const value = afterwards(field);
			return value === undefined ? [] : [sql`${sql.ref(column)} = ${value}`];
		});
		if (sets.length > 0) await sql`update ${sql.table(table)} set ${sql.join(sets)} where ${theirs}`.execute(db);
		for (const [column, field] of entries)
			if (typeof field === "object" && "within" in field) await eraseWithin(db, table, column, field.within, theirs);
	}
}

/** The hashes of the files that hang on a case or inquiry, before it is erased. */
export async function declaredFiles(db: Db, by: Found["by"], id: string): Promise<string[]> {
	const hashes: string[] = [];
	for (const [table, { found, fields }] of declaredTables) {
		if (found?.by !== by) continue;
		for (const [column, field] of Object.entries(fields)) {
			if (field !== "file") continue;
			const { rows } = await sql<{ hash: string | null }>`
				select ${sql.ref(column)} as hash from ${sql.table(table)} where ${sql.ref(found.column)} = ${id}`.execute(db);
			hashes.push(...rows.flatMap(({ hash }) => hash ?? []));
		}
	}
	return hashes;
}

/** What is in a column that stays; undefined where it is left as it is. */
function afterwards(field: Field) {
	if (field === "file") return sql`${ERASED_FILE}`;
	if (typeof field !== "object") return undefined;
	if ("becomesColumn" in field) return sql.ref(field.becomesColumn);
	return "becomes" in field ? sql`${field.becomes}` : undefined;
}

async function eraseWithin(
	db: Db,
	table: string,
	column: string,
	parts: readonly string[],
	theirs: ReturnType<typeof sql>,
): Promise<void> {
	const { rows } = await sql<{ json: string }>`
		select distinct ${sql.ref(column)} as json from ${sql.table(table)} where ${theirs}`.execute(db);
	for (const { json } of rows) {
		const without = withoutParts(json, parts);
		if (without === json) continue;
		await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${without}
			where ${theirs} and ${sql.ref(column)} = ${json}`.execute(db);
	}
}

/** The same JSON where texts among these parts are empty and all else of them is gone. */
function withoutParts(json: string, parts: readonly string[]): string {
	const stored: unknown = JSON.parse(json);
	if (typeof stored !== "object" || stored === null) return json;
	const kept = Object.entries(stored).flatMap(([name, value]) => {
		if (!parts.includes(name)) return [[name, value]];
		return typeof value === "string" ? [[name, ""]] : [];
	});
	return JSON.stringify(Object.fromEntries(kept));
}
