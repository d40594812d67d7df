import { formatMoney } from "../../../domain/shared/currency.ts";
import { type Indicative, indicated } from "../../../domain/shared/indication.ts";
import type { Paise } from "../../../domain/shared/money.ts";
import { formats } from "../../../messages/en/formats.ts";
import { indication } from "../../../messages/en/shop/parts/indication.ts";
import { useMessages } from "../../ui/use-messages.ts";
import styles from "./indication.module.css";

type Props = {
	indicative: Indicative;
	/** What is indicated: an amount in rupees with what it is called. */
	of: readonly { name: string; amount: Paise }[];
};

/** Amounts in other currencies, folded away: a table with a row for each currency that the owner has given a rate. */
export function Indication({ indicative, of }: Props) {
	const words = useMessages(indication);
	const { figures } = useMessages(formats);
	const columns = of.map(({ name, amount }) => ({ name, amounts: indicated(amount, indicative) }));
	return (
		<details className={styles.indication}>
			<summary>{words.title}</summary>
			<table>
				<thead>
					<tr>
						<th scope="col">{words.currency}</th>
						{columns.map(({ name }) => (
							<th key={name} scope="col">
								{name}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{indicative.rates.map(({ currency }, row) => (
						<tr key={currency}>
							<th scope="row">{currency}</th>
							{columns.map(({ name, amounts }) => (
								<td key={name}>
									{words.about({ amount: formatMoney(amounts[row]?.amount ?? 0, currency, figures, false) })}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
			<p>{words.note({ on: indicative.day })}</p>
		</details>
	);
}
