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
export function SearchResults({ query, found, categories }: Props) {
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
					<WholeCategory found={found} categories={categories} />
				</div>
			)}
		</>
	);
}

/** Where a search finds a few products of one category, they would stand alone on the page: the way to all of them. */
function WholeCategory({ found, categories }: Pick<Props, "found" | "categories">) {
	const words = useMessages(search);
	const [first] = found;
	const category = categories.find(({ id }) => id === first?.item.category);
	if (!category || found.length > FEW || found.length === category.count) return null;
	if (found.some(({ item }) => item.category !== category.id)) return null;
	return (
		<Link className={styles.whole} to={`/products?category=${category.id}`}>
			<div className={productImage.frame}>
				<Picture source={listImage(category.base)} alt="" sizes={WHOLE_SIZES} />
			</div>
			<b>{words.whole({ category: category.name })}</b>
			<span>
				{words.products({ count: category.count })} <ArrowRight />
			</span>
		</Link>
	);
}

const FEW = 3;

function outcomeOf(words: typeof search, count: number, query: string): string {
	return count === MOST_FOUND ? words.most({ count, query }) : words.count({ count, query });
}
