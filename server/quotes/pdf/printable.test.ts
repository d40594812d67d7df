import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { printable, printableWithin, STAND_IN } from "./printable.ts";

const latin = (codePoint: number) => (codePoint >= 0x20 && codePoint < 0x250) || codePoint === 0x25a1;
const shown = (text: string) => printable(text, latin);

/** Any code point, halves of pairs among them. */
const anything = fc.nat(0x10ffff).map((codePoint) => String.fromCodePoint(codePoint));

describe("a text as a document can show it", () => {
	test("what the fonts have stays as it was written", () => {
		expect(shown("Łukasz Ősz & Söhne, 12 €".replace("€", "EUR"))).toBe("Łukasz Ősz & Söhne, 12 EUR");
	});

	test("one stand-in for each character as a person counts them", () => {
		expect(shown("王伟")).toBe("□□");
		expect(shown("👩‍💻 & 👨‍👩‍👧")).toBe("□ & □");
		expect(shown("தறி")).toBe("□□");
	});

	test("letters and marks that belong together are composed", () => {
		expect(shown("Zo\u0308e")).toBe("Zöe");
	});

	test("a mark whose letter is missing does not move to the letter before", () => {
		const withAcute = (codePoint: number) => latin(codePoint) || codePoint === 0x301;
		expect(printable("Wש\u0301", withAcute)).toBe("W□");
		expect(printable("e\u20dd", withAcute)).toBe("e□");
	});

	test("signs that turn the reading order, joiners and controls are taken out", () => {
		expect(shown("10\u202e00\u202c \u2066x\u2069\u200b\u200f\u0007\u00ad\ufeff")).toBe("1000 x");
	});

	test("a lone half of a pair and a private character are seen to be missing", () => {
		expect(shown("a\ud83d b\ue000")).toBe("a□ b□");
	});

	test("every way to end a line is one line break, and rare spaces are spaces", () => {
		expect(shown("a\r\nb\rc\u2028d\te\u3000f")).toBe("a\nb\nc\nd e f");
	});

	test("formulas and markup are text like any other", () => {
		const hostile = `=HYPERLINK("http://example.com") <script>alert(1)</script> @SUM(1) -1+1 | {{x}}`;
		expect(shown(hostile)).toBe(hostile);
	});

	test("nothing is left that cannot be drawn, and nothing grows beyond its limit", () => {
		fc.assert(
			fc.property(fc.array(anything, { maxLength: 40 }), (characters) => {
				const text = characters.join("");
				const result = shown(text);
				expect([...result].every((character) => character === "\n" || latin(character.codePointAt(0) ?? 0))).toBe(true);
				expect(result.length).toBeLessThanOrEqual(text.length);
				expect(shown(result)).toBe(result);
			}),
		);
	});
});

test("every text within a value is made printable, and missing characters are reported", () => {
	const { value, lacking } = printableWithin({ a: ["王", { b: "x" }], n: 1, none: null }, latin);
	expect(value).toEqual({ a: [STAND_IN, { b: "x" }], n: 1, none: null });
	expect(lacking).toBe(true);
	expect(printableWithin({ a: `x ${STAND_IN}` }, latin).lacking).toBe(false);
});
