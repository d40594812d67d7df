import { beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../../server/platform/db/database.ts";
import { engines, freshDatabase, openDatabase, type Place } from "../support/databases.ts";

describe.each(engines)("tx on %s", (engine) => {
	let database: Database;
	let place: Place;

	beforeEach(async () => {
		({ database, place } = await freshDatabase(engine));
	});

	const put = (key: string, value = "1") =>
		database.tx((db) => db.insertInto("setting").values({ key, value }).execute());
	const keys = async () =>
		(await database.read.selectFrom("setting").select("key").orderBy("key").execute()).map(({ key }) => key);

	test("commits what resolves and leaves nothing of what throws", async () => {
		await put("a");
		await expect(
			database.tx(async (db) => {
				await db.insertInto("setting").values({ key: "b", value: "1" }).execute();
				throw new Error("no");
			}),
		).rejects.toThrow("no");
		expect(await keys()).toEqual(["a"]);
	});

	test("a write that fails leaves the ones beside it alone", async () => {
		const results = await Promise.allSettled([put("a"), put("a"), put("b"), put("c")]);
		expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "fulfilled", "fulfilled", "rejected"]);
		expect(await keys()).toEqual(["a", "b", "c"]);
	});

	test("a read beside a transaction does not wait for its end, and sees what was there before it", async () => {
		await put("before");
		const begun = Promise.withResolvers<void>();
		const held = Promise.withResolvers<void>();
		const writing = database.tx(async (db) => {
			await db.insertInto("setting").values({ key: "a", value: "1" }).execute();
			begun.resolve();
			await held.promise;
			await db.insertInto("setting").values({ key: "b", value: "1" }).execute();
		});
		await begun.promise;
		expect(await keys()).toEqual(["before"]);
		held.resolve();
		await writing;
		expect(await keys()).toEqual(["a", "b", "before"]);
	});

	test("long work lets pass whoever is ahead of it, and is there as a whole or not at all", async () => {
		const begun = Promise.withResolvers<void>();
		let passed = false;
		const seen: string[][] = [];
		const long = database.tx(async (db, giveWay) => {
			for (const key of ["long 1", "long 2"]) await db.insertInto("setting").values({ key, value: "1" }).execute();
			begun.resolve();
			while (!passed) {
				await new Promise((resolve) => setTimeout(resolve, 1));
				giveWay();
			}
			await db.insertInto("setting").values({ key: "long 3", value: "1" }).execute();
		}, "long");
		await begun.promise;
		await database.tx((db) => db.insertInto("setting").values({ key: "ahead", value: "1" }).execute(), "ahead");
		seen.push(await keys());
		passed = true;
		await long;
		expect(seen).toEqual([["ahead"]]);
		expect(await keys()).toEqual(["ahead", "long 1", "long 2", "long 3"]);
	});

	test("two processes' connections write 200 rows without losing or refusing one", async () => {
		const other = await openDatabase(place);
		const put2 = (key: string) => other.tx((db) => db.insertInto("setting").values({ key, value: "1" }).execute());
		await Promise.all(Array.from({ length: 200 }, (_, n) => (n % 2 ? put : put2)(`k${n}`)));
		await other.close();
		expect((await keys()).length).toBe(200);
	});

	test("counters raised by both connections at once lose no step", async () => {
		await put("n", "0");
		const other = await openDatabase(place);
		const raise = (on: Database) =>
			on.tx(async (db) => {
				const query = db.selectFrom("setting").select("value").where("key", "=", "n");
				const { value } = await (engine === "postgres" ? query.forUpdate() : query).executeTakeFirstOrThrow();
				await db
					.updateTable("setting")
					.set({ value: String(Number(value) + 1) })
					.where("key", "=", "n")
					.execute();
			});
		await Promise.all(Array.from({ length: 60 }, (_, n) => raise(n % 2 ? database : other)));
		await other.close();
		expect(await database.read.selectFrom("setting").select("value").executeTakeFirst()).toEqual({ value: "60" });
	});

	test("the largest exact count comes back as the number it was", async () => {
		await database.tx((db) =>
			db.insertInto("catalogue_version").values({ id: 7, version: Number.MAX_SAFE_INTEGER }).execute(),
		);
		const row = await database.read
			.selectFrom("catalogue_version")
			.select("version")
			.where("id", "=", 7)
			.executeTakeFirst();
		expect(row?.version).toBe(Number.MAX_SAFE_INTEGER);
	});

	test("migrating twice, and from two connections at once, runs each migration once", async () => {
		const more = await Promise.all([openDatabase(place), openDatabase(place)]);
		for (const one of more) await one.close();
		await put("still-works");
		expect(await keys()).toEqual(["still-works"]);
	});
});
