import { sql } from "kysely";
import type { Db } from "../platform/db/database.ts";
import type { Found } from "./declared.ts";
import { type Held, heldOf } from "./erasure.ts";
import { declaredTables, personalColumns } from "./personal-fields.ts";

/** Everything that is kept of one mail address and is personal: by table, a record for each row. */
type PersonExport = Held & { tables: Record<string, Record<string, unknown>[]> };

/** What is held about a person, as the declaration of personal fields names it; files are not among it. */
export async function exportPerson(db: Db, email: string): Promise<PersonExport> {
	const address = email.trim().toLowerCase();
	const held = await heldOf(db, address);
	const inquiries = await db
		.selectFrom("inquiry")
		.select("id")
		.where((eb) => eb(eb.fn<string>("lower", ["email"]), "=", address))
		.execute();
	const owners: Readonly<Record<Found["by"], readonly string[]>> = {
		case: held.cases.map(({ id }) => id),
		inquiry: inquiries.map(({ id }) => id),
		address: [address],
	};
	const tables: PersonExport["tables"] = {};
	for (const [table, declared] of declaredTables) {
		const { found } = declared;
		const columns = personalColumns(declared);
		const ids = found ? owners[found.by] : [];
		if (!found || ids.length === 0 || columns.length === 0) continue;
		const { rows } = await sql<Record<string, unknown>>`
			select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
			where ${found.by === "address" ? sql`lower(${sql.ref(found.column)})` : sql.ref(found.column)} in (${sql.join(ids)})`.execute(
			db,
		);
		if (rows.length > 0) tables[table] = rows;
	}
	return { ...held, tables };
}
