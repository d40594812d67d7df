import type { Product } from "../catalogue/catalogue.ts";
import { leastOf } from "../catalogue/minimums.ts";
import type { Pool } from "../catalogue/pool.ts";
import { type OrderFacts, orderFacts } from "./order-quantity.ts";

/** What is needed of a product to tell the facts under which it is ordered. */
type Orderable = Pick<Product, "price" | "minOrder" | "unit" | "orderMultiple" | "pool" | "details">;

/**
 * The facts under which a product of the catalogue is ordered.
 * @param pools those of the catalogue; one that is not there asks for nothing
 */
export function factsOf({ details, pool, ...product }: Orderable, pools: readonly Pool[]): OrderFacts {
	const shared = pools.find(({ id }) => id === pool);
	const { price, unit, orderMultiple } = product;
	const { priceTiers, minPerColour } = details;
	const minOrder = leastOf(product, shared);
	return orderFacts({ price, minOrder, unit, orderMultiple, priceTiers, minPerColour, pool: shared });
}
