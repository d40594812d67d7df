import { beforeEach, describe, expect, test } from "vitest";
import { quoteView } from "../../app/buyer/view.server.ts";
import { reopenedLines } from "../../app/shop/cart/reopened-lines.server.ts";
import { messagesFor } from "../../messages/registry.ts";
import { asItIs } from "../../messages/translation.ts";
import { buyerView } from "../../server/cases/case-views.ts";
import { namedProducts } from "../../server/cases/index.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { priya, requestCase, seen, sendQuote } from "../support/cases.ts";
import { engines } from "../support/databases.ts";
import { documentShop } from "../support/document-shop.ts";
import { exampleLine } from "../support/quotes.ts";
import type { Shop } from "../support/shop.ts";

const NAVY = { colour: "MD-01", colourName: "Navy, ecru and rust" };
const items = JSON.stringify([
	{
		id: "madras-check-shirt",
		quantity: 60,
		price: 82_000,
		cells: [
			{ colour: "MD-01", size: "S", quantity: 20 },
			{ colour: "MD-01", size: "XL", quantity: 40 },
		],
	},
]);
const cells = [
	{ ...NAVY, size: "S", quantity: 30 },
	{ ...NAVY, size: "XL", quantity: 30 },
];
const added = { requestedName: "", requested: null };
const label = exampleLine({
	...added,
	key: "v",
	productId: "",
	name: "Labels",
	quantity: 60,
	unitPrice: 400,
	sort: "service",
});
const dhoti = exampleLine({
	...added,
	key: "o",
	name: "Dhoti",
	quantity: 10,
	unitPrice: 1000,
	choice: { is: "optional" },
});
const alternative = (key: string, unitPrice: number) =>
	exampleLine({ ...added, key, name: key, quantity: 10, unitPrice, choice: { is: "alternative", group: "Saree" } });

describe.each(engines)("lines of an offer on %s", (engine) => {
	let database: Database;
	let shop: Shop;

	beforeEach(async () => {
		({ database, shop } = await documentShop(engine));
	});

	/** A case whose offer has a changed split, a surcharge, a service, an optional line and alternatives. */
	async function offered() {
		const one = await requestCase(database, shop, { items });
		const [line] = (await shop.services.quotes.draft(one.id))?.content.lines ?? [];
		if (!line) throw new Error("The draft has no line.");
		const shirt = exampleLine({ ...line, cells, surcharges: [{ size: "XL", amount: 2000 }] });
		const lines = [shirt, label, dhoti, alternative("Kanchi", 2000), alternative("Banarasi", 3000)];
		return { ...one, lines, version: await sendQuote(database, shop, one.id, { lines }) };
	}

	async function page(access: Parameters<typeof buyerView>[1]) {
		const view = await buyerView(database.read, access);
		if (!view) throw new Error("There is no case.");
		const known = await shop.services.catalogue.productsAt(namedProducts(view));
		const frame = {
			base: "/q/x",
			now: shop.clock.now,
			products: known.products,
			companyName: "Thari",
			translate: asItIs,
		};
		return { view: quoteView(view, frame), again: reopenedLines(view, 1, known, messagesFor("en")) };
	}

	test("are stored, counted and shown, and what is to be chosen is apart from the total", async () => {
		const { id, access, version } = await offered();
		// 60 x 820 + 30 x 20 + 60 x 4
		const total = 4_920_000 + 60_000 + 24_000;
		const stored = await database.read.selectFrom("quote_version").select(["total", "pieces"]).executeTakeFirst();
		expect(stored).toMatchObject({ total, pieces: 60 });
		const kept = await shop.services.quotes.version(id, version);
		expect(kept?.lines[0]).toMatchObject({ cells, surcharges: [{ size: "XL", amount: 2000 }] });
		const { view, again } = await page(access);
		expect(view.quote).toMatchObject({
			count: "two lines, 60 pieces",
			lines: [
				{
					split: {
						isChanged: true,
						rows: [
							{
								colour: NAVY.colourName,
								cells: [
									{ quantity: "30", asked: "asked 20" },
									{ quantity: "30", asked: "asked 40" },
								],
							},
						],
					},
					surcharges: ["XL: ₹20 more each, 30 of them: ₹600"],
				},
				{ name: "Labels", sort: "Service" },
			],
			optional: [{ name: "Dhoti" }],
			groups: [{ name: "Saree", span: "₹200 to ₹300", lines: [{ name: "Kanchi" }, { name: "Banarasi" }] }],
		});
		expect(again.filter(({ sold }) => sold)).toMatchObject([{ quantity: 60, cells }]);
	});

	test("follow the quantity that the buyer asks for", async () => {
		const { id, access } = await offered();
		const wanted = [{ key: "l1", name: "Madras Check Shirt", from: 60, to: 120 }];
		const change = { kind: "request_change", version: 1, message: "Twice as many", wanted } as const;
		expect(await shop.services.buyerCases.perform(access, change)).toMatchObject({ ok: true });
		expect((await shop.services.quotes.draft(id))?.content.lines[0]).toMatchObject({
			quantity: 120,
			cells: [
				{ size: "S", quantity: 60 },
				{ size: "XL", quantity: 60 },
			],
		});
	});

	test("that cannot be are not sent", async () => {
		const { id, lines } = await offered();
		await shop.services.staffCases.perform(priya, await seen(database, id), {
			kind: "withdraw_offer",
			reason: "Wrong.",
		});
		const [shirt, ...others] = lines;
		const short = { ...shirt, quantity: 50 };
		await expect(sendQuote(database, shop, id, { lines: [exampleLine(short), ...others] })).rejects.toThrow(
			"lines-not-sent",
		);
		await expect(sendQuote(database, shop, id, { lines: lines.slice(0, 4) })).rejects.toThrow("lines-not-sent");
	});
});
