import fc from "fast-check";
import { expect, test } from "vitest";
import { parseJson, parseList } from "./parse-json.ts";

test("a list of no more than is wanted is read, whatever stands in its texts", () => {
	const list = [{ id: 'a "[[[[[[[{"', cells: [{ colour: "\\", size: "[[" }] }];
	expect(parseList(JSON.stringify(list), 1)).toEqual(list);
	expect(parseList(JSON.stringify([...list, 2]), 1)).toBeUndefined();
	fc.assert(
		fc.property(fc.array(fc.jsonValue({ maxDepth: 4 }), { maxLength: 5 }), (value) => {
			const text = JSON.stringify(value);
			expect(parseList(text, 5)).toEqual(parseJson(text));
		}),
	);
});

test.each([undefined, "", "[", "x", '["a]'])("%j is no list", (text) => {
	expect(parseList(text, 5)).toBeUndefined();
});

test("what is nested deeper, or holds more, than any list of ours is not read at all", () => {
	const deep = `${"[".repeat(7)}${"]".repeat(7)}`;
	expect(parseJson(deep)).toBeDefined();
	expect(parseList(deep, 5)).toBeUndefined();
	expect(parseList(`[[${"{},".repeat(80_000)}{}]]`, 5)).toBeUndefined();
});
