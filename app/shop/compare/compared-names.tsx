import type { RefObject } from "react";
import { compare } from "../../../messages/en/shop/compare/compare.ts";
import { Cross } from "../../ui/icons.tsx";
import { Link } from "../../ui/link.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import { type CatalogueItem, slugOf } from "../parts/catalogue-item.ts";
import styles from "./compared-names.module.css";

type Props = {
	products: readonly { item: CatalogueItem; without: string }[];
	strip: RefObject<HTMLUListElement | null>;
};

/**
 * Whose figures are below: a strip above the table that stays at the top of the screen. It is no part of the table, whose
 * own head would leave the screen with what scrolls sideways. Without script it could not follow the table, and is not there.
 */
export function ComparedNames({ products, strip }: Props) {
	const words = useMessages(compare);
	return (
		<ul ref={strip} className={styles.names} aria-label={words.names}>
			{products.map(({ item, without }) => (
				<li key={item.id}>
					<Link to={`/products/${slugOf(item)}`}>{item.name}</Link>
					<Link className={styles.remove} to={without} aria-label={words.removeOf(item)}>
						<Cross />
					</Link>
				</li>
			))}
		</ul>
	);
}
