import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { detailText } from "../../messages/order-details.ts";
import { wordsOf } from "../../tests/support/words.ts";
import { parseForm } from "../shared/form.ts";
import { detailSchema } from "./order-detail-schema.ts";
import type { DetailField } from "./order-details.ts";
import { detailsIn, readDetails, storeDetails } from "./stored-details.ts";

const line: DetailField = { name: "mark", kind: "text", limit: 8, personal: true };
const lines: DetailField = { ...line, lines: true };
const term: DetailField = { name: "term", kind: "choice", codes: ["EXW", "FOB"], personal: false };
const day: DetailField = { name: "day", kind: "day", personal: false };

/** The sentence under a field that holds this; undefined where it is right. */
function problemWith(field: DetailField, text?: string): string | undefined {
	const parsed = parseForm(z.object({ field: detailSchema(field) }), text === undefined ? {} : { field: text });
	return parsed.ok ? undefined : wordsOf(parsed.problems.field);
}

describe("a further fact of an order", () => {
	test.each([line, lines, term, day])("may be left empty, or out: $name", (field) => {
		expect(problemWith(field, "")).toBeUndefined();
		expect(problemWith(field)).toBeUndefined();
	});

	test.each([
		[line, "12345678", undefined],
		[line, "123456789", "Please keep this under 8 characters"],
		[line, "1\n2", "Please remove the characters that cannot be shown"],
		[lines, "1\n2", undefined],
		[lines, "123456789", "Please keep this under 8 characters"],
		[term, "FOB", undefined],
		[term, "fob", "Please check this field"],
		[day, "2026-12-04", undefined],
		[day, "2026-02-30", "Please enter a day of the calendar"],
		[day, "soon", "Please enter a day of the calendar"],
	])("%o with %j: %s", (field, text, sentence) => {
		expect(problemWith(field, text)).toBe(sentence);
	});

	test("is shown in words: a choice by its own, a day as a day; a code that is no choice any more is shown as it is", () => {
		const words = { label: "", choices: { "": "Advise us", FOB: "Free on board" } };
		expect(detailText(term, "FOB", words)).toBe("Free on board");
		expect(detailText(term, "CIF", words)).toBe("CIF");
		expect(detailText(day, "2026-12-04", words)).toBe("4 Dec 2026");
		expect(detailText(line, "PO-1", words)).toBe("PO-1");
	});
});

describe("what is stored", () => {
	test("is what was said and nothing else, with its version, and is read back", () => {
		const said = detailsIn({ buyerReference: "PO-4711", fullName: "Example Buyer", constructor: "x" });
		expect(said).toEqual({ buyerReference: "PO-4711" });
		expect(storeDetails(said)).toBe('{"v":1,"buyerReference":"PO-4711"}');
		expect(readDetails(storeDetails(said))).toEqual(said);
		expect(detailsIn({ buyerReference: "" })).toEqual({});
	});

	test("of requests from before, and of erased ones, says nothing", () => {
		for (const stored of ["{}", '{"v":1}', '{"v":1,"buyerReference":""}', '{"v":1,"buyerReference":7}'])
			expect(readDetails(stored)).toEqual({});
	});

	test("is not guessed at when a later version has written it", () => {
		expect(() => readDetails('{"v":9}')).toThrow("version 9");
	});
});
