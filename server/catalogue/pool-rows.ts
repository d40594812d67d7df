import type { Selectable } from "kysely";
import type { Kept } from "../../domain/catalogue/catalogue.ts";
import type { Pool } from "../../domain/catalogue/pool.ts";
import type { Db } from "../platform/db/database.ts";
import type { Tables } from "../platform/db/schema.ts";

export type KeptPool = Pool & Pick<Kept, "revision">;

function poolOf({ id, name, minimum, least, revision }: Selectable<Tables["pool"]>): KeptPool {
	return { id, name, minimum, ...(least !== null && { least }), revision };
}

export function poolColumns({ id, name, minimum, least }: Pool) {
	return { id, name, minimum, least: least ?? null };
}

/** All pools by name, with the revision that the desk compares: an owner has a few of them, whatever the size of the catalogue. */
export async function readPools(db: Db): Promise<KeptPool[]> {
	const rows = await db.selectFrom("pool").selectAll().execute();
	return rows.map(poolOf).sort((a, b) => a.name.localeCompare(b.name, "en"));
}

export async function findPool(db: Db, id: string): Promise<KeptPool | undefined> {
	const row = await db.selectFrom("pool").selectAll().where("id", "=", id).executeTakeFirst();
	return row && poolOf(row);
}
