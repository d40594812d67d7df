import type { GuardedDatabase } from "../platform/db/guarded-database.ts";
import { createProductEditing, type ProductEditing } from "./catalogue-editing.ts";
import { type CatalogueFiles, createCatalogueFiles } from "./catalogue-import.ts";
import { type ListAsk, listProducts, type ProductList } from "./catalogue-list.ts";
import { type CatalogueOrder, createCatalogueOrder } from "./catalogue-order.ts";
import type { WatchedCatalogue } from "./catalogue-reading.ts";
import { type CategoryEditing, createCategoryEditing } from "./category-editing.ts";
import { createPoolEditing, type PoolEditing } from "./pool-editing.ts";
import { createProductCosts, type ProductCosts } from "./product-costs.ts";

/** The catalogue as the desk works on it: hidden things too, and every write. */
export type CatalogueDesk = {
	list(ask: ListAsk): Promise<ProductList>;
	products: ProductEditing;
	categories: CategoryEditing;
	pools: PoolEditing;
	order: CatalogueOrder;
	files: CatalogueFiles;
	costs: ProductCosts;
};

/** @param shown what this process shows to buyers: it looks again after every write */
export function createCatalogueDesk(
	database: GuardedDatabase,
	shown: Pick<WatchedCatalogue, "refresh">,
	now: () => number,
): CatalogueDesk {
	const changed = () => shown.refresh();
	return {
		list: (ask) => listProducts(database.read, ask),
		products: createProductEditing(database, now, changed),
		categories: createCategoryEditing(database, now, changed),
		pools: createPoolEditing(database, now, changed),
		order: createCatalogueOrder(database, now, changed),
		files: createCatalogueFiles(database, now, changed),
		costs: createProductCosts(database),
	};
}
