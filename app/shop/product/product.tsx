import { data } from "react-router";
import { closeViewOf } from "../../../content/close-view.ts";
import { pictureOf } from "../../../content/picture-source.ts";
import { jpegAddress } from "../../../content/plate.ts";
import { serviceFigures } from "../../../content/service-figures.ts";
import { titled } from "../../../content/site-text.ts";
import { WHOLE_LIST } from "../../../domain/shared/list-pages.ts";
import { formatRupees } from "../../../domain/shared/money.ts";
import { page as sentences } from "../../../messages/en/shop/product/page.ts";
import { messagesFor } from "../../../messages/registry.ts";
import { localeContext, servicesContext } from "../../../server/main/context.ts";
import button from "../../ui/button.module.css";
import { classNames } from "../../ui/class-names.ts";
import { ArrowRight } from "../../ui/icons.tsx";
import layout from "../../ui/layout.module.css";
import { Link } from "../../ui/link.tsx";
import prose from "../../ui/prose.module.css";
import { useMessages } from "../../ui/use-messages.ts";
import { askAbout } from "../contact/subject.ts";
import cloth from "../parts/cloth.module.css";
import ledger from "../parts/ledger.module.css";
import { pageMeta } from "../parts/meta.ts";
import { productCard } from "../parts/page-head.ts";
import { Picture } from "../parts/picture.tsx";
import { catalogueItemOf } from "../parts/seen-product.ts";
import { ProductCard } from "../products/product-card.tsx";
import productGrid from "../products/product-grid.module.css";
import type { Route } from "./+types/product";
import { Claims } from "./claims.tsx";
import { Colourways } from "./colourways.tsx";
import styles from "./product.module.css";
import { productFacts } from "./product-facts.ts";
import { OrderAction, ProductOrder } from "./product-order.tsx";

export const handle = { thumb: OrderAction };

/** So many others of its category stand below a product. */
const OTHERS = 4;

export async function loader({ context, params }: Route.LoaderArgs) {
	const { catalogue, publicUrl, company } = context.get(servicesContext);
	const product = await catalogue.bySlug(params.slug);
	const { categories, count } = catalogue.summary();
	const category = categories.find(({ id }) => id === product?.category);
	if (!product || !category) throw data(null, { status: 404, statusText: "Not Found" });
	const pools = catalogue.pools();
	const item = catalogueItemOf(product, pools);
	const { name, description, story, imageAlt, image, price, unit, details } = product;
	const beside = await catalogue.list(category.id, 0, OTHERS + 1);
	const picture = pictureOf(image);
	const close = closeViewOf(product);
	const { cart, product: sentences } = messagesFor(context.get(localeContext)).shop;
	const { page: words, facts } = sentences;
	const priced = { name, price: formatRupees(price), unit };
	const minimum = cart.quantity.pieces({ count: item.minOrder, unit });
	return {
		item,
		story,
		imageAlt,
		picture,
		close: close && { ...close, alt: close.alt || words.closeView({ name }) },
		category: { id: category.id, name: category.name },
		facts: [...productFacts(product, facts), { label: facts.processing, lines: [serviceFigures.processing] }],
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

export function meta({ loaderData }: Route.MetaArgs) {
	return pageMeta(loaderData?.head);
}

export default function Product({ loaderData }: Route.ComponentProps) {
	const words = useMessages(sentences);
	const { item, picture, imageAlt, category } = loaderData;
	const inCategory = `/products?category=${category.id}`;
	return (
		<main id="main" className={classNames(styles.product, cloth[category.id])}>
			<section className={`${styles.sample} ${layout.grid}`}>
				<div className={styles.ground}>
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
					<figure>
						<Picture
							source={picture}
							alt={imageAlt}
							sizes="(width < 48rem) 78vw, (width < 70rem) 45vw, 560px"
							load="first"
						/>
					</figure>
					<div className={styles.teeth} />
				</div>
				<div className={styles.words}>
					<h1>{item.name}</h1>
					<p className={`${prose.lead} ${styles.lead}`}>{item.description}</p>
					<ProductOrder key={item.id} item={item} />
				</div>
			</section>
			<Cloth {...loaderData} />
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
							<ProductCard key={other.id} item={other} place={place} heading="h3" sizes="(width < 48rem) 50vw, 25vw" />
						))}
					</div>
				</section>
			)}
		</main>
	);
}

type ClothProps = Pick<
	Route.ComponentProps["loaderData"],
	"story" | "close" | "facts" | "colourways" | "claims" | "item"
>;

/** What the cloth is: the story, a close view when there is one, and a table of what is known. */
function Cloth({ story, close, facts, colourways, claims, item }: ClothProps) {
	const words = useMessages(sentences);
	return (
		<section className={`${styles.cloth} ${layout.grid}`} data-later="">
			<div className={styles.story}>
				<h2>{words.fabric}</h2>
				{story && <p className={prose.lead}>{story}</p>}
				{close && (
					<figure>
						<Picture source={close.picture} alt={close.alt} sizes="(width < 48rem) 100vw, 44vw" />
					</figure>
				)}
			</div>
			<div className={styles.facts}>
				<dl className={`${ledger.ledger} ${ledger.closed}`}>
					{facts.map(({ label, lines }) => (
						<div key={label}>
							<dt>{label}</dt>
							<dd>
								{lines.map((line) => (
									<span key={line}>{line}</span>
								))}
							</dd>
						</div>
					))}
				</dl>
				{colourways.length > 0 && (
					<>
						<h3>{words.colours}</h3>
						<Colourways colourways={colourways} />
					</>
				)}
				{claims.length > 0 && (
					<>
						<h3>{words.certificates}</h3>
						<Claims claims={claims} />
					</>
				)}
				<Link className={`${button.link} ${styles.ask}`} to={askAbout(item.slug ?? item.id)}>
					{words.ask(item)} <ArrowRight />
				</Link>
			</div>
		</section>
	);
}
