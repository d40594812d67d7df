import { isOfSamplesAlone, type QuoteContent } from "../../domain/quotes/content.ts";
import { deliveryName } from "../../domain/quotes/delivery.ts";
import type { PaymentTrigger } from "../../domain/quotes/schedule.ts";
import { quoteTotals } from "../../domain/quotes/totals.ts";
import { formatMoney } from "../../domain/shared/currency.ts";
import { endOfIndiaDay } from "../../domain/shared/india-day.ts";
import { keepTogether } from "../../domain/shared/keep-together.ts";
import { steps } from "../../messages/en/buyer/steps.ts";
import { formats } from "../../messages/en/formats.ts";
import { leadTime } from "../../messages/en/lead-time.ts";
import { quoteTerms } from "../../messages/en/quote-terms.ts";
import { leadTimeText } from "../../messages/lead-time.ts";
import { paymentRows } from "../../messages/payments.ts";
import type { Translate } from "../../messages/translation.ts";
import type { CaseView, VersionView } from "../../server/cases/index.ts";
import { undoView } from "./may-do.server.ts";
import type { Step } from "./view.ts";

/** A step of an order: what is known of it, and whether it is behind us. */
export type OrderMark = Omit<Step, "state"> & { done: boolean };

/** What a payment waits for, of what we do. */
const WAITS_FOR: Readonly<Record<PaymentTrigger, "nothing" | "making" | "dispatch">> = {
	proforma: "nothing",
	"before-dispatch": "making",
	"against-documents": "dispatch",
	"letter-of-credit": "dispatch",
	"after-dispatch": "dispatch",
	"after-bill-of-lading": "dispatch",
	"after-delivery": "dispatch",
};

/**
 * What follows an acceptance, in the order that its terms give: the proforma invoice, payments, making and dispatch. Nothing is
 * said but what the version says and what has been recorded since; while one side asks to undo it, nothing follows. A request to
 * undo it that nobody has answered in time has lapsed, though it is still recorded.
 */
export function orderSteps(view: CaseView, { content }: VersionView, translate: Translate, now: number): OrderMark[] {
	const { acceptance, entries } = view;
	if (!acceptance || undoView(view.state, now)?.askedBy) return [];
	const words = translate(steps);
	const begun = entries.findLast(({ kind }) => kind === "record_production")?.at;
	const isInvoiced = acceptance.proforma !== null;
	const payments = paymentSteps(view, content, { acceptedAt: acceptance.at, now, translate });
	const waiting = (wanted: "nothing" | "making" | "dispatch") =>
		payments.flatMap(({ waitsFor, ...mark }) => (waitsFor === wanted ? [mark] : []));
	const [delivery] = content.deliveries;
	return [
		{ label: words.proforma, note: isInvoiced ? words.ready : words.beingMade, done: isInvoiced },
		...waiting("nothing"),
		...(isOfSamplesAlone(content)
			? []
			: [
					{
						label: begun === undefined ? words.making : words.inProduction,
						at: begun,
						note: leadTimeText(content, translate(leadTime)),
						done: false,
					},
				]),
		...waiting("making"),
		{
			label: delivery.incoterm === "EXW" ? words.collection : words.dispatch,
			note: words.carried({ delivery: deliveryName(delivery), port: content.portOfLoading }),
			done: false,
		},
		...waiting("dispatch"),
	];
}

type PaymentMark = OrderMark & { waitsFor: "nothing" | "making" | "dispatch" };

/** A step for each payment of the schedule; without one the terms of payment alone say how it is paid. */
function paymentSteps(
	{ entries }: CaseView,
	content: QuoteContent,
	{ acceptedAt, now, translate }: { acceptedAt: number; now: number; translate: Translate },
): PaymentMark[] {
	const words = translate(steps);
	const { figures } = translate(formats);
	const { schedule, currency, paymentTerms } = content;
	const made = entries.filter(({ kind }) => kind === "record_payment").length;
	if (schedule.length === 0)
		return paymentTerms === ""
			? []
			: [{ label: words.payment({ place: 1, of: 1 }), note: paymentTerms, done: false, waitsFor: "nothing" }];
	const rows = paymentRows(schedule, quoteTotals(content).total, translate(quoteTerms), acceptedAt);
	return schedule.flatMap(({ trigger }, index) => {
		const row = rows[index];
		if (!row) return [];
		const isMade = index < made;
		return {
			label: words.payment({ place: index + 1, of: schedule.length }),
			amount: formatMoney(row.sum, currency, figures),
			note: isMade ? words.recorded : keepTogether([row.share, row.when].filter(Boolean).join(" ")),
			done: isMade,
			isOverdue: !isMade && row.day !== undefined && now > (endOfIndiaDay(row.day) ?? now),
			waitsFor: WAITS_FOR[trigger],
		};
	});
}
