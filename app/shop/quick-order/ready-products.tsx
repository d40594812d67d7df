import { lazy, type ReactNode, Suspense } from "react";
import { smallImage } from "../../../content/product-image.ts";
import { priceAt } from "../../../domain/catalogue/price-at.ts";
import { addItem, type CartItem } from "../../../domain/orders/cart.ts";
import { formatCount, formatRupees, lineAmount } from "../../../domain/shared/money.ts";
import { lines as cartLines } from "../../../messages/en/shop/cart/lines.ts";
import { quantity as quantities } from "../../../messages/en/shop/cart/quantity.ts";
import { quickOrder } from "../../../messages/en/shop/quick-order/quick-order.ts";
import layout from "../../ui/layout.module.css";
import { Link } from "../../ui/link.tsx";
import prose from "../../ui/prose.module.css";
import { useMessages } from "../../ui/use-messages.ts";
import { useCart } from "../cart/cart-store.ts";
import { slugOf, soldItem } from "../parts/catalogue-item.ts";
import ledger from "../parts/ledger.module.css";
import { Picture } from "../parts/picture.tsx";
import type { ReadyLine } from "./look-up.server.ts";
import styles from "./ready-products.module.css";

/** Fetched where a product of the list has such a minimum. */
const SharedMinimums = lazy(async () => ({ default: (await import("../cart/shared-minimums.tsx")).SharedMinimums }));

type Props = {
	ready: readonly ReadyLine[];
	/** Whether nothing else is left of the list. */
	isAlone: boolean;
	/** What adds them. */
	children: ReactNode;
};

/** What can go into the cart, with what it comes to and the minimums that products share there. */
export function ReadyProducts({ ready, isAlone, children }: Props) {
	const words = useMessages(quickOrder);
	const inCart = useCart((cart) => cart.items);
	const total = ready.reduce((sum, { item, quantity }) => sum + lineAmount(priceAt(item, quantity), quantity), 0);
	const hasShared = ready.some(({ item }) => item.pool ?? item.minPerColour);
	return (
		<section className={styles.ready} data-alone={isAlone || undefined} aria-labelledby="ready">
			<h3 id="ready">{words.ready}</h3>
			<ul>
				{ready.map((one) => (
					<Ready key={one.item.id} one={one} />
				))}
			</ul>
			{hasShared && (
				<Suspense fallback={null}>
					<SharedMinimums
						items={ready.reduce<CartItem[]>(
							(items, { item, quantity, cells }) => addItem(items, soldItem(item), quantity, cells),
							[...inCart],
						)}
					/>
				</Suspense>
			)}
			<p className={ledger.total}>
				<span>{words.total}</span>
				<output>{formatRupees(total)}</output>
			</p>
			<div className={layout["needs-script"]}>{children}</div>
			<noscript>
				<p className={prose.fine}>
					{words.noScript[0]}
					<a href="/contact#write">{words.noScript[1]}</a>
					{words.noScript[2]}
				</p>
			</noscript>
		</section>
	);
}

function Ready({ one: { item, quantity, split, lines } }: { one: ReadyLine }) {
	const words = useMessages(quickOrder);
	const { pieces } = useMessages(quantities);
	const { price: priceLine } = useMessages(cartLines);
	const { name, sku, unit, minOrder } = item;
	const price = priceAt(item, quantity);
	return (
		<li>
			{item.imageBase !== "" && <Picture source={smallImage(item.imageBase)} alt="" sizes="64px" />}
			<h4>
				<Link to={`/products/${slugOf(item)}`}>{name}</Link>
			</h4>
			<b>{formatRupees(lineAmount(price, quantity))}</b>
			<p>
				{pieces({ count: quantity, unit })}
				<span>{priceLine({ price: formatRupees(price), unit, minimum: formatCount(minOrder) })}</span>
			</p>
			{split !== "" && <p>{split}</p>}
			<p className={styles.lines}>
				{sku !== undefined && <span>{words.article({ sku })}</span>}
				{words.lineNumbers({ numbers: lines.map(({ line }) => line) })}
			</p>
		</li>
	);
}
