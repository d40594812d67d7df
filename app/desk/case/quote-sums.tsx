import { deliveryTerm } from "../../../domain/quotes/content.ts";
import { deliveryName } from "../../../domain/quotes/delivery.ts";
import { chargeRows, quoteTotals } from "../../../domain/quotes/totals.ts";
import { formatMoney } from "../../../domain/shared/currency.ts";
import { formatCount } from "../../../domain/shared/money.ts";
import { charges } from "../../../messages/en/charges.ts";
import { goodsCounts } from "../../../messages/en/goods-count.ts";
import textStyles from "../parts/text.module.css";
import type { CaseData } from "./case.tsx";
import styles from "./request-table.module.css";

type Version = CaseData["versions"][number];

/** The charges of the quote between its goods and its total, the total, and what it is with each further way of delivery. */
export function QuoteSums({ version, columns }: { version: Version; columns: number }) {
	const { content, currency } = version;
	const { goods, total, counts } = quoteTotals(content);
	const between = chargeRows(content);
	const [, ...further] = content.deliveries;
	const name = `v${version.version}`;
	return (
		<>
			{between.length > 0 && (
				<Sum
					name={`${name}, goods, ${goodsCounts({ counts, figure: formatCount })}`}
					columns={columns}
					amount={formatMoney(goods, currency)}
					as="part"
				/>
			)}
			{between.map((one) => (
				<Sum
					key={one.kind}
					name={charges.names[one.kind]}
					columns={columns}
					amount={formatMoney(one.amount, currency)}
					as="part"
				/>
			))}
			<Sum
				name={`${name}, ${deliveryTerm(content)}`}
				columns={columns}
				amount={formatMoney(total, currency)}
				as="total"
			/>
			{further.map((way) => (
				<Sum
					key={way.key}
					name={`or ${deliveryName(way)}`}
					columns={columns}
					amount={formatMoney(quoteTotals(content, [], way).total, currency)}
					as="part"
				/>
			))}
		</>
	);
}

type SumProps = { name: string; amount: string; columns: number; as: "part" | "total" };

/** One sum of money, at the end of its line. */
export function Sum({ name, amount, columns, as }: SumProps) {
	return (
		<tr className={styles[as]}>
			<th scope="row" colSpan={2}>
				{name}
			</th>
			<td className={textStyles.figures} colSpan={columns}>
				{amount}
			</td>
		</tr>
	);
}
