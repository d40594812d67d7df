import { existsSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Database, openDatabase } from "../../server/platform/db/database.ts";
import { StorageError } from "../../server/platform/storage-error.ts";
import { type CuttingProxy, openCuttingProxy } from "../support/cutting-proxy.ts";
import { freshPlace } from "../support/databases.ts";

/** A person is answered within 3 seconds, whatever the database does; on a busy machine within five times that. */
const PATIENCE = 15_000;

let proxy: CuttingProxy;
let database: Database;
/** On a way of its own, to look at what the other does. */
let beside: Database;
let place: { dataDir: string; databaseUrl: string };
beforeEach(async () => {
	const { databaseUrl = "" } = await freshPlace("postgres");
	place = { dataDir: "", databaseUrl };
	proxy = await openCuttingProxy(databaseUrl);
	database = await openDatabase({ dataDir: "", databaseUrl: proxy.url });
	beside = await openDatabase(place);
});
afterEach(async () => {
	await database.close();
	await beside.close();
	await proxy.close();
});

const pid = async () => {
	const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.read);
	return rows[0]?.pid;
};
/** What the server is doing for us, but for the asking itself. */
const running = async (text: string) => {
	const { rows } = await sql<{ pid: number }>`
		select pid from pg_stat_activity
		where datname = current_database() and query like ${`%${text}%`} and pid <> pg_backend_pid() and state <> 'idle'
	`.execute(beside.read);
	return rows.map((row) => row.pid);
};
const keys = async () => {
	const rows = await beside.read.selectFrom("setting").select("key").where("key", "like", "test%").execute();
	return rows.map(({ key }) => key);
};
const put = (key: string) => ({ key, value: "1" });
/** Whether a process still holds its connections; where there is no /proc (macOS), nobody can tell. */
function isRunning(id: number): boolean {
	const file = `/proc/${id}/stat`;
	// "pid (name) state ppid ...": Z has ended, and nobody has asked how.
	return existsSync(file) && !readFileSync(file, "utf8").includes(") Z ");
}
async function timed(work: Promise<unknown>): Promise<number> {
	const since = performance.now();
	await expect(work).rejects.toThrow();
	return performance.now() - since;
}

test("a statement that takes too long is given up in time, by the server too, and its connection is not used again", async () => {
	const before = await pid();
	expect(await timed(sql`select pg_sleep(60)`.execute(database.read))).toBeLessThan(PATIENCE);
	await expect.poll(() => running("pg_sleep"), { timeout: 20_000 }).toEqual([]);
	expect(await pid()).not.toBe(before);
});

test("a network that swallows everything costs a person no longer, and what comes later goes another way", async () => {
	const before = await pid();
	proxy.swallow(true);
	expect(await timed(pid())).toBeLessThan(PATIENCE);
	expect(await timed(pid())).toBeLessThan(PATIENCE);
	proxy.swallow(false);
	expect(await pid()).not.toBe(before);
});

test("a connection that dies between two statements ends the transaction: nothing of it goes on elsewhere", async () => {
	const writing = database.tx(async (db) => {
		await db.insertInto("setting").values(put("test 1")).execute();
		const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
		await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(beside.read);
		await pause(200);
		await db.insertInto("setting").values(put("test 2")).execute();
	});
	await expect(writing).rejects.toMatchObject({ name: "StorageError", reason: "unavailable", saved: "no" });
	expect(await keys()).toEqual([]);
	await database.tx((db) => db.insertInto("setting").values(put("test 3")).execute());
	expect(await keys()).toEqual(["test 3"]);
});

test("connections that die while nobody uses them harm nobody", async () => {
	await Promise.all([pid(), pid(), pid()]);
	const { rows } = await sql<{ pid: number }>`
		select pid, pg_terminate_backend(pid) from pg_stat_activity
		where datname = current_database() and pid <> pg_backend_pid()
	`.execute(beside.read);
	// They end when they come to it, and only then is there anything to hear of.
	await expect.poll(() => rows.filter((row) => isRunning(row.pid))).toEqual([]);
	await pause(200);
	await expect(Promise.all([pid(), pid(), pid()])).resolves.toHaveLength(3);
});

test("a crowd shares ten connections", async () => {
	const used = new Set<number>();
	const crowd = Array.from({ length: 30 }, async () => {
		const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.3)`.execute(database.read);
		for (const row of rows) used.add(row.pid);
	});
	await Promise.all(crowd);
	expect(used.size).toBe(10);
	expect(await running("pg_sleep")).toEqual([]);
});

test("what the server refuses is no outage, and says why by its code", async () => {
	await database.tx((db) => db.insertInto("setting").values(put("test")).execute());
	const again = database.tx((db) => db.insertInto("setting").values(put("test")).execute());
	await expect(again).rejects.toMatchObject({ severity: "ERROR", code: "23505", table: "setting" });
	await expect(again).rejects.not.toBeInstanceOf(StorageError);
});

/** Lets the server itself fail with this code. */
const failing = (code: string) => sql.raw(`do $$ begin raise exception 'no' using errcode = '${code}'; end $$`);

test.each(["40001", "40P01"])(
	"a transaction that the server ends with %s is done again, from its start",
	async (code) => {
		let tries = 0;
		await database.tx(async (db) => {
			tries++;
			await db
				.insertInto("setting")
				.values(put(`test ${tries}`))
				.execute();
			if (tries < 3) await failing(code).execute(db);
		});
		expect([tries, await keys()]).toEqual([3, ["test 3"]]);
	},
);

test.each([
	["53100", "full"],
	["53300", "unavailable"],
	["57P03", "unavailable"],
])("a server that says %s is told as %s, with nothing saved", async (code, reason) => {
	const writing = database.tx(async (db) => {
		await db.insertInto("setting").values(put("test")).execute();
		await failing(code).execute(db);
	});
	await expect(writing).rejects.toMatchObject({ name: "StorageError", reason, saved: "no" });
	expect(await keys()).toEqual([]);
});

test("a transaction whose failure was swallowed is not taken for committed", async () => {
	const writing = database.tx(async (db) => {
		await db.insertInto("setting").values(put("test")).execute();
		await sql`select 1 / 0`.execute(db).catch(() => {});
	});
	await expect(writing).rejects.toThrow();
	expect(await keys()).toEqual([]);
});

test("a process that starts waits for another one's migration for as long as that takes", async () => {
	const begun = Promise.withResolvers<void>();
	let ended = false;
	const { rows } = await sql<{ name: string }>`select max(name) as name from migration`.execute(beside.read);
	const name = rows[0]?.name;
	await beside.tx((db) => sql`delete from migration where name = ${name}`.execute(db));
	const migrating = beside.tx(async (db) => {
		await sql`insert into migration (name, ran_at) values (${name}, 1)`.execute(db);
		begun.resolve();
		await pause(3500);
		ended = true;
	});
	await begun.promise;
	const opened = await openDatabase(place);
	await opened.close();
	expect(ended).toBe(true);
	await migrating;
});

test("what takes long has a minute, and connections of its own", async () => {
	const limit = async (db: Database["read"]) =>
		(await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db)).rows[0]?.statement_timeout;
	expect([await limit(database.read), await limit(database.heavy)]).toEqual(["2500ms", "1min"]);
});
