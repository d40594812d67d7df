import { company } from "../../content/company.ts";
import { BUYER_CASE_EMAILS, STAFF_CASE_EMAILS } from "../../domain/cases/case-emails.ts";
import type { QuoteStatus } from "../../domain/cases/statuses.ts";
import type { OrderDetails } from "../../domain/orders/order-details.ts";
import type { QuoteContent } from "../../domain/quotes/content.ts";
import { quoteTotals } from "../../domain/quotes/totals.ts";
import { endOfIndiaDay } from "../../domain/shared/india-day.ts";
import type { CaseView, EntryView, VersionView } from "../../server/cases/case-views.ts";
import { buyerAcknowledgementEmail } from "../../server/email/buyer-acknowledgement.ts";
import { buyerCaseEmail } from "../../server/email/buyer-case-email.ts";
import type { CaseEmailInput } from "../../server/email/case-emails.ts";
import { inquiryReplyEmail } from "../../server/email/inquiry-reply.ts";
import { staffCaseEmail } from "../../server/email/staff-case-email.ts";
import { type InquiryRecord, staffInquiryEmail } from "../../server/email/staff-inquiry.ts";
import { type RequestRecord, staffRequestEmail } from "../../server/email/staff-request.ts";
import type { Email } from "../../server/email/transport.ts";
import type { Mail } from "../../server/outbox/deliverables.ts";
import { exampleBuyer } from "./example-forms.ts";
import { asQuote, exampleLine, exampleQuote, type QuoteChanges } from "./quotes.ts";

/** Example data for emails: a buyer who does not exist, two versions of an offer, and what is typed at each turn. */
const EXAMPLE_AT = Date.UTC(2026, 10, 20, 9, 0);
export const SITE_URL = "https://thari.example";
const exampleDetails: OrderDetails = {
	...{ neededBy: "2027-02-26", deliveryTerm: "CIF", deliveryPlace: "Felixstowe", currency: "GBP" },
	buyerReference: "PO-4711",
};
/** The order details that a person types. */
export const typedDetails = (text: string): OrderDetails => ({ deliveryPlace: text, buyerReference: text });
const TOKEN = "exampleTokenOfAPrivatePage-0123456789_ABCDE";

type ExampleBuyer = Partial<CaseView["request"]>;

/** Everything that a person may have typed into an email about a case. */
export type TypedByPeople = {
	buyer?: ExampleBuyer;
	body?: string;
	wantedName?: string;
	fileName?: string;
	acceptedBy?: string;
	purchaseOrder?: string;
	content?: QuoteChanges;
};

const first = exampleQuote({
	lines: [
		exampleLine(),
		exampleLine({
			key: "l2",
			name: "Banarasi Silk Saree",
			requestedName: "Banarasi Silk Saree",
			quantity: 20,
			requested: 20,
			unitPrice: 240_000,
		}),
		exampleLine({ key: "l3", name: "Handloom Cotton Dhoti", quantity: 50, unitPrice: 60_000 }),
	],
	namedPlace: "Thoothukudi",
	paymentTerms: "30% in advance, 70% against a copy of the bill of lading",
});
const second = (changes: QuoteChanges = {}): QuoteContent =>
	asQuote(first, {
		lines: [
			exampleLine({ quantity: 450, unitPrice: 41_500 }),
			exampleLine({ key: "l2", name: "Banarasi Silk Saree", quantity: 20, unitPrice: 240_000 }),
			exampleLine({ key: "l3", kind: "unavailable", name: "Handloom Cotton Dhoti", quantity: 0 }),
		],
		charges: { freight: 1_850_000 },
		incoterm: "CFR",
		namedPlace: "Felixstowe",
		leadTimeDays: 40,
		...changes,
	});

function versionView(version: number, content: QuoteContent, sentAt: number): VersionView {
	const { total } = quoteTotals(content);
	return {
		version,
		content,
		contentHash: "0".repeat(64),
		currency: content.currency,
		total,
		validUntil: endOfIndiaDay(content.validUntilDay) ?? 0,
		sentAt,
		sentBy: "Example Staff",
		pdfPages: 2,
		pdfBytes: 60_000,
		endedAs: null,
		endedAt: null,
	};
}

const STATUS: Partial<Record<Mail["kind"], QuoteStatus>> = {
	"staff-accepted": "accepted",
	"staff-undo-asked": "accepted",
	"buyer-undo-asked": "accepted",
	"staff-declined": "declined_by_buyer",
	"staff-withdrawn": "withdrawn_by_buyer",
	"staff-renewal": "in_review",
};

/** What the email of a kind is written from. */
export function exampleInput(kind: Mail["kind"], said: TypedByPeople = {}, how = "buyer"): CaseEmailInput {
	const staff = kind.startsWith("staff-");
	const versions = [versionView(2, second(said.content), EXAMPLE_AT), versionView(1, first, EXAMPLE_AT)];
	const bodies: Partial<Record<Mail["kind"], string>> = {
		"buyer-question":
			"Shall the T-shirts carry your own neck label, or ours?\n\nAnd which sizes in which ratio, for instance S 1, M 2, L 2, XL 1?",
		"buyer-reply": "The swatches left us this morning by courier. They should reach you on Tuesday.",
		"buyer-quote":
			"Thank you for the new quantities. From 450 pieces the T-shirt comes at our better price, and we have added sea freight to Felixstowe.",
		"buyer-offer-withdrawn": "The dyer has told us that the peacock shade cannot be held for this lot.",
		"buyer-refused": "We do not weave jute, and know no mill that we would name to you.",
		"staff-replied": "Our own neck label, please: the artwork is attached.\n\nS 1, M 2, L 2, XL 1 is right.",
		"staff-messages": "And could the label be woven rather than printed?",
		"staff-change": "Could you do 450 of the T-shirts, and quote with freight to Felixstowe?",
		"staff-accepted": "Example Buyer",
		"staff-declined": "The season has moved on. Perhaps in spring.",
		"staff-undo-asked": "We have ticked the wrong version.",
		"buyer-undo-asked": "The price of the silk was typed wrongly.",
		"staff-withdrawn": "We ordered by mistake.",
		"staff-mail-failed": "Shall the T-shirts carry your own neck label, or ours?",
		"staff-renewal": "Our bank took longer than we thought. Same goods, please.",
	};
	const files = [{ id: "f1", name: said.fileName ?? "neck-label.pdf", type: "application/pdf", bytes: 20_000 }];
	const wanted = [{ key: "l1", name: said.wantedName ?? "Cotton Round Neck T-Shirt", from: 300, to: 450 }];
	const entry: EntryView = {
		id: "e1",
		at: EXAMPLE_AT,
		revision: 5,
		actor: staff ? "buyer" : "staff",
		...(kind === "staff-change"
			? { kind: "request_change", data: { version: 2, wanted } }
			: { kind: "reply", data: {} }),
		audience: "both",
		body: said.body ?? bodies[kind] ?? "",
		files: kind === "staff-replied" || kind === "buyer-question" ? files : [],
	};
	const view: CaseView = {
		id: "11111111-1111-4111-8111-111111111111",
		reference: "20261120",
		revision: 5,
		state: {
			status: STATUS[kind] ?? "quoted",
			owned: true,
			currentVersion: 2,
			validUntil: versions[0]?.validUntil ?? null,
		},
		requestedAt: EXAMPLE_AT - 5 * 86_400_000,
		firstAnsweredAt: EXAMPLE_AT - 4 * 86_400_000,
		dueAt: null,
		queue: "with_buyer",
		request: {
			...exampleBuyer,
			country: "GB",
			details: exampleDetails,
			samples: [],
			total: 18_300_000,
			lines: [],
			...said.buyer,
		},
		versions,
		entries: [entry],
		acceptance: {
			version: 2,
			name: said.acceptedBy ?? "Example Buyer",
			at: EXAMPLE_AT,
			how,
			purchaseOrder: said.purchaseOrder ?? "PO-4711",
			proforma: null,
			confirmed: null,
			total: versions[0]?.total ?? 0,
		},
	};
	return {
		view,
		entry:
			kind === "buyer-reminder" || kind === "buyer-follow-up" || kind === "buyer-expired" || kind === "buyer-receipt"
				? undefined
				: entry,
		version: versions[0],
		undone: kind.endsWith("-undone")
			? {
					...{ version: 2, total: versions[0]?.total ?? 0, currency: versions[0]?.currency ?? "INR" },
					...{ delivery: "CIF Hamburg", at: EXAMPLE_AT - 3_600_000, undoneAt: EXAMPLE_AT },
				}
			: undefined,
		to: staff ? "staff@thari.example" : view.request.email,
		locale: "en",
		company,
		url: staff ? `${SITE_URL}/desk/requests/${view.id}` : `${SITE_URL}/q/${TOKEN}`,
		files: [],
	};
}

export const exampleRequest: RequestRecord = {
	reference: "20261120",
	customerName: "Example Buyer",
	email: "buyer@example.com",
	phone: "+44 20 7946 0018",
	company: "Example Trading",
	country: "GB",
	address: "1 Example Street\nLondon",
	notes: "Please pack by size.",
	details: exampleDetails,
	samples: [],
	total: 5_200_000,
	createdAt: EXAMPLE_AT,
	lines: [
		{ id: "a", name: "Banarasi Silk Saree", price: 250_000, quantity: 10, unit: "piece", category: "silk-sarees" },
		{ id: "b", name: "Cotton Round Neck T-Shirt", price: 45_000, quantity: 60, unit: "piece", category: "t-shirts" },
	],
};

export const exampleInquiryRecord: InquiryRecord = {
	name: "Example Sender",
	email: "sender@example.com",
	company: null,
	country: "JP",
	message: "Which weights of cotton\ndo you weave?",
	createdAt: EXAMPLE_AT,
};

/** The email of a kind about a case. */
export function exampleCaseEmail(kind: (typeof CASE_MAILS)[number], said?: TypedByPeople): Email {
	const input = exampleInput(kind, said);
	const buyers = BUYER_CASE_EMAILS.find((one) => one === kind);
	const staffs = STAFF_CASE_EMAILS.find((one) => one === kind);
	if (buyers) return buyerCaseEmail(buyers, input);
	if (staffs) return staffCaseEmail(staffs, input);
	throw new Error(`There is no email ${kind}.`);
}

export const CASE_MAILS = [...BUYER_CASE_EMAILS, ...STAFF_CASE_EMAILS] as const;

/** One email of every kind that there is. */
export function allEmails(): (readonly [Mail["kind"], Email])[] {
	return [
		["staff-request", staffRequestEmail(exampleRequest, "staff@thari.example", company, `${SITE_URL}/desk/requests/1`)],
		[
			"staff-inquiry",
			staffInquiryEmail(exampleInquiryRecord, "staff@thari.example", company, `${SITE_URL}/desk/inquiries/1`),
		],
		[
			"inquiry-reply",
			inquiryReplyEmail(exampleInquiryRecord, "We weave from 80 to 220 g.", "sender@example.com", company, "en"),
		],
		[
			"buyer-acknowledgement",
			buyerAcknowledgementEmail(exampleRequest, "buyer@example.com", company, `${SITE_URL}/q/${TOKEN}`, "en"),
		],
		...CASE_MAILS.map((kind) => [kind, exampleCaseEmail(kind)] as const),
	];
}
