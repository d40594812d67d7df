import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { company } from "../../content/company.ts";
import { caseDocument } from "../../server/cases/case-files.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { createDocumentMaker, type DocumentMaker } from "../../server/quotes/make-document.ts";
import { caseRow, requestCase, sendQuote } from "../support/cases.ts";
import { engines } from "../support/databases.ts";
import { freshShop } from "../support/fresh-shop.ts";
import { pdfPages } from "../support/pdf-text.ts";
import type { Shop } from "../support/shop.ts";

/* From the request to the file that buyer and staff see, with nothing in its place. */
describe.each(engines)("documents on %s", (engine) => {
	let database: Database;
	let shop: Shop;
	let documents: DocumentMaker;

	beforeEach(async () => {
		documents = createDocumentMaker({
			company: () => ({ ...company, bankDetails: "Bank: Example Bank; Account: 000000" }),
			publicUrl: "https://thari.example",
			folder: join(import.meta.dirname, "../../public"),
			uploaded: (name) => shop.services.images.read(name),
			imageOf: async (id) => (await shop.services.catalogue.productsAt([id])).products.get(id)?.image,
		});
		({ database, shop } = await freshShop(engine, {}, documents.make));
	});
	afterEach(() => documents.close());

	async function read(caseId: string, which: number | "proforma") {
		const file = await caseDocument(database.read, caseId, which);
		if (!file) throw new Error(`There is no document ${which}.`);
		return { text: pdfPages(file.bytes).join("").replace(/\s+/g, ""), file: file.bytes.toString("latin1") };
	}

	test("a quotation is sent as a PDF, and the accepted one becomes a proforma invoice with its fingerprint", async () => {
		const { id, access, token, reference } = await requestCase(database, shop);
		await sendQuote(database, shop, id, { charges: { discount: 1000 } });
		const quotation = await read(id, 1);
		for (const words of [reference, "version1", "ExampleTrading", "BanarasiSilkSaree", "₹22,500", "thari.example/q/…"])
			expect(quotation.text).toContain(words);
		expect(quotation.text).not.toContain("Account:000000");
		expect(quotation.file.match(/\/Subtype \/Image/g)).toHaveLength(1);

		const accept = { kind: "accept", version: 1, termsAccepted: true, name: "Example Buyer" } as const;
		expect(await shop.services.buyerCases.perform(access, accept)).toMatchObject({ ok: true });
		await shop.jobs.round();
		const proforma = await read(id, "proforma");
		const { confirmed_hash } = await database.read
			.selectFrom("quote_acceptance")
			.select("confirmed_hash")
			.where("case_id", "=", id)
			.executeTakeFirstOrThrow();
		expect(confirmed_hash).toMatch(/^[0-9a-f]{64}$/);
		for (const words of [
			"Proformainvoice",
			"Notataxinvoice",
			"acceptedbyExampleBuyer",
			"Account:000000",
			confirmed_hash,
		])
			expect(proforma.text).toContain(words);
		expect((await caseRow(database, id)).status).toBe("accepted");
		// The link that opens the case is on no document.
		for (const { text, file } of [quotation, proforma]) expect(`${text}${file}`).not.toContain(token);
	});
});
