import { MAX_CHARGE, type QuoteContent } from "../../../domain/quotes/content.ts";
import { parseAmount, parsePercent } from "../../../domain/quotes/editing.ts";
import { goodsAtList } from "../../../domain/quotes/pricing.ts";
import { quoteTotals } from "../../../domain/quotes/totals.ts";
import type { Amount } from "../../../domain/shared/amount.ts";
import { type Currency, formatMinor, formatMoney } from "../../../domain/shared/currency.ts";
import { counted } from "../parts/counted.ts";
import textStyles from "../parts/text.module.css";
import styles from "./totals-panel.module.css";
import { TypedField } from "./typed-field.tsx";

type Props = { content: QuoteContent; onChange: (change: Partial<QuoteContent>) => void };

/** The sum as it grows, with what is added and taken off; how far below list it is, for the company alone. */
export function TotalsPanel({ content, onChange }: Props) {
	const totals = quoteTotals(content);
	const atList = goodsAtList(content) ?? 0;
	const below = atList > 0 ? 1 - (totals.goods - totals.discount) / atList : undefined;
	const charge = (field: "freight" | "insurance", label: string) => (
		<>
			<span>{label}</span>
			<span />
			<TypedField
				figures
				aria-label={`${label}, ${content.currency}`}
				inputMode="decimal"
				value={content[field]}
				show={(value) => formatMinor(value, content.currency)}
				read={(text) => within(parseAmount(text, content.currency))}
				onValue={(value) => onChange({ [field]: value })}
			/>
		</>
	);
	return (
		<section className={styles.totals} aria-labelledby="totals-title">
			<h2 id="totals-title">
				Total <span>{content.currency}</span>
			</h2>
			<div className={styles.sum}>
				<span className={styles.two}>Goods, {counted(totals.pieces, "piece")}</span>
				<b>{formatMinor(totals.goods, content.currency)}</b>
				<span>Discount</span>
				<TypedField
					figures
					aria-label="Discount, per cent of the goods"
					inputMode="decimal"
					value={content.discountBasisPoints}
					show={(value) => `${value / 100} %`}
					read={discount}
					onValue={(discountBasisPoints) => onChange({ discountBasisPoints })}
				/>
				<b>{formatMinor(totals.discount === 0 ? 0 : -totals.discount, content.currency)}</b>
				{charge("freight", "Freight")}
				{charge("insurance", "Insurance")}
			</div>
			{below !== undefined && (
				<p className={textStyles.muted}>
					{besideList(below)} ({formatMoney(atList, content.currency)}). Only staff see this.
				</p>
			)}
		</section>
	);
}

/** "Goods 4.0% under list" */
function besideList(below: number): string {
	if (Math.abs(below) < 0.000_5) return "Goods at list price";
	return `Goods ${Math.abs(below * 100).toFixed(1)}% ${below < 0 ? "above" : "under"} list`;
}

function discount(text: string): number | undefined {
	const points = parsePercent(text);
	return points !== undefined && points >= 0 && points <= 10_000 ? points : undefined;
}

function within(amount: Amount<Currency> | undefined): Amount<Currency> | undefined {
	return amount !== undefined && amount <= MAX_CHARGE ? amount : undefined;
}
