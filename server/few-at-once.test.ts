import { expect, test } from "vitest";
import { FewAtOnce } from "./few-at-once.ts";

test("what comes beyond its places is refused at once and never done; a piece that failed gives its place back", async () => {
	const places = new FewAtOnce(2);
	let begun = 0;
	let finish = () => {};
	const end = new Promise<void>((resolve) => {
		finish = resolve;
	});
	const work = async () => {
		begun++;
		await end;
		return "done";
	};
	const first = places.run(work);
	const second = places.run(work).then(() => Promise.reject(new Error("failed")));
	expect(await places.run(work)).toBeUndefined();
	expect(begun).toBe(2);
	finish();
	expect(await first).toBe("done");
	await expect(second).rejects.toThrow("failed");
	await expect(places.run(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
	await expect(places.run(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
	expect(await Promise.all([places.run(work), places.run(work), places.run(work)])).toEqual([
		"done",
		"done",
		undefined,
	]);
});
