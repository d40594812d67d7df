import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readSettings } from "../../server/main/env.ts";
import { startFailure } from "../../server/main/start-failure.ts";
import { type Database, openDatabase } from "../../server/platform/db/database.ts";
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
		expect(await sentenceFor((url) => (url.port = "1"))).toContain(`cannot be reached (ECONNREFUSED)`);
	});
});
