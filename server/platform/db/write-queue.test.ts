import { mkdtempSync, rmSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { setImmediate as nextTurn, setTimeout } from "node:timers/promises";
import { Kysely } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Tables } from "./schema.ts";
import { openSqlite, sqliteDialect } from "./sqlite-dialect.ts";
import { WriteQueue } from "./write-queue.ts";

const IOERR_FSYNC = 10 | (4 << 8);

/** What all open files have their methods of. */
async function fileHandles(file: string): Promise<FileHandle> {
	const one = await open(file);
	await one.close();
	return Object.getPrototypeOf(one);
}

function ioError(syscall: string): Error {
	return Object.assign(new Error(`EIO: i/o error, ${syscall}`), { code: "EIO", errno: -5, syscall });
}

describe("the write queue", () => {
	let folder: string;
	let file: string;
	let handle: DatabaseSync;
	let db: Kysely<Tables>;
	/** Every statement that frames a transaction, in order; a test may make one fail. */
	let executed: string[];
	let fail: ((statement: string) => void) | undefined;
	let queue: WriteQueue;

	beforeEach(() => {
		folder = mkdtempSync(join(tmpdir(), "thari-queue-"));
		file = join(folder, "thari.db");
		handle = openSqlite(file);
		handle.exec("create table setting (key text primary key, value text not null)");
		executed = [];
		fail = undefined;
		const exec = handle.exec.bind(handle);
		handle.exec = (statement) => {
			executed.push(statement);
			fail?.(statement);
			exec(statement);
		};
		db = new Kysely<Tables>({ dialect: sqliteDialect(handle) });
		queue = new WriteQueue(db, handle);
	});
	afterEach(async () => {
		await db.destroy();
		rmSync(folder, { recursive: true });
	});

	const put = (key: string) =>
		queue.run(async (tx) => {
			await tx.insertInto("setting").values({ key, value: "1" }).execute();
			return key;
		});
	const keys = async () =>
		(await db.selectFrom("setting").select("key").orderBy("key").execute()).map(({ key }) => key);
	const commits = () => executed.filter((statement) => statement === "commit").length;

	test("writes that arrive together share one commit, at most 128 of them", async () => {
		await Promise.all(Array.from({ length: 128 }, (_, n) => put(`a${n}`)));
		expect(commits()).toBe(1);
		await Promise.all(Array.from({ length: 129 }, (_, n) => put(`b${n}`)));
		expect(commits()).toBe(3);
		expect(await keys()).toHaveLength(257);
	});

	test("no write is answered before the commit that holds it is done", async () => {
		const told: string[] = [];
		fail = (statement) => {
			if (statement === "commit") told.push("commit");
		};
		await Promise.all(["a", "b", "c"].map((key) => put(key).then((value) => told.push(value))));
		expect(told).toEqual(["commit", "a", "b", "c"]);
	});

	test("a write that fails is rolled back alone and rejects with its own error", async () => {
		const broken = queue.run(async (tx) => {
			await tx.insertInto("setting").values({ key: "half", value: "1" }).execute();
			throw new TypeError("no");
		});
		const results = await Promise.allSettled([put("a"), broken, put("a"), put("b")]);
		expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected", "fulfilled"]);
		await expect(broken).rejects.toThrow(TypeError);
		expect(await keys()).toEqual(["a", "b"]);
		expect(commits()).toBe(1);
	});

	test("a write beside one that fails may run again, but is stored once and answered once, with its own result", async () => {
		const runs = { good: 0, bad: 0 };
		const good = queue.run(async (tx) => {
			runs.good++;
			await tx
				.insertInto("setting")
				.values({ key: "a", value: String(runs.good) })
				.execute();
			return runs.good;
		});
		const bad = queue.run(async () => {
			runs.bad++;
			throw new TypeError("no");
		});
		await expect(bad).rejects.toThrow(TypeError);
		expect(await good).toBe(2);
		expect(runs).toEqual({ good: 2, bad: 2 });
		expect(await db.selectFrom("setting").select(["key", "value"]).execute()).toEqual([{ key: "a", value: "2" }]);
	});

	test("one that fails alone runs once", async () => {
		let runs = 0;
		const alone = queue.run(async () => {
			runs++;
			throw new TypeError("no");
		});
		await expect(alone).rejects.toThrow(TypeError);
		expect(runs).toBe(1);
	});

	test("a failed sync is reported as unknown, and nothing more is written until the next start", async () => {
		await put("before");
		fail = (statement) => {
			if (statement === "commit") throw Object.assign(new Error("disk I/O error"), { errcode: IOERR_FSYNC });
		};
		for (const result of await Promise.allSettled([put("a"), put("b")])) {
			expect(result).toMatchObject({
				status: "rejected",
				reason: { name: "StorageError", reason: "broken", saved: "unknown" },
			});
		}
		expect(queue.broken).toBe(true);
		fail = undefined;
		const statements = executed.length;
		await expect(put("later")).rejects.toMatchObject({ reason: "broken", saved: "unknown" });
		expect(executed).toHaveLength(statements);
		expect(await keys()).toEqual(["before"]);
	});

	test("a failed sync ends also the writes that were waiting behind it", async () => {
		let commits = 0;
		fail = (statement) => {
			if (statement === "commit" && ++commits === 1)
				throw Object.assign(new Error("disk I/O error"), { errcode: IOERR_FSYNC });
		};
		const results = await Promise.allSettled(Array.from({ length: 129 }, (_, n) => put(`a${n}`)));
		expect(new Set(results.map(({ status }) => status))).toEqual(new Set(["rejected"]));
		expect(await keys()).toEqual([]);
	});

	describe("a transaction that has taken long, whose log is synced ahead of its commit", () => {
		const putSlowly = (key: string) =>
			queue.run(async (tx) => {
				await tx.insertInto("setting").values({ key, value: "1" }).execute();
				await setTimeout(250);
			});
		afterEach(() => vi.restoreAllMocks());

		test("is not committed when that sync fails, and nothing more is written until the next start", async () => {
			await put("before");
			const datasync = vi.spyOn(await fileHandles(file), "datasync").mockRejectedValue(ioError("fdatasync"));
			await expect(putSlowly("a")).rejects.toMatchObject({ name: "StorageError", reason: "broken", saved: "no" });
			expect(datasync).toHaveBeenCalledOnce();
			expect(queue.broken).toBe(true);
			datasync.mockRestore();
			await expect(put("later")).rejects.toMatchObject({ reason: "broken" });
			expect(commits()).toBe(1);
			expect(await keys()).toEqual(["before"]);
		});

		test("is committed all the same, with the sync of the commit, when its log cannot be opened", async () => {
			vi.spyOn(handle, "location").mockReturnValue(join(folder, "away.db"));
			await putSlowly("a");
			expect(queue.broken).toBe(false);
			expect(await keys()).toEqual(["a"]);
		});
	});

	describe("long work, and those ahead of it", () => {
		/** Writes a row in each part; `before` is done before each of them. */
		const putAtLength = (parts: number, before: (part: number) => void = () => {}) =>
			queue.run(async (tx, giveWay) => {
				runs++;
				for (let part = 0; part < parts; part++) {
					before(part);
					await tx
						.insertInto("setting")
						.values({ key: `long-${part}`, value: `${runs}` })
						.execute();
					await nextTurn();
					giveWay();
				}
				return "long";
			}, "long");
		const putAhead = (key: string) =>
			queue.run(async (tx) => {
				await tx.insertInto("setting").values({ key, value: "1" }).execute();
				return key;
			}, "ahead");
		let runs: number;
		beforeEach(() => {
			runs = 0;
		});

		test("a write ahead is committed while long work is under way, which begins anew and is stored once and whole", async () => {
			const told: string[] = [];
			let ahead: Promise<unknown> | undefined;
			await putAtLength(3, (part) => {
				if (part !== 1) return;
				ahead ??= putAhead("order").then((key) => told.push(key));
			}).then((value) => told.push(value));
			await ahead;
			expect(told).toEqual(["order", "long"]);
			expect(await keys()).toEqual(["long-0", "long-1", "long-2", "order"]);
			expect(runs).toBe(2);
		});

		test("a write that is not ahead waits, and one that comes with long work is not held by it either", async () => {
			const told: string[] = [];
			const tell = (value: string) => void told.push(value);
			let other: Promise<unknown> | undefined;
			const first = putAhead("first").then(tell);
			const long = putAtLength(3, (part) => {
				if (part === 1) other ??= put("other").then(tell);
			}).then(tell);
			await Promise.all([first, long, putAhead("second").then(tell)]);
			await other;
			expect(told).toEqual(["first", "second", "long", "other"]);
		});

		test("where those ahead never cease to come it comes to its end all the same", async () => {
			queue = new WriteQueue(db, handle, undefined, 100);
			let n = 0;
			const ahead: Promise<string>[] = [];
			await putAtLength(20, () => ahead.push(putAhead(`ahead-${n++}`)));
			await Promise.all(ahead);
			expect(runs).toBeGreaterThan(1);
			expect((await keys()).filter((key) => key.startsWith("long-"))).toHaveLength(20);
			expect((await keys()).filter((key) => key.startsWith("ahead-"))).toHaveLength(n);
		});

		test("that fails leaves nothing, and those who came meanwhile are stored", async () => {
			let other: Promise<unknown> | undefined;
			const failing = putAtLength(3, (part) => {
				other ??= put("other");
				if (part === 2) throw new TypeError("no");
			});
			await expect(failing).rejects.toThrow(TypeError);
			await other;
			expect(await keys()).toEqual(["other"]);
		});
	});

	test("another process that holds the database for a moment is waited for", async () => {
		const other = openSqlite(file);
		other.exec("begin immediate");
		const writing = put("a");
		fail = (statement) => {
			// The second try finds the database free.
			if (statement === "begin immediate" && executed.filter((text) => text === statement).length === 2)
				other.exec("commit");
		};
		expect(await writing).toBe("a");
		other.close();
		expect(executed.filter((text) => text === "begin immediate").length).toBeGreaterThan(1);
	});

	test("a lock that is not released is reported as busy and not saved, and writing goes on once it is", async () => {
		const other = openSqlite(file);
		other.exec("begin immediate");
		await expect(put("a")).rejects.toMatchObject({ name: "StorageError", reason: "busy", saved: "no" });
		other.exec("rollback");
		other.close();
		expect(await put("a")).toBe("a");
		expect(queue.broken).toBe(false);
	});

	test("a file system that refuses WAL is refused at the start", () => {
		expect(() => openSqlite(":memory:")).toThrow("SQLite refused WAL with full synchronisation");
	});
});
