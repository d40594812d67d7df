import { randomUUID } from "node:crypto";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { inject, onTestFinished } from "vitest";
import { type Database, joinDatabase, openDatabase as open } from "../../server/platform/db/database.ts";

export const engines = ["sqlite", "postgres"] as const;
export type Engine = (typeof engines)[number];

/** On a machine that is slow or busy a crowd waits longer for its turn than a person would be let wait. */
const PATIENCE = 25_000;

/** Opens a database as the site does, with more patience. */
export const openDatabase = (place: Pick<Place, "dataDir" | "databaseUrl">): Promise<Database> => open(place, PATIENCE);

/** Where a fresh, empty database of an engine lies; several connections may be opened on it. */
export type Place = { dataDir: string; databaseUrl: string | undefined; remove(): void };

/** A place for a database that has no tables yet. */
export async function freshPlace(engine: Engine): Promise<Place> {
	if (engine === "postgres") return postgresPlace("template1");
	return sqlitePlace();
}

function sqlitePlace(): Place {
	const dataDir = mkdtempSync(join(tmpdir(), "thari-test-"));
	return { dataDir, databaseUrl: undefined, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

async function postgresPlace(template: string): Promise<Place> {
	const url = inject("postgresUrl");
	const name = `t_${randomUUID().replaceAll("-", "")}`;
	const admin = new Client({ connectionString: `${url}/postgres` });
	await admin.connect();
	await admin.query(`create database ${name} template ${template}`);
	await admin.end();
	return { ...sqlitePlace(), databaseUrl: `${url}/${name}` };
}

/** A fresh database of an engine with its tables, for one test: it goes away with the test. */
export async function freshDatabase(engine: Engine): Promise<{ database: Database; place: Place }> {
	const place = engine === "postgres" ? await postgresPlace(inject("postgresTemplate")) : sqlitePlace();
	if (engine === "sqlite") copyFileSync(inject("sqliteTemplate"), join(place.dataDir, "thari.db"));
	const database = joinDatabase(place, PATIENCE);
	onTestFinished(async () => {
		await database.close();
		place.remove();
	});
	return { database, place };
}

/** A SQLite database for as long as somebody wants it, made by the migrations. */
export async function openFreshDatabase(): Promise<{ database: Database; drop(): Promise<void> }> {
	const place = sqlitePlace();
	const database = await openDatabase(place);
	return {
		database,
		async drop() {
			await database.close();
			place.remove();
		},
	};
}
