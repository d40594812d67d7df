import { pictureOf } from "../../../content/picture-source.ts";
import { formatRupees, type Paise } from "../../../domain/shared/money.ts";
import type { Span } from "../../../domain/shared/span.ts";
import { quantity } from "../../../messages/en/shop/cart/quantity.ts";
import { home } from "../../../messages/en/shop/home.ts";
import { ArrowRight } from "../../ui/icons.tsx";
import layout from "../../ui/layout.module.css";
import { Link } from "../../ui/link.tsx";
import prose from "../../ui/prose.module.css";
import { useMessages } from "../../ui/use-messages.ts";
import { Picture } from "../parts/picture.tsx";
import productImage from "../parts/product-image.module.css";
import styles from "./category-sheet.module.css";

type Props = {
	heading: string;
	categories: readonly {
		id: string;
		name: string;
		image: string;
		imageAlt: string;
		from: Paise | undefined;
	}[];
	/** Without products there are no prices and no minimums. */
	facts: { products: number; price: Span | undefined; minimum: Span | undefined };
};

/**
 * All categories as one joined sheet of cloth. Each cell lies under a placeholder for its first half second
 * (specification, section 2, Home); that is drawn by the stylesheet, over content that is in the document.
 */
export function CategorySheet({ heading, categories, facts }: Props) {
	const { pieces } = useMessages(quantity);
	const words = useMessages(home.categories);
	const { products, price, minimum } = facts;
	return (
		<section className={`${styles.categories} ${layout.grid}`} data-later="" id="products">
			<div className={styles.heading}>
				<h2>{heading}</h2>
				{price && minimum && (
					<p className={prose.quiet}>
						{words.prices({
							...{ least: formatRupees(price.least), most: formatRupees(price.most) },
							...{ from: minimum.least, to: pieces({ count: minimum.most }) },
						})}
					</p>
				)}
			</div>
			<div className={styles.sheet}>
				{categories.map(({ id, name, image, imageAlt, from }, i) => (
					<Link key={id} to={`/products?category=${id}`}>
						<span className={`${productImage.frame} ${styles.picture}`}>
							<Picture
								source={pictureOf(image)}
								alt={imageAlt}
								sizes={i === 0 ? "(width < 48rem) 100vw, 50vw" : SIZES}
							/>
						</span>
						<span className={styles.caption}>
							<b>{name}</b> {from !== undefined && <span>{words.from({ price: formatRupees(from) })}</span>}
						</span>
					</Link>
				))}
				<Link className={styles.whole} to="/products">
					<span className={`${productImage.frame} ${styles.picture}`}>
						<Picture source={pictureOf("site/hero-tall")} alt="" sizes={SIZES} />
					</span>
					<span className={styles.caption}>
						<b>{words.all}</b>{" "}
						<span>
							{words.products({ count: products })} <ArrowRight />
						</span>
					</span>
				</Link>
			</div>
		</section>
	);
}

const SIZES = "(width < 48rem) 50vw, (width < 70rem) 34vw, 25vw";
