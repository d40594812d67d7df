import { titled } from "../../../content/site-text.ts";
import { checkCells } from "../../../domain/orders/check-cells.ts";
import { grid } from "../../../messages/en/shop/cells/grid.ts";
import { buyerWords } from "../../../messages/problems.ts";
import { messagesFor } from "../../../messages/registry.ts";
import { localeContext, servicesContext } from "../../../server/main/context.ts";
import { useMessages } from "../../ui/use-messages.ts";
import { BesideProduct } from "../parts/beside-product.tsx";
import { CHANGE_PARAM } from "../parts/catalogue-item.ts";
import { lost } from "../parts/lost.server.ts";
import { pageMeta } from "../parts/meta.ts";
import { catalogueItemOf } from "../parts/seen-product.ts";
import type { ThumbHandle } from "../product/thumb-bar.tsx";
import type { Route } from "./+types/choices-page";
import { askedSplit } from "./asked-split.ts";
import { choicesOf } from "./choices.ts";
import { SplitAction } from "./split-action.tsx";
import { SplitForm } from "./split-form.tsx";

export const handle = { thumb: SplitAction } satisfies ThumbHandle;

/** What the product is made in, and what the address asks for of it: without script the form asks this page. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
	const { catalogue, publicUrl, company } = context.get(servicesContext);
	const { searchParams } = new URL(request.url);
	const changes = searchParams.has(CHANGE_PARAM);
	const ofCart = changes ? (await catalogue.productsAt([params.slug])).products.get(params.slug) : undefined;
	const product = ofCart ?? (await catalogue.bySlug(params.slug));
	if (!product) throw lost(context);
	const words = messagesFor(context.get(localeContext));
	const item = catalogueItemOf(product, catalogue.pools());
	const choices = choicesOf(product);
	const asked = askedSplit(searchParams, choices, item.minOrder);
	const { quantity, cells } = asked.split;
	const checked = checkCells(product, quantity, cells);
	const title = words.shop.cells.grid.title(item);
	return {
		item,
		choices,
		asked,
		changes,
		refused: quantity === 0 || checked.ok ? "" : buyerWords(checked.problem, words.problems),
		head: {
			title: titled(title, company.brandName),
			description: title,
			canonical: `${publicUrl}/products/${product.slug}`,
		},
	};
}

export function meta({ loaderData }: Route.MetaArgs) {
	return [...pageMeta(loaderData?.head), { name: "robots", content: "noindex" }];
}

/** Choosing colours and sizes of one product, with its quantity and the way into the cart. */
export default function ChoicesPage({ loaderData }: Route.ComponentProps) {
	const words = useMessages(grid);
	const { item } = loaderData;
	return (
		<BesideProduct
			product={item}
			back={words.back}
			heading={words.heading(item)}
			facts={item.sku ? words.article({ sku: item.sku }) : ""}
			lead={words.lead}
		>
			<SplitForm key={item.id} {...loaderData} />
		</BesideProduct>
	);
}
