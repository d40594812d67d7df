import { expect, test } from "vitest";
import { processorTime } from "../../../tests/support/processor-time.ts";
import { isKnown } from "./known-tag.ts";

test.each([
	[null, false],
	["", false],
	['W/"b-1"', true],
	['"x", W/"b-1"', true],
	['"x"\t ,  W/"b-1"  , "y"', true],
	["*", true],
	['W/"b-2"', false],
	['"b-1"', false],
])("of a header that says %s", (header, expected) => {
	expect(isKnown(header, 'W/"b-1"')).toBe(expected);
});

test.each([" ", "\t ", ","])("a header full of %j takes no time", (piece) => {
	const header = `a${piece.repeat(100_000)}b`;
	expect(processorTime(() => isKnown(header, 'W/"b-1"'))).toBeLessThan(1_000);
});
