import { useState } from "react";
import { priceAt } from "../../../domain/catalogue/price-at.ts";
import { addItem } from "../../../domain/orders/cart.ts";
import { quantityProblem } from "../../../domain/orders/order-quantity.ts";
import { withQuantity } from "../../../domain/orders/spread.ts";
import { formatRupees } from "../../../domain/shared/money.ts";
import { MAX_QUANTITY } from "../../../domain/shared/quantity-limits.ts";
import { readQuantity } from "../../../domain/shared/typed-numbers.ts";
import { quantityProblems } from "../../../messages/en/problems/quantities.ts";
import { quantity as quantities } from "../../../messages/en/shop/cart/quantity.ts";
import { grid } from "../../../messages/en/shop/cells/grid.ts";
import { say } from "../../../messages/say.ts";
import button from "../../ui/button.module.css";
import { Plus } from "../../ui/icons.tsx";
import layout from "../../ui/layout.module.css";
import prose from "../../ui/prose.module.css";
import { Stepper } from "../../ui/stepper.tsx";
import { toast } from "../../ui/toast.ts";
import { useMessages } from "../../ui/use-messages.ts";
import { useCart } from "../cart/cart-store.ts";
import { liveTotal } from "../cart/quantity-text.ts";
import { SharedMinimums } from "../cart/shared-minimums.tsx";
import { askAbout } from "../contact/subject.ts";
import { type CatalogueItem, slugOf, soldItem } from "../parts/catalogue-item.ts";
import ledger from "../parts/ledger.module.css";
import { OrderTerms } from "../parts/order-terms.tsx";
import type { AskedSplit } from "./asked-split.ts";
import { CellGrid } from "./cell-grid.tsx";
import type { Choices } from "./choices.ts";
import styles from "./split-form.module.css";

type Props = {
	item: CatalogueItem;
	choices: Choices;
	asked: AskedSplit;
	/** What the server says to the cells that the address asks for. */
	refused: string;
};

/** Quantity first, its split below, and what both come to. Without script it asks its own page for the total. */
export function SplitForm({ item, choices, asked, refused }: Props) {
	const words = useMessages(grid);
	const { per, added, addToCart } = useMessages(quantities);
	const quantityWords = useMessages(quantityProblems);
	const { name, unit, minOrder, orderMultiple } = item;
	const [text, setText] = useState(asked.text);
	// The split as it was made: another quantity spreads it anew, so that a number typed digit by digit rounds once.
	const [made, setMade] = useState(asked.split);
	const [typed, setTyped] = useState(asked.typed);
	const items = useCart((cart) => cart.items);
	const quantity = readQuantity(text) ?? 0;
	const problem = quantityProblem(text, minOrder, orderMultiple, unit);
	const split = quantity === 0 || quantity === made.quantity ? made : withQuantity(made, quantity);
	const isRefused = refused !== "" && made === asked.split && split === made;

	return (
		<form
			id="split"
			className={styles.split}
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				const wrong = event.currentTarget.querySelector<HTMLElement>("[name][aria-invalid=true]");
				if (wrong) return wrong.focus();
				if (isRefused) return document.getElementById("split-refused")?.focus();
				useCart.getState().add(soldItem(item), quantity, split.cells);
				toast.success(added({ name, unit, count: quantity }));
			}}
		>
			<h2>{name}</h2>
			<div className={styles.quantity}>
				<label htmlFor="split-quantity">{words.quantity}</label>
				<Stepper
					id="split-quantity"
					name="quantity"
					value={text}
					min={minOrder}
					each={orderMultiple}
					label={words.quantity}
					invalid={problem !== undefined}
					describedBy="split-problem"
					onChange={setText}
				/>
				<p className={styles.problem} id="split-problem" role="alert">
					{problem && say(quantityWords, problem)}
				</p>
			</div>
			{(item.priceTiers ?? item.pool ?? item.minPerColour) && <OrderTerms facts={item} quantity={quantity} />}
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
			<SharedMinimums items={addItem(items, soldItem(item), quantity, split.cells)} only={item.id} />
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
			<button type="submit" className={`${button.button} ${button.wide} ${layout["needs-script"]}`} data-hold="">
				{addToCart} <Plus />
			</button>
			<noscript>
				<button type="submit" className={`${button.button} ${button.wide}`}>
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
