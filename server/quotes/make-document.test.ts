import { join } from "node:path";
import { expect, test } from "vitest";
import { company } from "../../content/company.ts";
import { pdfPages } from "../../tests/support/pdf-text.ts";
import { quoteDocumentFixture } from "../../tests/support/quote-document.ts";
import { createDocumentMaker } from "./make-document.ts";

test("the document of a case carries the company's facts, its pictures and the accepted version's fingerprint", async () => {
	const documents = createDocumentMaker({
		company: () => ({ ...company, phone: "+91 421 555 0000", bankDetails: "Bank: Example Bank" }),
		publicUrl: "https://www.thari.example",
		folder: join(import.meta.dirname, "../../public"),
		uploaded: async () => undefined,
		imageOf: async (id) => `images/products/${id}.jpg`,
	});
	const { reference, version, date, validUntil, content, contentHash, buyer, asked } = quoteDocumentFixture();
	const document = { reference, version, date, validUntil, content, contentHash, buyer, asked };
	const { bytes } = await documents.make({
		...document,
		kind: "proforma",
		acceptance: { name: "Example Buyer", at: Date.UTC(2026, 10, 24, 8, 12) },
	});
	await documents.close();
	const text = pdfPages(bytes).join("").replace(/\s+/g, "");
	for (const words of [
		"+914215550000",
		"Bank:ExampleBank",
		"www.thari.example/q/…",
		"Yourref.PO-4711",
		"AskedforCIF,toHamburg,by26Feb2027",
		contentHash,
	])
		expect(text).toContain(words);
	expect(
		Buffer.from(bytes)
			.toString("latin1")
			.match(/\/Subtype \/Image/g),
	).toHaveLength(3);
});
