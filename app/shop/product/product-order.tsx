import { lazy } from "react";
import { useRouteLoaderData } from "react-router";
import { create } from "zustand";
import type { Colourway } from "../../../domain/catalogue/catalogue.ts";
import { priceAt } from "../../../domain/catalogue/price-at.ts";
import { hasOrderTerms, quantityProblem } from "../../../domain/orders/order-quantity.ts";
import { formatRupees, lineAmount } from "../../../domain/shared/money.ts";
import { readQuantity } from "../../../domain/shared/typed-numbers.ts";
import { quantity as quantities } from "../../../messages/en/shop/cart/quantity.ts";
import { order } from "../../../messages/en/shop/product/order.ts";
import button from "../../ui/button.module.css";
import { Plus } from "../../ui/icons.tsx";
import layout from "../../ui/layout.module.css";
import { Link } from "../../ui/link.tsx";
import prose from "../../ui/prose.module.css";
import { Still } from "../../ui/still.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import { toastAdded } from "../cart/added-toast.tsx";
import { useCart } from "../cart/cart-store.ts";
import { QuantityMeter } from "../cart/quantity-meter.tsx";
import { liveTotal } from "../cart/quantity-text.ts";
import { type CatalogueItem, choicesAddress, sampleAddress, soldItem } from "../parts/catalogue-item.ts";
import ledger from "../parts/ledger.module.css";
import { QuantityField } from "../parts/quantity-field.tsx";
import { useIndicative } from "../parts/use-indicative.ts";
import { Colourways, useChosenColourway } from "./colourways.tsx";
import styles from "./product-order.module.css";
import thumb from "./thumb-bar.module.css";
import { WithoutScript } from "./without-script.tsx";

const Indication = lazy(async () => ({ default: (await import("../parts/indication.tsx")).Indication }));
const OrderTerms = lazy(async () => ({ default: (await import("../parts/order-terms.tsx")).OrderTerms }));

/** The form's id: on phones its button stands in the thumb bar, outside the form. */
const ORDER_FORM = "order";

/** What stands in the quantity of which product: the phone's bar outside the form shows what it comes to. */
const useTyped = create<{ id?: string; text: string }>()(() => ({ text: "" }));

const textOf = (item: CatalogueItem) => (typed: { id?: string; text: string }) =>
	typed.id === item.id ? typed.text : String(item.minOrder);

type Props = { item: CatalogueItem; colourways: readonly Colourway[]; sizes: readonly string[] | undefined };

/** Price, minimum and quantity of one product, and the way into the cart. */
export function ProductOrder({ item, colourways, sizes }: Props) {
	const words = useMessages(order);
	const { pieces, per, added, addToCart, sample: askSample } = useMessages(quantities);
	const { name, unit, minOrder, orderMultiple } = item;
	const indicative = useIndicative();
	const text = useTyped(textOf(item));
	const quantity = readQuantity(text) ?? 0;
	const problem = quantityProblem(text, minOrder, orderMultiple, unit);
	const choices = choicesAddress(item, quantity);
	const sample = sampleAddress(item);
	const colour = useChosenColourway({ id: item.id, colourways });
	const split = choices && (
		<Link className={`${button.link} ${styles.split}`} to={choices}>
			{words.split(item)}
		</Link>
	);
	return (
		<form
			id={ORDER_FORM}
			className={styles.order}
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				if (problem) return document.getElementById("pieces")?.focus();
				const cells = colour && [{ colour: colour.code, colourName: colour.name, size: null, quantity }];
				useCart.getState().add(soldItem(item), quantity, cells);
				toastAdded(added({ name, unit, count: quantity }));
			}}
		>
			<dl className={styles.terms}>
				<div>
					<dt>{per({ unit })}</dt>
					<dd>{formatRupees(priceAt(item, quantity))}</dd>
				</div>
				<div>
					<dt>{words.minOrder}</dt>
					<dd>{pieces({ count: minOrder, unit })}</dd>
				</div>
				{sizes && (
					<div>
						<dt>{words.sizes}</dt>
						<dd>{words.sizeRange(sizes)}</dd>
					</div>
				)}
			</dl>
			{hasOrderTerms(item) && (
				<Still id={`terms-${item.id}`}>
					<OrderTerms facts={item} />
				</Still>
			)}
			{indicative && (
				<Still id={`indication-${item.id}`}>
					<Indication
						indicative={indicative}
						of={[
							{ name: per({ unit }), amount: item.price },
							{ name: pieces({ count: minOrder, unit }), amount: lineAmount(priceAt(item, minOrder), minOrder) },
						]}
					/>
				</Still>
			)}
			{colourways.length > 0 ? (
				<Colourways id={item.id} colourways={colourways}>
					{split}
				</Colourways>
			) : (
				split
			)}
			<div className={layout["needs-script"]}>
				<QuantityField
					className={styles.stepper}
					id="pieces"
					item={item}
					text={text}
					label={words.quantity}
					problemClassName={styles.problem}
					onChange={(typed) => useTyped.setState({ id: item.id, text: typed })}
				/>
				<QuantityMeter className={styles.meter} quantity={quantity} minOrder={minOrder} unit={unit} />
			</div>
			<div className={layout["needs-script"]}>
				<p className={`${ledger.total} ${styles.total}`}>
					<span>{words.total}</span>
					<output htmlFor="pieces">{liveTotal(item, text)}</output>
				</p>
				<button
					type="submit"
					className={`${button.button} ${styles.add} ${button.wide} ${layout["wide-only"]}`}
					data-hold=""
				>
					{addToCart} <Plus />
				</button>
			</div>
			<p className={`${prose.fine} ${styles.note}`}>{words.note}</p>
			{sample && (
				<Link className={button.link} to={sample}>
					{askSample}
				</Link>
			)}
			<noscript>
				{/* React leaves it as the server wrote it. */}
				{import.meta.env.SSR && <WithoutScript className={`${prose.fine} ${styles.note}`} />}
			</noscript>
		</form>
	);
}

/** The phone's thumb action on a product page: the form's button, with what it puts into the cart and what that costs. */
export function OrderAction() {
	const { addToCart } = useMessages(quantities);
	const item = useRouteLoaderData<{ item: CatalogueItem }>("shop/product/product")?.item;
	return (
		<button type="submit" form={ORDER_FORM} className={`${thumb.action} ${thumb.primary}`} data-hold="">
			<span>
				{addToCart}
				{item && <Adds item={item} />}
			</span>
			<Plus />
		</button>
	);
}

function Adds({ item }: { item: CatalogueItem }) {
	const { pieces } = useMessages(quantities);
	const text = useTyped(textOf(item));
	return (
		<span className={thumb.adds} aria-hidden="true">
			{liveTotal(item, text)} <small>{pieces({ count: readQuantity(text) ?? 0, unit: item.unit })}</small>
		</span>
	);
}
