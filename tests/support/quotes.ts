import type { QuoteContent, QuoteContentInput, QuoteLine, QuoteLineInput } from "../../domain/quotes/content.ts";
import {
	COST_KINDS,
	type Cost,
	type Delivery,
	type DeliveryInput,
	FIRST_KEY,
	type Incoterm,
	plainDelivery,
} from "../../domain/quotes/delivery.ts";
import { amount, storedAmount } from "../../domain/shared/amount.ts";

/** A line with its figures as money. Nothing is checked: a test may be about what is wrong. */
function asLine({ unitPrice, listPrice, tiers, surcharges, ...line }: QuoteLineInput): QuoteLine {
	return {
		...line,
		unitPrice: storedAmount(unitPrice),
		listPrice: amount(listPrice, "INR"),
		tiers: tiers.map(({ from, price }) => ({ from, price: storedAmount(price) })),
		surcharges: surcharges.map(({ size, amount }) => ({ size, amount: storedAmount(amount) })),
	};
}

/**
 * What a test changes of an offer. Most have one way of delivery: its term, and freight and insurance as amounts, may
 * be named as if they were the offer's own.
 */
export type QuoteChanges = Partial<Omit<QuoteContentInput, "charges">> & {
	charges?: { discount?: number; freight?: number; insurance?: number };
	incoterm?: Incoterm;
	namedPlace?: string;
};

/** An offer with what a test changes. Nothing is checked: a test may be about what is wrong. */
export function asQuote(base: QuoteContentInput, changes: QuoteChanges = {}): QuoteContent {
	const { charges = {}, incoterm: _, namedPlace: __, ...others } = changes;
	const { lines, schedule, deliveries, leavingOut, ...offer } = { ...base, ...others };
	const { discount = changes.charges ? 0 : base.charges.discount } = charges;
	const [first, ...further] = deliveries;
	// Ways of delivery that are named themselves are what they say.
	const plain: DeliveryInput = {
		...first,
		...(changes.deliveries === undefined && plainChanges(changes)),
	};
	return {
		...offer,
		priceStep: offer.priceStep ?? 0,
		lines: lines.map(asLine),
		leavingOut: { allowed: leavingOut?.allowed ?? false, least: storedAmount(leavingOut?.least ?? 0) },
		charges: { discount: discount ?? 0 },
		deliveries: [asDelivery(plain), ...further.map(asDelivery)],
		schedule: schedule.map(({ part, ...payment }) => ({
			...payment,
			part: part.typed === "amount" ? { typed: "amount", amount: storedAmount(part.amount) } : part,
		})),
	};
}

function plainChanges({ charges, incoterm, namedPlace }: QuoteChanges): Partial<DeliveryInput> {
	return {
		...(incoterm !== undefined && { incoterm }),
		...(namedPlace !== undefined && { namedPlace }),
		...(charges && { freight: costInput(charges.freight), insurance: costInput(charges.insurance) }),
	};
}

function costInput(amount = 0): DeliveryInput["freight"] {
	return amount === 0 ? null : { typed: "amount", amount };
}

/** A way of delivery with its figures as money. */
export function asDelivery({ key, incoterm, namedPlace, ...costs }: DeliveryInput): Delivery {
	const typed = COST_KINDS.map((kind) => [kind, asCost(costs[kind])] as const);
	return { ...plainDelivery(key, incoterm, namedPlace), ...Object.fromEntries(typed) };
}

/** A cost that came later is not in every offer that was stored. */
function asCost(cost: DeliveryInput["freight"] | undefined): Cost {
	return cost?.typed === "amount" ? { typed: "amount", amount: storedAmount(cost.amount) } : (cost ?? null);
}

/** A line of an offer, with what a test changes. */
export const exampleLine = (more: Partial<QuoteLineInput> = {}): QuoteLine =>
	asLine({
		key: "l1",
		kind: "offered",
		productId: "p1",
		name: "Cotton Round Neck T-Shirt",
		detail: "",
		composition: "Cotton 100%",
		gsm: 180,
		hsCode: "6109.10",
		unit: "piece",
		requestedName: "Cotton Round Neck T-Shirt",
		requested: 300,
		quantity: 300,
		unitPrice: 43_000,
		listPrice: 45_000,
		listPoints: null,
		tiers: [],
		note: "",
		sort: "goods",
		asked: [],
		cells: [],
		surcharges: [],
		choice: { is: "always" },
		packing: null,
		...more,
	});

/** An offer that could be sent. */
export const exampleQuote = (more: QuoteChanges = {}): QuoteContent =>
	asQuote(
		{
			v: 5,
			lines: [exampleLine()],
			currency: "INR",
			rate: null,
			charges: {},
			deliveries: [plainDelivery(FIRST_KEY, "FOB", "Tuticorin")],
			schedule: [],
			tax: { kind: "none" },
			portOfLoading: "Tuticorin",
			leadTimeDays: 35,
			leadTimeStarts: "advance",
			paymentTerms: "30% advance, 70% against copy of B/L",
			validUntilDay: "2026-12-04",
			terms: "Prices are for the quantities stated.",
			documents: "Commercial invoice",
			message: "",
		},
		more,
	);
