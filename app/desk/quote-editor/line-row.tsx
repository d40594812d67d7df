import { memo, useCallback, useId } from "react";
import { type ProductFacts, type QuantityFacts, quantityWarning } from "../../../domain/quotes/checks.ts";
import type { QuoteLine } from "../../../domain/quotes/content.ts";
import { changedFields, type LineChange, parsePrice, parseQuantity } from "../../../domain/quotes/editing.ts";
import { isSampleLine } from "../../../domain/quotes/line-parts.ts";
import { type CostOf, lineMargin } from "../../../domain/quotes/margin.ts";
import { toList } from "../../../domain/quotes/pricing.ts";
import { quoteLineAmount, tierPrice } from "../../../domain/quotes/totals.ts";
import { type Currency, currencySymbol, formatMinor } from "../../../domain/shared/currency.ts";
import type { Rate } from "../../../domain/shared/rate-of-exchange.ts";
import textStyles from "../parts/text.module.css";
import { LineDetails } from "./line-details.tsx";
import lineTableStyles from "./line-table.module.css";
import { inColumn } from "./table-keys.ts";
import { TypedField } from "./typed-field.tsx";

type Props = {
	line: QuoteLine;
	/** The same line in the version before; undefined for a new one. */
	before: QuoteLine | undefined;
	currency: Currency;
	/** Of the quote's currency; undefined until it is entered. */
	rate: Rate<Currency> | undefined;
	/** What the catalogue says of the product's quantity; undefined when it is not from there. */
	facts: ProductFacts | undefined;
	/** The names of the groups of alternatives in the offer; only the open line needs them. */
	groups: readonly string[];
	/** What products cost; undefined for somebody who may not see it. */
	costs: CostOf | undefined;
	thumb: string | undefined;
	open: boolean;
	onSelect: (key: string) => void;
	onLine: (key: string, change: LineChange) => void;
	onRemove: (key: string) => void;
	/** Puts the line one place up (-1) or down (1). */
	onMove: (key: string, by: -1 | 1) => void;
};

/** One line: quantity and price to type, what was asked beside it, the difference to list for the company alone. */
export const LineRow = memo(function LineRow(props: Props) {
	const { line, before, currency, rate, facts, costs, groups, thumb, open, onSelect, onLine, onRemove, onMove } = props;
	const { key } = line;
	const onChange = useCallback((change: LineChange) => onLine(key, change), [onLine, key]);
	const changed = changedFields(line, before);
	const price = tierPrice(line, line.quantity);
	const gone = line.kind === "unavailable";
	const reached = price !== line.unitPrice;
	const points = toList(line, price, rate);
	const unusual = gone ? undefined : quantityWarning(line, facts);
	const margin = costs && lineMargin(line, costs, rate);
	const note = useId();
	return (
		<>
			<tr
				aria-current={open || undefined}
				className={`${lineTableStyles.line} ${gone ? lineTableStyles.gone : ""}`}
				data-row={key}
			>
				<td className={lineTableStyles.picture} draggable data-handle={key}>
					{thumb && <img src={thumb} alt="" width={32} height={40} loading="lazy" />}
				</td>
				<th scope="row">
					<button
						type="button"
						{...inColumn("name", key)}
						aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
						className={lineTableStyles.name}
						aria-expanded={open}
						onClick={() => onSelect(key)}
					>
						{line.name || "New line"}
					</button>
					<small className={changed.size > 0 ? lineTableStyles.differs : undefined}>
						{line.sort === "service" && "service, "}
						{line.choice.is !== "always" && "not in the total, "}
						{isSampleLine(line) && `sample: ${line.detail.toLowerCase()}, `}
						{askedText(line)}
					</small>
					<small className={lineTableStyles.narrowOnly}>
						, list {formatMinor(line.listPrice, "INR")}
						{points !== undefined && points !== 0 && !gone && `, ${percentText(points)}`}
						{margin && (
							<>
								{", "}
								<span className={margin.points < 0 ? lineTableStyles.unusual : undefined}>
									margin {percentText(margin.points, "")}
								</span>
							</>
						)}
					</small>
				</th>
				<td>
					<span className={lineTableStyles.label} aria-hidden="true">
						Quantity
					</span>
					<TypedField
						figures
						{...inColumn("quantity", key)}
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
				<td
					className={`${lineTableStyles.figures} ${textStyles.muted} ${lineTableStyles.wideOnly} ${lineTableStyles.list}`}
				>
					{formatMinor(line.listPrice, "INR")}
				</td>
				<td className={lineTableStyles.price}>
					<span className={lineTableStyles.label} aria-hidden="true">
						Each {currencySymbol(currency)}
					</span>
					<TypedField
						figures
						{...inColumn("unitPrice", key)}
						aria-label={`Price of one ${line.name}, ${currency}`}
						inputMode="decimal"
						value={line.unitPrice}
						show={(value) => formatMinor(value, currency)}
						read={(text) => parsePrice(text, currency)}
						onValue={(unitPrice) => onChange({ unitPrice })}
						changed={changed.has("unitPrice")}
						disabled={gone}
					/>
					{reached && <small>{formatMinor(price, currency)} at this quantity</small>}
				</td>
				<td className={`${lineTableStyles.figures} ${textStyles.muted} ${lineTableStyles.wideOnly}`}>
					{points === undefined || gone ? "" : toListText(points)}
					{margin && (
						<small className={margin.points < 0 ? lineTableStyles.unusual : undefined}>
							margin {percentText(margin.points, "")}
						</small>
					)}
				</td>
				<td className={`${lineTableStyles.figures} ${lineTableStyles.amount}`}>
					<span className={lineTableStyles.label} aria-hidden="true">
						Amount {currencySymbol(currency)}
					</span>
					{gone ? "not available" : formatMinor(quoteLineAmount(line), currency)}
				</td>
			</tr>
			{open && (
				<tr className={lineTableStyles.details} data-row={key}>
					<td colSpan={7}>
						<LineDetails
							line={line}
							currency={currency}
							choices={facts?.details ?? NO_CHOICES}
							groups={groups}
							onChange={onChange}
							onRemove={line.requested === null ? () => onRemove(key) : undefined}
							onMove={(by) => onMove(key, by)}
						/>
					</td>
				</tr>
			)}
		</>
	);
});

const NO_CHOICES: ProductFacts["details"] = {};

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

/** "−4.0%", or in so many words that it is the list's own price: most lines are, and the eye looks for the others. */
function toListText(points: number): string {
	return points === 0 ? "at list" : percentText(points);
}

function percentText(points: number, plus = "+"): string {
	return `${points < 0 ? "−" : plus}${(Math.abs(points) / 100).toFixed(1)}%`;
}
