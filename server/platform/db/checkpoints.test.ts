import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Checkpoints } from "./checkpoints.ts";
import { openSqlite } from "./sqlite-dialect.ts";

const IOERR_FSYNC = 10 | (4 << 8);

describe("bringing the log into the file", () => {
	let folder: string;
	let file: string;
	let writer: DatabaseSync;
	let held: number;
	let failed: unknown;
	let checkpoints: Checkpoints;
	const writes = {
		async between(work: () => Promise<void>) {
			held++;
			await work();
		},
		fail(error: unknown) {
			failed = error;
		},
	};
	beforeEach(() => {
		folder = mkdtempSync(join(tmpdir(), "thari-log-"));
		file = join(folder, "thari.db");
		writer = openSqlite(file);
		writer.exec("pragma wal_autocheckpoint = 0; create table cloth (name text)");
		held = 0;
		failed = undefined;
		checkpoints = new Checkpoints(writer, file, writes, { from: 5, most: 50 });
	});
	afterEach(async () => {
		await checkpoints.close();
		writer.close();
		rmSync(folder, { recursive: true });
	});

	const where = () => writer.prepare("pragma wal_checkpoint(noop)").get() as { log: number; checkpointed: number };
	/** Writes about the given number of pages. */
	const write = (pages: number) => {
		writer.exec("begin");
		for (let n = 0; n < pages; n++) writer.prepare("insert into cloth values (?)").run("x".repeat(4_000));
		writer.exec("commit");
		checkpoints.committed();
	};

	test("waits until there is enough of it, and holds up nobody who writes", async () => {
		write(1);
		write(10);
		await checkpoints.running;
		expect(where().checkpointed).toBe(where().log);
		expect(held).toBe(0);
		write(1);
		expect(where().log).toBeLessThan(10);
	});

	test("a long one is brought over between two writes, and begins anew with the next", async () => {
		write(60);
		await checkpoints.running;
		expect(held).toBe(1);
		expect(where().checkpointed).toBe(where().log);
		write(1);
		expect(where().log).toBeLessThan(10);
	});

	test("writes are not held up again and again for somebody who reads what was there long ago", async () => {
		const reader = new DatabaseSync(file, { readOnly: true });
		reader.exec("begin; select count(*) from cloth");
		write(60);
		await checkpoints.running;
		expect(held).toBe(1);
		for (let n = 0; n < 5; n++) {
			write(2);
			await checkpoints.running;
		}
		expect(held).toBe(1);
		reader.exec("commit");
		reader.close();
		write(2);
		await checkpoints.running;
		expect(where().checkpointed).toBe(where().log);
	});

	test("a sync that fails ends all writing", async () => {
		const broken = Object.assign(new Error("disk I/O error"), { errcode: IOERR_FSYNC });
		vi.spyOn(checkpoints.thread, "rows").mockRejectedValueOnce(broken);
		write(10);
		await checkpoints.running;
		expect(failed).toBe(broken);
	});
});
