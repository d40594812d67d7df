import type { ReactNode } from "react";
import layout from "../../ui/layout.module.css";
import { Link } from "../../ui/link.tsx";
import prose from "../../ui/prose.module.css";
import styles from "./beside-product.module.css";
import { slugOf } from "./catalogue-item.ts";

type Props = {
	product: { id: string; slug?: string };
	/** The words of the link to its page. */
	back: string;
	heading: string;
	lead: string;
	children: ReactNode;
};

/** A page on which something of one product is chosen: it has a way back to the product's own. */
export function BesideProduct({ product, back, heading, lead, children }: Props) {
	return (
		<main id="main" className={`${styles.page} ${layout.grid}`}>
			<div className={styles.words}>
				<p>
					<Link to={`/products/${slugOf(product)}`}>{back}</Link>
				</p>
				<h1>{heading}</h1>
				<p className={prose.lead}>{lead}</p>
				{children}
			</div>
		</main>
	);
}
