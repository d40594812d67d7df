import type { Product, Unit } from "../catalogue/catalogue.ts";
import type { NamedCell } from "../orders/cells.ts";
import type { Sample } from "../orders/samples.ts";
import { amount, sumOf } from "../shared/amount.ts";
import type { Currency } from "../shared/currency.ts";
import { addDays, type IndiaDay } from "../shared/india-day.ts";
import { fromList, type Rate, RUPEE } from "../shared/rate-of-exchange.ts";
import { NO_CHARGES } from "./charges.ts";
import type { QuoteContent, QuoteLine, WantedQuantity } from "./content.ts";
import { FIRST_KEY, type Incoterm, plainDelivery } from "./delivery.ts";
import { withLineQuantity } from "./line-cells.ts";
import { ALWAYS } from "./line-parts.ts";
import { linePacking } from "./packing.ts";
import { asPayments, type PercentPayment } from "./schedule.ts";
import type { Tax } from "./tax.ts";

/** What a new draft starts with; the owner sets it in the desk. */
export type QuoteDefaults = {
	/** Days an offer is valid: 14 unless the owner says otherwise (design of quotes, "The desk"). */
	validityDays: number;
	incoterm: Incoterm;
	namedPlace: string;
	portOfLoading: string;
	leadTimeDays: number | null;
	leadTimeStarts: QuoteContent["leadTimeStarts"];
	paymentTerms: string;
	schedule: readonly PercentPayment[];
	tax: Tax;
	terms: string;
	documents: string;
	priceStep: number;
};

/** A line of a request; `cells` is its split by colour and size, empty where it was not split. */
type RequestedLine = {
	id: string;
	name: string;
	price: number;
	quantity: number;
	unit: Unit;
	cells?: readonly NamedCell[];
};

/** A sample that is asked for; `detail` says in words which. */
type RequestedSample = Pick<Sample, "id" | "name" | "quantity"> & { detail: string };

/**
 * A first draft: the lines of the request at list price, facts from the catalogue as it is today; then its samples,
 * each a line without a price yet.
 */
export function firstDraft(
	{ lines, samples }: { lines: readonly RequestedLine[]; samples: readonly RequestedSample[] },
	products: ReadonlyMap<string, Product>,
	defaults: QuoteDefaults,
	today: IndiaDay,
): QuoteContent {
	const { validityDays, incoterm, namedPlace, schedule, ...terms } = defaults;
	return {
		v: 5,
		...terms,
		lines: [
			...lines.map((line, index) => requestedLine(line, products.get(line.id), `l${index + 1}`)),
			...samples.map((sample, index) => sampleLine(sample, products.get(sample.id), `s${index + 1}`)),
		],
		currency: "INR",
		rate: null,
		leavingOut: { allowed: false, least: sumOf([]) },
		charges: NO_CHARGES,
		deliveries: [plainDelivery(FIRST_KEY, incoterm, namedPlace)],
		schedule: asPayments(schedule),
		validUntilDay: addDays(today, validityDays),
		message: "",
	};
}

/** What was asked for, in the unit and at the price that were shown with it; what is no longer sold stays in sight, not available. */
function requestedLine(asked: RequestedLine, product: Product | undefined, key: string): QuoteLine {
	const listPrice = amount(product?.price ?? asked.price, "INR");
	return {
		...offeredLine<Currency>(product, key, RUPEE_OF_ANY),
		...(product ? {} : { name: asked.name, kind: "unavailable" }),
		asked: [...(asked.cells ?? [])],
		cells: [...(asked.cells ?? [])],
		requestedName: asked.name,
		requested: asked.quantity,
		quantity: asked.quantity,
		unit: asked.unit,
		unitPrice: amount<Currency>(asked.price, "INR"),
		listPrice,
		listPoints: asked.price === Number(listPrice) ? 0 : null,
	};
}

/** A sample as it was asked for. No list says what it costs, so its price is the line's own. */
function sampleLine(asked: RequestedSample, product: Product | undefined, key: string): QuoteLine {
	const none = amount(0, "INR");
	return {
		...offeredLine<Currency>(product, key, RUPEE_OF_ANY),
		...(product ? {} : { name: asked.name, kind: "unavailable" }),
		detail: asked.detail,
		requestedName: asked.name,
		requested: asked.quantity,
		quantity: asked.quantity,
		unit: "piece",
		unitPrice: amount<Currency>(0, "INR"),
		listPrice: none,
		listPoints: null,
		sort: "sample",
	};
}

const RUPEE_OF_ANY: Rate<Currency> = RUPEE;

/**
 * A draft after a version: the same offer with the quantities the buyer asked for and a new validity. A split follows
 * its quantity.
 */
export function nextDraft(
	last: QuoteContent,
	wanted: readonly WantedQuantity[],
	validityDays: number,
	today: IndiaDay,
): QuoteContent {
	const quantities = new Map(wanted.map(({ key, to }) => [key, to]));
	return {
		...last,
		lines: last.lines.map((line) => withLineQuantity(line, quantities.get(line.key) ?? line.quantity)),
		validUntilDay: addDays(today, validityDays),
		message: "",
	};
}

/**
 * A line that offers a product at list price; without a product an empty one to fill in.
 * @param rate of the offer's currency; while it is unknown the line has no price
 */
export function offeredLine<C extends Currency>(
	product: Product | undefined,
	key: string,
	rate: Rate<C> | undefined,
): QuoteLine<C> {
	const { details, ...facts } = product ?? {
		id: "",
		name: "",
		unit: "piece" as const,
		price: 0,
		minOrder: 0,
		details: {},
	};
	const listPrice = amount(facts.price, "INR");
	return {
		key,
		kind: "offered",
		productId: facts.id,
		name: facts.name,
		detail: "",
		composition: compositionOf(details),
		gsm: details.gsm ?? null,
		hsCode: details.hsCode ?? "",
		unit: facts.unit,
		requestedName: "",
		requested: null,
		quantity: facts.minOrder,
		unitPrice: rate ? fromList(listPrice, 0, rate) : sumOf<C>([]),
		listPrice,
		listPoints: rate && product ? 0 : null,
		tiers: [],
		note: "",
		sort: "goods",
		asked: [],
		cells: [],
		surcharges: [],
		choice: ALWAYS,
		packing: linePacking(details.packing),
	};
}

/** "Cotton 100%", "Saree: silk 100%; Blouse piece: silk 100%" */
function compositionOf({ components = [] }: Product["details"]): string {
	const one = (fibres: readonly { fibre: string; percent: number }[]) =>
		fibres.map(({ fibre, percent }) => `${fibre} ${percent}%`).join(", ");
	return components
		.map(({ name, fibres }) => (components.length === 1 ? one(fibres) : `${name}: ${one(fibres)}`))
		.join("; ")
		.slice(0, 200);
}

/** A draft as its editor shows it. `revision` is 0 while it is only prefilled and nothing has been kept. */
export type Draft = { content: QuoteContent; revision: number; updatedAt: number | null; updatedBy: string | null };

/** A sent version that a new offer may start from. */
export type FormerQuote = {
	caseId: string;
	version: number;
	reference: string;
	buyer: string;
	country: string;
	sentAt: number;
	total: number;
	currency: string;
	sameBuyer: boolean;
};
