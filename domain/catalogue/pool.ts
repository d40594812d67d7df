/**
 * Products that share one minimum order: `minimum` units of all of them together, and at least `least` of each that is
 * ordered, in place of its own minimum. Without `least` each product's own minimum stays. Which products are in it,
 * the products say (`Product.pool`).
 */
export type Pool = {
	/** Made from its first name; files and the history call it so. */
	id: string;
	name: string;
	minimum: number;
	least?: number;
};
