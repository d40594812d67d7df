import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { StorageError } from "../storage-error.ts";
import { Readiness } from "./readiness.ts";

describe("whether a database takes writes", () => {
	let takes: boolean;
	let written: number[];
	let readiness: Readiness;
	const full = new StorageError("full", "no", undefined);
	const write = (bytes: number) => {
		written.push(bytes);
		return readiness.watch(takes ? Promise.resolve() : Promise.reject(full));
	};

	beforeEach(() => {
		vi.useFakeTimers();
		takes = true;
		written = [];
		readiness = new Readiness(write);
	});
	afterEach(() => vi.useRealTimers());

	test("is proved by one small write in ten seconds, however many ask", async () => {
		for (let n = 0; n < 50; n++) await Promise.all([readiness.ready(), readiness.ready()]);
		expect(written).toEqual([64]);
		vi.advanceTimersByTime(10_000);
		await readiness.ready();
		expect(written).toEqual([64, 64]);
	});

	test("is proved by the site's own writes, without any of ours", async () => {
		await readiness.watch(Promise.resolve());
		await readiness.ready();
		expect(written).toEqual([]);
	});

	test("is denied after a write of the site failed, until one as large as an order succeeds", async () => {
		await readiness.ready();
		await expect(readiness.watch(Promise.reject(full))).rejects.toBe(full);
		takes = false;
		vi.advanceTimersByTime(1000);
		for (let n = 0; n < 20; n++) await expect(readiness.ready()).rejects.toBe(full);
		expect(written).toEqual([64, 1_048_576]);
		takes = true;
		await expect(readiness.ready()).rejects.toBe(full);
		vi.advanceTimersByTime(1000);
		await readiness.ready();
		expect(written).toEqual([64, 1_048_576, 1_048_576]);
		await readiness.ready();
		expect(written).toHaveLength(3);
	});

	test("is denied all the same while smaller writes of the site succeed", async () => {
		takes = false;
		await expect(readiness.watch(Promise.reject(full))).rejects.toBe(full);
		await readiness.watch(Promise.resolve());
		await expect(readiness.ready()).rejects.toBe(full);
		expect(written).toEqual([1_048_576]);
		takes = true;
		vi.advanceTimersByTime(1000);
		await readiness.ready();
		expect(written).toEqual([1_048_576, 1_048_576]);
	});

	test("is denied after a failure that came while a small write was under way", async () => {
		const small = Promise.withResolvers<void>();
		const slow = new Readiness((bytes) => {
			written.push(bytes);
			return slow.watch(bytes === 64 ? small.promise : Promise.resolve());
		});
		const asked = slow.ready();
		await expect(slow.watch(Promise.reject(full))).rejects.toBe(full);
		small.resolve();
		await asked;
		vi.advanceTimersByTime(1000);
		await slow.ready();
		expect(written).toEqual([64, 1_048_576]);
	});

	test("is not denied any more once a write succeeds where the database was only busy", async () => {
		const busy = new StorageError("busy", "no", undefined);
		await expect(readiness.watch(Promise.reject(busy))).rejects.toBe(busy);
		await readiness.watch(Promise.resolve());
		await readiness.ready();
		expect(written).toEqual([]);
	});

	test("is not denied because some work was refused for another reason", async () => {
		await readiness.ready();
		await expect(readiness.watch(Promise.reject(new Error("a conflict")))).rejects.toThrow("a conflict");
		await readiness.ready();
		expect(written).toEqual([64]);
	});
});
