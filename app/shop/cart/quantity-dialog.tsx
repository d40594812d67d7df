import { memo, useMemo, useRef, useState } from "react";
import { productImage } from "../../../content/product-image.ts";
import { priceAt } from "../../../domain/catalogue/price-at.ts";
import { addItem } from "../../../domain/orders/cart.ts";
import { hasOrderTerms, quantityProblem } from "../../../domain/orders/order-quantity.ts";
import { formatRupees } from "../../../domain/shared/money.ts";
import { readQuantity } from "../../../domain/shared/typed-numbers.ts";
import { dialog } from "../../../messages/en/shop/cart/dialog.ts";
import { quantity as quantities } from "../../../messages/en/shop/cart/quantity.ts";
import { afterPaint } from "../../ui/after-paint.ts";
import { useClosedByBack } from "../../ui/back-closes.ts";
import button from "../../ui/button.module.css";
import { classNames } from "../../ui/class-names.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Cross, Plus } from "../../ui/icons.tsx";
import layout from "../../ui/layout.module.css";
import { Link } from "../../ui/link.tsx";
import prose from "../../ui/prose.module.css";
import { unbroken } from "../../ui/unbroken.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import { type CatalogueItem, choicesAddress, sampleAddress, slugOf, soldItem } from "../parts/catalogue-item.ts";
import categoryColour from "../parts/category-colour.module.css";
import ledger from "../parts/ledger.module.css";
import { OrderTerms } from "../parts/order-terms.tsx";
import { Picture } from "../parts/picture.tsx";
import { QuantityField } from "../parts/quantity-field.tsx";
import { standIn } from "../parts/stand-in.ts";
import { toastAdded } from "./added-toast.tsx";
import { useCart } from "./cart-store.ts";
import styles from "./quantity-dialog.module.css";
import { QuantityMeter } from "./quantity-meter.tsx";
import { useAsked } from "./quantity-store.ts";
import { liveTotal } from "./quantity-text.ts";
import { SharedMinimums } from "./shared-minimums.tsx";

/** Asks how many pieces go into the cart (specification, section 2, "Quantity dialog"). */
export function QuantityDialog() {
	const words = useMessages(dialog);
	const { item, isOpen, turn, close } = useAsked();
	useClosedByBack(isOpen, close);
	const picture = useMemo(() => item && productImage(item.imageBase), [item]);
	const behind = useMemo(() => picture && standIn(picture), [picture]);
	if (!item || !picture) return null;
	return (
		<Dialog
			open={isOpen}
			onClose={close}
			labelledBy="quantity-title"
			field="quantity"
			className={classNames(styles.dialog, categoryColour[item.category])}
		>
			<div className={styles.picture}>
				<Picture source={picture} alt="" sizes="(width < 48rem) 112px, (width < 70rem) 168px, 520px" style={behind} />
			</div>
			<Ask key={turn} item={item} close={close} />
			<button type="button" className={`${button.icon} ${styles.close}`} aria-label={words.close} onClick={close}>
				<Cross />
			</button>
		</Dialog>
	);
}

type AskProps = { item: CatalogueItem; close: () => void };

/** Drawn anew by what is typed alone: neither closing nor what then lies in the cart draws it once more. */
const Ask = memo(function Ask({ item, close }: AskProps) {
	const { name, description, unit, minOrder, orderMultiple } = item;
	const words = useMessages(dialog);
	const { pieces, per, added, addToCart, choose, sample: askSample } = useMessages(quantities);
	const [text, setText] = useState(String(minOrder));
	const isSent = useRef(false);
	const quantity = readQuantity(text) ?? 0;
	const problem = quantityProblem(text, minOrder, orderMultiple, unit);
	const choices = choicesAddress(item, quantity);
	const sample = sampleAddress(item);

	return (
		<form
			className={styles.body}
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				if (problem) return document.getElementById("quantity")?.focus();
				if (isSent.current) return;
				isSent.current = true;
				useCart.getState().add(soldItem(item), quantity);
				toastAdded(added({ name, unit, count: quantity }));
				// Closing makes the browser style the whole page anew: the count in the cart is not to wait for it.
				void afterPaint().then(close);
			}}
		>
			<div className={styles.head}>
				<h2 id="quantity-title" tabIndex={-1}>
					<Link to={`/products/${slugOf(item)}`} onClick={close}>
						{unbroken(name)}
					</Link>
				</h2>
				{item.sku && <p className={prose.fine}>{words.article({ sku: item.sku })}</p>}
				<p className={`${prose.quiet} ${styles.description}`}>{description}</p>
			</div>
			<dl className={ledger.ledger}>
				<div>
					<dt>{words.price}</dt>
					<dd>
						{formatRupees(priceAt(item, quantity))} {per({ unit })}
					</dd>
				</div>
				<div>
					<dt>{words.minimum}</dt>
					<dd>{pieces({ count: minOrder, unit })}</dd>
				</div>
			</dl>
			{hasOrderTerms(item) && <OrderTerms facts={item} quantity={quantity} />}
			<div className={styles.quantity}>
				<QuantityField
					id="quantity"
					item={item}
					text={text}
					label={words.quantity}
					problemClassName={styles.error}
					onChange={setText}
					onLeave={close}
				/>
			</div>
			<QuantityMeter quantity={quantity} minOrder={minOrder} unit={unit} />
			{item.pool && <PoolMinimums item={item} quantity={quantity} />}
			{(choices || sample) && (
				<p className={layout.actions}>
					{choices && (
						<Link className={button.link} to={choices} onClick={close}>
							{choose(item)}
						</Link>
					)}
					{sample && (
						<Link className={button.link} to={sample} onClick={close}>
							{askSample}
						</Link>
					)}
				</p>
			)}
			<div className={styles.end}>
				<p className={`${ledger.total} ${styles.total}`}>
					<span>{words.total}</span>
					<output htmlFor="quantity">{liveTotal(item, text)}</output>
				</p>
				<p className={prose.fine}>{words.note}</p>
				<div className={styles.actions}>
					<button type="button" className={`${button.button} ${button.outlined}`} onClick={close}>
						{words.cancel}
					</button>
					<button type="submit" className={button.button}>
						{addToCart} <Plus />
					</button>
				</div>
			</div>
		</form>
	);
});

/** How far the minimum is reached that this product shares with others, with what would be added. */
function PoolMinimums({ item, quantity }: { item: CatalogueItem; quantity: number }) {
	const items = useCart((cart) => cart.items);
	return <SharedMinimums items={addItem(items, soldItem(item), quantity)} only={item.id} />;
}
