import { beforeEach, describe, expect, test } from "vitest";
import { quoteView } from "../../app/buyer/view.server.ts";
import { reopenedLines } from "../../app/shop/cart/reopened-lines.server.ts";
import type { Product } from "../../domain/catalogue/catalogue.ts";
import { readCells } from "../../domain/orders/stored-cells.ts";
import { messagesFor } from "../../messages/registry.ts";
import { asItIs } from "../../messages/translation.ts";
import { previewCase } from "../../server/cases/case-preview.ts";
import { buyerView } from "../../server/cases/case-views.ts";
import { caseDocument, namedProducts } from "../../server/cases/index.ts";
import { writeEmail } from "../../server/email/write-email.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { erasePerson } from "../../server/privacy/erasure.ts";
import { priya, requestCase, sendQuote } from "../support/cases.ts";
import { engines } from "../support/databases.ts";
import { documentShop, exportedColumn } from "../support/document-shop.ts";
import { exampleOrder } from "../support/example-forms.ts";
import { LARGE_CELLS, largeItems } from "../support/large-order.ts";
import { pdfPages } from "../support/pdf-text.ts";
import { type Shop, typedKey, visitor } from "../support/shop.ts";
import { saying } from "../support/words.ts";

const ID = "madras-check-shirt";
const SIZES = ["S", "M", "L", "XL"];
const of = (colour: string, quantities: readonly number[]) =>
	quantities.map((quantity, at) => ({ colour, size: SIZES[at] ?? null, quantity }));
const CELLS = [...of("MD-01", [7, 13, 13, 7]), ...of("MD-02", [3, 7, 7, 3])];
const SUMMARY = "Navy, ecru and rust 40, Green, ecru and mustard 20: S 10, M 20, L 20, XL 10";
const BY_COLOUR = "Navy, ecru and rust: S 7, M 13, L 13, XL 7; Green, ecru and mustard: S 3, M 7, L 7, XL 3";
const line = (cells?: unknown, quantity = 60) => ({
	id: ID,
	quantity,
	price: 82_000,
	...(cells !== undefined && { cells }),
});
const bare = (text: string) => text.replace(/\s+/g, "");

describe.each(engines)("colours and sizes on %s", (engine) => {
	let database: Database;
	let shop: Shop;

	beforeEach(async () => {
		({ database, shop } = await documentShop(engine));
	});

	const order = (lines: readonly unknown[]) => requestCase(database, shop, { items: JSON.stringify(lines) });
	const submit = (lines: readonly unknown[]) => {
		const formKey = typedKey(shop);
		const form = shop.form({ ...exampleOrder, items: JSON.stringify(lines), formKey });
		return shop.services.requests.submit(form, visitor);
	};
	const stored = async () =>
		(await database.read.selectFrom("quote_request_line").select("cells").orderBy("position").execute()).map(
			({ cells }) => cells,
		);
	const staffMail = (requestId: string) =>
		writeEmail(
			database.read,
			{ payload: { kind: "staff-request", requestId }, recipient: "staff@thari.example", locale: "en" },
			{ company: shop.company, publicUrl: "https://thari.example" },
		);
	const column = () => exportedColumn(database, shop, "Colours and sizes");
	const page = async (access: Parameters<typeof buyerView>[1], today: (product: Product) => Product = asItIs) => {
		const view = await buyerView(database.read, access);
		if (!view) throw new Error("There is no case.");
		const known = await shop.services.catalogue.productsAt(namedProducts(view));
		const products = new Map([...known.products].map(([id, product]) => [id, today(product)]));
		const frame = { base: "/q/x", now: shop.clock.now, products, companyName: "Thari", translate: asItIs };
		return { view: quoteView(view, frame), again: reopenedLines(view, 0, { ...known, products }, messagesFor("en")) };
	};

	test("go from the post to case, preview, mail, CSV, buyer's page, a new cart, quotation and its PDF", async () => {
		const { id, access } = await order([line(CELLS)]);
		const named = (colour: string) => (colour === "MD-01" ? "Navy, ecru and rust" : "Green, ecru and mustard");
		const kept = CELLS.map((cell) => ({ ...cell, colourName: named(cell.colour) }));
		expect((await buyerView(database.read, access))?.request.lines).toMatchObject([{ quantity: 60, cells: kept }]);
		expect((await previewCase(database.read, id))?.lines).toMatchObject([{ cells: kept }]);
		const mail = await staffMail(id);
		for (const text of [mail.text, mail.html]) {
			expect(bare(text)).toContain(bare(SUMMARY));
			expect(bare(text)).toContain(bare(BY_COLOUR));
		}
		expect(await column()).toEqual([`Madras Check Shirt: ${SUMMARY}. ${BY_COLOUR}`]);
		const { view, again } = await page(access);
		expect(view.request.lines[0]?.split).toEqual([SUMMARY, BY_COLOUR]);
		expect(again).toMatchObject([{ quantity: 60, split: [SUMMARY], cells: kept }]);

		const draft = await shop.services.quotes.draft(id);
		expect(draft?.content.lines[0]).toMatchObject({ quantity: 60, detail: "", asked: kept, cells: kept });
		const version = await sendQuote(database, shop, id);
		const quoted = (await page(access)).view.quote;
		expect(quoted?.lines[0]?.split).toMatchObject({
			summary: `Colours and sizes: ${SUMMARY}`,
			isChanged: false,
			sizes: ["S", "M", "L", "XL"],
			rows: [
				{
					colour: "Navy, ecru and rust",
					cells: [7, 13, 13, 7].map((count) => ({ quantity: String(count), asked: "" })),
				},
				{ colour: "Green, ecru and mustard", sum: "20" },
			],
			sum: "60",
		});
		const pdf = await caseDocument(database.read, id, version);
		const text = bare(pdfPages(pdf?.bytes ?? new Uint8Array()).join(""));
		expect(text).toContain(bare(SUMMARY));
		expect(text).toContain(bare(BY_COLOUR));
	});

	test("of every product, forty in each line, are stored, and every one is there to quote", async () => {
		const items = await largeItems(database);
		await shop.services.catalogue.refresh();
		const few = items.map(({ id, quantity, price, cells }) => ({ id, quantity, price, cells }));
		const { id } = await order(few);
		expect((await stored()).map((cells) => readCells(cells).length)).toEqual(few.map(() => LARGE_CELLS));
		const draft = await shop.services.quotes.draft(id);
		expect(draft?.content.lines.map(({ cells }) => cells.length)).toEqual(few.map(() => LARGE_CELLS));
	});

	test("are nowhere where a line is not split, and a request of before there were any is read", async () => {
		const { id, access } = await order([line()]);
		const before = await staffMail(id);
		expect(await stored()).toEqual(['{"v":1}']);
		await database.tx((db) => db.updateTable("quote_request_line").set({ cells: "{}" }).execute());
		expect(await staffMail(id)).toEqual(before);
		expect(before.text).toContain("Madras Check Shirt: 60 x ₹820 = ₹49,200\nTotal");
		expect(await column()).toEqual([""]);
		const { view, again } = await page(access);
		expect(view.request.lines[0]?.split).toEqual([]);
		expect(again).toMatchObject([{ split: [], cells: [] }]);
		expect((await shop.services.quotes.draft(id))?.content.lines[0]).toMatchObject({
			detail: "",
			asked: [],
			cells: [],
		});
	});

	test("leave to be agreed what is not split", async () => {
		const { access } = await order([line([{ colour: "MD-01", size: null, quantity: 40 }])]);
		expect((await page(access)).view.request.lines[0]?.split).toEqual([
			"Navy, ecru and rust 40; the other 20 to be agreed",
		]);
	});

	test("that are not right are refused by line, and nothing is stored", async () => {
		const shirt = (cells: unknown) => [{ id: "banarasi-silk-saree", quantity: 10, price: 250_000 }, line(cells)];
		const refused: [unknown, RegExp][] = [
			[[{ colour: "XX-99", size: "S", quantity: 1 }], /not made in the colour XX-99/],
			[[{ colour: "XX-99", colourName: "Plum", size: "S", quantity: 1 }], /no longer made in Plum/],
			[[{ colour: "MD-01", size: "XXL", quantity: 1 }], /not made in size XXL/],
			[[{ colour: "MD-01", size: "S", quantity: 1.5 }], /whole number of pieces/],
			[[{ colour: "MD-01", size: "S", quantity: 61 }], /come to 61 pieces, and its quantity is 60/],
			["S 60", /could not be read/],
		];
		for (const [cells, sentence] of refused)
			expect(await submit(shirt(cells))).toMatchObject({
				status: "lines",
				problems: [{ id: ID, kind: "cells", problem: saying(sentence) }],
			});
		expect(await stored()).toEqual([]);
	});

	test("of a colour or size that is gone come back as pieces to be agreed", async () => {
		const { access } = await order([line(CELLS)]);
		const { again } = await page(access, ({ details, ...product }) => ({
			...product,
			details: {
				...details,
				sizes: ["S", "M", "L"],
				colourways: details.colourways?.filter(({ code }) => code !== "MD-02"),
			},
		}));
		expect(again).toMatchObject([
			{
				quantity: 60,
				cells: [{ size: "S" }, { size: "M" }, { size: "L" }],
				split: [
					"Navy, ecru and rust 33: S 7, M 13, L 13; the other 27 to be agreed",
					"No longer made: XL, Green, ecru and mustard. Please tell us what you would like for 27 pieces.",
				],
			},
		]);
	});

	test("stay when their person is erased: they say nothing of anybody", async () => {
		await order([line(CELLS)]);
		const before = await stored();
		await erasePerson(shop.gated, priya, exampleOrder.email, shop.clock.now);
		expect(await stored()).toEqual(before);
	});
});
