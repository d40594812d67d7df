import { beforeEach, describe, expect, test } from "vitest";
import { quoteView } from "../../app/buyer/view.server.ts";
import { reopenedLines } from "../../app/shop/cart/reopened-lines.server.ts";
import { reopenedSamples } from "../../app/shop/cart/reopened-samples.server.ts";
import { readCaseFilter } from "../../domain/cases/case-filter.ts";
import { messagesFor } from "../../messages/registry.ts";
import { asItIs } from "../../messages/translation.ts";
import { listCases } from "../../server/cases/case-list.ts";
import { previewCase } from "../../server/cases/case-preview.ts";
import { buyerView } from "../../server/cases/case-views.ts";
import { caseDocument, namedProducts } from "../../server/cases/index.ts";
import { writeEmail } from "../../server/email/write-email.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { erasePerson } from "../../server/privacy/erasure.ts";
import { priya, requestCase, sendQuote } from "../support/cases.ts";
import { engines } from "../support/databases.ts";
import { asha } from "../support/desk-catalogue.ts";
import { documentShop, exportedColumn } from "../support/document-shop.ts";
import { exampleOrder } from "../support/example-forms.ts";
import { pdfPages } from "../support/pdf-text.ts";
import { type Shop, typedKey, visitor } from "../support/shop.ts";
import { saying } from "../support/words.ts";

const SHIRT = "madras-check-shirt";
const SAREE = "banarasi-silk-saree";
const NAVY = "Navy, ecru and rust";
const LINES = [{ id: SAREE, quantity: 10, price: 250_000 }];
const SAMPLES = [
	{ id: SHIRT, colour: "MD-01", kind: "swatch", quantity: 2 },
	{ id: SAREE, quantity: 1 },
];
const SAID = [`Madras Check Shirt: 2 swatches, ${NAVY}`, "Banarasi Silk Saree: 1 piece"];
const bare = (text: string) => text.replace(/\s+/g, "");

describe.each(engines)("samples on %s", (engine) => {
	let database: Database;
	let shop: Shop;

	beforeEach(async () => {
		({ database, shop } = await documentShop(engine));
		await quote(SHIRT, "piece, swatch");
		await quote(SAREE, "piece");
	});

	/** What the owner lets buyers ask for: "" where samples have ended. */
	const quote = (id: string, samples: string) =>
		shop.services.catalogueDesk.products.save({ id, texts: { samples }, others: "merge" }, asha);
	const fields = (samples: unknown, lines: unknown = LINES) => ({
		items: JSON.stringify(lines),
		samples: typeof samples === "string" ? samples : JSON.stringify(samples),
	});
	const order = (samples: unknown, lines?: unknown) => requestCase(database, shop, fields(samples, lines));
	const submit = (samples: unknown, lines?: unknown) => {
		const formKey = typedKey(shop);
		return shop.services.requests.submit(shop.form({ ...exampleOrder, ...fields(samples, lines), formKey }), visitor);
	};
	const stored = async () =>
		(await database.read.selectFrom("quote_request").select("samples").execute()).map(({ samples }) => samples);
	const mail = (payload: Parameters<typeof writeEmail>[1]["payload"]) =>
		writeEmail(
			database.read,
			{ payload, recipient: "anybody@thari.example", locale: "en" },
			{ company: shop.company, publicUrl: "https://thari.example" },
		);
	const column = () => exportedColumn(database, shop, "Samples");
	const page = async (access: Parameters<typeof buyerView>[1]) => {
		const view = await buyerView(database.read, access);
		if (!view) throw new Error("There is no case.");
		const known = await shop.services.catalogue.productsAt(namedProducts(view));
		const words = messagesFor("en");
		const frame = {
			...{ base: "/q/x", now: shop.clock.now, companyName: "Thari", translate: asItIs },
			products: known.products,
		};
		return {
			view: quoteView(view, frame),
			lines: reopenedLines(view, view.state.currentVersion, known, words),
			again: reopenedSamples(view.request.samples, known.products, words),
		};
	};

	test("go from the post to case, preview, inbox, mails, CSV, buyer's page, a new cart, quotation and its PDF", async () => {
		const { id, access, token } = await order(SAMPLES);
		const kept = [
			{ id: SHIRT, kind: "swatch", colour: "MD-01", colourName: NAVY, quantity: 2 },
			{ id: SAREE, kind: "piece", colour: null, colourName: "", quantity: 1 },
		];
		expect((await buyerView(database.read, access))?.request).toMatchObject({ samples: kept, total: 2_500_000 });
		expect((await previewCase(database.read, id))?.samples).toMatchObject(kept);
		const { groups } = await listCases(database.read, readCaseFilter(new URLSearchParams()), "", shop.clock.now);
		expect(groups[0]?.rows[0]).toMatchObject({
			...{ samples: 3, lineCount: 1, product: "Banarasi Silk Saree" },
			counts: [{ unit: "piece", count: 10 }],
		});
		for (const payload of [
			{ kind: "staff-request", requestId: id } as const,
			{ kind: "buyer-acknowledgement", requestId: id, token } as const,
		]) {
			const { text, html } = await mail(payload);
			for (const said of SAID) for (const whole of [text, html]) expect(bare(whole)).toContain(bare(said));
		}
		expect(await column()).toEqual([SAID.join("\n")]);
		const { view, again } = await page(access);
		expect(view.request).toMatchObject({ samples: SAID, count: "one line, 10 pieces" });
		expect(again.map(({ sample }) => sample)).toMatchObject(kept);

		const draft = await shop.services.quotes.draft(id);
		expect(draft?.content.lines).toMatchObject([
			{ key: "l1", sort: "goods" },
			{ key: "s1", sort: "sample", quantity: 2, requested: 2, unitPrice: 0, detail: `Swatch, ${NAVY}` },
			{ key: "s2", sort: "sample", quantity: 1, detail: "Finished piece" },
		]);
		const lines = draft?.content.lines.map((line) =>
			line.key === "s1" ? { ...line, unitPrice: 15_000, sort: "credited-sample" as const } : line,
		);
		const version = await sendQuote(database, shop, id, lines && { lines });
		const quoted = await page(access);
		// The samples are priced, and are in no count of goods.
		expect(quoted.view.quote).toMatchObject({ count: "one line, 10 pieces", total: "₹25,300" });
		expect(quoted.view.quote?.lines.map(({ sort }) => sort)).toEqual([
			"",
			"Sample, its price credited against an order",
			"Sample, free of charge",
		]);
		expect(quoted.view.quote?.changeable.map(({ key }) => key)).toEqual(["l1"]);
		expect(quoted.lines).toMatchObject([{ key: SAREE, quantity: 10 }]);
		const pdf = await caseDocument(database.read, id, version);
		const text = bare(pdfPages(pdf?.bytes ?? new Uint8Array()).join(""));
		for (const said of ["Sample, its price credited against an order", `Swatch, ${NAVY}`, "Sample, free of charge"])
			expect(text).toContain(bare(said));
	});

	test("may be all that a request asks for", async () => {
		const { id, access } = await order(SAMPLES, []);
		const { view, lines } = await page(access);
		expect(view.request).toMatchObject({ lines: [], samples: SAID, count: "samples only" });
		expect(lines).toEqual([]);
		const { groups } = await listCases(database.read, readCaseFilter(new URLSearchParams()), "", shop.clock.now);
		expect(groups[0]?.rows[0]).toMatchObject({ samples: 3, lineCount: 0, product: "Madras Check Shirt" });
		const { subject, text } = await mail({ kind: "staff-request", requestId: id });
		expect(subject).toMatch(/samples only$/);
		expect(text).not.toContain("₹0");
		await sendQuote(database, shop, id);
		expect((await page(access)).view.quote).toMatchObject({ count: "samples only", total: "₹0" });
	});

	test("are nowhere where none are asked for, and a request of before there were any is read", async () => {
		const { id, access } = await order("");
		expect(await stored()).toEqual(['{"v":1}']);
		const before = await mail({ kind: "staff-request", requestId: id });
		await database.tx((db) => db.updateTable("quote_request").set({ samples: "{}" }).execute());
		expect(await mail({ kind: "staff-request", requestId: id })).toEqual(before);
		expect(before.text).not.toContain("Samples");
		expect(await column()).toEqual([""]);
		expect(await page(access)).toMatchObject({ view: { request: { samples: [] } }, again: [] });
		expect((await shop.services.quotes.draft(id))?.content.lines).toHaveLength(1);
	});

	test("that are not right are refused by line, and nothing is stored", async () => {
		const many = Array.from({ length: 11 }, (_, n) => ({ id: `none-${n}`, quantity: 1 }));
		const refused: [unknown, RegExp][] = [
			[[{ id: "gone", name: "Plum Shirt", quantity: 1 }], /^Plum Shirt is no longer in the catalogue/],
			[[{ id: "oxford-shirt", quantity: 1 }], /no longer in the catalogue|There are no samples/],
			[[{ id: SHIRT, colour: "XX-9", quantity: 1 }], /not made in XX-9/],
			[[{ id: SAREE, kind: "swatch", quantity: 1 }], /no such samples/],
			[[{ id: SHIRT, quantity: 4 }], /up to 3 samples/],
			[[{ id: SHIRT, quantity: 1.5 }], /1 to 3 samples/],
			[many, /no longer in the catalogue/],
		];
		for (const [samples, sentence] of refused) {
			const answer = await submit(samples);
			if (answer.status !== "lines") throw new Error(answer.status);
			expect(answer.problems).toContainEqual({
				id: expect.any(String),
				kind: "sample",
				problem: saying(sentence),
			});
		}
		expect(await submit("{")).toMatchObject({ status: "lines", problem: saying(/could not be read/) });
		expect(await stored()).toEqual([]);
	});

	test("of a product that has none any more are refused, and in a new cart told to be gone", async () => {
		const { access } = await order(SAMPLES);
		await quote(SHIRT, "");
		expect(await submit(SAMPLES)).toMatchObject({
			status: "lines",
			problems: [{ id: SHIRT, problem: saying(/no samples of Madras Check Shirt any more/) }],
		});
		expect((await page(access)).again).toMatchObject([
			{ name: "Madras Check Shirt", sample: null, text: "Samples of this product are no longer available." },
			{ name: "Banarasi Silk Saree", sample: { kind: "piece" } },
		]);
	});

	test("are part of what makes a form the same when it comes again, and are on its receipt", async () => {
		const formKey = typedKey(shop);
		const send = (samples: unknown) =>
			shop.services.requests.submit(shop.form({ ...exampleOrder, ...fields(samples), formKey }), visitor);
		const first = await send(SAMPLES);
		expect(first).toMatchObject({ status: "stored", receipt: { samples: 3, pieces: 10, total: 2_500_000 } });
		const again = await send(SAMPLES);
		expect(again).toMatchObject({ status: "stored", receipt: { samples: 3 } });
		expect(await send([])).toMatchObject({ status: "failed", reason: "conflict" });
		expect(await stored()).toHaveLength(1);
	});

	test("stay when their person is erased: they say nothing of anybody", async () => {
		await order(SAMPLES);
		const before = await stored();
		await erasePerson(shop.gated, priya, exampleOrder.email, shop.clock.now);
		expect(await stored()).toEqual(before);
	});
});
