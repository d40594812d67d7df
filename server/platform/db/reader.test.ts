import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Reader } from "./reader.ts";

describe("a file that is read in a thread of its own", () => {
	let folder: string;
	let file: string;
	let writer: DatabaseSync;
	let reader: Reader;
	beforeEach(() => {
		folder = mkdtempSync(join(tmpdir(), "thari-reader-"));
		file = join(folder, "thari.db");
		writer = new DatabaseSync(file);
		writer.exec("pragma journal_mode = wal; create table cloth (name text, grams integer)");
		reader = new Reader(file);
	});
	afterEach(async () => {
		await reader.close();
		writer.close();
		rmSync(folder, { recursive: true });
	});

	test("has what is committed at that moment, and answers in the order in which it is asked", async () => {
		expect(await reader.rows("select * from cloth")).toEqual([]);
		writer.exec("insert into cloth values ('voile', 90)");
		const answers = await Promise.all([
			reader.rows("select name, grams from cloth where grams < ?", [100]),
			reader.rows("select count(*) as n from cloth"),
		]);
		expect(answers).toEqual([[{ name: "voile", grams: 90 }], [{ n: 1 }]]);
	});

	test("passes on what SQLite says, with its code, and goes on; nothing can be written", async () => {
		await expect(reader.rows("select * from nowhere")).rejects.toMatchObject({ message: /nowhere/, errcode: 1 });
		await expect(reader.rows("delete from cloth")).rejects.toMatchObject({ errcode: 8 });
		expect(await reader.rows("select 1 as one")).toEqual([{ one: 1 }]);
	});

	test("is asked while this thread goes on", async () => {
		const counting = reader.rows(
			"with recursive n(i) as (select 1 union all select i + 1 from n where i < 300000) select max(i) as last from n",
		);
		let turns = 0;
		const turning = setInterval(() => turns++, 1);
		expect(await counting).toEqual([{ last: 300_000 }]);
		clearInterval(turning);
		expect(turns).toBeGreaterThan(0);
	});

	test("waits while somebody else must have the log alone", async () => {
		const done: string[] = [];
		const alone = Promise.withResolvers<void>();
		const between = reader.between(async () => {
			done.push("begins");
			await alone.promise;
			done.push("ends");
		});
		const reading = reader.rows("select 1").then(() => done.push("read"));
		await new Promise((resolve) => setImmediate(resolve));
		expect(done).toEqual(["begins"]);
		alone.resolve();
		await Promise.all([between, reading]);
		expect(done).toEqual(["begins", "ends", "read"]);
		await expect(reader.between(() => Promise.reject(new Error("busy")))).rejects.toThrow("busy");
		expect(await reader.rows("select 1 as one")).toEqual([{ one: 1 }]);
	});

	test("gives up what takes too long", async () => {
		const hasty = new Reader(file, { timeout: 30 });
		const long =
			"with recursive n(i) as (select 1 union all select i + 1 from n where i < 3000000) select max(i) from n";
		await expect(hasty.rows(long)).rejects.toThrow("took longer than 0.03 seconds");
		await hasty.close();
	});

	test("refuses more than may wait, and everything once it is closed", async () => {
		const small = new Reader(file, { waiting: 1 });
		const [first, second] = [small.rows("select 1 as one"), small.rows("select 2 as two")];
		await expect(small.rows("select 3")).rejects.toThrow("Too many queries are waiting.");
		expect(await Promise.all([first, second])).toEqual([[{ one: 1 }], [{ two: 2 }]]);
		await small.close();
		await expect(small.rows("select 1")).rejects.toThrow("The database is closed.");
	});
});
