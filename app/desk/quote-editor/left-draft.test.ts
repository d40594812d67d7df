import { expect, test } from "vitest";
import { exampleQuote } from "../../../tests/support/quotes.ts";
import { readLeft } from "./left-draft.ts";

test("what was left is read in the shape of today, and nothing else is", () => {
	const content = exampleQuote();
	const left = { revision: 3, content };
	expect(readLeft(JSON.stringify(left), content.v)).toEqual(JSON.parse(JSON.stringify(left)));
	expect(readLeft(JSON.stringify({ ...left, content: { ...content, v: 1 } }), content.v)).toBeUndefined();
	for (const text of [null, "", "{", "null", "[]", '{"revision":"3"}', '{"revision":3}'])
		expect(readLeft(text, content.v)).toBeUndefined();
});
