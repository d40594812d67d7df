import { useEffect, useRef, useState } from "react";
import { priceAt } from "../../../domain/catalogue/price-at.ts";
import { addItem, replaceItem } from "../../../domain/orders/cart.ts";
import { hasOrderTerms } from "../../../domain/orders/order-quantity.ts";
import { withQuantity } from "../../../domain/orders/spread.ts";
import { stillMade } from "../../../domain/orders/still-made.ts";
import { formatRupees } from "../../../domain/shared/money.ts";
import { MAX_QUANTITY } from "../../../domain/shared/quantity-limits.ts";
import { readQuantity } from "../../../domain/shared/typed-numbers.ts";
import { quantity as quantities } from "../../../messages/en/shop/cart/quantity.ts";
import { grid } from "../../../messages/en/shop/cells/grid.ts";
import button from "../../ui/button.module.css";
import { Plus } from "../../ui/icons.tsx";
import layout from "../../ui/layout.module.css";
import prose from "../../ui/prose.module.css";
import { useMessages } from "../../ui/use-messages.ts";
import { toastAdded } from "../cart/added-toast.tsx";
import { useCart } from "../cart/cart-store.ts";
import { liveTotal } from "../cart/quantity-text.ts";
import { SharedMinimums } from "../cart/shared-minimums.tsx";
import { askAbout } from "../contact/subject.ts";
import { type CatalogueItem, slugOf, soldItem } from "../parts/catalogue-item.ts";
import ledger from "../parts/ledger.module.css";
import { OrderTerms } from "../parts/order-terms.tsx";
import { QuantityField } from "../parts/quantity-field.tsx";
import type { AskedSplit } from "./asked-split.ts";
import { CellGrid } from "./cell-grid.tsx";
import type { Choices } from "./choices.ts";
import { SPLIT_FORM, useComesTo } from "./split-action.tsx";
import styles from "./split-form.module.css";
import { useChangedLine } from "./use-changed-line.ts";

type Props = {
	item: CatalogueItem;
	choices: Choices;
	asked: AskedSplit;
	/** Whether the line of the cart is to be changed, where there is one. */
	changes: boolean;
	/** What the server says to the cells that the address asks for. */
	refused: string;
};

/** Quantity first, its split below, and what both come to. Without script it asks its own page for the total. */
export function SplitForm({ item, choices, asked, changes, refused }: Props) {
	const words = useMessages(grid);
	const { per, added, addToCart } = useMessages(quantities);
	const { name, unit, minOrder } = item;
	const [text, setText] = useState(asked.text);
	// The split as it was made: another quantity spreads it anew, so that a number typed digit by digit rounds once.
	const [made, setMade] = useState(asked.split);
	const [typed, setTyped] = useState(asked.typed);
	const items = useCart((cart) => cart.items);
	const isRead = useCart((cart) => cart.isRead);
	const inCart = changes ? items.find(({ id }) => id === item.id) : undefined;
	const changed = useChangedLine();
	const quantity = readQuantity(text) ?? 0;
	const split = quantity === 0 || quantity === made.quantity ? made : withQuantity(made, quantity);
	// The line as the cart has it, once: what is typed from there on is not overruled by another tab.
	const isTaken = useRef(false);
	useEffect(() => {
		if (!isRead || isTaken.current) return;
		isTaken.current = true;
		if (!inCart) return;
		setText(String(inCart.quantity));
		setMade({ quantity: inCart.quantity, cells: stillMade(choices, inCart.cells ?? []).cells });
	}, [isRead, inCart, choices]);
	const isChange = inCart !== undefined;
	useEffect(() => useComesTo.setState({ id: item.id, text, isChange }), [item.id, text, isChange]);
	const isRefused = refused !== "" && made === asked.split && split === made;

	return (
		<form
			id={SPLIT_FORM}
			className={styles.split}
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				const wrong = event.currentTarget.querySelector<HTMLElement>("[name][aria-invalid=true]");
				if (wrong) return wrong.focus();
				if (isRefused) return document.getElementById("split-refused")?.focus();
				if (inCart) return changed(item, quantity, split.cells);
				useCart.getState().add(soldItem(item), quantity, split.cells);
				toastAdded(added({ name, unit, count: quantity }));
			}}
		>
			<div className={styles.quantity}>
				<QuantityField
					id="split-quantity"
					name="quantity"
					item={item}
					text={text}
					label={words.quantity}
					problemClassName={styles.problem}
					onChange={setText}
				/>
				<p className={prose.fine}>{words.minOrder({ count: minOrder, unit })}</p>
			</div>
			{hasOrderTerms(item) && <OrderTerms facts={item} quantity={quantity} />}
			{isRefused && (
				<p className={styles.problem} id="split-refused" role="alert" tabIndex={-1}>
					{refused}
				</p>
			)}
			<CellGrid
				choices={choices}
				unit={unit}
				split={split}
				typed={typed}
				onType={setTyped}
				onChange={(next) => {
					// More than can be ordered: as if the field were full.
					if (next.quantity > MAX_QUANTITY) return;
					setMade(next);
					if (next.quantity !== quantity) setText(String(next.quantity));
				}}
			/>
			<SharedMinimums
				items={(inCart ? replaceItem : addItem)(items, soldItem(item), quantity, split.cells)}
				only={item.id}
			/>
			<dl className={ledger.ledger}>
				<div>
					<dt>{words.price}</dt>
					<dd>
						{formatRupees(priceAt(item, quantity))} {per({ unit })}
					</dd>
				</div>
			</dl>
			<p className={ledger.total}>
				<span>{words.all}</span>
				<output htmlFor="split-quantity">{liveTotal(item, text)}</output>
			</p>
			<p className={prose.fine}>{words.note}</p>
			<button
				type="submit"
				className={`${button.button} ${button.wide} ${layout["wide-only"]} ${layout["needs-script"]}`}
				data-hold=""
			>
				{inCart ? words.change : addToCart} <Plus />
			</button>
			<noscript>
				<button type="submit" className={`${button.button} ${button.wide} ${layout["wide-only"]}`}>
					{words.check}
				</button>
				<p className={prose.fine}>
					{words.noScript[0]}
					<a href={askAbout(slugOf(item))}>{words.noScript[1]}</a>
					{words.noScript[2]}
				</p>
			</noscript>
		</form>
	);
}
