import { mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { DamagedError, joinDatabase } from "./database.ts";

const PAGE = 4096;

test("damage that no query has met is found, and the site is not ready from then on", async () => {
	const dataDir = mkdtempSync(join(tmpdir(), "thari-damage-"));
	const open = () => joinDatabase({ dataDir, databaseUrl: undefined });
	const whole = open();
	await whole.tx(async (db) => {
		await sql`create table setting (key text primary key, value text)`.execute(db);
		await sql`create table cloth (name text)`.execute(db);
		await sql`create index cloth_name on cloth (name)`.execute(db);
		await sql`insert into cloth values ('voile')`.execute(db);
	});
	await whole.inspect();
	await whole.ready();
	const { rows } = await sql<{
		rootpage: number;
	}>`select rootpage from sqlite_master where name = 'cloth_name'`.execute(whole.read);
	await whole.close();
	const file = openSync(join(dataDir, "thari.db"), "r+");
	writeSync(file, Buffer.alloc(PAGE, 7), 0, PAGE, ((rows[0]?.rootpage ?? 0) - 1) * PAGE);
	const damaged = open();
	await damaged.ready();
	await expect(damaged.inspect()).rejects.toThrow(DamagedError);
	await expect(damaged.ready()).rejects.toThrow(/thari\.db is damaged: /);
	await damaged.close();
	rmSync(dataDir, { recursive: true });
});
