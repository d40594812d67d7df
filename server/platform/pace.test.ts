import { expect, test, vi } from "vitest";
import { Pace } from "./pace.ts";

/** Slices that take a given time each, on a clock of their own. @returns how many rows the slices have, one more than asked */
async function sizes(pace: Pace, took: readonly number[]): Promise<number[]> {
	const clock = vi.spyOn(performance, "now");
	const found = [pace.rows];
	for (const [n, ms] of took.entries()) {
		clock.mockReturnValueOnce(n * 1_000).mockReturnValueOnce(n * 1_000 + ms);
		await pace.slice(async () => {});
		found.push(pace.rows);
	}
	clock.mockRestore();
	return found;
}

test("slices grow to what is done in ten milliseconds, at most twofold each time, and stay within their bounds", async () => {
	const pace = new Pace({ first: 20, least: 5, most: 100 });
	expect(await sizes(pace, [1, 1, 8, 10, 1])).toEqual([20, 40, 80, 100, 100, 100]);
});

test("slices shrink where they take longer, at most by half each time", async () => {
	const pace = new Pace({ first: 20, least: 5, most: 100 });
	expect(await sizes(pace, [12.5, 60, 60, 60])).toEqual([20, 16, 8, 5, 5]);
});

test("others have four times as long as a slice has taken", async () => {
	const pace = new Pace({ first: 20, least: 5, most: 100 });
	const { done, rest } = await pace.slice(() => new Promise<string>((resolve) => setTimeout(resolve, 20, "done")));
	const since = performance.now();
	await rest();
	expect(done).toBe("done");
	expect(performance.now() - since).toBeGreaterThan(70);
});
