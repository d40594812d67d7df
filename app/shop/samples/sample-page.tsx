import { pictureIfMade } from "../../../content/picture-source.ts";
import { titled } from "../../../content/site-text.ts";
import { formatRupees } from "../../../domain/shared/money.ts";
import { samplePage } from "../../../messages/en/shop/sample-page.ts";
import { messagesFor } from "../../../messages/registry.ts";
import { localeContext, servicesContext } from "../../../server/main/context.ts";
import { useMessages } from "../../ui/use-messages.ts";
import { BesideProduct } from "../parts/beside-product.tsx";
import { lost } from "../parts/lost.server.ts";
import { pageMeta } from "../parts/meta.ts";
import type { Route } from "./+types/sample-page";
import { SampleForm } from "./sample-form.tsx";

/** What samples of a product may be asked for; a product of which there are none has no such page. */
export async function loader({ context, params }: Route.LoaderArgs) {
	const { catalogue, publicUrl, company } = context.get(servicesContext);
	const product = await catalogue.bySlug(params.slug);
	const kinds = product?.details.samples ?? [];
	if (!product || kinds.length === 0) throw lost(context);
	const { id, slug, name, category, image, details, sku, price, unit } = product;
	const title = messagesFor(context.get(localeContext)).shop.samplePage.title(product);
	return {
		product: { id, slug, name, category },
		sku,
		price: formatRupees(price),
		unit,
		imageBase: pictureIfMade(image)?.base ?? "",
		kinds,
		colours: (details.colourways ?? []).map(({ code, name }) => ({ code, name })),
		head: {
			title: titled(title, company.brandName),
			description: title,
			canonical: `${publicUrl}/products/${slug}`,
		},
	};
}

export function meta({ loaderData }: Route.MetaArgs) {
	return [...pageMeta(loaderData?.head), { name: "robots", content: "noindex" }];
}

/** Asking for a sample of one product. */
export default function SamplePage({ loaderData }: Route.ComponentProps) {
	const words = useMessages(samplePage);
	const { product, imageBase, sku, price, unit, ...sampled } = loaderData;
	return (
		<BesideProduct
			product={{ ...product, imageBase }}
			back={words.back}
			heading={words.heading}
			facts={words.sampled({ sku, price, unit })}
			lead={words.lead}
		>
			<SampleForm key={product.id} product={product} {...sampled} />
		</BesideProduct>
	);
}
