import { sql } from "kysely";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { answerFile } from "../../app/desk/catalogue/file-edit.server.ts";
import { csvColumns } from "../../domain/catalogue/csv-columns.ts";
import { readDeskCatalogue } from "../../server/catalogue/catalogue.ts";
import type { CatalogueDesk } from "../../server/catalogue/catalogue-desk.ts";
import { createImages } from "../../server/catalogue/images.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { guarded } from "../../server/platform/db/guarded-database.ts";
import { engines, freshDatabase, openDatabase, type Place } from "../support/databases.ts";
import { asha, examplePicture, openDesk, ravi } from "../support/desk-catalogue.ts";
import { START } from "../support/shop.ts";
import { textOf } from "../support/text-of.ts";

describe.each(engines)("the catalogue as a file on %s", (engine) => {
	let database: Database;
	let place: Place;
	let desk: CatalogueDesk;
	beforeEach(async () => {
		({ database, place } = await freshDatabase(engine));
		desk = await openDesk(database);
	});

	const whole = () => readDeskCatalogue(database.read);
	/** The dry run of a file that has no problems. */
	const dryRun = async (text: string, by = asha) => {
		const { plan, file } = await desk.files.dryRun(text, by);
		if (file === undefined) throw new Error(JSON.stringify(plan.problems));
		return { plan, file };
	};

	const CHANGES = ["id,sku,name,category,price,min_order,description,position", "banarasi-silk-saree,TH-1,,,2750,,,"];

	test("what is exported and imported again is no change", async () => {
		const { plan, file } = await desk.files.dryRun(await textOf(desk.files.export()), asha);
		expect([plan.problems, plan.products, plan.orders, plan.unchanged, file]).toEqual([[], [], [], 40, undefined]);
	});

	test("columns have as examples what products of the catalogue have there, as a file has it", async () => {
		const examples = await desk.files.examples();
		expect(Object.keys(examples).every((column) => csvColumns.includes(column))).toBe(true);
		const { name, category, min_order, sizes } = examples;
		expect([name, category, min_order]).toEqual(["Chettinad Cotton Saree", "sarees", "15"]);
		expect(sizes).toBe("S | M | L | XL");
	});

	test("what a file would hold is counted, and who changed any of it last is named", async () => {
		expect(await desk.files.facts()).toEqual({ products: 40, hidden: 0, categories: 8, changed: null });
		const { file } = await dryRun("name,category,price,min_order,description\nOne,dhotis,500,10,First\n", ravi);
		await desk.files.apply(file, ravi);
		const { changed, ...counts } = await desk.files.facts();
		expect(counts).toEqual({ products: 41, hidden: 1, categories: 8 });
		expect(changed?.by).toBe(ravi.name);
	});

	test.runIf(engine === "sqlite")("a file may be as large as the largest export, and not much larger", async () => {
		const said = async (megabytes: number) => {
			const form = new FormData();
			// Refused for its first line, so that the others need not be read.
			form.set("file", new File([`${"id,".repeat(300)}\n${"x".repeat(megabytes * 1_000_000)}`], "catalogue.csv"));
			return JSON.stringify(await answerFile(desk.files, form, asha));
		};
		// 50,000 lines with everything that a product may have are some 42 MB.
		expect(await said(60)).toContain("file-too-wide");
		expect(await said(64)).toContain("larger than 60 MB");
	});

	test("a dry run writes nothing, and the word to go ahead writes all of it under one new version", async () => {
		const before = await whole();
		const text = ["id,sku,price,position", "banarasi-silk-saree,TH-1,2750,3", "kota-doria-saree,TH-2,1100,1"].join(
			"\n",
		);
		const { plan, file } = await dryRun(text);
		expect(plan.products.map(({ id }) => id)).toEqual(["banarasi-silk-saree", "kota-doria-saree"]);
		expect(await whole()).toEqual(before);
		expect(await desk.files.apply(file, asha)).toEqual({ status: "done", added: 0, changed: 2 });
		const after = await whole();
		expect(after.version).toBe(before.version + 1);
		expect(after.products.filter(({ category }) => category === "sarees")[0]).toMatchObject({
			id: "kota-doria-saree",
			sku: "TH-2",
			price: 110_000,
			revision: 2,
		});
		expect(after.products.filter(({ category }) => category === "silk-sarees")[2]?.id).toBe("banarasi-silk-saree");
		expect((await desk.products.find("kota-doria-saree"))?.history).toMatchObject([{ by: asha.name, revision: 2 }]);
		expect(await desk.files.apply(file, asha)).toEqual({ status: "gone" });
	});

	test("new products come in with what the file knows, hidden, in its order", async () => {
		const text = "name,category,price,min_order,description\nOne,dhotis,500,10,First\nTwo,dhotis,600,12,Second\n";
		const { file } = await dryRun(text);
		expect(await desk.files.apply(file, asha)).toEqual({ status: "done", added: 2, changed: 0 });
		const { products } = await whole();
		expect(products.slice(-2)).toMatchObject([
			{ slug: "one", price: 50_000, hidden: true },
			{ slug: "two", price: 60_000, hidden: true },
		]);
		expect(new Set(products.map(({ id }) => id)).size).toBe(42);
	});

	test("with one problem nothing can be confirmed", async () => {
		const { plan, file } = await desk.files.dryRun(`${CHANGES.join("\n")}\nnobody,,,,,,,\n`, asha);
		expect(file).toBeUndefined();
		expect(plan.problems.map(({ line, column }) => [line, column])).toEqual([
			[2, "name"],
			[2, "category"],
			[2, "min_order"],
			[2, "description"],
			[3, "id"],
		]);
	});

	test("when somebody changed the catalogue since, nothing is written and a new dry run is shown", async () => {
		const { file } = await dryRun("id,price\nbanarasi-silk-saree,2750\nkota-doria-saree,1100\n");
		await desk.products.save({ id: "banarasi-silk-saree", texts: { price: "2750" }, others: "merge" }, ravi);
		const outcome = await desk.files.apply(file, asha);
		expect(outcome).toMatchObject({
			status: "changed",
			run: { plan: { unchanged: 1, products: [{ id: "kota-doria-saree" }] } },
		});
		expect((await whole()).products.find(({ id }) => id === "kota-doria-saree")?.revision).toBe(1);
		const again = outcome.status === "changed" ? outcome.run.file : undefined;
		expect(await desk.files.apply(again ?? "", asha)).toEqual({ status: "done", added: 0, changed: 1 });
	});

	test("a file that breaks half-way leaves everything as it was", async () => {
		const before = await whole();
		const { file } = await dryRun("id,price\nbanarasi-silk-saree,2750\nkota-doria-saree,1100\n");
		// From here on one person can stand in the history once: the second product's write fails after the first one's.
		await database.tx((db) => sql`create unique index once on catalogue_change (staff_id)`.execute(db));
		await expect(desk.files.apply(file, asha)).rejects.toThrow();
		expect(await whole()).toEqual(before);
		await database.tx((db) => sql`drop index once`.execute(db));
		expect(await desk.files.apply(file, asha)).toEqual({ status: "done", added: 0, changed: 2 });
	});

	test("two products can exchange their numbers", async () => {
		const give = (a: string, b: string) => `id,sku\nbanarasi-silk-saree,${a}\nkota-doria-saree,${b}\n`;
		await desk.files.apply((await dryRun(give("A", "B"))).file, asha);
		await desk.files.apply((await dryRun(give("B", "A"))).file, asha);
		const skus = (await whole()).products.map(({ id, sku }) => [id, sku]);
		expect(Object.fromEntries(skus)).toMatchObject({ "banarasi-silk-saree": "B", "kota-doria-saree": "A" });
	});

	test("a file is its sender's own, and the last one counts", async () => {
		const first = await dryRun("id,price\nbanarasi-silk-saree,2750\n");
		expect(await desk.files.apply(first.file, ravi)).toEqual({ status: "gone" });
		const second = await dryRun("id,price\nbanarasi-silk-saree,2800\n");
		expect(await desk.files.apply(first.file, asha)).toEqual({ status: "gone" });
		expect(await desk.files.apply(second.file, asha)).toMatchObject({ status: "done" });
	});

	test("a picture that one process keeps is served by another, once and whole", async () => {
		const other = await openDatabase(place);
		onTestFinished(() => other.close());
		const here = createImages(
			guarded(database, () => START),
			() => START,
		);
		const there = createImages(
			guarded(other, () => START),
			() => START,
		);
		const kept = await here.keep(await examplePicture(), "middle", asha);
		const path = kept.ok ? kept.value : "";
		expect(path).toMatch(/^media\/[0-9a-f]{32}\.jpg$/);
		expect(await here.keep(await examplePicture(), "middle", asha)).toEqual(kept);
		const base = path.replace(/^media\/|\.jpg$/g, "");
		for (const [name, type] of [
			["400.avif", "image/avif"],
			["800.avif", "image/avif"],
			["1200.avif", "image/avif"],
			["800.jpg", "image/jpeg"],
		])
			for (const images of [here, there, there]) expect(await images.read(`${base}-${name}`)).toMatchObject({ type });
		const both = await Promise.all([here, there].map((images) => images.read(`${base}-400.avif`)));
		expect(both[0]?.bytes.equals(both[1]?.bytes ?? Buffer.alloc(0))).toBe(true);
		for (const name of [`${base}-600.avif`, `${"0".repeat(32)}-400.avif`, base, "../thari.db", ""])
			expect(await there.read(name)).toBeUndefined();
		const used = await desk.products.save(
			{ id: "banarasi-silk-saree", revision: 1, texts: { image: path }, others: "tell" },
			asha,
		);
		expect(used).toMatchObject({ status: "saved", changed: true });
	});
});
