import { mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { StorageError } from "../storage-error.ts";
import { type Database, joinDatabase } from "./database.ts";
import type { WriteSeen } from "./write-watch.ts";

const PAGE = 4096;

describe("a statement that meets trouble of the file", () => {
	let dataDir: string;
	let database: Database;
	let seen: WriteSeen[];

	const open = () => {
		database = joinDatabase({ dataDir, databaseUrl: undefined });
		seen = [];
		database.onWrite((one) => seen.push(one));
	};
	beforeEach(async () => {
		dataDir = mkdtempSync(join(tmpdir(), "thari-damaged-"));
		open();
		await database.tx(async (db) => {
			await sql`create table setting (key text primary key, value text)`.execute(db);
			await sql`create table cloth (name text)`.execute(db);
		});
	});
	afterEach(async () => {
		await database.close();
		rmSync(dataDir, { recursive: true });
	});

	const weave = () => database.tx((db) => sql`insert into cloth values ('voile')`.execute(db));
	const put = (key: string) => database.tx((db) => db.insertInto("setting").values({ key, value: "1" }).execute());
	const keys = () => database.read.selectFrom("setting").select("key").execute();

	/** Overwrites the root page of a table in the file, which nobody has open. */
	async function damage(table: string) {
		const { rows } = await sql<{
			rootpage: number;
		}>`select rootpage from sqlite_master where name = ${table}`.execute(database.read);
		await database.close();
		const file = openSync(join(dataDir, "thari.db"), "r+");
		writeSync(file, Buffer.alloc(PAGE, 7), 0, PAGE, ((rows[0]?.rootpage ?? 0) - 1) * PAGE);
		open();
	}

	test("that is damaged fails as the database's own failure, and the site is not ready", async () => {
		await damage("cloth");
		await database.ready();
		await expect(weave()).rejects.toMatchObject({ name: "StorageError", reason: "broken", saved: "no" });
		expect(seen).toContainEqual({ refused: "broken" });
		await expect(database.ready()).rejects.toBeInstanceOf(StorageError);
	});

	test("that is damaged stores nothing of those who share its commit, and is not tried a second time", async () => {
		await damage("cloth");
		let runs = 0;
		const woven = database.tx(async (db) => {
			runs++;
			await sql`insert into cloth values ('voile')`.execute(db);
		});
		const results = await Promise.allSettled([put("a"), woven, put("b")]);
		for (const result of results) {
			expect(result).toMatchObject({ status: "rejected", reason: { name: "StorageError", saved: "no" } });
		}
		expect(runs).toBe(1);
		expect(await keys()).toEqual([]);
	});

	test("that takes no more writes fails as the database's own failure, and writing goes on once it does", async () => {
		const halfway = database.tx(async (db) => {
			await sql`pragma query_only = 1`.execute(db);
			await db.insertInto("setting").values({ key: "a", value: "1" }).execute();
		});
		await expect(halfway).rejects.toMatchObject({ name: "StorageError", reason: "unavailable", saved: "no" });
		expect(seen).toContainEqual({ refused: "unavailable" });
		await sql`pragma query_only = 0`.execute(database.read);
		await put("b");
		expect(await keys()).toEqual([{ key: "b" }]);
	});
});
