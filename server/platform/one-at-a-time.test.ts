import { expect, test } from "vitest";
import { OneAtATime } from "./one-at-a-time.ts";

test("work is done one piece at a time and in order, also after a piece that failed", async () => {
	const queue = new OneAtATime(5);
	const seen: string[] = [];
	let inside = 0;
	const piece = (name: string, fails = false) =>
		queue.run(async () => {
			expect(++inside).toBe(1);
			await new Promise((resolve) => setTimeout(resolve, 5));
			inside--;
			seen.push(name);
			if (fails) throw new Error(name);
			return name;
		});
	const [a, b, c] = await Promise.allSettled([piece("a"), piece("b", true), piece("c")]);
	expect([a.status, b.status, c.status]).toEqual(["fulfilled", "rejected", "fulfilled"]);
	expect(seen).toEqual(["a", "b", "c"]);
});

test("beyond its bound it refuses at once, and takes work again when there is room", async () => {
	const queue = new OneAtATime(2);
	let done = 0;
	const work = async () => {
		await new Promise((resolve) => setTimeout(resolve, 5));
		return ++done;
	};
	expect(await Promise.all([queue.run(work), queue.run(work), queue.run(work)])).toEqual([1, 2, undefined]);
	expect(await queue.run(work)).toBe(3);
});
