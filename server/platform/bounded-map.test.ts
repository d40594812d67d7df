import { expect, test } from "vitest";
import { BoundedMap } from "./bounded-map.ts";

test("the least recently used entry makes room", () => {
	const map = new BoundedMap<string, number>(2);
	map.set("a", 1);
	map.set("b", 2);
	expect(map.get("a")).toBe(1);
	map.set("c", 3);
	expect([map.get("a"), map.get("b"), map.get("c"), map.size]).toEqual([1, undefined, 3, 2]);
});

test("an entry that is set again is one entry", () => {
	const map = new BoundedMap<string, number>(2);
	for (const value of [1, 2, 3]) map.set("a", value);
	expect([map.get("a"), map.size]).toEqual([3, 1]);
});
