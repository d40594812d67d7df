import fc from "fast-check";
import { expect, test } from "vitest";
import { anyQuote } from "../../tests/support/any-quote.ts";
import { asItStands, confirm } from "./confirmed.ts";
import { forBuyer } from "./for-buyer.ts";
import { packingOf } from "./packing.ts";

test("a buyer's browser counts the same as the server, from what says nothing of the company's own", () => {
	fc.assert(
		fc.property(anyQuote, (quote) => {
			const theirs = forBuyer(quote);
			for (const { key } of quote.deliveries) {
				const choice = { ...asItStands(quote), delivery: key };
				expect(confirm(theirs, choice)).toEqual(confirm(quote, choice));
			}
			expect(packingOf(theirs.lines)).toEqual(packingOf(quote.lines));
			expect(theirs.rate).toBeNull();
			expect(theirs.lines.every(({ listPrice, listPoints }) => Number(listPrice) === 0 && listPoints === null)).toBe(
				true,
			);
		}),
	);
});
