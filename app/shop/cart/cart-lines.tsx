import { lazy, memo, Suspense, useId, useState } from "react";
import { pictureOf } from "../../../content/picture-source.ts";
import { type CartItem, unitPrice } from "../../../domain/orders/cart.ts";
import { quantityProblem } from "../../../domain/orders/order-quantity.ts";
import { formatCount, formatRupees, lineAmount } from "../../../domain/shared/money.ts";
import { readQuantity } from "../../../domain/shared/typed-numbers.ts";
import { cells as cellWords } from "../../../messages/en/cells.ts";
import { quantityProblems } from "../../../messages/en/problems/quantities.ts";
import { lines } from "../../../messages/en/shop/cart/lines.ts";
import { quantity as quantities } from "../../../messages/en/shop/cart/quantity.ts";
import { say } from "../../../messages/say.ts";
import button from "../../ui/button.module.css";
import { classNames } from "../../ui/class-names.ts";
import { Link } from "../../ui/link.tsx";
import { Stepper } from "../../ui/stepper.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import { askAbout } from "../contact/subject.ts";
import { changeChoicesAddress, productAddress } from "../parts/catalogue-item.ts";
import { Picture } from "../parts/picture.tsx";
import styles from "./cart-lines.module.css";
import { useCart } from "./cart-store.ts";
import { useCartDrawer } from "./drawer-store.ts";
import { RemoveButton } from "./remove-button.tsx";

/** Fetched where a product of the cart has such a minimum. */
const SharedMinimums = lazy(async () => ({ default: (await import("./shared-minimums.tsx")).SharedMinimums }));

type Props = {
	/** What the server said of a line, by the item's id. */
	remarks?: Readonly<Record<string, string>>;
	/** How many of them are drawn. Default: all. */
	first?: number | undefined;
	/** Whether only the first of many are in sight, or those of which something is said. */
	folded?: boolean;
};

/** From how many lines on they stand closer together. */
const MANY = 4;

/** The items of the cart with their steppers: the drawer and the checkout show the same lines, many of them closer together. */
export function CartLines({ remarks = {}, first, folded = false }: Props) {
	const items = useCart((cart) => cart.items);
	return (
		<ul
			className={classNames(
				items.length >= MANY && styles.many,
				folded && styles.folded,
				items.some(({ id }) => remarks[id]) && styles.remarked,
			)}
		>
			{items.slice(0, first).map((item) => (
				<CartLine key={item.id} item={item} remark={remarks[item.id]} />
			))}
			{items.some(({ pool, minPerColour }) => pool ?? minPerColour) && (
				<li>
					<Suspense fallback={null}>
						<SharedMinimums items={items} />
					</Suspense>
				</li>
			)}
		</ul>
	);
}

const CartLine = memo(function CartLine({ item, remark }: { item: CartItem; remark: string | undefined }) {
	const words = useMessages(lines);
	const quantityWords = useMessages(quantityProblems);
	const splitWords = useMessages(cellWords);
	const { smaller } = useMessages(quantities);
	const { setQuantity, remove } = useCart.getState();
	const { close } = useCartDrawer.getState();
	// Holds the text only while it is not a quantity the cart can take.
	const [draft, setDraft] = useState<string>();
	// Stays when the field is left: the way on is behind it.
	const [tooFew, setTooFew] = useState<number>();
	const problemId = useId();
	const { unit = "piece" } = item;
	const price = unitPrice(item);
	const problemOf = (text: string) => quantityProblem(text, item.minOrder, item.orderMultiple, unit);
	const problem = draft === undefined ? undefined : problemOf(draft);

	function change(text: string) {
		const quantity = readQuantity(text);
		const isTooFew = problemOf(text)?.code === "below-minimum";
		setTooFew(isTooFew ? quantity : undefined);
		if (quantity === undefined || problemOf(text)) return setDraft(text);
		setDraft(undefined);
		setQuantity(item.id, quantity);
	}

	return (
		<li className={classNames(styles.line, item.cells && styles.divided, (problem ?? remark) && styles.said)}>
			<Picture source={pictureOf(item.image)} alt="" sizes="92px" />
			<div className={styles.heading}>
				<h3>
					<Link to={productAddress(item.id)} onClick={close}>
						{item.name}
					</Link>
				</h3>
				<span className={styles.amount}>{formatRupees(lineAmount(price, item.quantity))}</span>
			</div>
			<p className={styles.price}>
				{words.price({ price: formatRupees(price), unit, minimum: formatCount(item.minOrder) })}
			</p>
			{item.cells && (
				<>
					<p className={styles.split}>{splitWords.summary({ cells: item.cells, quantity: item.quantity })}</p>
					<Link
						className={`${button.minor} ${styles.onward}`}
						to={changeChoicesAddress(item.id)}
						aria-label={words.changeSplitOf(item)}
						onClick={close}
					>
						{words.changeSplit}
					</Link>
				</>
			)}
			<div className={styles.controls}>
				<Stepper
					small
					value={draft ?? String(item.quantity)}
					min={item.minOrder}
					each={item.orderMultiple}
					label={item.name}
					invalid={problem !== undefined}
					describedBy={problem && problemId}
					onChange={change}
					onLeave={() => setDraft(undefined)}
				/>
				<RemoveButton label={words.removeItem(item)} text={words.remove} onRemove={() => remove(item.id)} />
			</div>
			{problem ? (
				<p className={styles.error} id={problemId} role="alert">
					{say(quantityWords, problem)}
				</p>
			) : (
				remark && <p className={styles.error}>{remark}</p>
			)}
			{tooFew !== undefined && (
				<Link className={`${button.minor} ${styles.onward}`} to={askAbout(item.id, tooFew)} onClick={close}>
					{smaller}
				</Link>
			)}
		</li>
	);
});
