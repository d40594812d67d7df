import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import type { SaveOutcome } from "../../domain/catalogue/editing.ts";
import type { ProductTexts } from "../../domain/catalogue/product-texts.ts";
import { checkLines } from "../../domain/orders/order-lines.ts";
import { readCatalogue, readDeskCatalogue } from "../../server/catalogue/catalogue.ts";
import type { CatalogueDesk } from "../../server/catalogue/catalogue-desk.ts";
import { openCatalogue } from "../../server/catalogue/catalogue-reading.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { productsAt } from "../support/catalogue.ts";
import { engines, freshDatabase, openDatabase, type Place } from "../support/databases.ts";
import { asha, openDesk, ravi } from "../support/desk-catalogue.ts";
import { START } from "../support/shop.ts";
import { fieldWordsOf, saying } from "../support/words.ts";

const SAREE = "banarasi-silk-saree";

const newSaree = {
	name: "Jamdani Saree",
	category: "sarees",
	price: "4500",
	minOrder: "12",
	description: "Fine cotton with woven motifs",
};

describe.each(engines)("editing the catalogue on %s", (engine) => {
	let database: Database;
	let place: Place;
	let desk: CatalogueDesk;
	beforeEach(async () => {
		({ database, place } = await freshDatabase(engine));
		desk = await openDesk(database);
	});

	const version = async () => (await readCatalogue(database.read)).version;
	const priceOf = async (id: string) =>
		(await readCatalogue(database.read)).products.find((one) => one.id === id)?.price;
	const find = async (id: string) => {
		const found = await desk.products.find(id);
		if (!found) throw new Error(`no product ${id}`);
		return found;
	};
	/** Saves some fields over the state at a revision, as the editor's form does. */
	const save = (texts: Partial<ProductTexts>, revision: number, by = asha, id = SAREE) =>
		desk.products.save({ id, revision, texts, others: "tell" }, by);
	const conflictOf = (outcome: SaveOutcome<ProductTexts>) => {
		if (outcome.status !== "conflict") throw new Error(outcome.status);
		return outcome;
	};

	test("a saved change raises the revision and the version, and stands in the history", async () => {
		const before = await version();
		const { texts } = await find(SAREE);
		expect(await save({ ...texts, price: "₹2,750", gsm: "" }, 1)).toEqual({
			status: "saved",
			id: SAREE,
			revision: 2,
			changed: true,
		});
		expect([await priceOf(SAREE), await version()]).toEqual([275_000, before + 1]);
		expect((await find(SAREE)).history).toEqual([
			{
				revision: 2,
				by: asha.name,
				at: START,
				fields: [
					{ field: "price", from: "2500", to: "2750" },
					{ field: "gsm", from: texts.gsm, to: "" },
				],
			},
		]);
	});

	test("saving what is there already changes nothing, not even the version", async () => {
		const before = await version();
		const { texts } = await find(SAREE);
		expect(await save(texts, 1)).toEqual({ status: "saved", id: SAREE, revision: 1, changed: false });
		expect([await version(), (await find(SAREE)).history]).toEqual([before, []]);
	});

	test("a second editor is told what the first did, and nothing typed is lost", async () => {
		const { texts } = await find(SAREE);
		await save({ ...texts, price: "2750", story: "Another story of the cloth." }, 1, asha);
		const typed = { ...texts, price: "2600", weave: "Kadwa brocade" };
		const conflict = conflictOf(await save(typed, 1, ravi));
		expect(conflict).toMatchObject({
			revision: 2,
			since: [{ by: asha.name, at: START, revision: 2 }],
			taken: [{ field: "story", to: "Another story of the cloth." }],
			clashes: [{ field: "price", base: "2500", theirs: "2750", yours: "2600" }],
		});
		expect(await priceOf(SAREE)).toBe(275_000);
		expect(conflict.texts).toMatchObject({
			price: "2600",
			weave: "Kadwa brocade",
			story: "Another story of the cloth.",
		});
		expect(await save(conflict.texts, conflict.revision, ravi)).toMatchObject({ status: "saved", revision: 3 });
		const { product } = await find(SAREE);
		expect([product.price, product.story, product.details.weave]).toEqual([
			260_000,
			"Another story of the cloth.",
			"Kadwa brocade",
		]);
	});

	test("a form as a browser sends it, with its line ends, is no change of the story", async () => {
		await save({ story: "One line.\nAnother line." }, 1, asha);
		await save({ price: "2750" }, 2, asha);
		const typed = { story: "One line.\r\nAnother line.", name: "Banarasi Saree", price: "2500" };
		const conflict = conflictOf(await save(typed, 2, ravi));
		expect([conflict.clashes, conflict.taken.length, conflict.texts.name]).toEqual([[], 1, "Banarasi Saree"]);
		expect(await save({ story: "One line.\r\nAnother line." }, 3, ravi)).toMatchObject({ changed: false });
	});

	test("of eight editors at once each is stored once, and the revision counts them", async () => {
		const others = [];
		for (let n = 0; n < 3; n++) {
			const other = await openDatabase(place);
			onTestFinished(() => other.close());
			others.push(await openDesk(other));
		}
		const desks = [desk, ...others];
		const edit = (n: number) =>
			desks[n % desks.length]?.products.save(
				{ id: SAREE, revision: 1, texts: { price: String(3000 + n) }, others: "tell" },
				asha,
			);
		const outcomes = await Promise.all(Array.from({ length: 8 }, (_, n) => edit(n)));
		expect(outcomes.filter((outcome) => outcome?.status === "saved")).toHaveLength(1);
		expect(outcomes.filter((outcome) => outcome?.status === "conflict")).toHaveLength(7);
		expect((await find(SAREE)).product.revision).toBe(2);
	});

	test("the table's prices are saved together or not at all", async () => {
		const edit = (id: string, price: string, revision = 1) =>
			({ id, revision, texts: { price, minOrder: "20" }, others: "merge" }) as const;
		const bad = await desk.products.saveAll([edit(SAREE, "2600"), edit("kota-doria-saree", "cheap")], asha);
		expect(bad).toEqual({
			status: "refused",
			refused: [{ id: "kota-doria-saree", outcome: expect.objectContaining({ status: "invalid" }) }],
		});
		expect(await priceOf(SAREE)).toBe(250_000);
		const before = await version();
		const good = await desk.products.saveAll([edit(SAREE, "2600"), edit("kota-doria-saree", "1100")], asha);
		expect(good).toEqual({ status: "saved", changed: 2 });
		expect([await priceOf(SAREE), await priceOf("kota-doria-saree"), await version()]).toEqual([
			260_000,
			110_000,
			before + 1,
		]);
	});

	test("a price of the table that nobody else touched is saved over another's story, a price both set is asked about", async () => {
		await save({ story: "Another story of the cloth." }, 1, ravi);
		const texts = { price: "2600", minOrder: "10" };
		const merged = await desk.products.saveAll([{ id: SAREE, revision: 1, texts, others: "merge" }], asha);
		expect(merged).toEqual({ status: "saved", changed: 1 });
		expect((await find(SAREE)).product).toMatchObject({
			revision: 3,
			price: 260_000,
			story: "Another story of the cloth.",
		});
		const late = { id: SAREE, revision: 1, texts: { price: "2650", minOrder: "10" }, others: "merge" } as const;
		const clashes = [{ field: "price", theirs: "2600", yours: "2650" }];
		expect(await desk.products.saveAll([late], ravi)).toMatchObject({
			status: "refused",
			refused: [{ id: SAREE, outcome: { status: "conflict", clashes } }],
		});
		expect(await priceOf(SAREE)).toBe(260_000);
	});

	test("what does not fit the catalogue is told under its field", async () => {
		const sku = { sku: "TH-1" };
		expect(await save(sku, 1)).toMatchObject({ status: "saved" });
		const errorsOf = async (texts: Partial<ProductTexts>) => {
			const outcome = await save(texts, 1, asha, "kota-doria-saree");
			return outcome.status === "invalid" ? fieldWordsOf({ ok: false, ...outcome }) : outcome.status;
		};
		expect(await errorsOf(sku)).toEqual({ sku: "Banarasi Silk Saree has TH-1 already; please give another one." });
		expect(await errorsOf({ slug: "kota" })).toEqual({
			slug: "The address stays kota-doria-saree: buyers and search engines know it.",
		});
		expect(await errorsOf({ category: "carpets" })).toEqual({ category: "Please choose a category of the catalogue." });
		expect(await errorsOf({ image: `media/${"0".repeat(32)}.jpg` })).toEqual({ image: "There is no such picture." });
		// It is there, but as no product image: it has no file of the size of a card.
		expect(await errorsOf({ image: "images/site/hero.jpg" })).toEqual({
			image: "There is no such picture.",
		});
		expect(await save({}, 1, asha, "nobody")).toEqual({ status: "gone" });
	});

	test("a new product stands at the end of its category, hidden, under an address of its own", async () => {
		const created = await desk.products.create(newSaree, asha);
		const id = created.status === "saved" ? created.id : "";
		expect((await find(id)).product).toMatchObject({
			slug: "jamdani-saree",
			hidden: true,
			price: 450_000,
			minOrder: 12,
		});
		const held = await readDeskCatalogue(database.read);
		expect(held.products.filter(({ category }) => category === "sarees").at(-1)?.id).toBe(id);
		expect((await readCatalogue(database.read)).products).toHaveLength(40);
		expect(await desk.products.create(newSaree, ravi)).toMatchObject({
			status: "invalid",
			problems: { slug: saying("Jamdani Saree has jamdani-saree already; please give another one.") },
			texts: newSaree,
		});
	});

	test("what is hidden is in no page and no order, and comes back as it was", async () => {
		await save({ hidden: "yes" }, 1);
		const hidden = await readCatalogue(database.read);
		expect(hidden.products.some(({ id }) => id === SAREE)).toBe(false);
		const items = JSON.stringify([{ id: SAREE, quantity: 10, price: 250_000 }]);
		expect(checkLines(items, productsAt(hidden.products))).toMatchObject({
			ok: false,
			problems: [{ id: SAREE, kind: "unknown" }],
		});
		await save({ hidden: "no" }, 2);
		const shown = await readCatalogue(database.read);
		expect(checkLines(items, productsAt(shown.products))).toMatchObject({ ok: true });
		expect(shown.products.map(({ id }) => id)).toContain(SAREE);
	});

	test("a hidden category takes its products with it", async () => {
		await desk.categories.save({ id: "dhotis", revision: 1, texts: { hidden: "yes" }, others: "tell" }, asha);
		const catalogue = await readCatalogue(database.read);
		expect([catalogue.categories.length, catalogue.products.length]).toEqual([7, 35]);
		expect((await desk.categories.list()).find(({ id }) => id === "dhotis")).toMatchObject({
			hidden: true,
			products: 5,
			shown: 5,
		});
	});

	test("another process shows a change by itself, hidden things too", async () => {
		const other = await openDatabase(place);
		onTestFinished(() => other.close());
		const catalogue = await openCatalogue(other);
		onTestFinished(() => catalogue.close());
		await save({ price: "2750" }, 1);
		const shown = async () => (await catalogue.productsAt([SAREE])).products.get(SAREE)?.price;
		await expect.poll(shown).toBe(275_000);
		await save({ hidden: "yes" }, 2);
		await expect.poll(shown).toBeUndefined();
		await desk.order.moveCategory("dhotis", "up", asha);
		await expect.poll(() => catalogue.summary().categories.at(-1)?.id).toBe("trousers");
	});
});
