import { spawnSync } from "node:child_process";
import { chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
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

function run(name: string, file: string, dataDir = folder) {
	const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" };
	const { status, stdout, stderr } = spawnSync(process.execPath, [script(name), file], { env, encoding: "utf8" });
	return { status, said: stdout + stderr };
}

/** A database with that many requests, left open as a running site has it. */
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

test("a folder that cannot be made or written, and a backup that cannot be read, are said in a sentence", () => {
	site(1).close();
	const copy = join(folder, "copy.db");
	run("backup.ts", copy);
	const unread = { status: 1, said: expect.stringMatching(/^There is no file \S+ that this user may read; .*\n$/) };
	for (const file of [join(folder, "away.db"), folder]) expect(run("restore.ts", file)).toEqual(unread);
	for (const [dataDir, why] of [
		[copy, /^The backup was not put in place\. DATA_DIR \S+ is not a folder, .*\n$/],
		["/proc/1/data/thari", /^The backup was not put in place\. .*\n$/],
	] as const)
		if (dataDir === copy || process.platform === "linux")
			expect(run("restore.ts", copy, dataDir)).toEqual({ status: 1, said: expect.stringMatching(why) });
	expect(count()).toBe(1);
	expect(readdirSync(folder).filter((name) => name.includes(".part"))).toEqual([]);
});

test.runIf(process.getuid?.() === 0)("what root restores belongs to whom the folder belongs to", () => {
	site(1).close();
	const copy = join(folder, "copy.db");
	run("backup.ts", copy);
	const dataDir = join(folder, "data");
	mkdirSync(dataDir);
	chownSync(dataDir, 1234, 2345);
	expect(run("restore.ts", copy, dataDir).status).toBe(0);
	const { uid, gid } = statSync(join(dataDir, "thari.db"));
	expect([uid, gid]).toEqual([1234, 2345]);
});
