import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { company } from "../../content/company.ts";
import { buyerAcknowledgementLetter } from "./buyer-acknowledgement.tsx";
import { indiaTime } from "./india-time.ts";
import { type InquiryRecord, staffInquiryLetter } from "./staff-inquiry.tsx";
import { type RequestRecord, staffRequestLetter } from "./staff-request.tsx";
import { type Letter, oneLine } from "./transport.ts";

const createdAt = Date.UTC(2026, 10, 20, 9, 0);
const request: RequestRecord = {
	reference: "20261120",
	customerName: "Example Buyer",
	email: "buyer@example.com",
	phone: "+44 20 7946 0018",
	company: "Example Trading",
	country: "United Kingdom",
	address: "1 Example Street\nLondon",
	notes: "Please pack by size.",
	total: 5_200_000,
	pieces: 70,
	createdAt,
	lines: [
		{ id: "a", name: "Banarasi Silk Saree", price: 250_000, quantity: 10, category: "silk-sarees" },
		{ id: "b", name: "Cotton Round Neck T-Shirt", price: 45_000, quantity: 60, category: "t-shirts" },
	],
};
const inquiry: InquiryRecord = {
	name: "Example Sender",
	email: "sender@example.com",
	company: null,
	country: "Japan",
	message: "Which weights of cotton\ndo you weave?",
	createdAt,
};
const staff = "staff@thari.example";
const ofRequest = (changes: Partial<RequestRecord> = {}) =>
	staffRequestLetter({ ...request, ...changes }, staff, "Thari Textiles", "https://thari.example/desk/requests/1");
const ofInquiry = (changes: Partial<InquiryRecord> = {}) =>
	staffInquiryLetter({ ...inquiry, ...changes }, staff, "Thari Textiles");
const toBuyer = (to = "buyer@example.com") =>
	buyerAcknowledgementLetter(request, to, company, "https://thari.example/q/token");

const PAYLOADS = [
	"<script>alert(1)</script>",
	"<img src=x onerror=alert(1)>",
	'"><svg onload=alert(1)>',
	"</td></table><a href=javascript:alert(1)>open</a>",
	"<!--",
	"{{7*7}}<b>bold</b>",
];

/** Tags and attributes alone: what a payload must not be able to change. */
const skeleton = ({ html }: Letter) => html.match(/<[^>]*>/g)?.join("");
const escaped = (text: string) =>
	text
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;")
		.replaceAll('"', "&quot;")
		.replaceAll("'", "&#x27;");

describe("what a person typed", () => {
	const requestFields = ["customerName", "email", "phone", "company", "country", "address", "notes"] as const;
	const inquiryFields = ["name", "email", "company", "country", "message"] as const;

	test.each(requestFields)("as %s of a request stands in the mail as text, whatever it is", (field) => {
		for (const payload of PAYLOADS) {
			const letter = ofRequest({ [field]: payload });
			expect(letter.html).toContain(escaped(payload));
			expect(letter.html).not.toContain(payload);
			expect(skeleton(letter)).toBe(skeleton(ofRequest()));
			expect(letter.text).toContain(payload);
		}
	});

	test.each(inquiryFields)("as %s of an inquiry stands in the mail as text, whatever it is", (field) => {
		for (const payload of PAYLOADS) {
			const letter = ofInquiry({ [field]: payload });
			expect(letter.html).toContain(escaped(payload));
			expect(letter.html).not.toContain(payload);
			expect(skeleton(letter)).toBe(skeleton(ofInquiry({ [field]: "plain" })));
		}
	});

	test("never adds a tag, in any field, by any text", () => {
		const text = fc.string({ unit: fc.constantFrom("<", ">", '"', "'", "&", "/", "a", " ", "=", "-", "!") });
		fc.assert(
			fc.property(text, text, text, (name, address, notes) => {
				const letter = ofRequest({ customerName: name, address, notes: `${notes}.` });
				expect(skeleton(letter)).toBe(skeleton(ofRequest()));
			}),
			{ seed: 5, numRuns: 200 },
		);
	});

	test("keeps its line breaks", () => {
		expect(ofRequest().html).toContain("1 Example Street\nLondon");
		expect(ofInquiry().html).toContain("pre-wrap");
	});
});

describe("the subject", () => {
	test("is one line without control characters once it is a header", () => {
		for (const country of ["Japan\r\nBcc: x@y.example", "Japan\u0000", "Japan\u0085x", "Japan\u2028x", "\tJapan\n"]) {
			for (const { subject } of [ofRequest({ country }), ofInquiry({ country })]) {
				expect(oneLine(subject)).toMatch(/^[^\p{Cc}\p{Zl}\p{Zp}]+$/u);
			}
		}
		expect(oneLine("a\r\n b")).toBe("a  b");
	});
});

describe("the notice of a request", () => {
	test("says all that staff need to answer, in both forms", () => {
		const { subject, text, html, replyTo, to } = ofRequest();
		expect([to, subject]).toEqual([staff, "Order request 20261120: United Kingdom, 70 pieces"]);
		expect(replyTo).toEqual({ name: "Example Buyer", address: "buyer@example.com" });
		for (const fact of [
			"20261120",
			"Example Buyer",
			"buyer@example.com",
			"+44 20 7946 0018",
			"Example Trading",
			"1 Example Street\nLondon",
			"Please pack by size.",
			"₹52,000",
			"₹27,000",
			"Sat, 21 November 2026 at 14:30 IST",
		]) {
			expect(text).toContain(fact);
			expect(html).toContain(fact);
		}
	});

	test("leaves out what was not given", () => {
		const { text, html } = ofRequest({ company: null, notes: null });
		expect(text).not.toMatch(/Company|Notes|null/);
		expect(html).not.toMatch(/Company|Notes|null/);
	});

	test("loads nothing and follows nobody", () => {
		for (const { html } of [ofRequest(), ofInquiry(), toBuyer()]) {
			const ours = html.replaceAll(/<a href="https:\/\/thari\.example\/(q|desk\/requests)\/[\w-]+"/g, "<our-link");
			expect(ours).not.toMatch(/<(img|script|link|iframe|object|form|a)\b|url\(|https?:/i);
		}
	});
});

describe("the notice of an inquiry", () => {
	test("shows the message first and who to answer", () => {
		const { text, replyTo, subject } = ofInquiry();
		expect(text.startsWith("Which weights of cotton\ndo you weave?")).toBe(true);
		expect(replyTo).toEqual({ name: "Example Sender", address: "sender@example.com" });
		expect(subject).toBe("Inquiry from Japan");
	});
});

describe("the acknowledgement", () => {
	test("holds nothing the sender typed: nobody can put words into a stranger's mailbox", () => {
		const { subject, text, html, replyTo } = toBuyer("<script>@example.com");
		const { reference, createdAt: _, total: __, pieces: ___, lines, ...typed } = request;
		for (const value of [...Object.values(typed), ...lines.map(({ name }) => name), "<script>"]) {
			for (const part of [subject, text, html]) expect(part).not.toContain(value);
		}
		expect(replyTo).toBeUndefined();
		expect(subject).toBe(`We have your order request ${reference}`);
	});

	test("promises prices and payment details within 24 hours and says when that is", () => {
		for (const part of [toBuyer().text, toBuyer().html]) {
			expect(part).toContain("pricing and payment details within 24 hours");
			expect(part).toContain("Sat, 21 November 2026 at 14:30 IST");
		}
	});
});

test.each([
	[Date.UTC(2026, 10, 20, 9, 0), "Fri, 20 November 2026 at 14:30 IST"],
	[Date.UTC(2026, 11, 31, 18, 30), "Fri, 1 January 2027 at 00:00 IST"],
])("the house reads %i as %s", (time, text) => {
	expect(indiaTime(time)).toBe(text);
});
