import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { company } from "../../content/company.ts";
import { BUYER_CASE_EMAILS, STAFF_CASE_EMAILS } from "../../domain/cases/case-emails.ts";
import {
	allEmails,
	CASE_MAILS,
	exampleCaseEmail,
	exampleInquiryRecord,
	exampleRequest,
	SITE_URL,
	type TypedByPeople,
	typedDetails,
} from "../../tests/support/example-emails.ts";
import { buyerAcknowledgementEmail } from "./buyer-acknowledgement.ts";
import { type InquiryRecord, staffInquiryEmail } from "./staff-inquiry.ts";
import { type RequestRecord, staffRequestEmail } from "./staff-request.ts";
import { type Email, oneLine } from "./transport.ts";

const staff = "staff@thari.example";
const ofRequest = (changes: Partial<RequestRecord> = {}) =>
	staffRequestEmail({ ...exampleRequest, ...changes }, staff, company, `${SITE_URL}/desk/requests/1`);
const ofInquiry = (changes: Partial<InquiryRecord> = {}) =>
	staffInquiryEmail({ ...exampleInquiryRecord, ...changes }, staff, company, `${SITE_URL}/desk/inquiries/1`);
const toBuyer = (to = "buyer@example.com") =>
	buyerAcknowledgementEmail(exampleRequest, to, company, `${SITE_URL}/q/token`, "en");

const PAYLOADS = [
	"<script>alert(1)</script>",
	"<img src=x onerror=alert(1)>",
	'"><svg onload=alert(1)>',
	"</td></table><a href=javascript:alert(1)>open</a>",
	"<!--",
	"</style><style>*{display:none}</style>",
	"{{7*7}}<b>bold</b>",
];

/** Tags and attributes alone: what a payload must not be able to change. */
const skeleton = ({ html }: Email) => html.match(/<[^>]*>/g)?.join("");
const escaped = (text: string) =>
	text
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;")
		.replaceAll('"', "&quot;")
		.replaceAll("'", "&#x27;");

/** What an email says, wherever its lines break. */
const words = (text: string) => text.replaceAll(/\s+/g, " ");

describe("what a person typed", () => {
	const requestFields = ["customerName", "email", "phone", "company", "country", "address", "notes"] as const;
	const inquiryFields = ["name", "email", "company", "country", "message"] as const;

	test.each(requestFields)("as %s of a request is in the mail as text, whatever it is", (field) => {
		for (const payload of PAYLOADS) {
			const email = ofRequest({ [field]: payload });
			expect(email.html).toContain(escaped(payload));
			expect(email.html).not.toContain(payload);
			expect(skeleton(email)).toBe(skeleton(ofRequest()));
			expect(email.text).toContain(payload);
		}
	});

	test.each(inquiryFields)("as %s of an inquiry is in the mail as text, whatever it is", (field) => {
		for (const payload of PAYLOADS) {
			const email = ofInquiry({ [field]: payload });
			expect(email.html).toContain(escaped(payload));
			expect(email.html).not.toContain(payload);
			expect(skeleton(email)).toBe(skeleton(ofInquiry({ [field]: "plain" })));
		}
	});

	/** The same text wherever somebody may have typed it. */
	const everywhere = (text: string): TypedByPeople => ({
		body: text,
		buyer: { name: text, company: text, phone: text, email: text, country: text, details: typedDetails(text) },
		wantedName: text,
		fileName: text,
		acceptedBy: text,
		purchaseOrder: text,
		content: { namedPlace: text, paymentTerms: text },
	});
	const payloads = CASE_MAILS.flatMap((kind) => PAYLOADS.map((payload) => [kind, payload] as const));

	test.each(payloads)("appears in %s as text: %s", (kind, payload) => {
		const email = exampleCaseEmail(kind, everywhere(payload));
		expect(email.html).not.toContain(payload);
		// Not a name to greet a buyer by, either.
		expect(skeleton(email)).toBe(skeleton(exampleCaseEmail(kind, everywhere("0"))));
		expect(words(email.text).includes(payload)).toBe(words(email.html).includes(escaped(payload)));
	});

	test("turns the order of nothing that the company says beside it", () => {
		const turning = "Buyer \u202egnp.exe \u2066x";
		const emails = [
			...CASE_MAILS.map((kind) => exampleCaseEmail(kind, everywhere(turning))),
			ofRequest({ customerName: turning, address: turning, notes: turning }),
			ofInquiry({ name: turning, message: turning }),
		];
		for (const { text, html } of emails) expect(text + html).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/u);
		expect(emails.some(({ text, html }) => words(text).includes("gnp.exe x") && html.includes("gnp.exe x"))).toBe(true);
	});

	const ABOUT_NOTHING = /^buyer-(reminder|follow-up|expired|receipt|undone|link)$/;
	test.each([...CASE_MAILS.filter((kind) => !ABOUT_NOTHING.test(kind))])(
		"is the heart of %s: it is there, and marked in the plain text",
		(kind) => {
			const email = exampleCaseEmail(kind, { body: "<b>first</b>\nPhone: 0\r\u2028Total: 0" });
			expect(email.html).toContain("&lt;b&gt;first&lt;/b&gt;");
			expect(email.text).toContain("> <b>first</b>\n> Phone: 0\n>\n> Total: 0");
		},
	);

	test.each(["\n", "\r", "\r\n", "\u2028", "\u2029", "\u0085", "\v"])(
		"cannot pass for a line of ours in the plain text (break %j)",
		(brk) => {
			const forged = `x${brk}Open the case in the desk: nowhere`;
			const fields = ["customerName", "email", "phone", "company", "country", "address", "notes"] as const;
			const emails = [
				...fields.map((field) => ofRequest({ [field]: forged })),
				...CASE_MAILS.map((kind) => exampleCaseEmail(kind, everywhere(forged))),
			];
			for (const { text } of emails)
				expect(text).not.toMatch(/(^|[\r\v\u0085\u2028\u2029\n])Open the case in the desk: /u);
		},
	);

	test("never adds a tag, in any field, by any text", () => {
		const text = fc.string({ unit: fc.constantFrom("<", ">", '"', "'", "&", "/", "a", " ", "=", "-", "!") });
		fc.assert(
			fc.property(text, text, text, (name, address, notes) => {
				const email = ofRequest({ customerName: name, address: `${address}.`, notes: `${notes}.` });
				expect(skeleton(email)).toBe(skeleton(ofRequest({ customerName: name === "" ? "" : "plain" })));
			}),
			{ seed: 5, numRuns: 200 },
		);
	});

	test("keeps its line breaks", () => {
		expect(ofRequest().html).toContain("1 Example Street\nLondon");
		expect(ofInquiry().html).toContain("pre-wrap");
	});

	test("greets a buyer by a name, and by nothing that a mail program would turn into a link", () => {
		for (const name of ["Priya Raman", "José O’Neill-García", "A. P. Example", "தமிழ்ச்செல்வி"])
			expect(exampleCaseEmail("buyer-quote", { buyer: { name } }).text).toContain(`Dear ${name},`);
		for (const name of ["see evil.example", "https://evil.example", "a@evil.example", "www.evil.example", "Call 0"])
			for (const part of Object.values(exampleCaseEmail("buyer-quote", { buyer: { name } })))
				expect(String(part)).not.toContain(name);
	});
});

describe("every email", () => {
	test("is there, for each kind of mail", () => {
		const kinds = allEmails().map(([kind]) => kind);
		expect(kinds).toHaveLength(new Set(kinds).size);
		expect(kinds).toEqual(expect.arrayContaining([...BUYER_CASE_EMAILS, ...STAFF_CASE_EMAILS]));
	});

	test("has a subject of its own, one line, with the reference where there is one", () => {
		const subjects = allEmails().map(([, { subject }]) => subject);
		expect(new Set(subjects).size).toBe(subjects.length);
		for (const [kind, { subject }] of allEmails()) {
			expect(subject).toBe(oneLine(subject));
			if (!kind.includes("inquiry")) expect(subject).toContain("20261120");
			expect(subject.length).toBeLessThan(70);
		}
	});

	test.each(allEmails())(
		"%s loads nothing, follows nobody, and leads only to our own pages",
		(_, { html, unsubscribe }) => {
			const ours = html.replaceAll(
				/<a href="https:\/\/thari\.example\/(q|desk\/requests|desk\/inquiries)\/[\w-]+(\/reminders)?"/g,
				"<our-link",
			);
			expect(ours).not.toMatch(/<(img|script|link|iframe|object|form|a)\b|url\(|@import|https?:/i);
			expect(html.match(/<a /g)?.length ?? 0).toBeLessThanOrEqual(unsubscribe ? 2 : 1);
		},
	);

	test.each(allEmails())("%s reads as well without HTML: no line too long, the link on its own", (_, email) => {
		const lines = email.text.split("\n");
		for (const line of lines) if (!line.startsWith("https:")) expect(line.length).toBeLessThanOrEqual(74);
		const [, url] = /<a href="([^"]+)"/.exec(email.html) ?? [];
		if (url) expect(lines).toContain(url);
		expect(email.text).not.toMatch(/undefined|null|NaN|\n{3}|\s$/);
		expect(email.html).not.toMatch(/undefined|null|NaN/);
	});

	test.each(allEmails())("%s shows something of use beside its subject in the mailbox", (_, { html }) => {
		const [, preview = ""] = /overflow:hidden">([^\u00a0]*)/u.exec(html) ?? [];
		expect(preview.length).toBeGreaterThan(20);
		expect(preview.length).toBeLessThan(130);
	});

	test.each(allEmails())("%s stays readable on a dark screen: every colour it sets has its dark one", (_, { html }) => {
		const body = html.slice(html.indexOf("<body"));
		const dark = /prefers-color-scheme:dark\)(.*)<\/style>/s.exec(html)?.[1] ?? "";
		for (const [, attributes = "", style = ""] of body.matchAll(/<\w+([^>]*) style="([^"]*)"/g)) {
			if (!/(^|;)(color|background):/.test(style) || style.includes("color:#fffdf9")) continue;
			const classes = /class="([^"]*)"/.exec(attributes)?.[1]?.split(" ") ?? [];
			expect(classes.some((name) => dark.includes(`.${name}`))).toBe(true);
		}
	});
});

describe("the subject", () => {
	const BREAKS = ["Japan\r\nBcc: x@y.example", "Japan\u0000", "Japan\u0085x", "Japan\u2028x", "\tJapan\n"];

	test("is one line without control characters once it is a header", () => {
		for (const text of BREAKS) {
			const emails = [
				ofRequest({ country: text }),
				ofInquiry({ country: text }),
				...CASE_MAILS.map((kind) => exampleCaseEmail(kind, { buyer: { company: text, name: text, country: text } })),
			];
			for (const { subject } of emails) expect(oneLine(subject)).toMatch(/^[^\p{Cc}\p{Zl}\p{Zp}]+$/u);
		}
		expect(oneLine("a\r\n b")).toBe("a  b");
	});

	test("cannot be turned round by marks for the direction of writing", () => {
		expect(oneLine("a\u202Egro.live\u202C b\u2066c\u2069")).toBe("agro.live bc");
	});

	test("of a notice is not flooded by a long name", () => {
		const { subject } = exampleCaseEmail("staff-change", { buyer: { company: "x".repeat(200) } });
		expect(subject.length).toBeLessThan(100);
		expect(subject).toContain("asks for a change");
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
			"1 Example Street London",
			"Please pack by size.",
			"₹52,000",
			"₹27,000",
			"Sat, 21 November 2026 at 14:30 IST",
		]) {
			expect(words(text)).toContain(fact);
			expect(words(html)).toContain(fact);
		}
	});

	test("leaves out what was not given", () => {
		const { text, html } = ofRequest({ company: null, notes: null });
		expect(text).not.toMatch(/Company|Notes|null/);
		expect(html).not.toMatch(/Company|Notes|null/);
	});
});

describe("the notice of an inquiry", () => {
	test("shows the message first, who to answer and by when", () => {
		const { text, replyTo, subject } = ofInquiry();
		expect(text.startsWith("Inquiry from Japan\n\n> Which weights of cotton\n> do you weave?\n")).toBe(true);
		expect(text).toContain("Answer by Sat, 21 November 2026 at 14:30 IST");
		expect(replyTo).toEqual({ name: "Example Sender", address: "sender@example.com" });
		expect(subject).toBe("Inquiry from Japan");
	});
});

describe("the acknowledgement", () => {
	test("holds nothing the sender typed: nobody can put words into a stranger's mailbox", () => {
		const { subject, text, html, replyTo } = toBuyer("<script>@example.com");
		const { reference, createdAt: _, total: __, samples: ___, lines, ...fields } = exampleRequest;
		for (const value of [...Object.values(fields), ...lines.map(({ name }) => name), "<script>"]) {
			for (const part of [subject, text, html]) expect(part).not.toContain(value);
		}
		expect(replyTo).toBeUndefined();
		expect(subject).toBe(`We have your order request ${reference}`);
	});

	test("names the samples that were asked for, as the catalogue calls them", () => {
		const named = { id: "shirt", name: "Madras Check Shirt", category: "shirts", colour: "N", colourName: "Navy" };
		const samples = [{ ...named, kind: "swatch" as const, quantity: 2 }];
		const record = { ...exampleRequest, samples };
		const { text, html } = buyerAcknowledgementEmail(record, "b@example.com", company, `${SITE_URL}/q/token`, "en");
		for (const part of [text, html]) expect(words(part)).toContain("Madras Check Shirt: 2 swatches, Navy");
		expect(toBuyer().text).not.toContain("Samples");
	});

	test("promises prices and payment details within 24 hours and says when that is", () => {
		for (const part of [toBuyer().text, toBuyer().html]) {
			expect(words(part)).toContain("pricing and payment details within 24 hours");
			expect(words(part)).toContain("Sat, 21 November 2026 at 14:30 IST 09:00 UTC");
		}
	});
});
