import { type Currency, currencyName, formatMoney } from "../../../domain/shared/currency.ts";

type In = { currency: Currency };

/** What keeps a rate, or the prices of a quote, from being taken. */
export const quoteProblems = {
	"rate-not-right": ({ currency }: In) =>
		`Please enter the rupees for one ${currency}, with at most four decimals, like 84.35.`,
	"rate-turned-round": ({ currency }: In) =>
		`Please enter how many rupees one ${currency} costs, like 84.35, not how much a rupee is worth.`,
	"rate-day-missing": "Please enter the day of the rate.",
	"rate-source-missing": "Please enter where the rate is from, such as the RBI reference rate.",
	"rate-missing": ({ currency }: In) =>
		`The rate is missing: please enter how many rupees one ${currency} costs, its day and where it is from. List prices are in ${currencyName("INR")}.`,
	"price-not-from-list": ({ name, currency }: In & { name: string }) =>
		`${name}: its price is not what the list price comes to in ${currencyName(currency)}. Please enter the price again.`,
	"price-in-rupees": ({ name, currency, listPrice }: In & { name: string; listPrice: number }) =>
		`${name}: ${formatMoney(listPrice, "INR")} is its list price in rupees, but it is given here in ${currencyName(currency)}. Please enter the price in ${currencyName(currency)}.`,
};
