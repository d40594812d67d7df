import { expect, test } from "vitest";
import { createListLookUps } from "./list-look-ups.ts";
import type { LookedUp } from "./listed-products.ts";

const NOTHING: LookedUp = { ok: false, problem: { code: "listed-nothing" } };
const BUSY = { ok: false, problem: { code: "lists-busy" } };

test("of one address lists are looked up one after the other, three at most, and another address waits for none of them", async () => {
	const { promise: released, resolve: release } = Promise.withResolvers<void>();
	const begun: string[] = [];
	const { lookUp } = createListLookUps(
		async (list) => {
			begun.push(list);
			if (list !== "quick") await released;
			return NOTHING;
		},
		() => 0,
	);
	const slow = ["1", "2", "3", "4", "5"].map((list) => lookUp("192.0.2.1", list, new Map()));
	expect(await Promise.all(slow.slice(3))).toEqual([BUSY, BUSY]);
	expect(await lookUp("192.0.2.2", "quick", new Map())).toBe(NOTHING);
	expect(begun).toEqual(["1", "quick"]);
	release();
	expect(await Promise.all(slow.slice(0, 3))).toEqual([NOTHING, NOTHING, NOTHING]);
	expect(begun).toEqual(["1", "quick", "2", "3"]);
	expect(await lookUp("192.0.2.1", "quick", new Map())).toBe(NOTHING);
});

test("an address whose list failed has the next one looked up", async () => {
	const { lookUp } = createListLookUps(
		async (list) => {
			if (list === "fails") throw new Error("The database is away.");
			return NOTHING;
		},
		() => 0,
	);
	await expect(lookUp("192.0.2.1", "fails", new Map())).rejects.toThrow("away");
	expect(await lookUp("192.0.2.1", "1", new Map())).toBe(NOTHING);
});
