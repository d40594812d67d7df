import type { PackedFigure } from "../../domain/quotes/packing.ts";
import type { PaymentTrigger } from "../../domain/quotes/schedule.ts";
import type { ExportUnder } from "../../domain/quotes/tax.ts";
import { dayText } from "../../domain/shared/day-text.ts";
import { plural } from "./count.ts";

const days = (count: number) => plural(count, { one: "1 day", other: `${count} days` });

/** When each payment is due; days follow where they are counted. */
const triggers: Readonly<Record<PaymentTrigger, (count: number | null) => string>> = {
	proforma: (count) => (count === null ? "with the proforma invoice" : `within ${days(count)} of the proforma invoice`),
	"before-dispatch": () => "before dispatch",
	"against-documents": () => "against documents",
	"letter-of-credit": () => "by letter of credit at sight",
	"after-dispatch": (count) => (count ? `${days(count)} after dispatch` : "on dispatch"),
	"after-bill-of-lading": (count) =>
		count ? `${days(count)} after the date of the bill of lading` : "at the date of the bill of lading",
	"after-delivery": (count) => (count ? `${days(count)} after delivery` : "on delivery"),
};

const exported: Readonly<Record<ExportUnder, string>> = {
	lut: "Export under letter of undertaking (LUT), without payment of IGST",
	igst: "Export with payment of IGST",
};

const figures: Readonly<Record<PackedFigure, string>> = {
	cartons: "Cartons",
	volume: "Volume",
	net: "Net weight",
	gross: "Gross weight",
};

/** What an offer says beside its lines and its total: payments, tax, packing, and its ways of delivery. */
export const quoteTerms = {
	ways: "Ways of delivery",
	goods: "Goods",
	total: "Total",
	cost: "What it costs",
	compare: "Compare all",
	basis: ({ day, source }: { day: string; source: string }) => `rate of ${dayText(day, "long")}, ${source}`,
	payments: "Payment schedule",
	number: "No.",
	when: "When",
	amount: "Amount",
	/** What has become of a payment of an order. */
	received: "Received",
	/** Its day is over. Money that is on its way looks the same to us, so this says no more than what we know. */
	notReceived: "Not received yet",
	due: ({ trigger, days: count }: { trigger: PaymentTrigger; days: number | null }) => triggers[trigger](count),
	share: ({ percent }: { percent: number }) => `${percent / 100}%`,
	shareOfRest: ({ percent }: { percent: number }) => `${percent / 100}% of the rest`,
	/** The same of a payment with the proforma invoice, once the offer has been accepted. */
	dueBy: ({ when, day }: { when: string; day: string }) => `${when} (by ${dayText(day, "long")})`,
	tax: "Tax",
	exported: ({ under, number }: { under: ExportUnder; number: string }) =>
		number === "" ? `${exported[under]}.` : `${exported[under]}, ${number}.`,
	gstExtra: "GST extra as applicable.",
	gstIncluded: "GST is in the total.",
	packing: "Packing",
	figures,
	/** All of them at once. */
	allFigures: "Cartons, volume and weights",
	cubicMetres: ({ figure }: { figure: string }) => `${figure} CBM`,
	kilograms: ({ figure }: { figure: string }) => `${figure} kg`,
	containers: "Container filled",
	container: ({ name, percent }: { name: string; percent: string }) => `${name} ${percent}%`,
	notKnown: ({ names }: { names: string }) => `not known yet for ${names}`,
};
