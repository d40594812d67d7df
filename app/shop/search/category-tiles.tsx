import { listImage } from "../../../content/product-image.ts";
import { search } from "../../../messages/en/shop/search/search.ts";
import { Link } from "../../ui/link.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import type { CategoryEntry } from "../parts/category-entry.ts";
import { Picture } from "../parts/picture.tsx";
import styles from "./category-tiles.module.css";

/** The categories with their pictures, for who has not searched yet or has found nothing. */
export function CategoryTiles({ categories }: { categories: readonly CategoryEntry[] }) {
	const words = useMessages(search);
	return (
		<nav className={styles.tiles} aria-label={words.categories}>
			<ul>
				{categories.map(({ id, name, base }) => (
					<li key={id}>
						<Link to={`/products?category=${id}`}>
							<Picture source={listImage(base)} alt="" sizes="(width < 48rem) 46vw, (width < 100rem) 23vw, 12vw" />
							<b>{name}</b>
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
