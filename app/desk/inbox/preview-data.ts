import { data } from "react-router";
import { priceAt } from "../../../domain/catalogue/price-at.ts";
import { factsOf } from "../../../domain/orders/order-facts.ts";
import { cells as words } from "../../../messages/en/cells.ts";
import { samples as sampleWords } from "../../../messages/en/samples.ts";
import { staffDetailFacts } from "../../../messages/order-details.ts";
import { servicesContext } from "../../../server/main/context.ts";
import { requireRight } from "../gate.server.ts";
import { thumbOf } from "../parts/thumb.ts";
import type { Route } from "./+types/preview-data";

/** What the panel beside the list shows of a case. A look is no reading: nothing is marked. */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
	requireRight(context, "cases.work");
	const { staffCases, catalogue } = context.get(servicesContext);
	const preview = await staffCases.preview(id);
	if (!preview) throw data(null, { status: 404, statusText: "Not Found" });
	const { version, products, pools } = await catalogue.productsAt(preview.lines.map(({ id }) => id));
	return {
		...preview,
		orderDetails: staffDetailFacts(preview.orderDetails),
		catalogueChanged: preview.catalogueVersion !== version,
		samples: preview.samples.map(sampleWords.line),
		lines: preview.lines.map(({ cells, ...line }) => {
			const product = products.get(line.id);
			const facts = product && factsOf(product, pools);
			return {
				...line,
				split: words.summary({ cells, quantity: line.quantity }),
				thumb: product ? thumbOf(product.image) : null,
				minimum: facts?.minOrder ?? null,
				listPrice: facts ? priceAt(facts, line.quantity) : null,
			};
		}),
	};
}
