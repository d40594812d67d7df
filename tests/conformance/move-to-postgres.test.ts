import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { freshPlace, openDatabase } from "../support/databases.ts";

const SCRIPT = join(import.meta.dirname, "../../scripts/move-to-postgres.ts");

test("a move is refused as long as somebody is connected to the database it leads to", async () => {
	const [from, to] = [await freshPlace("sqlite"), await freshPlace("postgres")];
	onTestFinished(() => {
		from.remove();
		to.remove();
	});
	await (await openDatabase(from)).close();
	const site = new Client({ connectionString: to.databaseUrl });
	await site.connect();
	const move = () => {
		const env = { ...process.env, DATA_DIR: from.dataDir, DATABASE_URL: to.databaseUrl };
		const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT], { env, encoding: "utf8" });
		return { status, said: stdout + stderr };
	};
	expect(move()).toEqual({
		status: 1,
		said: "Somebody is connected to the PostgreSQL database, a site perhaps: end that first. Nothing was copied.\n",
	});
	expect((await site.query("select 1 from pg_tables where schemaname = 'public'")).rows).toEqual([]);
	await site.end();
	// The server lets go of a connection a moment after it was ended.
	await expect.poll(() => move().said, { interval: 500 }).toMatch(/counts and checksums agree\. Start the site/);
});
