import { useEffect, useRef } from "react";
import type { OrderDetails } from "../../../domain/orders/order-details.ts";
import { offeredLines, type QuoteContent } from "../../../domain/quotes/content.ts";
import type { LastRate } from "../../../domain/quotes/last-rate.ts";
import { inCurrency, withRate } from "../../../domain/quotes/pricing.ts";
import { CURRENCIES, type Currency, currencySymbol } from "../../../domain/shared/currency.ts";
import { type ExchangeRate, rateOf, rateText } from "../../../domain/shared/rate-of-exchange.ts";
import { amounts } from "../../../messages/en/amounts.ts";
import { Button } from "../parts/button.tsx";
import { SelectField } from "../parts/field.tsx";
import textStyles from "../parts/text.module.css";
import { askedFor } from "./asked-for.ts";
import rateFormStyles from "./rate-form.module.css";
import { RateForm } from "./rate-form.tsx";
import termsPanelStyles from "./terms-panel.module.css";
import type { Change } from "./use-edits.ts";

/** The currency somebody has chosen, for as long as nothing has been converted to it; the offer's own for a new rate. */
export type Wanted = Currency | undefined;

type Props = {
	content: QuoteContent;
	wanted: Wanted;
	/** What the buyer asked for with the request. */
	said: OrderDetails;
	/** At which rates offers were sent last. */
	lastRates: readonly LastRate[];
	today: string;
	onWanted: (wanted: Wanted) => void;
	onChange: (change: Change) => void;
};

/** Where the focus goes while a change of currency is not settled. */
export const CURRENCY_FIELD = "offer-currency";

/**
 * The currency of the offer and the rate it is counted at: nothing is converted until a rate has been given, and until
 * then the box itself says that the choice has not come about.
 */
export function CurrencyField({ content, wanted, said, lastRates, today, onWanted, onChange }: Props) {
	const missing = rateOf(content) === undefined;
	/** Not when the editor opens. */
	const isBegun = useRef(false);
	const asked = wanted ?? (missing ? content.currency : undefined);
	const holder = useRef<HTMLDivElement>(null);
	// The button that was pressed is gone: the next key must not begin at the top of the page.
	useEffect(() => {
		if (document.activeElement !== document.body) return;
		if (isBegun.current) holder.current?.querySelector<HTMLElement>(asked ? "input, button" : "select")?.focus();
		isBegun.current = true;
	}, [asked]);
	const convert = (currency: Currency, rate: ExchangeRate | null) => {
		// Of the draft as it is then: a figure typed just before may not be drawn yet.
		onChange((content) =>
			currency === content.currency && rate
				? withRate(content, rate)
				: (inCurrency(content, currency, rate) ?? content),
		);
		onWanted(undefined);
	};
	return (
		<div
			className={`${termsPanelStyles.currency} ${asked ? rateFormStyles.open : termsPanelStyles.two}`}
			id={CURRENCY_FIELD}
			data-open={asked ? "" : undefined}
			ref={holder}
		>
			<SelectField
				label="Currency"
				value={asked ?? content.currency}
				disabled={missing}
				hint={hintOf(content, wanted, said, missing) ?? askedFor(said).currency}
				onChange={({ target }) => {
					const next = CURRENCIES.find((currency) => currency === target.value);
					onWanted(next === content.currency ? undefined : next);
				}}
			>
				{CURRENCIES.map((currency) => (
					<option key={currency} value={currency}>
						{currency} {currencySymbol(currency)}
						{currency === wanted && wanted !== content.currency && ", not converted yet"}
					</option>
				))}
			</SelectField>
			{asked === undefined && content.rate && (
				<p className={textStyles.muted}>
					{rateText(content.rate)}{" "}
					<Button kind="quiet" onClick={() => onWanted(content.currency)}>
						Change the rate
					</Button>
				</p>
			)}
			{asked === "INR" && (
				<p className={rateFormStyles.actions}>
					<Button kind="primary" onClick={() => convert("INR", null)}>
						Convert all amounts to rupees
					</Button>
					<Button kind="quiet" onClick={() => onWanted(undefined)}>
						Cancel
					</Button>
				</p>
			)}
			{asked !== undefined && asked !== "INR" && (
				<RateForm
					key={asked}
					currency={asked}
					known={content.rate?.currency === asked ? content.rate : null}
					last={lastRates.find(({ rate }) => rate.currency === asked)}
					today={today}
					act={asked === content.currency ? "Use this rate" : `Convert all amounts to ${asked}`}
					example={offeredLines(content).find(({ listPrice }) => listPrice > 0)}
					onRate={(rate) => convert(asked, rate)}
					onCancel={missing ? undefined : () => onWanted(undefined)}
				/>
			)}
		</div>
	);
}

function hintOf({ currency }: QuoteContent, wanted: Wanted, said: OrderDetails, missing: boolean) {
	if (missing) return `A quotation in ${currency} needs its rate: list prices are in rupees.`;
	if (wanted === undefined || wanted === currency) return undefined;
	return (
		<>
			<strong>{wanted === said.currency ? `The buyer asks for ${wanted}.` : `Change to ${wanted}.`}</strong> All amounts
			are still in {currency}.
		</>
	);
}

/** The same in a few words, for whoever does not see the box. */
export function unsettledWords({ currency }: QuoteContent, wanted: Currency): string {
	return wanted === currency
		? "The new rate is not in use yet."
		: `All amounts are still in ${currency}, not in ${wanted}.`;
}

/** What a change of currency or rate still needs; nothing is sent before it is completed or cancelled. */
export function unfinishedText({ currency }: QuoteContent, wanted: Wanted, said: OrderDetails): string {
	if (wanted === undefined) return "";
	if (wanted === currency) return "The new rate is not in use yet: use it, or cancel.";
	const who = wanted === said.currency ? "The buyer asks for" : "You chose";
	const chosen = `${who} ${amounts.names[wanted]}, but the quotation is still in ${amounts.names[currency]}`;
	return `${chosen}: ${wanted === "INR" ? "" : "enter the rate and "}convert all amounts, or cancel.`;
}
