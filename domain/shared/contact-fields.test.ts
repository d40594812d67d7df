import { describe, expect, test } from "vitest";
import type * as z from "zod/mini";
import { problemText } from "../../app/desk/parts/problem-words.ts";
import { company, country, email, line, paragraph } from "./contact-fields.ts";
import { readProblem } from "./problem.ts";

const tooShort = { code: "message-too-short", minimum: 10 } as const;
const short = "Message must be at least 10 characters";
const cannotBeShown = "Please remove the characters that cannot be shown.";

/** The sentences a field gives for a text; none when it is taken. */
function sentences(field: z.ZodMiniType, text: unknown): string[] {
	return field.safeParse(text).error?.issues.map(({ message }) => problemText(readProblem(message))) ?? [];
}

describe("a line", () => {
	const name = line(2, tooShort);

	test.each([
		["", [short]],
		["A", [short]],
		[" A ", [short]],
		["\tA\n", [short]],
		["Al", []],
		["x".repeat(200), []],
		["x".repeat(201), ["Please keep this under 200 characters."]],
		["Zoë 織り தறி", []],
		["Anna\nBcc: x@y.example", [cannotBeShown]],
		["Anna\rBcc", [cannotBeShown]],
		["Anna\u0000", [cannotBeShown]],
		["Anna\u0085Bcc", [cannotBeShown]],
		["Anna\u2028Bcc", [cannotBeShown]],
		["Anna\u2029Bcc", [cannotBeShown]],
		["Anna\u001b[31m", [cannotBeShown]],
		["Anna\u007f", [cannotBeShown]],
	])("of %j gives %j", (text, expected) => {
		expect(sentences(name, text)).toEqual(expected);
	});

	test("keeps its own direction: marks that turn it are left out, and letters of every script stay", () => {
		const turning = "Anna \u202Eelpmaxe\u202C \u2067x\u2069\u200F";
		expect(line(2).parse(turning)).toBe("Anna elpmaxe x");
		expect(line(2).parse("\u05D0\u05E0\u05D4 \u0622\u0646\u0627")).toBe("\u05D0\u05E0\u05D4 \u0622\u0646\u0627");
		expect(sentences(line(2, tooShort), "\u202E\u202D\u2066")).toEqual([short]);
	});

	test("is trimmed", () => {
		expect(name.parse("  Example Buyer ")).toBe("Example Buyer");
	});

	test.each([[undefined], [null], [1], [["Al", "Bo"]], [{ length: 5 }]])(
		"is not %j, in words for a person",
		(value) => {
			expect(sentences(name, value)).toEqual([short]);
		},
	);
});

describe("a paragraph", () => {
	const message = paragraph(10, tooShort, 5000);

	test.each([
		["x".repeat(9), [short]],
		[`   ${"x".repeat(9)}   `, [short]],
		["x".repeat(10), []],
		["x".repeat(5000), []],
		["x".repeat(5001), ["Please keep this under 5,000 characters."]],
		["two lines\n\tand a tab", []],
		["a form feed\f in it", [cannotBeShown]],
		["a lone return\r in it", [cannotBeShown]],
		["a null \u0000 in it", [cannotBeShown]],
		["a separator \u2028 in it", [cannotBeShown]],
	])("of %j gives %j", (text, expected) => {
		expect(sentences(message, text)).toEqual(expected);
	});
});

describe("an email address", () => {
	const wrong = ["Please enter a valid email address"];
	const long = (length: number) =>
		`a@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.`.padEnd(length - 8, "e").concat(".example");

	test.each([
		["buyer@example.com", []],
		["  buyer@example.com ", []],
		["first.last+orders@sub.example.co.uk", []],
		[long(240), []],
		["", wrong],
		["buyer", wrong],
		["buyer@", wrong],
		["@example.com", wrong],
		["buyer@example", wrong],
		["buyer@@example.com", wrong],
		["a b@example.com", wrong],
		["buyer@example.com,other@example.com", wrong],
		["buyer@example.com\nBcc: other@example.com", wrong],
		["Buyer <buyer@example.com>", wrong],
		["buyer@example.com\u0000", wrong],
		[undefined, wrong],
		[7, wrong],
	])("%j gives %j", (text, expected) => {
		expect(sentences(email, text)).toEqual(expected);
	});

	test("has at most 254 characters, as the mail protocol allows", () => {
		expect(sentences(email, `${"a".repeat(250)}@example.com`)).toContain(wrong[0]);
		expect(new Set(sentences(email, long(255)))).toEqual(new Set(wrong));
	});
});

describe("company and country", () => {
	test("a company left out or empty is null", () => {
		expect([company.parse(undefined), company.parse(""), company.parse("   ")]).toEqual([null, null, null]);
		expect(company.parse(" Example Trading ")).toBe("Example Trading");
		expect(sentences(company, "Example\nTrading")).toEqual([cannotBeShown]);
	});

	test("a country is one of the choices, by its code", () => {
		expect(country.parse("JP")).toBe("JP");
		for (const wrong of ["", "Japan", "japan", "Atlantis", undefined, 3]) {
			expect(sentences(country, wrong)).toEqual(["Please select your country"]);
		}
	});
});
