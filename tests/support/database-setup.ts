import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../../server/platform/db/database.ts";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
	export interface ProvidedContext {
		postgresUrl: string;
		/** The file of a SQLite database that has its tables and nothing in them. */
		sqliteTemplate: string;
		/** The name of one like it on the tests' PostgreSQL. */
		postgresTemplate: string;
	}
}

/**
 * One PostgreSQL server for the whole run; each test makes a database of its own in it. The migrations run once for each
 * engine, and tests copy what they made: that takes a tenth of the time.
 */
export default async function setup(project: TestProject): Promise<() => void> {
	const server = await startPostgres();
	const dataDir = mkdtempSync(join(tmpdir(), "thari-template-"));
	const postgresTemplate = "thari_template";
	const admin = new Client({ connectionString: `${server.url}/postgres` });
	await admin.connect();
	await admin.query(`create database ${postgresTemplate}`);
	await admin.end();
	for (const databaseUrl of [undefined, `${server.url}/${postgresTemplate}`])
		await (await openDatabase({ dataDir, databaseUrl })).close();
	project.provide("postgresUrl", server.url);
	project.provide("sqliteTemplate", join(dataDir, "thari.db"));
	project.provide("postgresTemplate", postgresTemplate);
	// The server goes when this process has ended (postgres.ts). By then it holds a database for each test, some hundred
	// thousand files: while this process removed them it would not hear that the last workers have ended.
	return () => rmSync(dataDir, { recursive: true, force: true });
}
