import { beforeEach, describe, expect, test } from "vitest";
import { reopenedLines } from "../../app/shop/cart/reopened-lines.server.ts";
import { messagesFor } from "../../messages/registry.ts";
import { previewCase } from "../../server/cases/case-preview.ts";
import { buyerView } from "../../server/cases/case-views.ts";
import { namedProducts } from "../../server/cases/index.ts";
import { writeEmail } from "../../server/email/write-email.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { requestCase } from "../support/cases.ts";
import { engines } from "../support/databases.ts";
import { asha } from "../support/desk-catalogue.ts";
import { exampleOrder } from "../support/example-forms.ts";
import { freshShop } from "../support/fresh-shop.ts";
import { type Shop, typedKey, visitor } from "../support/shop.ts";
import { saying } from "../support/words.ts";

const MADRAS = "madras-check-shirt";
const LINEN = "sage-linen-shirt";

describe.each(engines)("prices at quantity and shared minimums on %s", (engine) => {
	let database: Database;
	let shop: Shop;

	beforeEach(async () => {
		({ database, shop } = await freshShop(engine));
	});

	const save = (id: string, texts: object) =>
		shop.services.catalogueDesk.products.save({ id, texts, others: "merge" }, asha);
	const submit = (lines: readonly object[]) => {
		const formKey = typedKey(shop);
		const form = shop.form({ ...exampleOrder, items: JSON.stringify(lines), formKey });
		return shop.services.requests.submit(form, visitor);
	};

	test("the price of the quantity goes from the post to case, preview, mail, draft and a new cart", async () => {
		await save(MADRAS, { priceTiers: "from 100: 780\nfrom 300: 750" });
		const items = JSON.stringify([{ id: MADRAS, quantity: 120, price: 78_000 }]);
		const { id, access } = await requestCase(database, shop, { items });
		const view = await buyerView(database.read, access);
		expect(view?.request).toMatchObject({ total: 9_360_000, lines: [{ quantity: 120, price: 78_000 }] });
		expect((await previewCase(database.read, id))?.lines).toMatchObject([{ price: 78_000 }]);
		const mail = await writeEmail(
			database.read,
			{ payload: { kind: "staff-request", requestId: id }, recipient: "staff@thari.example", locale: "en" },
			{ company: shop.company, publicUrl: "https://thari.example" },
		);
		expect(mail.text).toContain("Madras Check Shirt: 120 x ₹780 = ₹93,600");
		const draft = await shop.services.quotes.draft(id);
		expect(draft?.content.lines).toMatchObject([
			{ quantity: 120, unitPrice: 78_000, listPrice: 82_000, listPoints: null },
		]);
		if (!view) return;
		const today = await shop.services.catalogue.productsAt(namedProducts(view));
		expect(reopenedLines(view, 0, today, messagesFor("en"))).toMatchObject([
			{ quantity: 120, amount: "₹93,600", sold: { price: 82_000, priceTiers: [{ from: 100 }, { from: 300 }] } },
		]);
	});

	test("another price than that of the quantity is refused, and what holds is told", async () => {
		await save(MADRAS, { priceTiers: "from 100: 780" });
		expect(await submit([{ id: MADRAS, quantity: 100, price: 82_000 }])).toMatchObject({
			status: "lines",
			problems: [{ kind: "price", now: { price: 82_000, priceTiers: [{ from: 100, price: 78_000 }] } }],
		});
		expect(await submit([{ id: MADRAS, quantity: 99, price: 78_000 }])).toMatchObject({
			status: "lines",
			problems: [{ kind: "price" }],
		});
		expect(await submit([{ id: MADRAS, quantity: 99, price: 82_000 }])).toMatchObject({ status: "stored" });
	});

	test("a pooled minimum is refused by line below it, and taken together; a changed pool holds at once", async () => {
		const pool = { name: "Shirts", minimum: "5,000", least: "" };
		await shop.services.catalogueDesk.pools.create(pool, asha);
		for (const id of [MADRAS, LINEN, "blue-stripe-shirt"]) await save(id, { pool: "shirts" });
		const lines = (linen: number) => [
			{ id: MADRAS, quantity: 1000, price: 82_000 },
			{ id: "blue-stripe-shirt", quantity: 3000, price: 78_000 },
			{ id: LINEN, quantity: linen, price: shopPrice },
		];
		const { products } = await shop.services.catalogue.productsAt([LINEN]);
		const shopPrice = products.get(LINEN)?.price;
		const sentence = "Shirts: the minimum is 5,000 pieces together. Please add 750 more of any of them.";
		expect(await submit(lines(250))).toMatchObject({
			status: "lines",
			problems: [MADRAS, "blue-stripe-shirt", LINEN].map((id) => ({ id, kind: "minimum", problem: saying(sentence) })),
		});
		expect(await submit(lines(1000))).toMatchObject({ status: "stored" });
		const edit = {
			id: "shirts",
			revision: 1,
			texts: { ...pool, minimum: "4,000", least: "200" },
			others: "tell",
		} as const;
		expect(await shop.services.catalogueDesk.pools.save(edit, asha)).toMatchObject({ status: "saved" });
		expect(await submit(lines(250))).toMatchObject({ status: "stored" });
		expect(await submit(lines(199))).toMatchObject({ status: "lines", problems: [{ id: LINEN, kind: "minimum" }] });
	});
});
