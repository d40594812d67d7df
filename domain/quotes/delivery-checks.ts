import type { Currency } from "../shared/currency.ts";
import { daysBetween } from "../shared/india-day.ts";
import type { Problem } from "../shared/problem.ts";
import type { UnusualCost, UnusualPayments, Warning } from "./checks.ts";
import { hasChoices } from "./choices.ts";
import type { QuoteContent } from "./content.ts";
import {
	COST_FACTS,
	COST_KINDS,
	type CostKind,
	type Delivery,
	deliveryName,
	type Incoterm,
	isLeftToBuyer,
	missingCosts,
} from "./delivery.ts";
import { OLD_AFTER_DAYS, oldRateDays } from "./last-rate.ts";
import { percentsOf, scheduleFault } from "./schedule.ts";
import { withoutGstRate } from "./tax-statement.ts";
import { quoteTotals } from "./totals.ts";

declare module "../shared/problem.ts" {
	interface DeskProblemCodes {
		"ddp-costs-missing": { term: string; missing: readonly CostKind[] };
		"schedule-per-cents": { percent: number };
		"schedule-above-total": ScheduleOff;
		"schedule-below-total": ScheduleOff;
		/** Amounts alone come to one total, and the buyer has a choice between several. */
		"schedule-without-rest": object;
	}
}

type ScheduleOff = { term: string; sum: number; total: number; currency: Currency };
export type DeliveryProblem = Problem<
	"ddp-costs-missing" | "schedule-per-cents" | "schedule-above-total" | "schedule-below-total" | "schedule-without-rest"
>;

/**
 * What keeps an offer from being sent for its ways of delivery and its payments: delivery duty paid without its amounts,
 * and payments that do not come to the total of each way. The server refuses such an offer.
 * @throws RangeError above 2^53
 */
export function deliveryProblem<C extends Currency>(content: QuoteContent<C>): DeliveryProblem | undefined {
	for (const delivery of content.deliveries) {
		const missing = missingCosts(delivery);
		if (missing.length > 0) return { code: "ddp-costs-missing", term: deliveryName(delivery), missing };
	}
	for (const delivery of content.deliveries) {
		const problem = paymentProblem(content, delivery);
		if (problem) return problem;
	}
	const { schedule, leavingOut } = content;
	const isOpen = leavingOut.allowed || hasChoices(content);
	return isOpen && schedule.length > 0 && percentsOf(schedule) === undefined
		? { code: "schedule-without-rest" }
		: undefined;
}

function paymentProblem<C extends Currency>(
	content: QuoteContent<C>,
	delivery: Delivery<C>,
): DeliveryProblem | undefined {
	const fault = scheduleFault(content.schedule, quoteTotals(content, [], delivery).total);
	if (!fault) return undefined;
	if (fault.code === "per-cents") return { code: "schedule-per-cents", percent: fault.percent };
	const { sum, total } = fault;
	return { code: `schedule-${fault.code}`, term: deliveryName(delivery), sum, total, currency: content.currency };
}

/**
 * Terms that promise what nobody has entered: the carriage with those that end at the buyer's, insurance with the two that are
 * named by it. DDP is not sent without.
 */
const WITH_INSURANCE: readonly Incoterm[] = ["CIF", "CIP"];

function isPromised(kind: CostKind, incoterm: Incoterm): boolean {
	if (incoterm === "DDP") return false;
	return kind === "freight"
		? !isLeftToBuyer(kind, incoterm)
		: kind === "insurance" && WITH_INSURANCE.includes(incoterm);
}

/** What a way of delivery promises, or must have before it can be sent, and nobody has entered: its total is without it. */
export function costsNotEntered<C extends Currency>(delivery: Delivery<C>): CostKind[] {
	return [
		...COST_KINDS.filter((kind) => delivery[kind] === null && isPromised(kind, delivery.incoterm)),
		...missingCosts(delivery),
	];
}

/** @param today in India, "2026-11-22" */
export function unusualCosts<C extends Currency>(delivery: Delivery<C>, today: string): UnusualCost<C>[] {
	return COST_KINDS.flatMap((kind): UnusualCost<C>[] => {
		const cost = delivery[kind];
		const { incoterm } = delivery;
		if (cost === null) return isPromised(kind, incoterm) ? [{ code: "cost-not-entered", kind, incoterm }] : [];
		const isOutside = COST_FACTS[kind].abroad && isLeftToBuyer(kind, incoterm);
		const isBuyers = !isOutside && isLeftToBuyer(kind, incoterm);
		const notIncluded = { code: "cost-not-in-term", kind, incoterm } as const;
		if (cost.typed === "amount") {
			return [
				...(isOutside && cost.amount > 0 ? [{ code: "cost-outside-term", kind, amount: cost.amount } as const] : []),
				...(isBuyers && cost.amount > 0 ? [notIncluded] : []),
			];
		}
		const age = daysBetween(cost.day, today);
		return [
			...(isBuyers && cost.percent > 0 ? [notIncluded] : []),
			...(cost.percent === 0 ? [{ code: "zero-rate", kind } as const] : []),
			...(age === undefined || cost.source === "" ? [{ code: "rate-without-source", kind } as const] : []),
			...(age !== undefined && age > OLD_AFTER_DAYS ? [{ code: "old-rate", kind, days: age } as const] : []),
		];
	});
}

/**
 * Payments that come to nothing, and terms of payment whose per cents are others than the schedule's: the buyer would read both
 * beside each other.
 */
export function unusualPayments<C extends Currency>({
	schedule,
	paymentTerms,
}: Pick<QuoteContent<C>, "schedule" | "paymentTerms">): UnusualPayments[] {
	const empty = schedule.flatMap(({ part }, row) =>
		(part.typed === "percent" ? part.percent : part.amount) === 0
			? [{ code: "payment-of-nothing" as const, row: row + 1 }]
			: [],
	);
	const scheduled = schedule.flatMap(({ part }) => (part.typed === "percent" ? [part.percent] : []));
	const said = percentsIn(paymentTerms);
	// Other per cents, such as a discount for early payment, do not come to a whole.
	const isWhole = said.reduce((sum, each) => sum + each, 0) === 10_000 && scheduled.length === schedule.length;
	const inOrder = (percents: readonly number[]) => percents.toSorted((a, b) => a - b).join();
	const differs = schedule.length > 0 && isWhole && inOrder(said) !== inOrder(scheduled);
	return differs ? [...empty, { code: "payment-words", said, scheduled }] : empty;
}

/** "30% advance, 70% against documents": 3000 and 7000. */
function percentsIn(text: string): number[] {
	return [...text.matchAll(/(\d{1,3}(?:[.,]\d{1,2})?)\s?%/g)].map(([, figure = ""]) =>
		Math.round(Number(figure.replace(",", ".")) * 100),
	);
}

/** The same for a whole offer: each of its ways of delivery, its payments, its rate, and the products whose GST cannot be counted. */
export function deliveryWarnings<C extends Currency>(content: QuoteContent<C>, today: string): Warning<C>[] {
	const { currency } = content;
	const costs = content.deliveries.flatMap((delivery) =>
		unusualCosts(delivery, today).map((unusual) => ({
			...{ key: `${delivery.key} ${JSON.stringify(unusual)}`, name: deliveryName(delivery), currency },
			unusual,
		})),
	);
	const untaxed = withoutGstRate(content).map((name) => ({
		...{ key: `tax ${name}`, name, currency },
		unusual: { code: "gst-rate-missing" } as const,
	}));
	const payments = unusualPayments(content).map((unusual) => ({
		...{ key: `payments ${JSON.stringify(unusual)}`, name: "", currency },
		unusual,
	}));
	const days = oldRateDays(content, today);
	const rates =
		days === undefined
			? []
			: [{ key: "rate", name: "", currency, unusual: { code: "old-exchange-rate", days } as const }];
	return [...costs, ...payments, ...untaxed, ...rates];
}
