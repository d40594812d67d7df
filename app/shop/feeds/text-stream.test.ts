import { expect, test } from "vitest";
import { createPlaces } from "./file-places.ts";
import { textStream } from "./text-stream.ts";

const never = () => new AbortController().signal;

/** Parts without an end, and how many were made. */
function endless() {
	const state = { made: 0, returned: false };
	async function* parts() {
		try {
			for (;;) yield `part ${++state.made}\n`;
		} finally {
			state.returned = true;
		}
	}
	return { state, parts: parts() };
}

test("a text is sent as it was made, and its place is given back once", async () => {
	let ended = 0;
	async function* parts() {
		yield "one, ";
		yield "two: é";
	}
	expect(await new Response(textStream(parts(), never(), () => ended++)).text()).toBe("one, two: é");
	expect(ended).toBe(1);
});

test("no more is made than is read, and nothing more once nobody reads it", async () => {
	const { state, parts } = endless();
	let ended = 0;
	const reader = textStream(parts, never(), () => ended++).getReader();
	await reader.read();
	await new Promise((resolve) => setImmediate(resolve));
	expect(state.made).toBeLessThanOrEqual(3);
	await reader.cancel();
	expect([ended, state.returned]).toEqual([1, true]);
});

test("what fails on the way breaks the text off, so that nobody takes a part for the whole", async () => {
	let ended = 0;
	async function* parts() {
		yield "one";
		throw new Error("overtaken");
	}
	await expect(new Response(textStream(parts(), never(), () => ended++)).text()).rejects.toThrow("overtaken");
	expect(ended).toBe(1);
});

test("a few get a place, each address one, and a place that is left is free again", () => {
	const places = createPlaces(2);
	const first = places.take("192.0.2.1");
	expect(places.take("192.0.2.1")).toBeUndefined();
	expect(places.take("192.0.2.2")).toBeDefined();
	expect(places.take("192.0.2.3")).toBeUndefined();
	first?.leave();
	first?.leave();
	expect(places.take("192.0.2.3")).toBeDefined();
	expect(places.take("192.0.2.1")).toBeUndefined();
});

test("whoever reads too slowly makes room, and their text breaks off", async () => {
	const { promise: aborted, resolve } = Promise.withResolvers<void>();
	const places = createPlaces(1, 1);
	const place = places.take("192.0.2.1");
	if (!place) throw new Error("There is no place.");
	place.signal.addEventListener("abort", () => resolve());
	const { parts } = endless();
	const reader = textStream(parts, place.signal, place.leave).getReader();
	await reader.read();
	await aborted;
	await expect(
		(async () => {
			for (;;) await reader.read();
		})(),
	).rejects.toThrow("too slowly");
	expect(places.take("192.0.2.2")).toBeDefined();
});
