import { listImage } from "../../../content/product-image.ts";
import { search } from "../../../messages/en/shop/search/search.ts";
import button from "../../ui/button.module.css";
import { ArrowRight } from "../../ui/icons.tsx";
import { Link } from "../../ui/link.tsx";
import prose from "../../ui/prose.module.css";
import { useMessages } from "../../ui/use-messages.ts";
import { askFor } from "../contact/subject.ts";
import { Picture } from "../parts/picture.tsx";
import productImage from "../parts/product-image.module.css";
import { ProductCard } from "../products/product-card.tsx";
import productGrid from "../products/product-grid.module.css";
import { CategoryTiles } from "./category-tiles.tsx";
import { MOST_FOUND } from "./most-found.ts";
import styles from "./search.module.css";
import type { findByAddress } from "./search.server.ts";

type Props = Omit<Awaited<ReturnType<typeof findByAddress>>, "head">;

const SIZES = "(width < 22rem) 100vw, (width < 64rem) 50vw, (width < 100rem) 33vw, 25vw";

/** The way to a whole category is as wide as the products before it leave it room. */
const WHOLE_SIZES = "(width < 64rem) 50vw, (width < 80rem) 67vw, 50vw";

/** What was found, best first; where nothing was, the ways on. */
export function SearchResults({ query, found, categories, whole }: Props) {
	const words = useMessages(search);
	const count = found.length;
	const outcome = query === "" ? "" : count === 0 ? words.none({ query }) : outcomeOf(words, count, query);
	return (
		<>
			<p className={styles.outcome} role="status">
				{outcome}
			</p>
			{count === 0 && (
				<div className={styles.onward}>
					{query !== "" && (
						<>
							<p className={prose.lead}>{words.noneText}</p>
							<Link className={button.button} to={askFor(query)}>
								{words.ask} <ArrowRight />
							</Link>
						</>
					)}
					<CategoryTiles categories={categories} />
				</div>
			)}
			{count > 0 && (
				<div className={`${productGrid.grid} ${styles.grid}`}>
					{found.map(({ item, reason }, place) => (
						<ProductCard
							key={item.id}
							item={item}
							place={place}
							heading="h2"
							sizes={SIZES}
							load={place === 0 ? "first" : "soon"}
							note={reason === "name" ? undefined : words.foundBy({ reason: words.reasons[reason] })}
						/>
					))}
					{whole && <WholeCategory {...whole} />}
				</div>
			)}
		</>
	);
}

/** Others of the category that the best hit is from, and the way to all of it. */
function WholeCategory({ id, name, count, base, others }: NonNullable<Props["whole"]>) {
	const words = useMessages(search);
	return (
		<section className={styles.whole} aria-labelledby="whole">
			<div className={productImage.frame}>
				<Picture source={listImage(base)} alt="" sizes={WHOLE_SIZES} />
			</div>
			<h2 id="whole">{words.more({ category: name })}</h2>
			<ul>
				{others.map(({ slug, name, price }) => (
					<li key={slug}>
						<Link to={`/products/${slug}`}>
							{name} <span>{price}</span>
						</Link>
					</li>
				))}
			</ul>
			<Link className={styles.all} to={`/products?category=${id}`}>
				<span>
					{words.whole({ category: name })} <small>{words.products({ count })}</small>
				</span>
				<ArrowRight />
			</Link>
		</section>
	);
}

function outcomeOf(words: typeof search, count: number, query: string): string {
	return count === MOST_FOUND ? words.most({ count, query }) : words.count({ count, query });
}
