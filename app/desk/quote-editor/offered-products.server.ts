import { factsOf } from "../../../domain/orders/order-facts.ts";
import { seesCosts } from "../../../domain/staff/staff.ts";
import type { Services } from "../../../server/main/context.ts";
import type { Staff } from "../gate.server.ts";
import { thumbOf } from "../parts/thumb.ts";

type From = Pick<Services, "catalogue" | "catalogueDesk" | "deskSettings">;

/**
 * Products as an offer needs them, in the order of their ids; what buyers may not see is left out. Never the whole
 * catalogue: an owner may have 40,000.
 */
export async function offeredProducts(
	{ catalogue, catalogueDesk, deskSettings }: From,
	{ role }: Pick<Staff, "role">,
	ids: readonly string[],
) {
	const wanted = [...new Set(ids)];
	const { products, pools } = await catalogue.productsAt(wanted);
	const { settings } = await deskSettings.read();
	const offered = wanted.flatMap((id) => products.get(id) ?? []);
	return {
		// What the shop asks for: in a pool that says how many of each, that holds in place of the product's own minimum.
		products: offered.map((one) => ({ ...one, minOrder: factsOf(one, pools).minOrder })),
		thumbs: Object.fromEntries(offered.map(({ id, image }) => [id, thumbOf(image)])),
		/** By product, in paise; null for somebody who may not see them. */
		costs: seesCosts(role, settings) ? Object.fromEntries(await catalogueDesk.costs.among(wanted)) : null,
	};
}

export type OfferedProducts = Awaited<ReturnType<typeof offeredProducts>>;
