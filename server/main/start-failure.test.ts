import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "../platform/db/database.ts";
import { readSettings } from "./env.ts";
import { startFailure } from "./start-failure.ts";

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "thari-start-failure-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What an operator reads when the database in a folder does not open. */
async function sentenceFor(dataDir: string): Promise<string | undefined> {
	const settings = readSettings({ DATA_DIR: dataDir });
	try {
		await (await openDatabase(settings)).close();
	} catch (error) {
		return startFailure(error, settings);
	}
	throw new Error("It opened.");
}

describe("a start that fails says in one sentence where and what to do", () => {
	test("about a file that is no database, and one that is damaged", async () => {
		const file = join(folder, "thari.db");
		writeFileSync(file, "torn".repeat(2048));
		expect(await sentenceFor(folder)).toMatch(`The file ${file} is not an intact database. Put a backup in its place`);
		rmSync(file);
		const database = new DatabaseSync(file);
		database.exec("create table t (a); insert into t values (zeroblob(500000))");
		database.close();
		writeFileSync(file, Buffer.alloc(4096 * 20, 7), { flag: "r+" });
		expect(await sentenceFor(folder)).toContain(file);
	});

	test("about a database that another program holds", async () => {
		const other = new DatabaseSync(join(folder, "thari.db"));
		other.exec("pragma locking_mode = exclusive; begin exclusive");
		expect(await sentenceFor(folder)).toMatch(/ is in use by another program; stop that one/);
		other.close();
	});

	test("about a folder that is a file", async () => {
		const file = join(folder, "file");
		writeFileSync(file, "");
		expect(await sentenceFor(file)).toMatch(`DATA_DIR ${file} is not a folder`);
		expect(await sentenceFor(join(file, "below"))).toMatch(/is not a folder, and none can be made there/);
	});

	test.runIf(process.platform === "linux")("about a folder that no system makes, without waiting forever", async () => {
		expect(await sentenceFor("/proc/1/data/thari")).toContain("/proc/1/data/thari");
	});

	test("about a folder of somebody else, with its owner", () => {
		const settings = readSettings({ DATA_DIR: folder });
		const refused = Object.assign(new Error("attempt to write a readonly database"), { errcode: 8 });
		expect(startFailure(refused, settings)).toMatch(
			new RegExp(`cannot be written \\(${folder} belongs to user \\d+, mode 700, and this process runs as `),
		);
	});

	test("and of what no operator can mend nothing is made up", () => {
		expect(startFailure(new TypeError("x is undefined"), readSettings({}))).toBeUndefined();
	});
});
