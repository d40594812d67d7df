import { CHARGES, type ChargeRow, MAX_CHARGE } from "../../../domain/quotes/charges.ts";
import type { QuoteContent } from "../../../domain/quotes/content.ts";
import { parseAmount, parsePercent } from "../../../domain/quotes/editing.ts";
import { goodsAtList } from "../../../domain/quotes/pricing.ts";
import { quoteTotals } from "../../../domain/quotes/totals.ts";
import type { Amount } from "../../../domain/shared/amount.ts";
import { type Currency, formatMinor, formatMoney } from "../../../domain/shared/currency.ts";
import { formatCount } from "../../../domain/shared/money.ts";
import { charges } from "../../../messages/en/charges.ts";
import { goodsCounts } from "../../../messages/en/goods-count.ts";
import textStyles from "../parts/text.module.css";
import styles from "./totals-panel.module.css";
import { TypedField } from "./typed-field.tsx";

type Props = { content: QuoteContent; onChange: (change: Partial<QuoteContent>) => void };

/** The running total with its charges; for staff alone, how far it is below list price. */
export function TotalsPanel({ content, onChange }: Props) {
	const totals = quoteTotals(content);
	const atList = goodsAtList(content) ?? 0;
	const off = totals.charges.reduce((sum, { kind, amount }) => (CHARGES[kind].takenOff ? sum + amount : sum), 0);
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
					<ChargeFields key={row.kind} row={row} content={content} onChange={onChange} />
				))}
			</div>
			{below !== undefined && (
				<p className={textStyles.muted}>
					{besideList(below)} ({formatMoney(atList, content.currency)}). Only staff see this.
				</p>
			)}
		</section>
	);
}

/** A charge as it is typed; a percentage shows its amount beside it. */
function ChargeFields({ row, content, onChange }: Props & { row: ChargeRow }) {
	const { currency } = content;
	const keep = (value: number) => onChange({ charges: { ...content.charges, [row.kind]: value } });
	return (
		<>
			<span>{charges.names[row.kind]}</span>
			{row.percent === undefined ? (
				<>
					<span />
					<TypedField
						figures
						aria-label={charges.amountField({ kind: row.kind, currency })}
						inputMode="decimal"
						value={content.charges[row.kind]}
						show={(value) => formatMinor(value, currency)}
						read={(text) => within(parseAmount(text, currency))}
						onValue={keep}
					/>
				</>
			) : (
				<>
					<TypedField
						figures
						aria-label={charges.percentField(row)}
						inputMode="decimal"
						value={row.percent}
						show={(value) => `${value / 100} %`}
						read={percent}
						onValue={keep}
					/>
					<b>{formatMinor(row.amount, currency)}</b>
				</>
			)}
		</>
	);
}

/** "Goods 4.0% under list" */
function besideList(below: number): string {
	if (Math.abs(below) < 0.000_5) return "Goods at list price";
	return `Goods ${Math.abs(below * 100).toFixed(1)}% ${below < 0 ? "above" : "under"} list`;
}

function percent(text: string): number | undefined {
	const points = parsePercent(text);
	return points !== undefined && points >= 0 && points <= 10_000 ? points : undefined;
}

function within(amount: Amount<Currency> | undefined): Amount<Currency> | undefined {
	return amount !== undefined && amount <= MAX_CHARGE ? amount : undefined;
}
