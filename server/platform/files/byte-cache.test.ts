import { expect, test } from "vitest";
import { ByteCache } from "./byte-cache.ts";

const file = (size: number) => ({ type: "image/avif", bytes: Buffer.alloc(size) });

test("the least recently used make room", () => {
	const cache = new ByteCache(100);
	for (const name of ["a", "b", "c"]) cache.set(name, file(30));
	cache.get("a");
	cache.set("d", file(30));
	expect(["a", "b", "c", "d"].map((name) => cache.get(name)?.bytes.length)).toEqual([30, undefined, 30, 30]);
});

test("what is larger than all of it is not kept, and the same name is kept once", () => {
	const cache = new ByteCache(100);
	cache.set("large", file(101));
	for (let n = 0; n < 10; n++) cache.set("same", file(60));
	cache.set("other", file(40));
	expect(["large", "same", "other"].map((name) => cache.get(name)?.bytes.length)).toEqual([undefined, 60, 40]);
});
