import fc from "fast-check";
import { expect, test } from "vitest";
import { anyQuote } from "../../../tests/support/any-quote.ts";
import { fullQuoteLines } from "../../../tests/support/full-quote.ts";
import { exampleLine, exampleQuote } from "../../../tests/support/quotes.ts";
import { packed, unpacked } from "./packed-content.ts";

test("any offer comes out as it went in", () => {
	const same = fc.property(anyQuote, (content) => {
		expect(unpacked(packed(content))).toEqual(content);
	});
	fc.assert(same, { seed: 7 });
});

test("a cell without a colour or a size stays without it", () => {
	const cells = [
		{ colour: null, colourName: "", size: "M", quantity: 3 },
		{ colour: "navy", colourName: "Navy", size: null, quantity: 4 },
	];
	const content = exampleQuote({ lines: [exampleLine({ cells, asked: cells.toReversed() })] });
	expect(unpacked(packed(content))).toEqual(content);
});

test("the cells of a hundred lines take a tenth of what they take as objects", () => {
	const content = exampleQuote({ lines: fullQuoteLines() });
	const plain = exampleQuote({ lines: fullQuoteLines().map((line) => ({ ...line, asked: [], cells: [] })) });
	const cells = (whole: string, without: string) => whole.length - without.length;
	const objects = cells(JSON.stringify(content), JSON.stringify(plain));
	expect(cells(packed(content), packed(plain))).toBeLessThan(objects / 10);
});
