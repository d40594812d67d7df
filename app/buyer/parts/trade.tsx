import { quoteTerms } from "../../../messages/en/quote-terms.ts";
import { useMessages } from "../../ui/use-messages.ts";
import { usePage } from "../page-context.ts";
import { type ShownVersion, showsCurrent } from "../view.ts";
import quoteParts from "./quote-parts.module.css";
import styles from "./trade.module.css";

/** When what is paid; once it is an order, which payments have come and which one has not come in time. */
export function Payments({ quote }: { quote: ShownVersion }) {
	const words = useMessages(quoteTerms);
	const { view } = usePage();
	const { payments } = quote.trade;
	const made = showsCurrent(view) ? view.acceptance?.paymentsMade : undefined;
	const stateOf = (index: number, lateAfter: number | undefined) => {
		if (made === undefined) return null;
		if (index < made) return <small className={styles.received}>{words.received}</small>;
		if (lateAfter !== undefined && view.now > lateAfter)
			return <small className={styles.late}>{words.notReceived}</small>;
		return null;
	};
	if (payments.length === 0) return null;
	return (
		<section aria-labelledby="payments">
			<h2 id="payments">{words.payments}</h2>
			<table className={styles.payments} aria-labelledby="payments">
				<thead>
					<tr>
						<th scope="col">{words.number}</th>
						<th scope="col">{words.when}</th>
						<th scope="col">{words.amount}</th>
					</tr>
				</thead>
				<tbody>
					{payments.map(({ number, share, when, amount, lateAfter }, index) => (
						<tr key={number}>
							<th scope="row">{number}</th>
							<td>
								{share && <b>{share} </b>}
								{when}
								{stateOf(index, lateAfter)}
							</td>
							<td>{amount}</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

/** How many cartons, how large and how heavy. */
export function Packing({ quote }: { quote: ShownVersion }) {
	const words = useMessages(quoteTerms);
	const { packing } = quote.trade;
	if (packing.length === 0) return null;
	return (
		<section aria-labelledby="packing">
			<h2 id="packing">{words.packing}</h2>
			<dl className={quoteParts.terms}>
				{packing.map(({ term, text }) => (
					<div key={term}>
						<dt>{term}</dt>
						<dd dir="auto">{text}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
