import { useViewTransitionState } from "react-router";
import { listImage } from "../../../content/product-image.ts";
import { formatRupees } from "../../../domain/shared/money.ts";
import { quantity } from "../../../messages/en/shop/cart/quantity.ts";
import { card } from "../../../messages/en/shop/products/card.ts";
import { classNames } from "../../ui/class-names.ts";
import { Plus } from "../../ui/icons.tsx";
import layout from "../../ui/layout.module.css";
import { Link } from "../../ui/link.tsx";
import { unbroken } from "../../ui/unbroken.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import cart from "../cart/cart-button.module.css";
import { useCart } from "../cart/cart-store.ts";
import { loadQuantityDialog } from "../cart/quantity-dialog-host.tsx";
import { useAsked } from "../cart/quantity-store.ts";
import { type CatalogueItem, slugOf } from "../parts/catalogue-item.ts";
import { type Load, Picture } from "../parts/picture.tsx";
import image from "../parts/product-image.module.css";
import { useSecondPicture } from "../parts/second-picture.ts";
import styles from "./product-card.module.css";

type Props = {
	item: CatalogueItem;
	/** Which of its list it is: a number makes shorter ids than a name, forty times. */
	place: number;
	heading: "h2" | "h3";
	sizes: string;
	load?: Load;
	/** A line on why it stands in its list. */
	note?: string;
	/** Whether its picture grows into the product page's. */
	grows?: boolean;
};

export function ProductCard({ item, place, heading: Heading, sizes, load, note, grows }: Props) {
	const words = useMessages(card);
	const { pieces, per, addToCart } = useMessages(quantity);
	const { name, description, price, unit, minOrder, cloth, sku } = item;
	const to = `/products/${slugOf(item)}`;
	// While one page gives way to the other, the browser lets this picture grow into the product page's, or back.
	const isGrowing = useViewTransitionState(to) && grows;
	const second = useSecondPicture(item);
	// How much of it lies in the cart already, marked as the header marks all of it.
	const held = useCart(({ items }) => items.find(({ id }) => id === item.id)?.quantity);
	return (
		<article className={styles["product-card"]}>
			{/* The name's link says the same, so the keyboard meets the pair once. */}
			<Link
				className={classNames(image.frame, styles.picture, !item.alone && styles.layered)}
				to={to}
				tabIndex={-1}
				data-growing={isGrowing ? "" : undefined}
				data-second={second.isShown && second.source ? "" : undefined}
				{...(item.alone ? {} : second.handlers)}
			>
				{item.imageBase === "" ? (
					<span className={styles.unpictured}>{words.noPicture}</span>
				) : (
					<Picture source={listImage(item.imageBase)} alt={name} sizes={sizes} load={load} />
				)}
				{second.source && <Picture source={second.source} alt="" sizes={sizes} className={styles.second} load="soon" />}
			</Link>
			<div className={styles.body}>
				<Heading id={`p${place}`}>
					<Link to={to}>{unbroken(name)}</Link>
				</Heading>
				<p className={styles.description}>{description}</p>
				{(cloth ?? sku) && <p className={styles.cloth}>{[cloth, sku].filter(Boolean).join(" · ")}</p>}
				{note && <p className={styles.note}>{note}</p>}
				<p className={styles.minimum}>
					<span>
						<b>{formatRupees(price)}</b> {per({ unit })}
					</span>
					<span>
						{words.minOrder} <i>{pieces({ count: minOrder, unit })}</i>
					</span>
				</p>
				<button
					type="button"
					className={styles.add}
					data-hold=""
					aria-haspopup="dialog"
					aria-describedby={`p${place}`}
					onPointerEnter={loadQuantityDialog}
					onFocus={loadQuantityDialog}
					onPointerDown={() => useAsked.getState().reach(item)}
					onClick={() => useAsked.getState().ask(item)}
				>
					{addToCart}{" "}
					{held ? (
						<span className={`${cart.badge} ${styles.held}`}>
							<span aria-hidden="true">{held}</span>
							<span className={layout["visually-hidden"]}>{words.held({ count: held })}</span>
						</span>
					) : (
						<Plus />
					)}
				</button>
			</div>
		</article>
	);
}
