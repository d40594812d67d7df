import { search } from "../../../messages/en/shop/search/search.ts";
import button from "../../ui/button.module.css";
import { ArrowRight } from "../../ui/icons.tsx";
import layout from "../../ui/layout.module.css";
import { Link } from "../../ui/link.tsx";
import prose from "../../ui/prose.module.css";
import { useMessages } from "../../ui/use-messages.ts";
import { askFor } from "../contact/subject.ts";
import { ProductCard } from "../products/product-card.tsx";
import productGrid from "../products/product-grid.module.css";
import { MOST_FOUND } from "./most-found.ts";
import styles from "./search.module.css";
import type { findByAddress } from "./search.server.ts";

type Props = Omit<Awaited<ReturnType<typeof findByAddress>>, "head">;

const SIZES = "(width < 22rem) 100vw, (width < 70rem) 50vw, (width < 100rem) 33vw, 25vw";

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
					<nav aria-label={words.categories}>
						<ul className={layout.actions}>
							{categories.map(({ id, name }) => (
								<li key={id}>
									<Link className={button.link} to={`/products?category=${id}`}>
										{name}
									</Link>
								</li>
							))}
						</ul>
					</nav>
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
				</div>
			)}
		</>
	);
}

function outcomeOf(words: typeof search, count: number, query: string): string {
	return count === MOST_FOUND ? words.most({ count, query }) : words.count({ count, query });
}
