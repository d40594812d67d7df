import type { Product, Unit } from "../catalogue/catalogue.ts";
import { amount, sumOf } from "../shared/amount.ts";
import type { Currency } from "../shared/currency.ts";
import { addDays, type IndiaDay } from "../shared/india-day.ts";
import { fromList, type Rate, RUPEE } from "../shared/rate-of-exchange.ts";
import { NO_CHARGES } from "./charges.ts";
import type { QuoteContent, QuoteLine, WantedQuantity } from "./content.ts";

/** What a new draft starts with; the owner sets it in the desk. */
export type QuoteDefaults = {
	/** Days an offer is valid: 14 unless the owner says otherwise (design of quotes, "The desk"). */
	validityDays: number;
	incoterm: QuoteContent["incoterm"];
	namedPlace: string;
	portOfLoading: string;
	leadTimeDays: number | null;
	leadTimeStarts: QuoteContent["leadTimeStarts"];
	paymentTerms: string;
	terms: string;
	documents: string;
};

/** A line of a request; `detail` is its split by colour and size in words, where it was split. */
export type RequestedLine = {
	id: string;
	name: string;
	price: number;
	quantity: number;
	unit: Unit;
	detail?: string;
};

/** A first draft: the lines of the request at list price, facts from the catalogue as it is today. */
export function firstDraft(
	lines: readonly RequestedLine[],
	products: ReadonlyMap<string, Product>,
	defaults: QuoteDefaults,
	today: IndiaDay,
): QuoteContent {
	const { validityDays, ...terms } = defaults;
	return {
		v: 3,
		...terms,
		lines: lines.map((line, index) => requestedLine(line, products.get(line.id), `l${index + 1}`)),
		currency: "INR",
		rate: null,
		charges: NO_CHARGES,
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
		detail: asked.detail ?? "",
		requestedName: asked.name,
		requested: asked.quantity,
		quantity: asked.quantity,
		unit: asked.unit,
		unitPrice: amount<Currency>(asked.price, "INR"),
		listPrice,
		listPoints: asked.price === Number(listPrice) ? 0 : null,
	};
}

const RUPEE_OF_ANY: Rate<Currency> = RUPEE;

/** A draft after a version: the same offer with the quantities the buyer asked for and a new validity. */
export function nextDraft(
	last: QuoteContent,
	wanted: readonly WantedQuantity[],
	validityDays: number,
	today: IndiaDay,
): QuoteContent {
	const quantities = new Map(wanted.map(({ key, to }) => [key, to]));
	return {
		...last,
		lines: last.lines.map((line) => ({ ...line, quantity: quantities.get(line.key) ?? line.quantity })),
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
