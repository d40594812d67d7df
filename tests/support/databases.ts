import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { inject } from "vitest";
import { type Database, openDatabase as open } from "../../server/platform/db/database.ts";

export const engines = ["sqlite", "postgres"] as const;
export type Engine = (typeof engines)[number];

/** On a machine that is slow or busy a crowd waits longer for its turn than a person would be let wait. */
const PATIENCE = 25_000;

/** Opens a database as the site does, with more patience. */
export const openDatabase = (place: Pick<Place, "dataDir" | "databaseUrl">): Promise<Database> => open(place, PATIENCE);

/** Where a fresh, empty database of an engine lies; several connections may be opened on it. */
export type Place = { dataDir: string; databaseUrl: string | undefined; remove(): void };

export async function freshPlace(engine: Engine): Promise<Place> {
	const dataDir = mkdtempSync(join(tmpdir(), "thari-test-"));
	const remove = () => rmSync(dataDir, { recursive: true, force: true });
	if (engine === "sqlite") return { dataDir, databaseUrl: undefined, remove };
	const url = inject("postgresUrl");
	const name = `t_${randomUUID().replaceAll("-", "")}`;
	const admin = new Client({ connectionString: `${url}/postgres` });
	await admin.connect();
	await admin.query(`create database ${name}`);
	await admin.end();
	return { dataDir, databaseUrl: `${url}/${name}`, remove };
}

/** A fresh database of an engine with its tables. */
export async function freshDatabase(
	engine: Engine,
): Promise<{ database: Database; place: Place; drop(): Promise<void> }> {
	const place = await freshPlace(engine);
	const database = await openDatabase(place);
	return {
		database,
		place,
		async drop() {
			await database.close();
			place.remove();
		},
	};
}
