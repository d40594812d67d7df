import { amounts } from "../amounts.ts";
import { charges } from "../charges.ts";
import { plural } from "../count.ts";
import { goodsCounts } from "../goods-count.ts";
import { leadTime } from "../lead-time.ts";
import { quoteLines } from "../quote-lines.ts";
import { quoteTerms } from "../quote-terms.ts";

/** The facts of an offer, as mails to buyers and to staff list them. */
export const quote = {
	amounts,
	reference: "Reference",
	quotation: "Quotation",
	version: ({ reference, version }: { reference: string; version: number }) => `${reference}, version ${version}`,
	total: "Total",
	accepted: "Accepted",
	undone: "Undone",
	inWords: "In words",
	goods: "Goods",
	products: ({ count, figure }: { count: number; figure: string }) =>
		`${figure} ${plural(count, { one: "product", other: "products" })}`,
	goodsCounts,
	lines: quoteLines,
	services: ({ count }: { count: number }) => plural(count, { one: "1 service", other: `${count} services` }),
	charge: charges.row,
	substitutes: ({ count }: { count: number }) => `${count} in place of another`,
	unavailable: ({ count }: { count: number }) => `${count} not available`,
	delivery: "Delivery",
	leadTime: "Lead time",
	leadTimeWords: leadTime,
	trade: quoteTerms,
	/** "30% with the proforma invoice: €2,000.00" */
	paymentRow: ({ share, when, amount }: { share: string; when: string; amount: string }) =>
		`${share === "" ? when : `${share} ${when}`}: ${amount}`,
	payment: "Payment",
	askedFor: "You asked for",
	buyerReference: "Your own reference",
	changedSince: ({ version }: { version: number }) => `What has changed since version ${version}:`,
	change: ({ subject, change }: { subject: string; change: string }) => `${subject}: ${change}`,
	before: ({ after, before }: { after: string; before: string }) => `${after} (before: ${before})`,
	more: ({ count }: { count: number }) => `and ${count} more, on your private page`,
	files: ({ count }: { count: number }) => plural(count, { one: "File", other: "Files" }),
};
