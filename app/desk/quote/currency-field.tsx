import { useState } from "react";
import { CURRENCIES, type Currency, currencySymbol } from "../../../domain/currency.ts";
import { type ExchangeRate, rateOf, rateText } from "../../../domain/exchange-rate.ts";
import { offeredLines, type QuoteContent } from "../../../domain/quote-content.ts";
import { inCurrency, withRate } from "../../../domain/quote-pricing.ts";
import { Button } from "../parts/button.tsx";
import { SelectField } from "../parts/field.tsx";
import { RateForm } from "./rate-form.tsx";

type Props = { content: QuoteContent; today: string; onChange: (content: QuoteContent) => void };

/** The currency of the offer and the rate it is counted at: nothing is converted until a rate has been given. */
export function CurrencyField({ content, today, onChange }: Props) {
	const [wanted, setWanted] = useState<Currency | undefined>(undefined);
	const missing = rateOf(content) === undefined;
	const asked = wanted ?? (missing ? content.currency : undefined);
	const convert = (currency: Currency, rate: ExchangeRate | null) => {
		const next = currency === content.currency && rate ? withRate(content, rate) : inCurrency(content, currency, rate);
		if (next) onChange(next);
		setWanted(undefined);
	};
	return (
		<div className="currency two">
			<SelectField
				label="Currency"
				value={asked ?? content.currency}
				disabled={missing}
				hint={missing ? `An offer in ${content.currency} needs its rate: list prices are in rupees.` : undefined}
				onChange={({ target }) => {
					const next = CURRENCIES.find((currency) => currency === target.value);
					setWanted(next === content.currency ? undefined : next);
				}}
			>
				{CURRENCIES.map((currency) => (
					<option key={currency} value={currency}>
						{currency} {currencySymbol(currency)}
					</option>
				))}
			</SelectField>
			{asked === undefined && content.rate && (
				<p className="dim">
					{rateText(content.rate)}{" "}
					<Button kind="quiet" onClick={() => setWanted(content.currency)}>
						Change the rate
					</Button>
				</p>
			)}
			{asked === "INR" && (
				<p className="rate-acts">
					<Button onClick={() => convert("INR", null)}>Convert all amounts to rupees</Button>
					<Button kind="quiet" onClick={() => setWanted(undefined)}>
						Cancel
					</Button>
				</p>
			)}
			{asked !== undefined && asked !== "INR" && (
				<RateForm
					key={asked}
					currency={asked}
					known={content.rate?.currency === asked ? content.rate : null}
					today={today}
					act={asked === content.currency ? "Use this rate" : `Convert all amounts to ${asked}`}
					example={offeredLines(content).find(({ listPrice }) => listPrice > 0)}
					onRate={(rate) => convert(asked, rate)}
					onCancel={missing ? undefined : () => setWanted(undefined)}
				/>
			)}
		</div>
	);
}
