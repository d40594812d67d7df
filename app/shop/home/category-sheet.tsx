import type { PictureSource } from "../../../content/plate.ts";
import { formatRupees, type Paise } from "../../../domain/shared/money.ts";
import type { Span } from "../../../domain/shared/span.ts";
import { ArrowRight } from "../../ui/icons.tsx";
import { Link } from "../../ui/link.tsx";
import { pieces } from "../cart/quantity-text.ts";
import { Picture } from "../parts/picture.tsx";

type Props = {
	heading: string;
	categories: readonly {
		id: string;
		name: string;
		imageAlt: string;
		picture: PictureSource;
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
	const { products, price, minimum } = facts;
	return (
		<section className="cats g later" id="products">
			<div className="hd">
				<h2>{heading}</h2>
				{price && minimum && (
					<p className="quiet">
						Prices run from {formatRupees(price.least)} to {formatRupees(price.most)} per piece, minimums from{" "}
						{minimum.least} to {pieces(minimum.most)}.
					</p>
				)}
			</div>
			<div className="sheet">
				{categories.map(({ id, name, imageAlt, picture, from }, i) => (
					<Link key={id} to={`/products?category=${id}`}>
						<span className="plate">
							<Picture source={picture} alt={imageAlt} sizes={i === 0 ? "(width < 48rem) 100vw, 50vw" : SIZES} />
						</span>
						<span className="cap">
							<b>{name}</b> {from !== undefined && <span>from {formatRupees(from)}</span>}
						</span>
					</Link>
				))}
				<Link className="whole" to="/products">
					<b>The whole catalogue</b>
					<span className="row">
						<span>{products} products</span>
						<ArrowRight />
					</span>
				</Link>
			</div>
		</section>
	);
}

const SIZES = "(width < 48rem) 50vw, (width < 70rem) 34vw, 25vw";
