import { describe, expect, test } from "vitest";
import { company } from "../../../content/company.ts";
import { documents } from "../../../messages/en/documents.ts";
import { quoteDocumentFixture } from "../../../tests/support/quote-document.ts";
import { companyFacts } from "../../main/company.ts";
import { exporterFacts, privateLinkNote, quoteDocumentSchema } from "./document-data.ts";

describe("the exporter's facts on a document", () => {
	test("placeholders are no facts", () => {
		expect(exporterFacts(company, company)).toEqual({
			brandName: "Thari Textiles",
			wordmark: "தறி",
			legalName: "",
			city: "Tiruppur",
			address: "",
			email: "",
			phone: "",
			gstin: "",
			iec: "",
			bankDetails: "",
			lawAndCourts: "Law of India, courts of Tirunelveli",
		});
	});

	test("what the owner has set is shown", () => {
		const own = {
			legalName: "Example Weavers",
			gstin: "33AAAAA0000A1Z9",
			iec: "0000000000",
			bankDetails: "Bank: Example Bank; Account: 0",
			address: "1 Example Street",
			phone: "+91 421 0",
			lawAndCourts: "Law of Example",
		};
		expect(exporterFacts(companyFacts(own).company, company)).toMatchObject(own);
	});
});

test("the private link is named by its site and never by its token", () => {
	expect(privateLinkNote("https://www.thari.example", documents)).toBe("www.thari.example/q/…, your private link");
	expect(privateLinkNote("http://localhost:3000", documents)).toBe("localhost:3000/q/…, your private link");
});

test("a fingerprint that is none is refused before anything is drawn", () => {
	const document = quoteDocumentFixture();
	expect(quoteDocumentSchema.safeParse(document).success).toBe(true);
	expect(quoteDocumentSchema.safeParse({ ...document, contentHash: "abc" }).success).toBe(false);
});
