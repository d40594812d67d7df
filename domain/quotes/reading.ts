import * as z from "zod/mini";
import { type ExchangeRate, exchangeRateSchema } from "../shared/rate-of-exchange.ts";
import { storedVersion } from "../shared/stored-json.ts";
import { type QuoteContent, type QuoteContentInput, quoteContentSchema, quoteLineSchema } from "./content.ts";
import { type DeliveryInput, FIRST_KEY, INCOTERMS, plainDelivery } from "./delivery.ts";
import { ALWAYS } from "./line-parts.ts";
import { MAX_CHARGE, whole } from "./stored-money.ts";
import { NO_TAX } from "./tax.ts";

/** What the fifth shape knows of a line and the ones before it did not. */
const SINCE_FIFTH = { sort: true, asked: true, cells: true, surcharges: true, choice: true, packing: true } as const;

/** What freight or insurance came to; 0 where there was none, or nobody had said. */
const formerCost = z.prefault(whole(MAX_CHARGE), 0);

/**
 * The fourth shape: a line was goods or a sample, had its split in words alone, and was part of the offer. There was one
 * way of delivery, whose freight and insurance were charges like the discount.
 */
const fourthShape = z.extend(z.omit(quoteContentSchema, { v: true, deliveries: true, schedule: true, tax: true }), {
	charges: z.strictObject({ discount: z.prefault(whole(10_000), 0), freight: formerCost, insurance: formerCost }),
	incoterm: z.enum(INCOTERMS),
	namedPlace: z.string().check(z.trim(), z.maxLength(100)),
	lines: z.array(
		z.extend(z.omit(quoteLineSchema, SINCE_FIFTH), { sample: z.nullable(z.enum(["charged", "credited"])) }),
	),
});
type Fourth = z.input<typeof fourthShape>;

/** The third shape: no line was a sample. */
const thirdShape = z.extend(fourthShape, { lines: z.array(z.omit(quoteLineSchema, SINCE_FIFTH)) });
type Third = z.input<typeof thirdShape>;

/** The second shape: each charge was a field of its own. */
const secondShape = z.extend(z.omit(thirdShape, { charges: true }), {
	discountBasisPoints: whole(10_000),
	freight: whole(MAX_CHARGE),
	insurance: whole(MAX_CHARGE),
});
type Second = z.input<typeof secondShape>;

/** The first shape: no `v`, no rate, and nothing about how a price was made. */
const firstShape = z.extend(z.omit(secondShape, { rate: true }), {
	lines: z.array(z.omit(quoteLineSchema, { ...SINCE_FIFTH, listPoints: true })),
});

/** Whether an offer can be read, and what it says. */
type ReadQuote = { ok: true; content: QuoteContent } | { ok: false; where: string };

/** A reader for each version that was ever kept or sent; each gives today's shape. */
const READERS: Readonly<Record<number, (stored: unknown) => ReadQuote>> = {
	1: (stored) => {
		const first = firstShape.safeParse(stored);
		return first.success
			? inPresentShape(fromFourth(fromThird(fromSecond(fromFirst(first.data)))))
			: unreadable(first.error);
	},
	2: (stored) => {
		const second = secondShape.safeParse(stored);
		return second.success ? inPresentShape(fromFourth(fromThird(fromSecond(second.data)))) : unreadable(second.error);
	},
	3: (stored) => {
		const third = thirdShape.safeParse(stored);
		return third.success ? inPresentShape(fromFourth(fromThird(third.data))) : unreadable(third.error);
	},
	4: (stored) => {
		const fourth = fourthShape.safeParse(stored);
		return fourth.success ? inPresentShape(fromFourth(fourth.data)) : unreadable(fourth.error);
	},
	5: inPresentShape,
};

/** Reads an offer in whatever shape it was kept or sent; `where` names the first field that cannot be read. */
export function parseQuote(stored: unknown): ReadQuote {
	return READERS[storedVersion(stored)]?.(stored) ?? { ok: false, where: "v" };
}

function inPresentShape(stored: unknown): ReadQuote {
	const read = quoteContentSchema.safeParse(stored);
	return read.success ? { ok: true, content: read.data } : unreadable(read.error);
}

function unreadable({ issues: [first] }: { issues: readonly { path: PropertyKey[] }[] }): ReadQuote {
	return { ok: false, where: first?.path.join(".") ?? "" };
}

/** An offer from the database, of any year. @throws Error when it is none */
export function readQuote(text: string): QuoteContent {
	const read = parseQuote(JSON.parse(text));
	if (!read.ok) throw new Error(`The stored offer cannot be read at ${read.where || "its shape"}.`);
	return read.content;
}

/** The rate of a stored offer alone: reading it costs nothing of what its lines do. The first shape knew of none. */
export function storedRate(text: string): ExchangeRate | undefined {
	const read = z.object({ rate: exchangeRateSchema }).safeParse(JSON.parse(text));
	return read.success ? read.data.rate : undefined;
}

const SORT_OF_SAMPLE = { none: "goods", charged: "sample", credited: "credited-sample" } as const;

function fromFourth({ incoterm, namedPlace, charges, ...fourth }: Fourth): QuoteContentInput {
	const { discount, freight, insurance } = charges;
	const lines = fourth.lines.map(({ sample, ...line }) => ({
		...line,
		sort: SORT_OF_SAMPLE[sample ?? "none"],
		asked: [],
		cells: [],
		surcharges: [],
		choice: ALWAYS,
		packing: null,
	}));
	const first: DeliveryInput = {
		...plainDelivery(FIRST_KEY, incoterm, namedPlace),
		freight: costOf(freight),
		insurance: costOf(insurance),
	};
	return { ...fourth, v: 5, lines, charges: { discount }, deliveries: [first], schedule: [], tax: NO_TAX };
}

/** Before the fifth shape 0 stood for what nobody had entered, too. */
function costOf(amount = 0): DeliveryInput["freight"] {
	return amount === 0 ? null : { typed: "amount", amount };
}

function fromThird(third: Third): Fourth {
	return { ...third, lines: third.lines.map((line) => ({ ...line, sample: null })) };
}

function fromSecond({ discountBasisPoints: discount, freight, insurance, ...content }: Second): Third {
	return { ...content, charges: { discount, freight, insurance } };
}

function fromFirst(first: z.infer<typeof firstShape>): Second {
	const { lines, ...content } = first;
	return {
		...content,
		rate: null,
		// A price at list was made from the list; of any other this is unknown, and it counts as the line's own.
		lines: lines.map((line) => {
			const atList = content.currency === "INR" && line.listPrice > 0 && sameFigure(line.unitPrice, line.listPrice);
			return { ...line, listPoints: atList ? 0 : null };
		}),
	};
}

function sameFigure(one: number, other: number): boolean {
	return one === other;
}
