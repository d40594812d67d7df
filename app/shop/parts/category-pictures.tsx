import { useEffect, useState } from "react";
import { smallImage } from "../../../content/product-image.ts";
import { menu } from "../../../messages/en/shop/parts/menu.ts";
import { Link } from "../../ui/link.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import type { CategoryEntry } from "./category-entry.ts";
import styles from "./category-pictures.module.css";
import { Picture } from "./picture.tsx";

let entries: Promise<readonly CategoryEntry[]> | undefined;

/** Asked for once; after an answer that did not come, again when they are next shown. */
function fetchEntries(): Promise<readonly CategoryEntry[]> {
	entries ??= fetch("/menu.json")
		.then((answer) => (answer.ok ? answer.json() : Promise.reject(answer.status)))
		.catch(() => {
			entries = undefined;
			return [];
		});
	return entries;
}

/** The categories as small pictures, four beside each other: in a phone's menu, and in a cart that is still empty. */
export function CategoryPictures({ onClick }: { onClick?: () => void }) {
	const words = useMessages(menu);
	const [categories, setCategories] = useState<readonly CategoryEntry[]>([]);
	useEffect(() => {
		let isGone = false;
		void fetchEntries().then((found) => !isGone && setCategories(found));
		return () => {
			isGone = true;
		};
	}, []);
	return (
		<ul className={styles.categories} aria-label={words.categories}>
			{categories.map(({ id, name, count, base }) => (
				<li key={id}>
					<Link to={`/products?category=${id}`} onClick={onClick}>
						<Picture source={smallImage(base)} alt="" sizes="96px" />
						<span>
							{/* The figure does not fall into a line alone. */}
							{name}
							{"\u{a0}"}
							<small>{count}</small>
						</span>
					</Link>
				</li>
			))}
		</ul>
	);
}
