import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fieldWordsOf } from "../../tests/support/words.ts";
import { inquirySchema } from "../inquiries/inquiry.ts";
import { orderDetails } from "../orders/order-details.ts";
import { orderFormSchema } from "../orders/order-form.ts";
import { parseForm, textFields } from "./form.ts";

const inquiry = {
	name: "Example Sender",
	email: "sender@example.com",
	company: "",
	country: "JP",
	message: "Which weights of cotton do you weave?",
};
const order = {
	fullName: "Example Buyer",
	email: "buyer@example.com",
	phone: "+44 20 7946 0018",
	company: "",
	country: "GB",
	address: "1 Example Street, London",
	notes: "",
};

describe("the contact form", () => {
	test("a filled one is taken, an empty company is null", () => {
		expect(parseForm(inquirySchema, inquiry)).toEqual({
			ok: true,
			value: { ...inquiry, company: null, country: "JP" },
		});
	});

	test("an empty one says every sentence of the specification at once, one a field", () => {
		expect(fieldWordsOf(parseForm(inquirySchema, {}))).toEqual({
			name: "Name must be at least 2 characters",
			email: "Please enter a valid email address",
			country: "Please select your country",
			message: "Message must be at least 10 characters",
		});
	});

	test("what a browser sends as CRLF is one line break", () => {
		const parsed = parseForm(inquirySchema, { ...inquiry, message: "first line\r\nsecond line" });
		expect(parsed).toMatchObject({ ok: true, value: { message: "first line\nsecond line" } });
	});

	test("fields it does not know are left out", () => {
		const parsed = parseForm(inquirySchema, { ...inquiry, website: "x", doubt: "none", id: "1" });
		expect(parsed.ok && Object.keys(parsed.value).sort()).toEqual(["company", "country", "email", "message", "name"]);
	});
});

describe("the order form", () => {
	const schema = orderFormSchema(Date.parse("2026-11-20T09:00:00Z"));

	test("a filled one is taken; empty company and notes are null", () => {
		expect(parseForm(schema, order)).toEqual({
			ok: true,
			value: { ...order, company: null, country: "GB", notes: null, details: {} },
		});
	});

	test("an empty one says every sentence of the specification at once", () => {
		expect(fieldWordsOf(parseForm(schema, {}))).toEqual({
			fullName: "Full name must be at least 2 characters",
			email: "Please enter a valid email address",
			phone: "Please enter a valid phone number",
			country: "Please select your country",
			address: "Please enter your complete address",
		});
	});

	test.each([
		["phone", "123456789", "Please enter a valid phone number"],
		["phone", "1".repeat(41), "Please keep this under 40 characters."],
		["address", "9 letters", "Please enter your complete address"],
		["address", "x".repeat(1001), "Please keep this under 1,000 characters."],
		["notes", "x".repeat(5001), "Please keep this under 5,000 characters."],
	])("%s of the wrong length is refused", (field, text, sentence) => {
		expect(fieldWordsOf(parseForm(schema, { ...order, [field]: text }))).toEqual({ [field]: sentence });
	});

	test.each([
		["phone", "1234567890"],
		["phone", "1".repeat(40)],
		["address", "x".repeat(10)],
		["address", "x".repeat(1000)],
		["notes", "x".repeat(5000)],
	])("%s at its limit is taken", (field, text) => {
		expect(parseForm(schema, { ...order, [field]: text }).ok).toBe(true);
	});

	test("no text in any field makes it throw, and every refusal is a sentence", () => {
		const text = fc.oneof(
			fc.string({ unit: "binary-ascii" }),
			fc.string(),
			fc.constantFrom("", "\r\n", "\u0000", "__proto__"),
		);
		const fields = fc.dictionary(
			fc.constantFrom(
				...Object.keys(order),
				...orderDetails.map(({ name }) => name),
				"__proto__",
				"constructor",
				"website",
			),
			text,
		);
		fc.assert(
			fc.property(fields, (given) => {
				const parsed = parseForm(schema, { ...order, ...given });
				if (parsed.ok) expect(Object.keys(parsed.value).sort()).toEqual([...Object.keys(order), "details"].sort());
				else
					for (const sentence of Object.values(fieldWordsOf(parsed)))
						expect(sentence).toMatch(/^Please |must be at least/);
			}),
			{ seed: 11, numRuns: 1000 },
		);
	});
});

describe("the fields of a posted form", () => {
	function form(...entries: [string, string | Blob][]): FormData {
		const data = new FormData();
		for (const [name, value] of entries) data.append(name, value);
		return data;
	}

	test("a name that comes twice keeps its first value, and files are left out", () => {
		const fields = textFields(form(["name", "first"], ["name", "second"], ["picture", new Blob(["x"])]));
		expect({ ...fields }).toEqual({ name: "first" });
	});

	test("names that objects have from birth are fields like any other", () => {
		const fields = textFields(form(["__proto__", "x"], ["constructor", "y"], ["toString", "z"]));
		expect(Object.entries(fields)).toEqual([
			["__proto__", "x"],
			["constructor", "y"],
			["toString", "z"],
		]);
		expect(({} as Record<string, unknown>).x).toBeUndefined();
	});
});
