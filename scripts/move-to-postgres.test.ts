import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { type Database, joinDatabase, takeSqlite } from "../server/platform/db/database.ts";

/** @param databaseUrl nothing listens there, unless it is given: how far it comes shows in what it says */
function move(dataDir: string, databaseUrl = "postgres://thari@127.0.0.1:1/thari") {
	const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
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
	expect(move(dataDir)).toEqual({
		status: 1,
		said: "DATABASE_URL: PostgreSQL at 127.0.0.1:1 cannot be reached (ECONNREFUSED). Is it running, and is the address right? Nothing was copied.\n",
	});
	const taken = takeSqlite(dataDir);
	await look(taken);
	const open = () => joinDatabase({ dataDir, databaseUrl: undefined });
	expect(open).toThrow("database is locked");
	await taken.close();
	await look(open());
	rmSync(dataDir, { recursive: true });
});

test("an address that is none, and a file that is no database, are said in a sentence", () => {
	const dataDir = mkdtempSync(join(tmpdir(), "thari-move-"));
	expect(move(dataDir)).toEqual({
		status: 1,
		said: `There is no database in ${dataDir}; set DATA_DIR as the site has it.\n`,
	});
	for (const address of ["somewhere", "mysql://localhost/thari"])
		expect(move(dataDir, address)).toEqual({
			status: 1,
			said: "DATABASE_URL must be an address like postgres://user:password@host:5432/thari.\n",
		});
	writeFileSync(join(dataDir, "thari.db"), "torn".repeat(2048));
	expect(move(dataDir)).toEqual({
		status: 1,
		said: expect.stringMatching(/^The file \S+ is not an intact database\. .* Nothing was copied\.\n$/),
	});
	rmSync(dataDir, { recursive: true });
});
