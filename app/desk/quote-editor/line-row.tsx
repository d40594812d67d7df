import { useId } from "react";
import { type QuantityFacts, quantityWarning } from "../../../domain/quotes/checks.ts";
import type { QuoteLine } from "../../../domain/quotes/content.ts";
import { changedFields, parseAmount, parseQuantity } from "../../../domain/quotes/editing.ts";
import { toList } from "../../../domain/quotes/pricing.ts";
import { quoteLineAmount, tierPrice } from "../../../domain/quotes/totals.ts";
import { type Currency, formatMinor } from "../../../domain/shared/currency.ts";
import type { Rate } from "../../../domain/shared/rate-of-exchange.ts";
import textStyles from "../parts/text.module.css";
import { LineDetails } from "./line-details.tsx";
import lineTableStyles from "./line-table.module.css";
import { TypedField } from "./typed-field.tsx";

type Props = {
	line: QuoteLine;
	/** The same line in the version before; undefined for a new one. */
	before: QuoteLine | undefined;
	currency: Currency;
	/** Of the quote's currency; undefined until it is entered. */
	rate: Rate<Currency> | undefined;
	/** What the catalogue says of the product's quantity; undefined when it is not from there. */
	facts: QuantityFacts | undefined;
	thumb: string | undefined;
	open: boolean;
	onSelect: () => void;
	onChange: (change: Partial<QuoteLine>) => void;
	onRemove: (() => void) | undefined;
};

/** One line: quantity and price to type, what was asked beside it, the difference to list for the company alone. */
export function LineRow(props: Props) {
	const { line, before, currency, rate, facts, thumb, open, onSelect, onChange, onRemove } = props;
	const changed = changedFields(line, before);
	const price = tierPrice(line, line.quantity);
	const gone = line.kind === "unavailable";
	const reached = price !== line.unitPrice;
	const points = toList(line, price, rate);
	const unusual = gone ? undefined : quantityWarning(line, facts);
	const note = useId();
	return (
		<>
			<tr aria-current={open || undefined} className={gone ? lineTableStyles.gone : undefined}>
				<td className={lineTableStyles.picture}>
					{thumb && <img src={thumb} alt="" width={32} height={40} loading="lazy" />}
				</td>
				<th scope="row">
					<button type="button" className={lineTableStyles.name} aria-expanded={open} onClick={onSelect}>
						{line.name || "New line"}
					</button>
					<small className={changed.size > 0 ? lineTableStyles.differs : undefined}>{askedText(line)}</small>
				</th>
				<td className={lineTableStyles.quantity}>
					<TypedField
						figures
						aria-label={`Quantity of ${line.name}`}
						inputMode="numeric"
						value={line.quantity}
						show={(value) => formatMinor(value * 100, "INR")}
						read={parseQuantity}
						onValue={(quantity) => onChange({ quantity })}
						changed={changed.has("quantity")}
						disabled={gone}
						aria-describedby={unusual ? note : undefined}
					/>
					{unusual && (
						<small className={lineTableStyles.unusual} id={note}>
							{orderText(facts)}
						</small>
					)}
				</td>
				<td className={`${lineTableStyles.figures} ${textStyles.muted} ${lineTableStyles.wideOnly}`}>
					{formatMinor(line.listPrice, "INR")}
				</td>
				<td className={lineTableStyles.price}>
					<TypedField
						figures
						aria-label={`Price of one ${line.name}, ${currency}`}
						inputMode="decimal"
						value={line.unitPrice}
						show={(value) => formatMinor(value, currency)}
						read={(text) => parseAmount(text, currency)}
						onValue={(unitPrice) => onChange({ unitPrice })}
						changed={changed.has("unitPrice")}
						disabled={gone}
					/>
					{reached && <small>{formatMinor(price, currency)} at this quantity</small>}
				</td>
				<td className={`${lineTableStyles.figures} ${textStyles.muted} ${lineTableStyles.wideOnly}`}>
					{points === undefined || gone ? "" : percentText(points)}
				</td>
				<td className={`${lineTableStyles.figures} ${lineTableStyles.amount}`}>
					{gone ? "not available" : formatMinor(quoteLineAmount(line), currency)}
				</td>
			</tr>
			{open && (
				<tr className={lineTableStyles.details}>
					<td colSpan={7}>
						<LineDetails line={line} currency={currency} onChange={onChange} onRemove={onRemove} />
					</td>
				</tr>
			)}
		</>
	);
}

/** "minimum 20, by 5": what the shop takes. */
function orderText(facts: QuantityFacts | undefined): string {
	if (!facts) return "";
	const { minOrder, orderMultiple = 1 } = facts;
	return orderMultiple > 1 ? `minimum ${minOrder}, by ${orderMultiple}` : `minimum ${minOrder}`;
}

function askedText({ requested, requestedName, name, kind, quantity }: QuoteLine): string {
	if (requested === null) return "added by us";
	const instead = kind === "substitute" || requestedName !== name ? `, instead of ${requestedName}` : "";
	return requested === quantity || kind === "unavailable"
		? `asked ${requested}${instead}`
		: `asked ${requested}, now ${quantity}${instead}`;
}

function percentText(points: number): string {
	return `${points < 0 ? "−" : "+"}${(Math.abs(points) / 100).toFixed(1)}%`;
}
