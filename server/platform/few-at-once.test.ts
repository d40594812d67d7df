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
	const first = places.run([], work);
	const second = places.run([], work).then(() => Promise.reject(new Error("failed")));
	expect(await places.run([], work)).toBeUndefined();
	expect(begun).toBe(2);
	finish();
	expect(await first).toBe("done");
	await expect(second).rejects.toThrow("failed");
	await expect(places.run([], () => Promise.reject(new Error("no")))).rejects.toThrow("no");
	await expect(places.run([], () => Promise.reject(new Error("no")))).rejects.toThrow("no");
	expect(await Promise.all([places.run([], work), places.run([], work), places.run([], work)])).toEqual([
		"done",
		"done",
		undefined,
	]);
});

test("a holder has one place, whichever of their names it is taken by", async () => {
	const places = new FewAtOnce(3);
	let finish = () => {};
	const end = new Promise<void>((resolve) => {
		finish = resolve;
	});
	const first = places.run(["case 1", "address 1"], () => end);
	const done = async () => "done";
	expect(await places.run(["case 1", "address 2"], done)).toBeUndefined();
	expect(await places.run(["case 2", "address 1"], done)).toBeUndefined();
	expect(await places.run(["case 2", "address 2"], done)).toBe("done");
	finish();
	await first;
	expect(await places.run(["case 1", "address 1"], done)).toBe("done");
});
