import { expect, test } from "vitest";
import { Poller } from "./poller.ts";

/** Work that ends on request, and counts how often it was begun. */
function work() {
	let begun = 0;
	let end = Promise.withResolvers<void>();
	return {
		run: () => {
			begun++;
			end = Promise.withResolvers<void>();
			return end.promise;
		},
		end: () => end.resolve(),
		begun: () => begun,
	};
}

test("woken while it works it looks once more, and never twice at the same time", async () => {
	const { run, end, begun } = work();
	const poller = new Poller(run, 60_000);
	poller.wake();
	poller.wake();
	poller.wake();
	expect(begun()).toBe(1);
	end();
	await expect.poll(begun).toBe(2);
	const stopped = poller.stop();
	end();
	await stopped;
	poller.wake();
	expect(begun()).toBe(2);
});

test("it waits for the work in hand no longer than it is asked to", async () => {
	const { run } = work();
	const poller = new Poller(run, 60_000);
	poller.wake();
	await poller.stop(1);
	expect(poller.stopped).toBe(true);
});
