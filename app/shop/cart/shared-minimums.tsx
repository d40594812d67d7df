import type { CartItem } from "../../../domain/orders/cart.ts";
import { sharedMinimums } from "../../../domain/orders/cart-minimums.ts";
import { minimums } from "../../../messages/en/shop/cart/minimums.ts";
import { useMessages } from "../../ui/use-messages.ts";
import styles from "./shared-minimums.module.css";

type Props = {
	/** The cart as it is, or as it would be. */
	items: readonly CartItem[];
	/** Only what concerns this product. */
	only?: string;
};

/** How far the minimums are reached that colours and pools of products have, across the cart. */
export function SharedMinimums({ items, only }: Props) {
	const words = useMessages(minimums);
	const shared = sharedMinimums(items).filter(
		// Of colours only what is missing: one that is reached says no more than its line.
		({ ids, of, quantity, minimum }) =>
			(only === undefined || ids.includes(only)) && (of === "pool" || quantity < minimum),
	);
	if (shared.length === 0) return null;
	return (
		<div className={styles.minimums} role="status">
			{shared.map((minimum) => {
				const { of, ids, colour, colourName, quantity } = minimum;
				return (
					<p key={`${ids} ${colour}`} data-met={quantity >= minimum.minimum || undefined}>
						{of === "pool" ? words.pool(minimum) : words.colour({ ...minimum, colour: colourName })}
					</p>
				);
			})}
		</div>
	);
}
