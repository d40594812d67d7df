import { describe, expect, test } from "vitest";
import { STAFF_CASE_EMAILS } from "../../domain/cases/case-emails.ts";
import { exampleCaseEmail, exampleInput } from "../../tests/support/example-emails.ts";
import { buyerCaseEmail } from "./buyer-case-email.ts";

const words = (text: string) => text.replaceAll(/\s+/g, " ");

describe("the quotation's email", () => {
	test("says what it comes to, until when, and what has changed", () => {
		const { subject, text, html } = exampleCaseEmail("buyer-quote");
		expect(subject).toBe("Your quotation 20261120, version 2");
		for (const fact of [
			"₹2,53,250",
			"Rupees two hundred and fifty-three thousand two hundred and fifty only",
			"CFR Felixstowe",
			"2 products, 470 pieces; 1 not available",
			"40 days, once the advance has arrived",
			"Fri, 4 December 2026 at 23:59 IST 18:29 in London",
			"Cotton Round Neck T-Shirt: 450 pieces (before: 300 pieces), +₹57,750",
			"Handloom Cotton Dhoti: not available (before: 50 pieces), −₹30,000",
		]) {
			expect(words(text)).toContain(fact);
			expect(words(html)).toContain(fact);
		}
	});

	test.each([
		["IN", "two lakh fifty-three thousand two hundred and fifty", "Open until: Fri, 4 December 2026 at 23:59 IST Next"],
		[
			"JP",
			"two hundred and fifty-three thousand two hundred and fifty",
			"at 23:59 IST Sat 5 December at 03:29 in Tokyo Next",
		],
		["LK", "two hundred and fifty-three thousand two hundred and fifty", "at 23:59 IST Next"],
		["AE", "two hundred and fifty-three thousand two hundred and fifty", "at 23:59 IST 22:29 in Dubai Next"],
		["US", "two hundred and fifty-three thousand two hundred and fifty", "at 23:59 IST 18:29 UTC Next"],
		["Nowhere", "two hundred and fifty-three thousand two hundred and fifty", "at 23:59 IST 18:29 UTC Next"],
	])("gives the total in words and the time as a buyer in %s reads them", (country, total, until) => {
		const { text } = exampleCaseEmail("buyer-quote", { buyer: { country } });
		expect(text).toContain("Total: ₹2,53,250\n");
		expect(words(text)).toContain(`In words: Rupees ${total} only `);
		expect(words(text.replace("\n\nWhat has changed", " Next"))).toContain(until);
	});

	test("says what the buyer asked for beside it, and under which reference of theirs; nothing where they said nothing", () => {
		const { text, html } = exampleCaseEmail("buyer-quote");
		for (const [label, said] of [
			["You asked for", "CIF, to Felixstowe, in GBP, by 26 Feb 2027"],
			["Your own reference", "PO-4711"],
		]) {
			expect(words(text)).toContain(`${label}: ${said}`);
			expect(words(html)).toContain(said);
		}
		const plain = exampleCaseEmail("buyer-quote", { buyer: { details: {} } });
		expect(plain.text).not.toMatch(/You asked for:|Your own reference:/);
	});

	test("in another currency than before says the prices of both", () => {
		const input = exampleInput("buyer-quote");
		const versions = input.view.versions.map((one) =>
			one.version === 1
				? one
				: { ...one, currency: "GBP" as const, content: { ...one.content, currency: "GBP" as const } },
		);
		const version = versions.find((one) => one.version === 2);
		const { text } = buyerCaseEmail("buyer-quote", { ...input, view: { ...input.view, versions }, version });
		expect(words(text)).toMatch(/T-Shirt: 450 pieces, £[\d,.]+ each \(before: 300 pieces, ₹[\d,.]+ each\)/);
	});

	test("of a first version has nothing to compare", () => {
		const input = exampleInput("buyer-quote");
		const version = input.view.versions.find((one) => one.version === 1);
		const { text } = buyerCaseEmail("buyer-quote", { ...input, version });
		expect(text).not.toContain("changed");
		expect(text).toContain("our prices and terms");
	});
});

describe("the receipt", () => {
	test("says who accepted, and warns of changed bank details", () => {
		const { subject, text } = exampleCaseEmail("buyer-receipt");
		expect(subject).toBe("You have accepted quotation 20261120: proforma invoice");
		expect(text).toContain("We have your acceptance.");
		expect(words(text)).toContain("Accepted by: Example Buyer Accepted: Fri, 20 November 2026 at 14:30 IST");
		expect(text).toContain("Our bank details never change by email.");
	});

	test("of an order that came by other means does not claim that the buyer clicked", () => {
		const { subject, text, html } = buyerCaseEmail("buyer-receipt", exampleInput("buyer-receipt", {}, "recorded"));
		expect(subject).toBe("Your order 20261120: proforma invoice");
		expect(text).toContain("As agreed with you, we have recorded your order.");
		for (const part of [text, html]) expect(part).not.toMatch(/your acceptance|Accepted/i);
	});
});

describe("a notice to the company", () => {
	const OWED = ["staff-replied", "staff-messages", "staff-change", "staff-renewal"];

	test.each(STAFF_CASE_EMAILS)("%s says what to do, and by when something is owed", (kind) => {
		const { text, subject } = exampleCaseEmail(kind);
		expect(subject).toMatch(/^20261120: Example Trading \w+/);
		expect(words(text).includes("by Sat, 21 November 2026 at 14:30 IST, within 24 hours")).toBe(OWED.includes(kind));
		if (!OWED.includes(kind)) expect(text).not.toMatch(/24 hours/);
		expect(words(text)).toMatch(/answer in the desk|Send a new version|Tell the buyer|no answer is due|Do it today/i);
		expect(text).toContain("+44 20 7946 0018");
	});

	test("groups amounts as the desk does", () => {
		expect(exampleCaseEmail("staff-accepted").text).toContain("₹2,53,250");
	});

	test("shows the quantities wanted", () => {
		expect(exampleCaseEmail("staff-change").text).toContain("- Cotton Round Neck T-Shirt: 450 instead of 300");
	});

	test("can be answered, except to an address that does not take our mail", () => {
		for (const kind of STAFF_CASE_EMAILS)
			expect(exampleCaseEmail(kind).replyTo).toEqual(
				kind === "staff-mail-failed" ? undefined : { name: "Example Buyer", address: "buyer@example.com" },
			);
	});
});
