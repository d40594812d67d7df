import type { LineProblem, PriceProblem } from "../../../domain/quotes/checks.ts";
import type { CostKind } from "../../../domain/quotes/delivery.ts";
import type { DeliveryProblem } from "../../../domain/quotes/delivery-checks.ts";
import { type Currency, formatMoney } from "../../../domain/shared/currency.ts";
import { formatCount } from "../../../domain/shared/money.ts";
import type { ProblemWords } from "../../../domain/shared/problem.ts";
import { amounts } from "../../../messages/en/amounts.ts";
import { charges } from "../../../messages/en/charges.ts";
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

/** What keeps its lines from being sent. */
const lineProblems: ProblemWords<LineProblem["code"]> = {
	"line-unnamed": "A line has no name. Please enter one, or remove the line.",
	"offered-cells-above-quantity": ({ name, sum, quantity }: { name: string; sum: number; quantity: number }) =>
		`${name}: its colours and sizes come to ${formatCount(sum)}, more than its quantity of ${formatCount(quantity)}. Please change one of the two.`,
	"group-unnamed": ({ name }: { name: string }) =>
		`${name} is an alternative: please enter what is chosen between, such as “Fabric”.`,
	"group-of-one": ({ name, group }: { name: string; group: string }) =>
		`${name} is the only line to choose from in “${group}”. Please add another one, or make it optional.`,
};

type Off = In & { term: string; sum: number; total: number };

/** What keeps its delivery and its payments from being sent. */
const deliveryProblems: ProblemWords<DeliveryProblem["code"]> = {
	"ddp-costs-missing": ({ term, missing }: { term: string; missing: readonly CostKind[] }) =>
		`${term}: please enter ${list(missing.map((kind) => charges.names[kind].toLowerCase()))}. Delivery duty paid promises that they are paid; enter 0 where there is none.`,
	"schedule-per-cents": ({ percent }: { percent: number }) =>
		`The percentages of the payments add up to ${percent / 100}%. Please make them 100%.`,
	"schedule-above-total": ({ term, sum, total, currency }: Off) =>
		`The payments come to ${formatMoney(sum, currency)}, more than the total ${term} of ${formatMoney(total, currency)}. Please enter smaller amounts.`,
	"schedule-below-total": ({ term, sum, total, currency }: Off) =>
		`The payments come to ${formatMoney(sum, currency)}, less than the total ${term} of ${formatMoney(total, currency)}. Please add a payment of 100% of the rest.`,
	"schedule-without-rest":
		"The buyer has a choice of lines, so the total is not settled yet: please add a payment of 100% of the rest.",
};

const list = (words: readonly string[]) => new Intl.ListFormat("en", { type: "conjunction" }).format(words);

/** What keeps a rate, a draft or a quote from being taken. */
export const quoteProblems = {
	...priceProblems,
	...lineProblems,
	...deliveryProblems,
	"terms-not-sent": ({ problem }: { problem: DeliveryProblem }) =>
		`Nothing was sent. ${say(deliveryProblems, problem)}`,
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
	"quote-template-name": ({ limit }: { limit: number }) =>
		`Please give the template a name of one line, with at most ${limit} characters.`,
	"quote-template-taken": ({ name }: { name: string }) => `There is a template “${name}” already.`,
	"quote-template-gone":
		"Somebody else has changed or deleted this template in the meantime. This is the list as it is now.",
	"quote-templates-full": ({ limit }: { limit: number }) =>
		`There are ${limit} templates already. Please delete one that is not used any more.`,
	"prices-not-sent": ({ problem }: { problem: PriceProblem }) => `Nothing was sent. ${say(priceProblems, problem)}`,
	"lines-not-sent": ({ problem }: { problem: LineProblem }) => `Nothing was sent. ${say(lineProblems, problem)}`,
};
