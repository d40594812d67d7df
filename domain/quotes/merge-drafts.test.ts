import { describe, expect, test } from "vitest";
import { exampleLine, exampleQuote } from "../../tests/support/quotes.ts";
import { amount } from "../shared/amount.ts";
import type { Currency } from "../shared/currency.ts";
import type { QuoteContent, QuoteLine } from "./content.ts";
import { mergedDrafts } from "./merge-drafts.ts";

const line = (key: string, more: Parameters<typeof exampleLine>[0] = {}) => exampleLine({ key, name: key, ...more });
const base = exampleQuote({ lines: [line("l1"), line("l2"), line("l3")], leadTimeDays: 35 });
const at = (rupees: number) => amount<Currency>(rupees * 100, "INR");

const withLines = (lines: QuoteLine[]): QuoteContent => ({ ...base, lines });
const changed = (key: string, change: Partial<QuoteLine>) =>
	withLines(base.lines.map((one) => (one.key === key ? { ...one, ...change } : one)));
const merged = (mine: QuoteContent, theirs: QuoteContent) => mergedDrafts(base, mine, theirs);

describe("two people's changes of one draft", () => {
	test("stand beside each other where they are of different things", () => {
		const mine = { ...changed("l1", { quantity: 400 }), leadTimeDays: 45 };
		const theirs = { ...changed("l2", { unitPrice: at(410) }), message: "From a colleague." };
		const both = merged(mine, theirs);
		expect(both).toMatchObject({ leadTimeDays: 45, message: "From a colleague." });
		expect(both?.lines).toMatchObject([{ quantity: 400 }, { unitPrice: 41_000 }, { quantity: 300 }]);
		expect(merged(theirs, mine)).toEqual(both);
	});

	test("of one line stand beside each other too, but for what says one thing together", () => {
		const mine = changed("l1", { quantity: 400 });
		expect(merged(mine, changed("l1", { unitPrice: at(410) }))?.lines[0]).toMatchObject({
			...{ quantity: 400, unitPrice: 41_000 },
		});
		const split = [{ colour: null, colourName: "", size: "S", quantity: 300 }];
		expect(merged(mine, changed("l1", { cells: split }))).toBeUndefined();
		expect(merged(changed("l1", { unitPrice: at(410) }), changed("l1", { listPoints: -400 }))).toBeUndefined();
	});

	test("of the same thing are for them to choose between, unless they are the same", () => {
		expect(merged({ ...base, leadTimeDays: 40 }, { ...base, leadTimeDays: 45 })).toBeUndefined();
		expect(merged(changed("l1", { quantity: 400 }), changed("l1", { quantity: 500 }))).toBeUndefined();
		expect(merged({ ...base, leadTimeDays: 40 }, { ...base, leadTimeDays: 40 })).toMatchObject({ leadTimeDays: 40 });
		expect(merged(base, base)).toEqual(base);
	});

	test("lines that are added, taken away and moved", () => {
		const [one, two, three] = base.lines;
		if (!one || !two || !three) throw new Error("There are three lines.");
		const keysOf = (content: QuoteContent | undefined) => content?.lines.map(({ key }) => key);
		const added = withLines([...base.lines, line("l4")]);
		expect(keysOf(merged(added, changed("l1", { quantity: 400 })))).toEqual(["l1", "l2", "l3", "l4"]);
		expect(keysOf(merged(added, withLines([...base.lines, line("l5")])))).toEqual(["l1", "l2", "l3", "l5", "l4"]);
		// Both have given the next key, to different products.
		expect(merged(added, withLines([...base.lines, line("l4", { name: "Another" })]))).toBeUndefined();

		const without = withLines([one, three]);
		expect(keysOf(merged(without, changed("l1", { quantity: 400 })))).toEqual(["l1", "l3"]);
		expect(merged(without, changed("l2", { quantity: 400 }))).toBeUndefined();
		expect(merged(changed("l2", { quantity: 400 }), without)).toBeUndefined();

		const moved = withLines([three, one, two]);
		expect(keysOf(merged(moved, changed("l2", { quantity: 400 })))).toEqual(["l3", "l1", "l2"]);
		expect(merged(moved, withLines([two, one, three]))).toBeUndefined();
		expect(merged(moved, added)).toBeUndefined();
	});

	test("never mix money: another currency or rate is one person's whole draft", () => {
		const rate = { currency: "EUR", perUnit: 984_000, day: "2026-11-20", source: "Example Bank" } as const;
		const inEuros = exampleQuote({ ...base, lines: base.lines, currency: "EUR", rate });
		expect(merged(inEuros, { ...base, leadTimeDays: 45 })).toBeUndefined();
		expect(merged({ ...base, leadTimeDays: 45 }, inEuros)).toBeUndefined();
		expect(mergedDrafts(inEuros, { ...inEuros, rate: { ...rate, perUnit: 990_000 } }, inEuros)).toBeUndefined();
	});
});
