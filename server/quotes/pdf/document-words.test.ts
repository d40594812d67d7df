import { describe, expect, test } from "vitest";
import { messagesFor } from "../../../messages/registry.ts";
import { quoteDocumentFixture, quoteLineFixture } from "../../../tests/support/quote-document.ts";
import {
	addressLines,
	bankLines,
	bankWarning,
	clothFacts,
	fewLines,
	fileName,
	fingerprintGroups,
	instead,
	oneLine,
	spaced,
	termParagraphs,
} from "./document-words.ts";

const words = messagesFor("en").documents;

describe("a line", () => {
	test("says what is known of the cloth and nothing else", () => {
		expect(clothFacts(quoteLineFixture())).toBe("100% mulberry silk, 85\u00a0g/m², HS\u00a05007.20*");
		expect(clothFacts(quoteLineFixture({ composition: "", gsm: null, hsCode: "" }))).toBe("");
	});

	test("names what it replaces", () => {
		expect(instead(quoteLineFixture({ kind: "substitute", requestedName: "Silk Shirt, wine" }), words)).toBe(
			"Offered instead of Silk Shirt, wine",
		);
		expect(instead(quoteLineFixture({ kind: "substitute", requestedName: "" }), words)).toBe("Offered as a substitute");
		expect(instead(quoteLineFixture({ requestedName: "Another" }), words)).toBe("");
	});
});

describe("lists", () => {
	test("terms are numbered by the document, whatever somebody typed before them", () => {
		expect(termParagraphs("1. One.\n\n  2) Two. \n10 pieces at least.")).toEqual([
			{ number: 1, text: "One." },
			{ number: 2, text: "Two." },
			{ number: 3, text: "10 pieces at least." },
		]);
	});

	test("the country is set below the address unless it is there already", () => {
		const { buyer } = quoteDocumentFixture();
		expect(addressLines(buyer, words)).toEqual(["Beispielkai 12", "20457 Hamburg", "Germany"]);
		expect(addressLines({ ...buyer, address: "Beispielkai 12, Hamburg, GERMANY" }, words)).toHaveLength(1);
	});

	test("an address of hundreds of lines does not push the prices from the page", () => {
		const { buyer } = quoteDocumentFixture();
		const lines = addressLines({ ...buyer, address: "a\n".repeat(200) }, words);
		expect(lines).toHaveLength(8);
		expect(lines.at(-1)).toMatch(/^a, a, .* a, Germany$/);
	});

	test("line breaks in a line, and more of them than there is room for, become spaces", () => {
		expect(oneLine("a \n\n b\nc")).toBe("a b c");
		expect(fewLines("a\n\nb\nc\nd", 3)).toBe("a\nb\nc d");
		expect(fewLines("a\nb")).toBe("a\nb");
		expect(spaced("a\nb\n \n\n\nc")).toBe("a\nb\n\nc");
	});

	test("bank details are parted at semicolons and line breaks", () => {
		expect(bankLines("Bank: Example Bank; Account: 0\nSWIFT: X;")).toEqual([
			"Bank: Example Bank",
			"Account: 0",
			"SWIFT: X",
		]);
		expect(bankLines("")).toEqual([]);
	});
});

test("the warning about bank details gives the number where there is one", () => {
	expect(bankWarning("+91 421 0", words)).toContain("telephone us (+91\u00a0421\u00a00) before you pay");
	expect(bankWarning("", words)).toContain("telephone us before you pay");
});

test("a fingerprint is sixteen groups of four", () => {
	const groups = fingerprintGroups("0123456789abcdef".repeat(4));
	expect(groups).toHaveLength(16);
	expect(groups.slice(0, 2)).toEqual([
		{ place: 0, text: "0123" },
		{ place: 1, text: "4567" },
	]);
});

test("neither document is a tax invoice, and each says so", () => {
	expect(words.notATaxInvoice({ kind: "quotation" })).toBe("This is a quotation, not a tax invoice.");
	expect(words.notATaxInvoice({ kind: "proforma" })).toBe("This is a proforma invoice, not a tax invoice.");
});

test("the file's name distinguishes documents and versions and takes only digits from the reference", () => {
	expect(fileName({ kind: "proforma", reference: "48213907", version: 3 })).toBe("proforma-invoice-48213907-v3.pdf");
	expect(fileName({ kind: "quotation", reference: "../12\r\n", version: 1 })).toBe("quotation-12-v1.pdf");
});
