import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { type Database, joinDatabase, takeSqlite } from "../server/platform/db/database.ts";

function move(dataDir: string) {
	// Nothing listens there: how far it comes shows in what it says.
	const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "postgres://thari@127.0.0.1:1/thari" };
	const script = join(import.meta.dirname, "move-to-postgres.ts");
	const { status, stdout, stderr } = spawnSync(process.execPath, [script], { env, encoding: "utf8" });
	return { status, said: stdout + stderr };
}

const look = ({ read }: Database) => sql`select * from sqlite_master`.execute(read);

test("a move is refused while a site has the database open, and holds a site off while it goes on", async () => {
	const dataDir = mkdtempSync(join(tmpdir(), "thari-move-"));
	const site = joinDatabase({ dataDir, databaseUrl: undefined });
	await look(site);
	expect(move(dataDir)).toEqual({
		status: 1,
		said: "The site is still running on the SQLite database: stop it first. Nothing was copied.\n",
	});
	await site.close();
	expect(move(dataDir).said).toContain("ECONNREFUSED");
	const taken = takeSqlite(dataDir);
	await look(taken);
	const open = () => joinDatabase({ dataDir, databaseUrl: undefined });
	expect(open).toThrow("database is locked");
	await taken.close();
	await look(open());
	rmSync(dataDir, { recursive: true });
});
