import * as z from "zod";
import type { CatalogueChange, Editor } from "../../domain/catalogue/editing.ts";
import type { FieldChange } from "../../domain/shared/merge-edits.ts";
import type { Db } from "../platform/db/database.ts";
import { newRowId } from "../platform/row-id.ts";

export type Subject = "product" | "category" | "pool";

const fieldsSchema = z.array(z.object({ field: z.string(), from: z.string(), to: z.string() }));

/** Notes what a change did, in the transaction that made it. */
export async function noteChange(
	db: Db,
	subject: Subject,
	change: { id: string; revision: number; fields: readonly FieldChange[] },
	by: Editor,
	now: number,
): Promise<void> {
	await db
		.insertInto("catalogue_change")
		.values({
			id: newRowId(now),
			subject,
			subject_id: change.id,
			revision: change.revision,
			fields: JSON.stringify(change.fields),
			staff_id: by.id,
			staff_name: by.name,
			created_at: now,
		})
		.execute();
}

/** What was changed after a revision, the oldest first. */
export async function changesSince(db: Db, subject: Subject, id: string, revision: number): Promise<CatalogueChange[]> {
	const rows = await db
		.selectFrom("catalogue_change")
		.select(["revision", "staff_name", "created_at", "fields"])
		.where("subject", "=", subject)
		.where("subject_id", "=", id)
		.where("revision", ">", revision)
		.orderBy("revision")
		.execute();
	return rows.map(toChange);
}

/** The latest changes, the newest first. */
export async function latestChanges(db: Db, subject: Subject, id: string, most: number): Promise<CatalogueChange[]> {
	const rows = await db
		.selectFrom("catalogue_change")
		.select(["revision", "staff_name", "created_at", "fields"])
		.where("subject", "=", subject)
		.where("subject_id", "=", id)
		.orderBy("revision", "desc")
		.limit(most)
		.execute();
	return rows.map(toChange);
}

/** Who changed any of the catalogue last, and when; null where nobody has yet. An id begins with its time (row-id.ts). */
export async function lastChange(db: Db): Promise<{ by: string; at: number } | null> {
	const row = await db
		.selectFrom("catalogue_change")
		.select(["staff_name", "created_at"])
		.orderBy("id", "desc")
		.limit(1)
		.executeTakeFirst();
	return row ? { by: row.staff_name, at: row.created_at } : null;
}

function toChange(row: { revision: number; staff_name: string; created_at: number; fields: string }): CatalogueChange {
	const fields = fieldsSchema.parse(JSON.parse(row.fields));
	return { revision: row.revision, by: row.staff_name, at: row.created_at, fields };
}
