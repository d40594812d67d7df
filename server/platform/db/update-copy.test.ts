import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { joinDatabase, openDatabase } from "./database.ts";
import { migrate, ranMigrations } from "./migrate.ts";
import { migrationFiles } from "./migration-files.ts";
import { copyBeforeUpdate } from "./update-copy.ts";

test("an update leaves one copy of what was there before, for this account alone, and none when it fails", async () => {
	const dataDir = mkdtempSync(join(tmpdir(), "thari-update-"));
	const database = new DatabaseSync(join(dataDir, "thari.db"));
	database.exec("pragma journal_mode = wal; create table cloth (name text); insert into cloth values ('voile')");
	writeFileSync(join(dataDir, "thari-before-0024-search.db"), "");
	writeFileSync(join(dataDir, "thari.db.before-2026-11-20"), "what a restore set aside");

	const copy = await copyBeforeUpdate(dataDir, "thari.db", ["0026-looms.sql", "0027-mills.sql"]);
	expect(copy).toBe(join(dataDir, "thari-before-0026-looms.db"));
	expect(statSync(copy).mode & 0o777).toBe(0o600);
	const copied = new DatabaseSync(copy, { readOnly: true });
	expect(copied.prepare("select name from cloth").all()).toMatchObject([{ name: "voile" }]);
	copied.close();
	const here = () => readdirSync(dataDir).filter((name) => !/-(wal|shm)$/.test(name));
	expect(here().sort()).toEqual(["thari-before-0026-looms.db", "thari.db", "thari.db.before-2026-11-20"]);

	database.close();
	writeFileSync(join(dataDir, "thari.db"), "torn".repeat(2048));
	await expect(copyBeforeUpdate(dataDir, "thari.db", ["0028-dyes.sql"])).rejects.toThrow("not a database");
	expect(here().sort()).toEqual(["thari-before-0026-looms.db", "thari.db", "thari.db.before-2026-11-20"]);
	rmSync(dataDir, { recursive: true });
});

test("an update reads no index of what it copies: for a large file that takes minutes, in which nobody is answered", async () => {
	const dataDir = mkdtempSync(join(tmpdir(), "thari-update-"));
	const file = join(dataDir, "thari.db");
	const during = (statements: string, defensive = true) => {
		const database = new DatabaseSync(file, { defensive });
		database.exec(statements);
		const [check] = database.prepare("pragma integrity_check").all();
		database.close();
		return check;
	};
	during("create table cloth (name text); create index cloth_name on cloth (name); insert into cloth values ('lawn')");
	// The index keeps a former name: only who compares it with its table, row by row, can find that.
	const index = "from sqlite_schema where name = 'cloth_name'";
	during(`pragma writable_schema = on; create table kept as select * ${index}; delete ${index}`, false);
	during("update cloth set name = 'voile'");
	during("pragma writable_schema = on; insert into sqlite_schema select * from kept", false);
	expect(during("")).toMatchObject({ integrity_check: expect.stringContaining("missing from index") });

	const copy = await copyBeforeUpdate(dataDir, "thari.db", ["0026-looms.sql"]);
	expect(statSync(copy).size).toBe(statSync(file).size);
	rmSync(dataDir, { recursive: true });
});

test("a start that updates the file leaves the copy and says where; a first start, and one that updates nothing, leave none", async () => {
	const dataDir = mkdtempSync(join(tmpdir(), "thari-update-"));
	const place = { dataDir, databaseUrl: undefined };
	const copyOf = async () => {
		const { copy, close } = await openDatabase(place);
		await close();
		return copy;
	};
	const former = Object.entries(migrationFiles).sort(([a], [b]) => a.localeCompare(b));
	const [last = ""] = former.pop() ?? [];
	const before = joinDatabase(place);
	await migrate(before, Object.fromEntries(former));
	await before.close();

	const copy = await copyOf();
	expect(copy).toBe(join(dataDir, `thari-before-${last.replace(".sql", "")}.db`));
	const copied = new DatabaseSync(copy ?? "", { readOnly: true });
	expect(copied.prepare("select name from migration order by name").all().at(-1)).toMatchObject({
		name: former.at(-1)?.[0],
	});
	copied.close();
	const after = joinDatabase(place);
	expect((await ranMigrations(after)).at(-1)).toBe(last);
	await after.close();
	expect(await copyOf()).toBeUndefined();

	for (const name of readdirSync(dataDir)) rmSync(join(dataDir, name));
	expect(await copyOf()).toBeUndefined();
	expect(readdirSync(dataDir).filter((name) => name.startsWith("thari-before-"))).toEqual([]);
	rmSync(dataDir, { recursive: true });
});
