import { expect, test } from "vitest";
import * as z from "zod";
import { newRowId } from "./row-id.ts";

test("is a UUID of version 7 that contains the time at which it was made", () => {
	const now = Date.UTC(2026, 10, 20);
	const id = newRowId(now);
	expect(z.uuidv7().safeParse(id).success).toBe(true);
	expect(Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16)).toBe(now);
});

test("those of one millisecond sort as they were made", () => {
	const now = Date.UTC(2026, 10, 20);
	const ids = Array.from({ length: 1000 }, () => newRowId(now));
	expect([...ids].sort()).toEqual(ids);
});

test("sorts by time, and is never made twice within one millisecond", () => {
	const now = Date.UTC(2026, 10, 20);
	const ids = Array.from({ length: 1000 }, () => newRowId(now));
	expect(new Set(ids).size).toBe(1000);
	for (const id of ids) expect(newRowId(now - 1) < id && id < newRowId(now + 1)).toBe(true);
});
