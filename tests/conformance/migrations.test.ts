import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readSettings } from "../../server/main/env.ts";
import { startFailure } from "../../server/main/start-failure.ts";
import { type Database, joinDatabase, openDatabase } from "../../server/platform/db/database.ts";
import { migrate } from "../../server/platform/db/migrate.ts";
import { engines, freshPlace, type Place } from "../support/databases.ts";

describe.each(engines)("updating %s", (engine) => {
	let place: Place;
	let database: Database;
	beforeEach(async () => {
		place = await freshPlace(engine);
		database = await openDatabase(place);
	});
	afterEach(async () => {
		await database.close();
		place.remove();
	});

	test("a migration that fails is named, and leaves nothing", async () => {
		const files = { "9998-half.sql": "create table half (a text);\ninsert into nowhere values ('1');" };
		const known = await sql<{ name: string }>`select name from migration`.execute(database.read);
		const all = { ...Object.fromEntries(known.rows.map(({ name }) => [name, ""])), ...files };
		await expect(migrate(database, all)).rejects.toThrow(
			/^The migration 9998-half\.sql failed, and nothing of it was kept: .*nowhere/,
		);
		await expect(sql`select * from half`.execute(database.read)).rejects.toThrow();
	});

	test("an update is kept as a whole or not at all, and says first what it is going to run", async () => {
		const known = await sql<{ name: string }>`select name from migration`.execute(database.read);
		const before = Object.fromEntries(known.rows.map(({ name }) => [name, ""]));
		const fine = { ...before, "9997-fine.sql": "create table fine (a text);" };
		const half = { ...fine, "9998-half.sql": "insert into nowhere values ('1');" };
		const asked: (readonly string[])[] = [];
		const ask = async (pending: readonly string[]) => void asked.push(pending);
		await expect(migrate(database, half, ask)).rejects.toThrow(
			/^The migration 9998-half\.sql failed, and nothing of it, nor of those before it \(9997-fine\.sql\), was kept: /,
		);
		await expect(sql`select * from fine`.execute(database.read)).rejects.toThrow();
		await migrate(database, fine, ask);
		await migrate(database, fine, ask);
		expect((await sql`select * from fine`.execute(database.read)).rows).toEqual([]);
		expect(asked).toEqual([["9997-fine.sql", "9998-half.sql"], ["9997-fine.sql"]]);
	});

	test("a database that has vanished or is empty is refused, and not begun anew", async () => {
		const file = join(place.dataDir, "thari.db");
		if (place.databaseUrl) await sql`drop table migration`.execute(database.read);
		await database.close();
		if (!place.databaseUrl) for (const end of ["", "-wal", "-shm"]) rmSync(file + end, { force: true });
		const refusal = async () => {
			const error = await openDatabase(place).catch((thrown: unknown) => thrown);
			const given = place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {};
			return startFailure(error, readSettings({ DATA_DIR: place.dataDir, ...given }));
		};
		expect(await refusal()).toMatch(/ empty, although a site has used it.*; |Restore it|Put it back/);
		if (!place.databaseUrl) {
			expect(existsSync(file)).toBe(false);
			writeFileSync(file, "");
			expect(await refusal()).toMatch(`${file} is missing or empty, although a site has used it. Is the disk mounted?`);
		}
		// Whoever means to begin anew says so.
		rmSync(join(place.dataDir, "databases-in-use"));
		if (place.databaseUrl) {
			const again = joinDatabase(place);
			await sql.raw("drop schema public cascade").execute(again.read);
			await sql.raw("create schema public").execute(again.read);
			await again.close();
		}
		database = await openDatabase(place);
	});

	test("an older program refuses a database of a newer one, and says which migration it lacks", async () => {
		await database.tx((db) => sql`insert into migration (name, ran_at) values ('9999-later.sql', 1)`.execute(db));
		const error = await openDatabase(place).catch((thrown: unknown) => thrown);
		const settings = readSettings(
			place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : { DATA_DIR: place.dataDir },
		);
		expect(startFailure(error, settings)).toMatch(/^The database is newer than this program: it has 9999-later\.sql\./);
	});

	test.runIf(engine === "postgres")("a wrong database, person or address of PostgreSQL is said as such", async () => {
		const given = new URL(place.databaseUrl ?? "");
		const sentenceFor = async (change: (url: URL) => void) => {
			const url = new URL(given);
			change(url);
			const error = await openDatabase({ dataDir: "", databaseUrl: url.href }).catch((thrown: unknown) => thrown);
			return startFailure(error, readSettings({ DATABASE_URL: url.href }));
		};
		const server = given.host;
		expect(await sentenceFor((url) => (url.pathname = "/nothing_here"))).toBe(
			`DATABASE_URL: there is no database nothing_here at ${server}; make it (createdb nothing_here) or give another one.`,
		);
		expect(await sentenceFor((url) => (url.username = "nobody_here"))).toContain(`does not let nobody_here in`);
		await sql.raw("create role guarded login password 'right'").execute(database.read);
		const guarded = (password: string) => (url: URL) => Object.assign(url, { username: "guarded", password });
		expect(await sentenceFor(guarded("wrong"))).toBe(
			`DATABASE_URL: PostgreSQL at ${server} refuses the password of guarded.`,
		);
		expect(await sentenceFor(guarded(""))).toContain(
			`PostgreSQL at ${server} asks for the password of guarded; write it`,
		);
		expect(await sentenceFor(guarded("right"))).toContain("guarded may not make tables in");
		expect(await sentenceFor((url) => url.searchParams.set("sslmode", "verify-full"))).toContain("knows no TLS");
		expect(await sentenceFor((url) => (url.port = "1"))).toContain(`cannot be reached (ECONNREFUSED)`);
	});
});
