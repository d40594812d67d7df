import { moved } from "../../domain/catalogue/order.ts";
import type { Db } from "../platform/db/database.ts";
import type { GuardedDatabase } from "../platform/db/guarded-database.ts";
import type { StaffPermit } from "../staff/index.ts";
import { noteChange } from "./catalogue-history.ts";
import { lockCatalogue, raiseVersion } from "./catalogue-writes.ts";

type Way = "up" | "down";

export type CatalogueOrder = {
	/** Changes places with the neighbour in its category; false where there is none that way. */
	moveProduct(id: string, way: Way, by: StaffPermit): Promise<boolean>;
	moveCategory(id: string, way: Way, by: StaffPermit): Promise<boolean>;
};

/** @param changed called after a write, so that this process shows it at once */
export function createCatalogueOrder(
	database: GuardedDatabase,
	now: () => number,
	changed: () => Promise<void>,
): CatalogueOrder {
	async function move(table: "product" | "category", id: string, way: Way, by: StaffPermit): Promise<boolean> {
		const done = await database.tx(by, async (db) => {
			await lockCatalogue(db);
			const entry = await db.selectFrom(table).select("revision").where("id", "=", id).executeTakeFirst();
			const before = await neighbours(db, table, id);
			const after = moved(before, id, way);
			if (!entry || !after) return false;
			await writeOrder(db, table, after);
			const [from, to] = [before, after].map((ids) => String(ids.indexOf(id) + 1));
			const fields = [{ field: "position", from: from ?? "", to: to ?? "" }];
			await noteChange(db, table, { id, revision: entry.revision, fields }, by, now());
			await raiseVersion(db);
			return true;
		});
		await changed();
		return done;
	}
	return {
		moveProduct: (id, way, by) => move("product", id, way, by),
		moveCategory: (id, way, by) => move("category", id, way, by),
	};
}

/** The ids of an entry and its siblings, in order: all categories, or the products of one. */
async function neighbours(db: Db, table: "product" | "category", id: string): Promise<string[]> {
	const rows =
		table === "category"
			? await db.selectFrom("category").select("id").orderBy("position").orderBy("id").execute()
			: await db
					.selectFrom("product")
					.select("id")
					.where("category_id", "=", (eb) => eb.selectFrom("product").select("category_id").where("id", "=", id))
					.orderBy("position")
					.orderBy("id")
					.execute();
	return rows.map((row) => row.id);
}

/** Numbers entries in the order given; only those whose place changes are written. */
async function writeOrder(db: Db, table: "product" | "category", ids: readonly string[]): Promise<void> {
	const rows = await db
		.selectFrom(table)
		.select(["id", "position"])
		.where("id", "in", [...ids])
		.execute();
	const places = new Map(rows.map(({ id, position }) => [id, position]));
	for (const [position, id] of ids.entries())
		if (places.get(id) !== position) await db.updateTable(table).set({ position }).where("id", "=", id).execute();
}
