import { quoteTerms } from "../../../messages/en/quote-terms.ts";
import { useMessages } from "../../ui/use-messages.ts";
import { usePage } from "../page-context.ts";
import { isLate, type ShownPayment } from "../trade-view.ts";
import type { ShownVersion } from "../view.ts";
import quoteParts from "./quote-parts.module.css";
import styles from "./trade.module.css";

/** When what is paid; once it is an order, which payments have come and which one has not come in time. */
export function Payments({ quote }: { quote: ShownVersion }) {
	const words = useMessages(quoteTerms);
	const { view } = usePage();
	const { payments } = quote.trade;
	const { acceptance } = view;
	const made = acceptance?.version === quote.version ? acceptance.paymentsMade : undefined;
	const stateOf = (payment: ShownPayment, index: number) => {
		if (made === undefined) return null;
		if (index < made) return <small className={styles.received}>{words.recorded}</small>;
		// While it is asked whether the order stands, nothing is to be paid.
		if (!view.undo?.askedBy && isLate(payment, view.now))
			return <small className={styles.late}>{words.notRecorded}</small>;
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
					{payments.map((payment, index) => (
						<tr key={payment.number}>
							<th scope="row">{payment.number}</th>
							<td>
								{payment.share && <b>{payment.share} </b>}
								{payment.when}
								{stateOf(payment, index)}
							</td>
							<td>{payment.amount}</td>
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
