import type { GuardedDatabase } from "../platform/db/guarded-database.ts";
import type { CatalogueCache } from "./catalogue.ts";
import { createProductEditing, type ProductEditing } from "./catalogue-editing.ts";
import { type CatalogueFiles, createCatalogueFiles } from "./catalogue-import.ts";
import { type ListAsk, listProducts, type ProductList } from "./catalogue-list.ts";
import { type CatalogueOrder, createCatalogueOrder } from "./catalogue-order.ts";
import { type CategoryEditing, createCategoryEditing } from "./category-editing.ts";

/** The catalogue as the desk works on it: hidden things too, and every write. */
export type CatalogueDesk = {
	list(ask: ListAsk): Promise<ProductList>;
	products: ProductEditing;
	categories: CategoryEditing;
	order: CatalogueOrder;
	files: CatalogueFiles;
};

/** @param cache what this process shows to buyers: it looks again after every write */
export function createCatalogueDesk(
	database: GuardedDatabase,
	cache: Pick<CatalogueCache, "refresh">,
	now: () => number,
): CatalogueDesk {
	const changed = () => cache.refresh();
	return {
		list: (ask) => listProducts(database.read, ask),
		products: createProductEditing(database, now, changed),
		categories: createCategoryEditing(database, now, changed),
		order: createCatalogueOrder(database, now, changed),
		files: createCatalogueFiles(database, now, changed),
	};
}
