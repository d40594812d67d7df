import type { RefObject } from "react";
import { withLines, withoutLines } from "../../../domain/orders/listed-lines.ts";
import { MAX_LINES } from "../../../domain/shared/quantity-limits.ts";
import { quickOrder } from "../../../messages/en/shop/quick-order/quick-order.ts";
import button from "../../ui/button.module.css";
import { ArrowRight } from "../../ui/icons.tsx";
import { Link } from "../../ui/link.tsx";
import prose from "../../ui/prose.module.css";
import { toast } from "../../ui/toast.ts";
import { useMessages } from "../../ui/use-messages.ts";
import { useCart } from "../cart/cart-store.ts";
import { soldItem } from "../parts/catalogue-item.ts";
import type { FoundList } from "./look-up.server.ts";
import { OpenLines } from "./open-lines.tsx";
import { CHOSEN, readPosted } from "./posted-list.ts";
import styles from "./quick-order.module.css";
import { ReadyProducts } from "./ready-products.tsx";

type Props = {
	found: FoundList | undefined;
	/** What was said of those that went into the cart last; "" for nothing. */
	added: string;
	/** Focused when the answer to a list is there. */
	heading: RefObject<HTMLHeadingElement | null>;
	/**
	 * @param list what is left of it
	 * @param said what is said of those that went into the cart
	 */
	onAdded: (list: string, said: string) => void;
};

/** What was found of a list: what can go into the cart, and below it what is to be looked at. */
export function FoundLines({ found, added, heading, onAdded }: Props) {
	const words = useMessages(quickOrder);
	const openLines = found?.open.reduce((sum, { lines }) => sum + lines.length, 0) ?? 0;

	/** Adds as many products as a request holds; corrections that were not looked up yet stay in the list. */
	function addAll(form: HTMLFormElement | null) {
		if (!found || !form) return;
		const { items, add } = useCart.getState();
		const inCart = new Set(items.map(({ id }) => id));
		const taken = found.ready.filter(({ item }) => {
			if (inCart.has(item.id)) return true;
			if (inCart.size >= MAX_LINES) return false;
			return inCart.add(item.id);
		});
		for (const { item, quantity, cells } of taken) add(soldItem(item), quantity, cells);
		const pieces = taken.reduce((sum, { quantity }) => sum + quantity, 0);
		const left = found.ready.length - taken.length;
		const said = [
			taken.length > 0 ? words.added({ count: taken.length, pieces }) : "",
			left > 0 ? words.left({ count: left, limit: MAX_LINES }) : "",
		];
		const sentence = said.filter(Boolean).join(" ");
		toast.success(sentence);
		const { list, changes } = readPosted(new FormData(form));
		const lines = taken.flatMap((one) => one.lines);
		onAdded(withLines(withoutLines(list, lines, found.heads), changes), sentence);
	}

	return (
		<>
			<input type="hidden" name={CHOSEN} value={found?.chosen ?? ""} readOnly />
			<div className={styles.outcome} id="found" role="status">
				{added !== "" && (
					<p className={styles.added}>
						{added}{" "}
						<Link className={button.link} to="/checkout">
							{words.checkout}
						</Link>
					</p>
				)}
				{found && (
					<h2 ref={heading} tabIndex={-1}>
						{words.found({ ready: found.ready.length, open: openLines })}
					</h2>
				)}
			</div>
			{found && found.ready.length > 0 && (
				<ReadyProducts ready={found.ready} isAlone={found.open.length === 0}>
					<button
						type="button"
						className={`${button.button} ${button.wide}`}
						data-hold=""
						onClick={(event) => addAll(event.currentTarget.form)}
					>
						{openLines === 0 ? words.addAll : words.addReady({ count: found.ready.length })}
						<ArrowRight />
					</button>
					{openLines > 0 && <p className={`${prose.fine} ${styles.stays}`}>{words.stays({ count: openLines })}</p>}
				</ReadyProducts>
			)}
			{found && found.open.length > 0 && <OpenLines open={found.open} isBesideReady={found.ready.length > 0} />}
		</>
	);
}
