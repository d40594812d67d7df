import { redirect } from "react-router";
import { closeViewOf } from "../../../content/close-view.ts";
import { pictureOf } from "../../../content/picture-source.ts";
import { jpegAddress } from "../../../content/product-image.ts";
import { type ShownView, viewsOf, viewsOfColour } from "../../../content/product-views.ts";
import { serviceFigures } from "../../../content/service-figures.ts";
import { titled } from "../../../content/site-text.ts";
import { sizeGuide } from "../../../domain/catalogue/size-guide.ts";
import { keepTogether } from "../../../domain/shared/keep-together.ts";
import { WHOLE_LIST } from "../../../domain/shared/list-pages.ts";
import { formatRupees } from "../../../domain/shared/money.ts";
import { page as sentences } from "../../../messages/en/shop/product/page.ts";
import { messagesFor } from "../../../messages/registry.ts";
import { localeContext, servicesContext } from "../../../server/main/context.ts";
import button from "../../ui/button.module.css";
import { classNames } from "../../ui/class-names.ts";
import layout from "../../ui/layout.module.css";
import { Link } from "../../ui/link.tsx";
import prose from "../../ui/prose.module.css";
import { useMessages } from "../../ui/use-messages.ts";
import { useSeen } from "../offline/seen-products.ts";
import categoryColour from "../parts/category-colour.module.css";
import { lost } from "../parts/lost.server.ts";
import { pageMeta } from "../parts/meta.ts";
import { productCard } from "../parts/page-head.ts";
import { catalogueItemOf } from "../parts/seen-product.ts";
import { ProductCard } from "../products/product-card.tsx";
import productGrid from "../products/product-grid.module.css";
import type { Route } from "./+types/product";
import { Tint } from "./colourways.tsx";
import styles from "./product.module.css";
import { ProductDetails } from "./product-details.tsx";
import { productFacts, withoutSizes } from "./product-facts.ts";
import { OrderAction, ProductOrder } from "./product-order.tsx";
import { ProductViews, type View } from "./product-views.tsx";
import { StructuredProduct } from "./structured-product.tsx";

export const handle = { thumb: OrderAction };

/** At most this many others of its category stand below a product. */
const OTHERS = 4;

export async function loader({ context, params }: Route.LoaderArgs) {
	const { catalogue, publicUrl, company } = context.get(servicesContext);
	const product = await catalogue.bySlug(params.slug);
	if (!product) throw await byId(params.slug, context);
	const { categories, count } = catalogue.summary();
	const category = categories.find(({ id }) => id === product.category);
	if (!category) throw lost(context);
	const pools = catalogue.pools();
	const item = catalogueItemOf(product, pools);
	const { name, description, story, imageAlt, image, price, unit, details } = product;
	const beside = await catalogue.list(category.id, 0, OTHERS + 1);
	const picture = pictureOf(image);
	const close = closeViewOf(product);
	const { cart, product: sentences } = messagesFor(context.get(localeContext)).shop;
	const { page: words, facts } = sentences;
	const priced = { name, price: formatRupees(price), unit };
	const sizes = sizeGuide(product);
	const minimum = cart.quantity.pieces({ count: item.minOrder, unit });
	return {
		// Read by search engines as well, to which a blank is a blank.
		item: { ...item, description },
		story: story && keepTogether(story),
		imageAlt,
		picture,
		views: viewsOf(product).map(drawn(name, words)),
		inColours: Object.fromEntries(
			(details.colourways ?? []).flatMap((colourway) => {
				const views = viewsOfColour(product, colourway.code);
				const isMain = views[0]?.picture.base === picture.base;
				return views.length === 0 || isMain ? [] : [[colourway.code, views.map(drawn(name, words, colourway.name))]];
			}),
		),
		close: close && { ...close, alt: close.alt || words.closeView({ name }) },
		category: { id: category.id, name: category.name },
		sizes,
		facts: [
			...productFacts(sizes ? withoutSizes(product) : product, facts),
			{ label: facts.processing, lines: [facts.onceMade({ days: serviceFigures.processing })] },
		].map(({ label, lines }) => ({ label, lines: lines.map(keepTogether) })),
		colourways: details.colourways ?? [],
		claims: details.claims ?? [],
		others: beside
			.filter((other) => other.id !== product.id)
			.slice(0, OTHERS)
			.map((other) => catalogueItemOf(other, pools, count > WHOLE_LIST)),
		head: {
			title: titled(words.title(priced), company.brandName),
			description: words.description({ ...priced, text: description, minimum }),
			canonical: `${publicUrl}/products/${product.slug}`,
			image: publicUrl + productCard(product, jpegAddress(picture)),
		},
	};
}

/** A view as its page draws it: the picture by its base alone, and what it shows where the owner has not said so. */
function drawn(name: string, { viewIn }: typeof sentences, colour?: string) {
	return ({ view, picture, alt }: ShownView): View => ({
		base: picture.base,
		alt: alt || viewIn({ name, view, colour }),
	});
}

/** A line of the cart knows its product by its id alone: to be thrown, the way to that product's page, or to the lost page. */
async function byId(id: string, context: Route.LoaderArgs["context"]) {
	const { products } = await context.get(servicesContext).catalogue.productsAt([id]);
	const product = products.get(id);
	return product ? redirect(`/products/${product.slug}`) : lost(context);
}

/** The total of what is being ordered: in the large face, it would be pushed when its rupee came. */
export function links() {
	// Of use to the document alone.
	if (!import.meta.env.SSR) return [];
	return [
		{
			rel: "preload",
			as: "font",
			type: "font/woff2",
			media: "(width >= 48rem)",
			href: "/fonts/newsreader-inr-860bebe9.woff2",
			crossOrigin: "anonymous",
		},
	];
}

export function meta({ loaderData }: Route.MetaArgs) {
	return pageMeta(loaderData?.head);
}

export default function Product({ loaderData }: Route.ComponentProps) {
	const words = useMessages(sentences);
	const { item, views, inColours, category, colourways } = loaderData;
	useSeen(item.name);
	const inCategory = `/products?category=${category.id}`;
	return (
		<main id="main" className={classNames(styles.product, categoryColour[category.id])}>
			<section className={`${styles.sample} ${layout.grid}`}>
				<div className={styles.ground}>
					<Tint id={item.id} colourways={colourways} />
					<nav className={styles.crumbs} aria-label={words.breadcrumb}>
						<ol>
							<li>
								<Link to="/products">{words.products}</Link>
							</li>
							<li>
								<Link to={inCategory}>{category.name}</Link>
							</li>
						</ol>
					</nav>
					<ProductViews key={item.id} id={item.id} name={item.name} views={views} inColours={inColours} />
					<div className={styles.teeth} />
				</div>
				<div className={styles.words}>
					<h1>{item.name}</h1>
					{item.sku && <p className={prose.fine}>{words.article({ sku: item.sku })}</p>}
					<p className={`${prose.lead} ${styles.lead}`}>{item.description}</p>
					<ProductOrder key={item.id} item={item} colourways={colourways} sizes={loaderData.sizes?.sizes} />
				</div>
			</section>
			<ProductDetails {...loaderData} />
			<p className={styles.printed}>{loaderData.head.canonical}</p>
			{loaderData.others.length > 0 && (
				<section className={`${styles.more} ${layout.grid}`} data-later="">
					<div className={styles.heading}>
						<h2>{words.more({ category: category.name })}</h2>
						<Link className={button.link} to={inCategory}>
							{words.all({ category: category.name })}
						</Link>
					</div>
					<div className={`${productGrid.grid} ${styles.grid}`}>
						{loaderData.others.map((other, place) => (
							<ProductCard key={other.id} item={other} place={place} heading="h3" sizes="(width < 48rem) 50vw, 18vw" />
						))}
					</div>
				</section>
			)}
			<StructuredProduct {...loaderData} />
		</main>
	);
}
