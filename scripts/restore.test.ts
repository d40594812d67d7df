import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";

const script = (name: string) => join(import.meta.dirname, name);
let folder: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "thari-restore-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function run(name: string, file: string) {
	const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: "" };
	const { status, stdout, stderr } = spawnSync(process.execPath, [script(name), file], { env, encoding: "utf8" });
	return { status, said: stdout + stderr };
}

/** A database with so many requests, left open as a running site has it. */
function site(requests: number): DatabaseSync {
	const database = new DatabaseSync(join(folder, "thari.db"));
	database.exec("pragma journal_mode = wal; create table if not exists quote_request (id integer primary key)");
	for (let n = 0; n < requests; n++) database.exec("insert into quote_request default values");
	return database;
}

/** How many requests the database holds that a start would find. */
function count(): unknown {
	const database = new DatabaseSync(join(folder, "thari.db"));
	const row = database.prepare("select count(*) as count from quote_request").get();
	database.close();
	return row?.count;
}

test("a backup of a running site comes back whole, and what was there is kept", () => {
	const running = site(3);
	const copy = join(folder, "copy.db");
	expect(run("backup.ts", copy)).toMatchObject({ status: 0, said: expect.stringContaining("3 order requests") });
	running.exec("delete from quote_request");
	expect(run("restore.ts", copy)).toMatchObject({ status: 1, said: expect.stringContaining("still running") });
	running.close();
	expect(run("restore.ts", copy)).toMatchObject({ status: 0, said: expect.stringContaining("3 order requests") });
	expect(count()).toBe(3);
	expect(readdirSync(folder).filter((name) => name.startsWith("thari.db.before-"))).toHaveLength(1);
	expect(readdirSync(folder).filter((name) => name.includes(".part"))).toEqual([]);
});

test("a database that is broken makes way for its backup, and is kept", () => {
	site(2).close();
	const copy = join(folder, "copy.db");
	run("backup.ts", copy);
	writeFileSync(join(folder, "thari.db"), "torn".repeat(2048));
	expect(run("restore.ts", copy)).toMatchObject({ status: 0, said: expect.stringContaining("cannot be read") });
	expect(count()).toBe(2);
	expect(readdirSync(folder).filter((name) => /^thari\.db\.before-[\dTZ-]+$/.test(name))).toHaveLength(1);
});

test("a log that was left alone is not played over the backup", () => {
	const running = site(2);
	const copy = join(folder, "copy.db");
	run("backup.ts", copy);
	running.exec("delete from quote_request");
	const log = readFileSync(join(folder, "thari.db-wal"));
	running.close();
	rmSync(join(folder, "thari.db"));
	writeFileSync(join(folder, "thari.db-wal"), log);
	expect(run("restore.ts", copy)).toMatchObject({ status: 0 });
	expect(count()).toBe(2);
});

test("what is no backup changes nothing", () => {
	site(1).close();
	const file = join(folder, "letter.db");
	writeFileSync(file, "Dear Sir or Madam");
	expect(run("restore.ts", file)).toMatchObject({ status: 1, said: expect.stringContaining("no whole copy") });
	expect(count()).toBe(1);
});
