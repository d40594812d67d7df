import type { ReactNode } from "react";
import { listImage } from "../../../content/product-image.ts";
import button from "../../ui/button.module.css";
import layout from "../../ui/layout.module.css";
import { Link } from "../../ui/link.tsx";
import prose from "../../ui/prose.module.css";
import styles from "./beside-product.module.css";
import { slugOf } from "./catalogue-item.ts";
import { Picture } from "./picture.tsx";
import productImage from "./product-image.module.css";

type Props = {
	/** With the base of its picture's files; "" while it has none. */
	product: { id: string; slug?: string; name: string; imageBase: string };
	/** The words of the link to its page. */
	back: string;
	heading: string;
	/** What is known of it, in small print after its name. */
	facts: string;
	lead: string;
	children: ReactNode;
};

/** A page on which something of one product is chosen: it shows the product and has a way back to its own page. */
export function BesideProduct({ product, back, heading, facts, lead, children }: Props) {
	return (
		<main id="main" className={`${styles.page} ${layout.grid}`}>
			{product.imageBase !== "" && (
				<div className={`${productImage.frame} ${styles.picture}`}>
					<Picture source={listImage(product.imageBase)} alt="" sizes={SIZES} load="first" />
				</div>
			)}
			<div className={styles.head}>
				<h1>{heading}</h1>
				<p className={styles.name}>
					<b>{product.name}</b> <span>{facts}</span>
				</p>
				<p className={prose.quiet}>{lead}</p>
				<p>
					<Link className={button.minor} to={`/products/${slugOf(product)}`}>
						{back}
					</Link>
				</p>
			</div>
			<div className={styles.body}>{children}</div>
		</main>
	);
}

const SIZES = "(width < 64rem) 24vw, (width < 70rem) 30vw, (width < 100rem) 38vw, 26vw";
