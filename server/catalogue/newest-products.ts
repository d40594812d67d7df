import type { Db } from "../platform/db/database.ts";
import { ownHidden } from "./shown-products.ts";

/** When a product was added, epoch milliseconds. */
type Added = { id: string; at: number };

/** The shown products that colleagues added last, the newest first; those the company began with are not among them. */
export async function newestProducts(db: Db, most: number): Promise<Added[]> {
	const rows = await db
		.selectFrom("catalogue_change as c")
		.innerJoin("product", "product.id", "c.subject_id")
		.innerJoin("category", "category.id", "product.category_id")
		.select(["product.id", "c.created_at"])
		.where("c.subject", "=", "product")
		// Each is added by its first change.
		.where("c.revision", "=", 1)
		.where(ownHidden, "=", 0)
		.where("category.hidden", "=", 0)
		.orderBy("c.created_at", "desc")
		.orderBy("product.id")
		.limit(most)
		.execute();
	return rows.map(({ id, created_at }) => ({ id, at: created_at }));
}
