import { priceRanges } from "../../../domain/catalogue/price-at.ts";
import type { OrderFacts } from "../../../domain/orders/order-quantity.ts";
import { formatRupees } from "../../../domain/shared/money.ts";
import { orderTerms } from "../../../messages/en/shop/parts/order-terms.ts";
import { useMessages } from "../../ui/use-messages.ts";
import styles from "./order-terms.module.css";

type Props = {
	facts: OrderFacts;
	/** The quantity that is being asked for: its row is marked. */
	quantity?: number;
};

/** The prices at quantity, and the minimums beyond the product's own, as far as the owner has given any. */
export function OrderTerms({ facts, quantity = 0 }: Props) {
	const words = useMessages(orderTerms);
	const { unit = "piece", pool, minPerColour, minOrder } = facts;
	const ranges = priceRanges(facts, minOrder);
	return (
		<div className={styles["order-terms"]}>
			{ranges.length > 0 && (
				<table>
					<caption>{words.prices({ unit })}</caption>
					<tbody>
						{ranges.map(({ from, to, price }) => (
							<tr key={from} aria-current={from <= quantity && quantity <= (to ?? quantity) ? "true" : undefined}>
								<th scope="row">{words.range({ from, to, unit })}</th>
								<td>{formatRupees(price)}</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
			{pool && <p>{words.pool({ pool, unit })}</p>}
			{minPerColour !== undefined && <p>{words.perColour({ count: minPerColour, unit })}</p>}
		</div>
	);
}
