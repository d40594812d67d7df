import type { PriceProblem } from "../../../domain/quotes/checks.ts";
import { type Currency, formatMoney } from "../../../domain/shared/currency.ts";
import type { ProblemWords } from "../../../domain/shared/problem.ts";
import { amounts } from "../../../messages/en/amounts.ts";
import { say } from "../../../messages/say.ts";

type In = { currency: Currency };

/** What keeps the prices of a quote from being sent. */
const priceProblems: ProblemWords<PriceProblem["code"]> = {
	"rate-missing": ({ currency }: In) =>
		`The rate is missing: please enter how many rupees one ${currency} costs, its day and where it is from. List prices are in ${amounts.names.INR}.`,
	"price-not-from-list": ({ name, currency }: In & { name: string }) =>
		`${name}: its price is not what the list price comes to in ${amounts.names[currency]}. Please enter the price again.`,
	"price-in-rupees": ({ name, currency, listPrice }: In & { name: string; listPrice: number }) =>
		`${name}: ${formatMoney(listPrice, "INR")} is its list price in rupees, but it is given here in ${amounts.names[currency]}. Please enter the price in ${amounts.names[currency]}.`,
};

/** What keeps a rate, a draft or a quote from being taken. */
export const quoteProblems = {
	...priceProblems,
	"rate-not-right": ({ currency }: In) =>
		`Please enter the rupees for one ${currency}, with at most four decimals, like 84.35.`,
	"rate-turned-round": ({ currency }: In) =>
		`Please enter how many rupees one ${currency} costs, like 84.35, not how much a rupee is worth.`,
	"rate-day-missing": "Please enter the day of the rate.",
	"rate-source-missing": "Please enter where the rate is from, such as the RBI reference rate.",
	"sum-too-large":
		"The sum is larger than can be counted exactly. Nothing was saved; please enter smaller quantities or prices.",
	"prices-missing": "Every offered line needs a quantity and a price above 0.",
	"validity-past": "The quotation must be valid until a day in the future.",
	"quote-terms-missing": "Please fill in the payment terms and the terms of the quotation.",
	"offer-still-valid": "The quotation is still valid.",
	"draft-overtaken":
		"Somebody else has saved this draft in the meantime. Yours was not saved and is still here: compare, then save again.",
	"draft-changed": "Somebody else has changed the draft in the meantime. Nothing was sent.",
	"erased-draft": "This person’s data has been erased. The draft was not saved.",
	"prices-not-sent": ({ problem }: { problem: PriceProblem }) => `Nothing was sent. ${say(priceProblems, problem)}`,
};
