import { expect, test } from "vitest";
import { processorTime } from "../../tests/support/processor-time.ts";
import { readViews, writeViews } from "./product-views.ts";

const path = "media/0123456789abcdef0123456789abcdef.jpg";

test("further pictures are read as they are written, words with bars and lines too", () => {
	const pictures = [
		{ view: "back", image: path, alt: "The back" },
		{ view: "front", colour: "MD-01", image: path, alt: "In navy" },
		{ view: "front", colour: "RU/2", image: path, alt: "In rust" },
	] as const;
	expect(readViews(writeViews(pictures))).toEqual({ ok: true, value: pictures });
	expect(readViews(writeViews([{ view: "packed", image: path, alt: "Ten a box | one\nlabel each" }]))).toEqual({
		ok: true,
		value: [{ view: "packed", image: path, alt: "Ten a box, one, label each" }],
	});
});

test("a view that nobody knows, one without words, and two in one place are told of", () => {
	for (const text of [`side ${path} The side`, `back ${path}`, "back"])
		expect(readViews(text)).toMatchObject({ ok: false, problem: { code: "view-not-right" } });
	expect(readViews(`back ${path} One\nback ${path} Two`)).toMatchObject({
		ok: false,
		problem: { code: "view-twice" },
	});
	expect(readViews(`back ${path} One\nback/A ${path} Two`)).toMatchObject({ ok: true });
});

test("a long run of blanks in a picture's words does not keep the processor busy", () => {
	const alt = `1${" ".repeat(60_000)}y`;
	expect(processorTime(() => writeViews([{ view: "back", image: path, alt }]))).toBeLessThan(1_000);
});
