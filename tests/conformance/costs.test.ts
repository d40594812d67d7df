import { expect, test } from "vitest";
import type { ProductTexts } from "../../domain/catalogue/product-texts.ts";
import { readCatalogue } from "../../server/catalogue/catalogue.ts";
import { priya, requestCase, seen, sendQuote } from "../support/cases.ts";
import { engines } from "../support/databases.ts";
import { freshShop } from "../support/fresh-shop.ts";

/** ₹1,234.57, which is in no other figure of these tests. */
const PLANTED = 123_457;
const SHIRT = "cotton-round-neck-t-shirt";

test.each(engines)("a cost is kept, corrected and taken away, on %s", async (engine) => {
	const { shop } = await freshShop(engine);
	const { costs, products } = shop.services.catalogueDesk;
	const save = (seen: string, typed: string, texts: Partial<ProductTexts> = {}, id = SHIRT) =>
		products.save({ id, texts, others: "tell", cost: { seen, typed } }, priya);
	expect(await save("", "1,234.57")).toMatchObject({ status: "saved", changed: true });
	expect(await costs.of(SHIRT)).toBe(PLANTED);
	expect([...(await costs.among([SHIRT, "silk-dhoti"]))]).toEqual([[SHIRT, PLANTED]]);
	expect(await save("1234.57", "250.00")).toMatchObject({ changed: true });
	expect(await save("250", "250.0")).toMatchObject({ changed: false });
	expect(await costs.of(SHIRT)).toBe(25_000);
	// The product and its cost are saved together or not at all.
	const wrong = await save("250", "a lot", { name: "Another name", hsCode: "silk" });
	expect(wrong).toMatchObject({
		status: "invalid",
		problems: { cost: { code: "price-not-right" }, hsCode: { code: "hs-not-right" } },
	});
	expect(await save("250", "a lot", { name: "Another name" })).toMatchObject({
		problems: { cost: { code: "price-not-right" } },
		texts: { name: "Another name" },
	});
	expect(await save("250", "260", { hsCode: "silk" })).toMatchObject({ status: "invalid" });
	expect(await save("", "12", {}, "nothing")).toEqual({ status: "gone" });
	// Two people had it open: the second to save is told, and neither the cost nor the product is written.
	expect(await save("240", "260", { name: "Another name" })).toMatchObject({
		status: "conflict",
		clashes: [{ field: "cost", base: "240", theirs: "250", yours: "260" }],
		texts: { name: "Another name" },
	});
	expect(await products.find(SHIRT)).toMatchObject({ product: { revision: 1 }, history: [] });
	// What they have left as it was says nothing, and so does the same cost again.
	expect(await save("240", "240")).toMatchObject({ status: "saved", changed: false });
	expect(await costs.of(SHIRT)).toBe(25_000);
	const file = await costs.export();
	expect(file).toContain("250");
	expect(await costs.import(priya, file.replace(",250", ",260"))).toMatchObject({ problemCount: 0, changed: 1 });
	expect(await costs.of(SHIRT)).toBe(26_000);
	expect(await costs.import(priya, `id,cost\n${SHIRT},12\nnobody,12\n`)).toMatchObject({ problems: [{ line: 3 }] });
	expect(await costs.of(SHIRT)).toBe(26_000);
	// The file from before, whole: every other product has no cost in it, and keeps none.
	expect(await costs.import(priya, file)).toMatchObject({ problemCount: 0, changed: 1 });
	expect([...(await costs.among([SHIRT, "silk-dhoti"]))]).toEqual([[SHIRT, 25_000]]);
	expect(await costs.import(priya, `id,cost\n${SHIRT},\n`)).toMatchObject({ named: 1, changed: 1 });
	expect(await costs.of(SHIRT)).toBeUndefined();
	await save("", "12");
	await save("12", " ");
	expect(await costs.of(SHIRT)).toBeUndefined();
});

test.each(engines)("no cost is in what is stored, mailed or printed of a case, on %s", async (engine) => {
	const printed: unknown[] = [];
	const { database, shop } = await freshShop(engine, undefined, async (document) => {
		printed.push(document);
		return { bytes: Buffer.from("%PDF-"), pages: 1 };
	});
	const { services } = shop;
	await services.catalogueDesk.costs.import(priya, `id,cost\n${SHIRT},1234.57\n`);
	const items = JSON.stringify([{ id: SHIRT, quantity: 60, price: 45_000 }]);
	const { id } = await requestCase(database, shop, { items });
	await services.staffCases.perform(priya, await seen(database, id), { kind: "take" });
	await sendQuote(database, shop, id);

	const view = await services.staffCases.asBuyer(id);
	const tables = [
		await database.read.selectFrom("quote_version").selectAll().execute(),
		await database.read.selectFrom("outbox").selectAll().execute(),
		await database.read.selectFrom("case_entry").selectAll().execute(),
		await database.read.selectFrom("product").selectAll().execute(),
	];
	const catalogue = await readCatalogue(database.read);
	expect(printed).toHaveLength(1);
	for (const given of [view, tables, catalogue, printed]) {
		const text = JSON.stringify(given, (_, value) => (typeof value === "bigint" ? String(value) : value));
		expect(text).not.toMatch(/123457|1,?234\.57/);
	}
});
