import { listImage, smallImage } from "../../../content/product-image.ts";
import { search } from "../../../messages/en/shop/search/search.ts";
import button from "../../ui/button.module.css";
import { ArrowRight } from "../../ui/icons.tsx";
import { Link } from "../../ui/link.tsx";
import prose from "../../ui/prose.module.css";
import { useMessages } from "../../ui/use-messages.ts";
import { askFor } from "../contact/subject.ts";
import { Picture } from "../parts/picture.tsx";
import productImage from "../parts/product-image.module.css";
import { KeptPlace } from "../products/kept-place.tsx";
import { ProductCard } from "../products/product-card.tsx";
import productGrid from "../products/product-grid.module.css";
import { CategoryTiles } from "./category-tiles.tsx";
import { MOST_FOUND } from "./most-found.ts";
import styles from "./search.module.css";
import type { findByAddress } from "./search.server.ts";

type Props = Omit<Awaited<ReturnType<typeof findByAddress>>, "head">;

const SIZES = "(width < 22rem) 100vw, (width < 64rem) 50vw, (width < 100rem) 33vw, 25vw";

/** A hit alone is the large thing of its page. */
const ALONE_SIZES = "(width < 22rem) 100vw, (width < 64rem) 50vw, 40vw";

/** The way to a whole category is as wide as the products before it leave it room. */
const WHOLE_SIZES = "(width < 64rem) 50vw, (width < 80rem) 67vw, 50vw";

/** What was found, best first: what fits every word, and what fits some; where nothing was, the ways on. */
export function SearchResults({ query, full, partial, categories, whole }: Props) {
	const words = useMessages(search);
	const hasBoth = full.length > 0 && partial.length > 0;
	return (
		<>
			<KeptPlace />
			<p className={styles.outcome} role="status">
				{query !== "" && outcomeOf(words, query, full.length, partial.length)}
			</p>
			{full.length + partial.length === 0 && (
				<div className={styles.onward}>
					{query !== "" && (
						<>
							<p className={prose.lead}>{words.noneText}</p>
							<Link className={`${button.button} ${button.outlined}`} to={askFor(query)}>
								{words.ask} <ArrowRight />
							</Link>
						</>
					)}
					<CategoryTiles categories={categories} />
				</div>
			)}
			{full.length > 0 && (
				<div className={`${productGrid.grid} ${styles.grid}`}>
					<Cards found={full} />
					{whole && <WholeCategory {...whole} />}
				</div>
			)}
			{hasBoth && <h2 className={styles.others}>{words.partial}</h2>}
			{partial.length > 0 && (
				<div className={`${productGrid.grid} ${styles.grid}`}>
					<Cards found={partial} first={full.length} />
				</div>
			)}
		</>
	);
}

/** @param first the place of the first of them on the page */
function Cards({ found, first = 0 }: { found: Props["full"]; first?: number }) {
	const words = useMessages(search);
	return found.map(({ item, reason }, i) => (
		<ProductCard
			key={item.id}
			item={item}
			place={first + i}
			heading={first > 0 ? "h3" : "h2"}
			sizes={found.length === 1 && first === 0 ? ALONE_SIZES : SIZES}
			load={first + i === 0 ? "first" : "soon"}
			note={noteOf(words, reason)}
		/>
	));
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
				{others.map(({ slug, name, base, price }) => (
					<li key={slug}>
						<Link to={`/products/${slug}`}>
							{base && <Picture source={smallImage(base)} alt="" sizes="56px" />}
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

/** Why a product was found, where its card does not show it. */
function noteOf(words: typeof search, reason: Props["full"][number]["reason"]): string | undefined {
	if (reason === "name") return undefined;
	return reason === "other" ? words.byOther : words.foundBy({ reason: words.reasons[reason] });
}

function outcomeOf(words: typeof search, query: string, full: number, partial: number): string {
	if (full > 0) return full === MOST_FOUND ? words.most({ count: full, query }) : words.count({ count: full, query });
	return partial > 0 ? words.onlyPartial({ query }) : words.none({ query });
}
