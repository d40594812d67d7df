import { beforeEach, describe, expect, test } from "vitest";
import type { ProductTexts } from "../../domain/catalogue/product-texts.ts";
import { readCatalogue } from "../../server/catalogue/catalogue.ts";
import type { CatalogueDesk } from "../../server/catalogue/catalogue-desk.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { engines, freshDatabase } from "../support/databases.ts";
import { asha, openDesk, ravi } from "../support/desk-catalogue.ts";
import { START } from "../support/shop.ts";
import { textOf } from "../support/text-of.ts";
import { saying } from "../support/words.ts";

describe.each(engines)("pools and the terms of products on %s", (engine) => {
	let database: Database;
	let desk: CatalogueDesk;
	beforeEach(async () => {
		({ database } = await freshDatabase(engine));
		desk = await openDesk(database);
	});

	const version = async () => (await readCatalogue(database.read)).version;
	const shirts = async () => (await readCatalogue(database.read)).products.filter((one) => one.category === "t-shirts");
	const save = (id: string, texts: Partial<ProductTexts>) => desk.products.save({ id, texts, others: "merge" }, asha);
	const tShirts = { name: "T-shirts", minimum: "50", least: "10" };

	test("a pool is added with an id of its own, and its change stands in its history", async () => {
		const before = await version();
		expect(await desk.pools.create(tShirts, asha)).toMatchObject({ status: "saved", id: "t-shirts", revision: 1 });
		expect(await version()).toBe(before + 1);
		const edit = {
			id: "t-shirts",
			revision: 1,
			texts: { ...tShirts, minimum: "1,000", least: "" },
			others: "tell",
		} as const;
		expect(await desk.pools.save(edit, ravi)).toMatchObject({ status: "saved", revision: 2, changed: true });
		expect(await desk.pools.find("t-shirts")).toMatchObject({
			pool: { name: "T-shirts", minimum: 1000, revision: 2 },
			texts: { name: "T-shirts", minimum: "1000", least: "" },
			history: [
				{
					revision: 2,
					by: ravi.name,
					at: START,
					fields: [
						{ field: "minimum", from: "50", to: "1000" },
						{ field: "least", from: "10", to: "" },
					],
				},
				{ revision: 1, by: asha.name },
			],
		});
		expect((await desk.pools.list()).map(({ id, products }) => [id, products])).toEqual([["t-shirts", 0]]);
	});

	test("a second editor of a pool is told of the first, and nothing typed is lost", async () => {
		await desk.pools.create(tShirts, asha);
		const edit = (texts: object, by: typeof asha) =>
			desk.pools.save({ id: "t-shirts", revision: 1, texts, others: "tell" }, by);
		await edit({ minimum: "60" }, asha);
		expect(await edit({ minimum: "70", least: "5" }, ravi)).toMatchObject({
			status: "conflict",
			revision: 2,
			clashes: [{ field: "minimum", base: "50", theirs: "60", yours: "70" }],
			texts: { minimum: "70", least: "5" },
		});
		expect(await edit({ minimum: "60" }, ravi)).toMatchObject({ status: "saved", changed: false });
		expect(await desk.pools.save({ id: "nobody", texts: {}, others: "tell" }, asha)).toEqual({ status: "gone" });
	});

	test("no two pools read alike in a file", async () => {
		await desk.pools.create(tShirts, asha);
		const taken = saying(/^There is already a pool called T-shirts/);
		for (const name of ["t-shirts", "T-SHIRTS"])
			expect(await desk.pools.create({ ...tShirts, name }, asha)).toMatchObject({
				status: "invalid",
				problems: { name: taken },
			});
		expect(await desk.pools.create({ ...tShirts, name: "T shirts" }, asha)).toMatchObject({ id: "t-shirts-2" });
		const texts = { name: "T-Shirts" };
		expect(await desk.pools.save({ id: "t-shirts-2", texts, others: "tell" }, asha)).toMatchObject({
			problems: { name: taken },
		});
		expect(await desk.pools.save({ id: "t-shirts", texts, others: "tell" }, asha)).toMatchObject({ changed: true });
	});

	test("products join a pool that is there, one by one and by a file, and leave it again", async () => {
		const [first, second] = await shirts();
		if (!first || !second) throw new Error("There are no T-shirts.");
		expect(await save(first.id, { pool: "t-shirts" })).toMatchObject({
			status: "invalid",
			problems: { pool: saying("Please choose a pool of the catalogue, or none.") },
		});
		await desk.pools.create(tShirts, asha);
		expect(await save(first.id, { pool: "t-shirts" })).toMatchObject({ status: "saved", changed: true });
		const { file } = await desk.files.dryRun(`id,pool\n${second.id},T-shirts\n`, asha);
		expect(await desk.files.apply(file ?? "", asha)).toMatchObject({ status: "done", changed: 1 });
		expect((await shirts()).filter(({ pool }) => pool === "t-shirts")).toHaveLength(2);
		expect(await desk.pools.find("t-shirts")).toMatchObject({ count: 2, members: [{ hidden: false }, {}] });
		expect(await desk.pools.list()).toMatchObject([{ id: "t-shirts", products: 2 }]);
		await save(first.id, { pool: "" });
		expect((await shirts()).filter(({ pool }) => pool !== undefined).map(({ id }) => id)).toEqual([second.id]);
	});

	test("all that can be said of prices, samples and packing is stored, exported and told in the history", async () => {
		const [shirt] = await shirts();
		if (!shirt) throw new Error("There are no T-shirts.");
		const texts = {
			priceTiers: "from 100: 400\nfrom 300: 380.50",
			minPerColour: "40",
			samples: "piece, swatch",
			piecesPerInner: "5",
			piecesPerCarton: "60",
			cartonCm: "60 x 40.5 x 35",
			cartonNetKg: "14.25",
			cartonGrossKg: "15.1",
		};
		expect(await save(shirt.id, texts)).toMatchObject({ status: "saved", changed: true });
		const found = await desk.products.find(shirt.id);
		expect(found?.texts).toMatchObject(texts);
		expect(found?.product.details).toEqual({
			...shirt.details,
			priceTiers: [
				{ from: 100, price: 40_000 },
				{ from: 300, price: 38_050 },
			],
			minPerColour: 40,
			samples: ["piece", "swatch"],
			packing: {
				...{ perInner: 5, perCarton: 60, netKg: 14.25, grossKg: 15.1 },
				carton: { length: 60, width: 40.5, height: 35 },
			},
		});
		expect(found?.history[0]?.fields.map(({ field }) => field)).toEqual(Object.keys(texts));
		expect((await desk.files.dryRun(await textOf(desk.files.export()), asha)).plan).toMatchObject({
			problems: [],
			products: [],
			unchanged: 40,
		});
		expect(await save(shirt.id, Object.fromEntries(Object.keys(texts).map((field) => [field, ""])))).toMatchObject({
			status: "saved",
		});
		expect((await desk.products.find(shirt.id))?.product.details).toEqual(shirt.details);
	});

	test("what is known of a product carries its version; what was written before is read, what is newer is not", async () => {
		const [shirt] = await shirts();
		if (!shirt) throw new Error("There are no T-shirts.");
		const row = () =>
			database.read.selectFrom("product").select("details").where("id", "=", shirt.id).executeTakeFirstOrThrow();
		expect(JSON.parse((await row()).details)).toMatchObject({ v: 1 });
		const write = (details: string) =>
			database.tx((db) => db.updateTable("product").set({ details }).where("id", "=", shirt.id).execute());
		await write('{"gsm":160,"sampleAvailable":true}');
		expect((await desk.products.find(shirt.id))?.product.details).toEqual({ gsm: 160, sampleAvailable: true });
		await write('{"v":2,"gsm":160}');
		await expect(desk.products.find(shirt.id)).rejects.toThrow("product.details of version 2 cannot be read.");
	});
});
