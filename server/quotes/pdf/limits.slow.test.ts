import { afterAll, expect, test } from "vitest";
import { documentSamples } from "../../../tests/support/document-samples.ts";
import { pdfPages } from "../../../tests/support/pdf-text.ts";
import { quoteDocumentFixture } from "../../../tests/support/quote-document.ts";
import { createPdfRenderer } from "./renderer.ts";

const pdf = createPdfRenderer({ timeout: 200_000 });
afterAll(() => pdf.close());

test("forty lines with every field at its limit: nothing is lost over the ends of pages", async () => {
	const document = documentSamples.limits ?? quoteDocumentFixture();
	const { bytes, pages } = await pdf.render(document);
	const texts = pdfPages(bytes);
	expect(pages).toBe(texts.length);
	const all = texts.join("").replace(/\s+/g, "");
	expect(all.match(/99,999pieces/g)).toHaveLength(40);
	// Word by word: a page may end between two of them.
	const said = JSON.stringify(document.content);
	for (const word of [/Long/g, /short/g]) expect(all.match(word)?.length).toBe(said.match(word)?.length);
	// The last sections follow on the page where a long one ended.
	expect(all).toContain("Acceptance");
}, 250_000);
