import { expect, test } from "vitest";
import { insertRow, insertRows, insertUnlessThere } from "../../server/platform/db/insert-row.ts";
import { engines, freshDatabase } from "../support/databases.ts";

test.each(engines)("%s: each row has its own values, whatever the order of its columns", async (engine) => {
	const { database } = await freshDatabase(engine);
	await database.tx(async (db) => {
		await insertRow(db, "acknowledgement", { address_hash: "a", sent_at: 1 });
		await insertRow(db, "acknowledgement", { sent_at: 2, address_hash: "b" });
		await insertRow(db, "acknowledgement", { address_hash: "c", sent_at: 3 });
	});
	const undone = database.tx(async (db) => {
		await insertRow(db, "acknowledgement", { address_hash: "d", sent_at: 4 });
		throw new Error("not kept");
	});
	await expect(undone).rejects.toThrow("not kept");
	const twice = database.tx((db) => insertRow(db, "acknowledgement", { address_hash: "a", sent_at: 5 }));
	await expect(twice).rejects.toThrow();
	const rows = await database.read.selectFrom("acknowledgement").selectAll().orderBy("sent_at").execute();
	expect(rows.map(({ address_hash, sent_at }) => [address_hash, Number(sent_at)])).toEqual([
		["a", 1],
		["b", 2],
		["c", 3],
	]);
});

test.each(engines)("%s: of many rows each is there once, in whatever order their columns stand", async (engine) => {
	const { database } = await freshDatabase(engine);
	const rows = Array.from({ length: 23 }, (_, at) =>
		at % 2 === 0 ? { address_hash: `a${at}`, sent_at: at } : { sent_at: at, address_hash: `a${at}` },
	);
	await database.tx(async (db) => {
		await insertRows(db, "acknowledgement", rows);
		await insertRows(db, "acknowledgement", []);
	});
	const stored = await database.read.selectFrom("acknowledgement").selectAll().orderBy("sent_at").execute();
	expect(stored.map(({ address_hash, sent_at }) => [address_hash, Number(sent_at)])).toEqual(
		rows.map(({ address_hash, sent_at }) => [address_hash, sent_at]),
	);
});

test.each(engines)("%s: a row that may be there only once stays as it was first stored", async (engine) => {
	const { database } = await freshDatabase(engine);
	const insert = (sent_at: number) =>
		database.tx((db) => insertUnlessThere(db, "acknowledgement", { address_hash: "a", sent_at }));
	expect([await insert(1), await insert(2)]).toEqual([true, false]);
	expect(await database.read.selectFrom("acknowledgement").select("sent_at").execute()).toEqual([{ sent_at: 1 }]);
});
