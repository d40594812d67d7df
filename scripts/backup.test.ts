import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";

let folder: string;
let target: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "thari-backup-"));
	target = join(folder, "copy.db");
});
afterEach(() => rmSync(folder, { recursive: true }));

function backup(environment: Record<string, string> = {}) {
	const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "backup.ts"), target], {
		encoding: "utf8",
		env: { ...process.env, DATABASE_URL: "", DATA_DIR: folder, ...environment },
	});
	return { status, said: stdout + stderr };
}

function makeDatabase(): void {
	const database = new DatabaseSync(join(folder, "thari.db"));
	database.exec(
		"pragma journal_mode = wal; create table quote_request (id text); insert into quote_request values ('1')",
	);
	database.close();
}

test("a copy has what the database has", () => {
	makeDatabase();
	expect(backup()).toEqual({ status: 0, said: `${target}: 1 order requests, integrity ok\n` });
	const copy = new DatabaseSync(target, { readOnly: true });
	expect(copy.prepare("select count(*) as n from quote_request").get()?.n).toBe(1);
	copy.close();
});

test("nothing is copied where the data lies in PostgreSQL, although an old file may still be there", () => {
	makeDatabase();
	const { status, said } = backup({ DATABASE_URL: "postgres://localhost/thari" });
	expect([status, existsSync(target)]).toEqual([1, false]);
	expect(said).toContain("pg_dump");
});

test("a database that is not there, and a name that is taken, are said in a sentence", () => {
	expect(backup()).toMatchObject({ status: 1, said: expect.stringMatching(/^There is no database at .*\n$/) });
	makeDatabase();
	writeFileSync(target, "");
	expect(backup()).toMatchObject({ status: 1, said: expect.stringMatching(/is already there.*\n$/) });
});
