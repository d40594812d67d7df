import { describe, expect, it } from "vitest";
import { exampleLine, exampleQuote } from "../../tests/support/quotes.ts";
import { withPasted } from "./pasted.ts";

const quote = exampleQuote({
	lines: ["a", "b", "c"].map((key) => exampleLine({ key, name: `Line ${key}`, quantity: 10, unitPrice: 50_000 })),
});
const figures = (pasted: ReturnType<typeof withPasted>) =>
	pasted?.content.lines.map(({ quantity, unitPrice }) => [quantity, Number(unitPrice)]);

describe("a block from a spreadsheet", () => {
	it("fills quantities and prices downwards from the field it is pasted in", () => {
		const pasted = withPasted(quote, "1,250\t42.50\r\n80\t\r\n", { key: "b", column: "quantity" });
		expect(figures(pasted)).toEqual([
			[10, 50_000],
			[1250, 4250],
			[80, 50_000],
		]);
		expect(pasted).toMatchObject({ taken: 3, notTaken: [], rowsLeft: 0, columnsLeft: 0 });
	});

	it("names a cell that is no figure, and takes all others", () => {
		const pasted = withPasted(quote, "ten\t40\n20\tforty\n30\t60", { key: "a", column: "quantity" });
		expect(figures(pasted)).toEqual([
			[10, 4000],
			[20, 50_000],
			[30, 6000],
		]);
		expect(pasted?.notTaken).toEqual([
			{ name: "Line a", column: "quantity", text: "ten", why: "unreadable" },
			{ name: "Line b", column: "unitPrice", text: "forty", why: "unreadable" },
		]);
	});

	it("says what has no place: rows below the last line, columns beside the price", () => {
		const pasted = withPasted(quote, "40\tx\n50\ty\n60\tz", { key: "b", column: "unitPrice" });
		expect(figures(pasted)?.slice(1)).toEqual([
			[10, 4000],
			[10, 5000],
		]);
		expect(pasted).toMatchObject({ taken: 2, rowsLeft: 1, columnsLeft: 1 });
	});

	it("leaves a line alone that is not offered, and says so", () => {
		const lines = quote.lines.map((line) => (line.key === "a" ? { ...line, kind: "unavailable" as const } : line));
		const pasted = withPasted({ ...quote, lines }, "1\n2", { key: "a", column: "quantity" });
		expect(figures(pasted)?.map(([quantity]) => quantity)).toEqual([10, 2, 10]);
		expect(pasted?.notTaken).toMatchObject([{ name: "Line a", why: "unavailable" }]);
	});

	it("is none when it is one cell", () => {
		for (const text of ["42", "42\n", "42\r\n", ""])
			expect(withPasted(quote, text, { key: "a", column: "unitPrice" })).toBeUndefined();
	});
});
