import { spawn, spawnSync } from "node:child_process";
import {
	chmodSync,
	existsSync,
	mkdtempSync,
	openSync,
	readdirSync,
	rmSync,
	statSync,
	writeFileSync,
	writeSync,
} from "node:fs";
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

/** @param megabytes how much else it holds */
function makeDatabase(megabytes = 0): void {
	const database = new DatabaseSync(join(folder, "thari.db"));
	database.exec(
		"pragma journal_mode = wal; create table quote_request (id text); insert into quote_request values ('1')",
	);
	database.exec("create table other (body blob)");
	for (let n = 0; n < megabytes; n++) database.exec("insert into other values (randomblob(1000000))");
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

test("a file that is no database, or not one of this site, is said in a sentence", () => {
	const file = join(folder, "thari.db");
	writeFileSync(file, "torn".repeat(2048));
	const said = (why: string) => ({
		status: 1,
		said: expect.stringMatching(`^The copy was not made, .* ${why}; .*\n$`),
	});
	expect(backup()).toEqual(said("is not an intact database"));
	rmSync(file);
	new DatabaseSync(file).exec("create table other (body blob)");
	expect(backup()).toEqual(said("is no database of this site"));
});

test("a folder that may not be written to is named, and what to do", () => {
	makeDatabase();
	// Root may write anywhere but there.
	if (process.getuid?.() === 0) target = "/proc/copy.db";
	else chmodSync(folder, 0o500);
	const { status, said } = backup();
	chmodSync(folder, 0o700);
	expect(status).toBe(1);
	expect(said).toMatch(/^The copy was not made, .* may not write to \S+; run it as the user the site runs as, .*\n$/);
});

test("a copy is for its own account's eyes alone", () => {
	makeDatabase();
	backup();
	expect(statSync(target).mode & 0o777).toBe(0o600);
});

test("a copy that fails leaves nothing behind and says why: no room, a damaged database", () => {
	makeDatabase(2);
	// No file may grow beyond a megabyte, as on a disk that fills up.
	const limited = `trap '' XFSZ; ulimit -f 1024; exec "$0" "$@"`;
	const program = [process.execPath, join(import.meta.dirname, "backup.ts"), target];
	const env = { ...process.env, DATABASE_URL: "", DATA_DIR: folder };
	const { status, stderr } = spawnSync("bash", ["-c", limited, ...program], { encoding: "utf8", env });
	expect([status, stderr.split("\n").length]).toEqual([1, 2]);
	expect(stderr).toMatch(/^The copy was not made, and nothing of it was kept: /);
	expect(readdirSync(folder)).not.toContain("copy.db.part");

	const file = openSync(join(folder, "thari.db"), "r+");
	writeSync(file, Buffer.alloc(4096 * 100, 7), 0, 4096 * 100, 4096 * 2);
	expect(backup()).toMatchObject({ status: 1, said: expect.stringMatching(/^The copy was not made.*\n$/) });
	expect(readdirSync(folder).filter((name) => name.startsWith("copy.db"))).toEqual([]);
});

test("a copy comes to its end while orders go on arriving", async () => {
	makeDatabase(30);
	const writing = `
		const database = new (require("node:sqlite").DatabaseSync)(process.argv[1], { timeout: 5000 });
		database.exec("pragma synchronous = off");
		console.log("writing");
		setInterval(() => database.exec("insert into quote_request values ('2')"), 1);`;
	const writer = spawn(process.execPath, ["-e", writing, join(folder, "thari.db")]);
	try {
		await new Promise((resolve) => writer.stdout.once("data", resolve));
		const copying = spawn(process.execPath, [join(import.meta.dirname, "backup.ts"), target], {
			env: { ...process.env, DATABASE_URL: "", DATA_DIR: folder },
		});
		const ended = await new Promise((resolve) => copying.once("exit", resolve));
		expect(ended).toBe(0);
		expect(existsSync(target)).toBe(true);
	} finally {
		writer.kill();
	}
});
