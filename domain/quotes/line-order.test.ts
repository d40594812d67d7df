import { expect, it } from "vitest";
import { exampleLine, exampleQuote } from "../../tests/support/quotes.ts";
import { placeOf, withLineAt } from "./line-order.ts";

const quote = exampleQuote({ lines: ["a", "b", "c", "d"].map((key) => exampleLine({ key })) });
const order = (key: string, to: number) =>
	withLineAt(quote, key, to)
		.lines.map((line) => line.key)
		.join("");

it("puts a line in another place, and keeps the order of the others", () => {
	expect([order("a", 2), order("d", 0), order("b", 2), order("c", 1)]).toEqual(["bcad", "dabc", "acbd", "acbd"]);
	expect([order("b", -3), order("b", 99)]).toEqual(["bacd", "acdb"]);
});

it("leaves a quote as it is where nothing moves", () => {
	expect(withLineAt(quote, "b", 1)).toBe(quote);
	expect(withLineAt(quote, "nobody", 1)).toBe(quote);
	expect([placeOf(quote, "c"), placeOf(quote, "nobody")]).toEqual([2, -1]);
});
