import { amounts } from "./amounts.ts";
import { charges } from "./charges.ts";
import { countries } from "./countries.ts";
import { formats } from "./formats.ts";
import { goodsCount, goodsCounts } from "./goods-count.ts";
import { leadTime } from "./lead-time.ts";
import { orderWishes } from "./order-details.ts";
import { quoteLines } from "./quote-lines.ts";
import { quoteTerms } from "./quote-terms.ts";
import { samples } from "./samples.ts";

type Kind = "quotation" | "proforma";
type Version = { version: number };

const titles: Readonly<Record<Kind, string>> = { quotation: "Quotation", proforma: "Proforma invoice" };

/** What the quotation and the proforma invoice say beside what the offer itself holds. */
export const documents = {
	titles,
	formats,
	amounts,
	countries,
	notATaxInvoice: ({ kind }: { kind: Kind }) => `This is a ${titles[kind].toLowerCase()}, not a tax invoice.`,
	notATaxInvoiceHead: "Not a tax invoice",
	headline: ({ reference, version, day }: Version & { reference: string; day: string }) =>
		`${reference}, version ${version}, ${day}`,
	fileTitle: ({ kind, reference, version }: Version & { kind: Kind; reference: string }) =>
		`${titles[kind]} ${reference}, version ${version}`,
	fileSubject: ({ buyer }: { buyer: string }) => `For ${buyer}`,
	/** "20 November 2026, 15:04 India time" */
	moment: ({ day, clock }: { day: string; clock: string }) => `${day}, ${clock} India time`,
	weekdayAndDay: ({ weekday, day }: { weekday: string; day: string }) => `${weekday} ${day}`,
	untilInIndia: ({ clock }: { clock: string }) => `${clock} India time (IST)`,
	/** "19:29 in Berlin (GMT+1)"; `day` is empty where it is the same day there. */
	untilThere: ({ day, clock, city, offset }: { day: string; clock: string; city: string; offset: string }) =>
		`${day === "" ? "" : `${day}, `}${clock} in ${city} (${offset})`,
	page: ({ page, pages }: { page: number; pages: number }) => `Page ${page} of ${pages}`,
	gstin: ({ number }: { number: string }) => `GSTIN ${number}`,
	iec: ({ number }: { number: string }) => `IEC ${number}`,
	buyer: "Buyer and consignee",
	validUntil: "Valid until",
	versionAccepted: ({ version }: Version) => `Version ${version} accepted`,
	by: ({ name }: { name: string }) => `by ${name}`,
	delivery: "Delivery",
	incoterms: ({ term }: { term: string }) => `${term}, Incoterms 2020`,
	loading: "Loading",
	origin: "Origin",
	india: "India",
	leadTime: "Lead time",
	leadTimeWords: leadTime,
	payment: "Payment",
	currency: "Currency",
	buyerReference: "Your ref.",
	askedFor: "Asked for",
	wishes: orderWishes,
	goods: "Goods",
	asked: "Asked",
	offered: "Offered",
	each: ({ symbol }: { symbol: string }) => `Each ${symbol}`,
	below: ({ count }: { count: string }) => `below ${count}`,
	from: ({ count }: { count: string }) => `from ${count}`,
	amount: ({ symbol }: { symbol: string }) => `Amount ${symbol}`,
	unavailable: "Not available",
	substitute: "Offered as a substitute",
	insteadOf: ({ name }: { name: string }) => `Offered instead of ${name}`,
	priceEach: "Price each",
	totalInWords: "Total in words",
	goodsTotal: ({ count }: { count: string }) => (count === "" ? "Goods" : `Goods, ${count}`),
	charge: charges.row,
	trade: quoteTerms,
	samples,
	lines: quoteLines,
	goodsCount,
	goodsCounts,
	total: ({ term }: { term: string }) => `Total ${term}`,
	inCurrency: ({ currency }: { currency: string }) => `in ${currency}`,
	customs: "* To be confirmed by the customs broker.",
	privateLink: ({ address }: { address: string }) => `${address}, your private link`,
	lacking: ({ sign }: { sign: string }) =>
		`${sign} stands for a character that the typefaces of this document lack; your private page shows it.`,
	terms: "Terms",
	documentsSupplied: "Documents supplied",
	law: "Governing law",
	bank: "Bank details",
	bankOnProforma: "They stand on the proforma invoice that follows your acceptance.",
	/** `phone` is empty where there is none. */
	bankWarning: ({ phone }: { phone: string }) =>
		`Our bank details never change by email. If a message says otherwise, telephone us${phone === "" ? "" : ` (${phone})`} before you pay.`,
	purchaseOrder: "Your order",
	acceptance: "Acceptance",
	toAccept: "Accept on your private page, or sign here and send this page back. We then issue the proforma invoice.",
	signature: ["Name and company", "Place and date", "Signature"],
	fingerprint: ({ version }: Version) => `Fingerprint of version ${version} (SHA-256)`,
	/** What a buyer has to say where an offer leaves a choice. */
	sayWhich: "Please say which way of delivery and which of the lines you take.",
	leftOut: "Not taken",
	acceptedFingerprint: "Fingerprint of what was accepted (SHA-256)",
	wasAcceptedBy: ({ version }: Version) => `Version ${version} was accepted by `,
	acceptedOn: ({ time }: { time: string }) => `on ${time}.`,
	placedOutside: ({ version }: Version) => `The order for version ${version} was placed outside the private page.`,
};
