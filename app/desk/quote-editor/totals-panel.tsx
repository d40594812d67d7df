import type { ChargeRow } from "../../../domain/quotes/charges.ts";
import type { QuoteContent } from "../../../domain/quotes/content.ts";
import { withDelivery } from "../../../domain/quotes/delivery.ts";
import { parseAmount } from "../../../domain/quotes/editing.ts";
import { type CostOf, quoteMargin } from "../../../domain/quotes/margin.ts";
import { goodsAtList } from "../../../domain/quotes/pricing.ts";
import { MAX_CHARGE } from "../../../domain/quotes/stored-money.ts";
import { quoteTotals } from "../../../domain/quotes/totals.ts";
import type { Amount } from "../../../domain/shared/amount.ts";
import { type Currency, formatMinor, formatMoney } from "../../../domain/shared/currency.ts";
import { formatCount } from "../../../domain/shared/money.ts";
import { readPercent } from "../../../domain/shared/typed-percent.ts";
import { charges } from "../../../messages/en/charges.ts";
import { goodsCounts } from "../../../messages/en/goods-count.ts";
import { counted } from "../parts/counted.ts";
import textStyles from "../parts/text.module.css";
import styles from "./totals-panel.module.css";
import { TypedField } from "./typed-field.tsx";
import type { Change } from "./use-edits.ts";

type Props = { content: QuoteContent; onChange: (change: Change) => void };
/** What products cost; undefined for somebody who may not see it. */
type Known = { costs: CostOf | undefined };

/** The running total with its charges; for staff alone, how far it is below list price. */
export function TotalsPanel({ content, costs, onChange }: Props & Known) {
	const totals = quoteTotals(content);
	const atList = goodsAtList(content) ?? 0;
	const off = totals.charges.find(({ kind }) => kind === "discount")?.amount ?? 0;
	const below = atList > 0 ? 1 - (totals.goods + off) / atList : undefined;
	return (
		<section className={styles.totals} aria-labelledby="totals-title">
			<h2 id="totals-title">
				Total <span>{content.currency}</span>
			</h2>
			<div className={styles.sum}>
				<span className={styles.two}>Goods, {goodsCounts({ counts: totals.counts, figure: formatCount })}</span>
				<b>{formatMinor(totals.goods, content.currency)}</b>
				{totals.charges.map((row) => (
					<Charge key={`${row.kind} ${row.percent}`} row={row} content={content} onChange={onChange} />
				))}
			</div>
			{below !== undefined && (
				<p className={textStyles.muted}>
					{besideList(below)} ({formatMoney(atList, content.currency)}). Only staff see this.
				</p>
			)}
			{costs && costs.size > 0 && (
				<p className={textStyles.muted}>{marginText(quoteMargin(content, costs), content.currency)}</p>
			)}
		</section>
	);
}

/**
 * A charge: the discount as its per cent, freight and insurance of the first way of delivery as amounts. What goes by
 * rate, and what else delivery costs, is typed beside the ways of delivery, and shown here where it comes to something.
 */
function Charge({ row, content, onChange }: Props & { row: ChargeRow }) {
	const { currency } = content;
	const { kind, percent, amount } = row;
	if (kind === "discount")
		return (
			<>
				<span>{charges.names[kind]}</span>
				<TypedField
					figures
					aria-label={charges.percentField({ kind })}
					inputMode="decimal"
					value={content.charges.discount}
					show={(value) => `${value / 100} %`}
					read={readPercent}
					onValue={(discount) => onChange((content) => ({ ...content, charges: { discount } }))}
				/>
				<b>{formatMinor(amount, currency)}</b>
			</>
		);
	if (percent === undefined && (kind === "freight" || kind === "insurance")) {
		const [first] = content.deliveries;
		// Empty until somebody has entered it: 0 is a figure.
		const value = first[kind] === null ? null : amount;
		return (
			<>
				<span className={styles.two}>{charges.names[kind]}</span>
				<TypedField
					figures
					aria-label={charges.amountField({ kind, currency })}
					inputMode="decimal"
					value={value}
					show={(value) => (value === null ? "" : formatMinor(value, currency))}
					read={(text) => (text.trim() === "" ? null : within(parseAmount(text, currency)))}
					onValue={(typed) => {
						const cost = typed === null ? null : ({ typed: "amount", amount: typed } as const);
						// Of the draft as it is then: a figure typed just before may not be drawn yet.
						onChange((content) => ({
							...content,
							deliveries: withDelivery(content.deliveries, first.key, { [kind]: cost }),
						}));
					}}
				/>
			</>
		);
	}
	if (amount === 0) return null;
	return (
		<>
			<span className={styles.two}>{charges.row(row)}</span>
			<b>{formatMinor(amount, currency)}</b>
		</>
	);
}

/** "Goods 4.0% under list" */
function besideList(below: number): string {
	if (Math.abs(below) < 0.000_5) return "Goods at list price";
	return `Goods ${Math.abs(below * 100).toFixed(1)}% ${below < 0 ? "above" : "under"} list`;
}

function within(amount: Amount<Currency> | undefined): Amount<Currency> | undefined {
	return amount !== undefined && amount <= MAX_CHARGE ? amount : undefined;
}

/** "Margin $1,250.00, 31.2% (without 2 lines whose cost is not known)" */
function marginText({ of, leftOut }: ReturnType<typeof quoteMargin>, currency: Currency): string {
	const without =
		leftOut === 0 ? "" : ` (without ${counted(leftOut, "line", "lines")} of which the cost or the rate is not known)`;
	if (!of) return "Margin not known: the costs of these products are missing.";
	const { margin, points } = of;
	return `Margin ${formatMoney(margin, currency)}, ${(points / 100).toFixed(1)}%${without}`;
}
