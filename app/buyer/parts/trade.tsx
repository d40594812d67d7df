import { quoteTerms } from "../../../messages/en/quote-terms.ts";
import { useMessages } from "../../ui/use-messages.ts";
import type { ShownVersion } from "../view.ts";
import quoteParts from "./quote-parts.module.css";
import styles from "./trade.module.css";

/** When what is paid. */
export function Payments({ quote }: { quote: ShownVersion }) {
	const words = useMessages(quoteTerms);
	const { payments } = quote.trade;
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
					{payments.map(({ number, share, when, amount }) => (
						<tr key={number}>
							<th scope="row">{number}</th>
							<td>
								{share && <b>{share} </b>}
								{when}
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
