import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { orderWishes as wishes } from "../../messages/en/order-details.ts";
import { detailText, wishesText } from "../../messages/order-details.ts";
import { wordsOf } from "../../tests/support/words.ts";
import { INCOTERMS } from "../quotes/delivery.ts";
import { CURRENCIES } from "../shared/currency.ts";
import { parseForm } from "../shared/form.ts";
import { addDays } from "../shared/india-day.ts";
import { detailSchema } from "./order-detail-schema.ts";
import { askedAgain, type DetailField, impersonalOf, orderDetails } from "./order-details.ts";
import { detailsIn, readDetails, storeDetails } from "./stored-details.ts";

const line: DetailField = { name: "mark", kind: "text", limit: 8, personal: true, again: false };
const lines: DetailField = { ...line, lines: true };
const term: DetailField = { name: "term", kind: "choice", codes: ["EXW", "FOB"], personal: false, again: true };
const day: DetailField = { name: "day", kind: "day", personal: false, again: false };

const NOW = Date.parse("2026-11-20T09:00:00Z");

/** The sentence under a field that holds this; undefined where it is right. */
function problemWith(field: DetailField, text?: string, now = NOW): string | undefined {
	const parsed = parseForm(z.object({ field: detailSchema(field, now) }), text === undefined ? {} : { field: text });
	return parsed.ok ? undefined : wordsOf(parsed.problems.field);
}

describe("a further fact of an order", () => {
	test.each([line, lines, term, day])("may be left empty, or out: $name", (field) => {
		expect(problemWith(field, "")).toBeUndefined();
		expect(problemWith(field)).toBeUndefined();
	});

	test.each([
		[line, "12345678", undefined],
		[line, "123456789", "Please keep this under 8 characters."],
		[line, "1\n2", "Please remove the characters that cannot be shown."],
		[lines, "1\n2", undefined],
		[lines, "123456789", "Please keep this under 8 characters."],
		[term, "FOB", undefined],
		[term, "fob", "Please check this field."],
		[day, "2026-12-04", undefined],
		[day, "2026-02-30", "Please enter a valid date."],
		[day, "soon", "Please enter a valid date."],
		[day, "+020261-12-04", "Please enter a valid date."],
		[day, "2026-11-19", undefined],
		[day, "2026-11-18", "Please choose today or a later day."],
		[day, "0026-12-04", "Please choose today or a later day."],
	])("%o with %j: %s", (field, text, sentence) => {
		expect(problemWith(field, text)).toBe(sentence);
	});

	test("a day is taken as long as it is today anywhere, and never once it is over everywhere", () => {
		const noons = fc.date({ min: new Date("2026-01-01"), max: new Date("2040-01-01"), noInvalidDate: true });
		const zones = fc.constantFrom("Etc/GMT+12", "America/New_York", "UTC", "Asia/Kolkata", "Etc/GMT-14");
		fc.assert(
			fc.property(noons, zones, fc.integer({ min: -400, max: 4000 }), (at, timeZone, days) => {
				const today = new Intl.DateTimeFormat("sv", { timeZone }).format(at);
				const text = addDays(today, days);
				if (days >= 0) expect(problemWith(day, text, at.getTime())).toBeUndefined();
				if (days < -2) expect(problemWith(day, text, at.getTime())).toBe("Please choose today or a later day.");
			}),
		);
	});

	test("the currencies and terms to choose are those that an offer can have", () => {
		const codes = (name: string) =>
			orderDetails.flatMap((one) => (one.name === name && one.kind === "choice" ? one.codes : []));
		expect(codes("currency")).toEqual(CURRENCIES);
		expect(INCOTERMS).toEqual(expect.arrayContaining(codes("deliveryTerm").filter((code) => code !== "advise")));
	});

	test("is shown in words: a choice by its own, a day as a day; a code that is no choice any more is shown as it is", () => {
		const words = { label: "", choices: { "": "Advise us", FOB: "Free on board" } };
		expect(detailText(term, "FOB", words)).toBe("Free on board");
		expect(detailText(term, "CIF", words)).toBe("CIF");
		expect(detailText(day, "2026-12-04", words)).toBe("4 Dec 2026");
		expect(detailText(line, "PO-1", words)).toBe("PO-1");
	});
});

describe("the wishes of an order in one line", () => {
	test.each([
		[{}, ""],
		[{ buyerReference: "PO-4711" }, ""],
		[{ deliveryTerm: "FOB" }, "FOB"],
		[{ deliveryTerm: "advise", deliveryPlace: "Hamburg" }, "advice on delivery, to Hamburg"],
		[
			{ neededBy: "2026-12-04", deliveryTerm: "CIF", deliveryPlace: "Hamburg", currency: "EUR" },
			"CIF, to Hamburg, in EUR, by 4 Dec 2026",
		],
	])("%j: %s", (said, text) => {
		expect(wishesText(said, wishes)).toBe(text);
	});
});

describe("what is stored", () => {
	test("is what was said and nothing else, with its version, and is read back", () => {
		const all = {
			...{ neededBy: "2026-12-04", deliveryTerm: "CIF", deliveryPlace: "Hamburg", currency: "EUR" },
			buyerReference: "PO-4711",
		};
		expect(readDetails(storeDetails(detailsIn({ ...all, fullName: "Example Buyer" })))).toEqual(all);
		const said = detailsIn({ buyerReference: "PO-4711", fullName: "Example Buyer", constructor: "x" });
		expect(said).toEqual({ buyerReference: "PO-4711" });
		expect(storeDetails(said)).toBe('{"v":1,"buyerReference":"PO-4711"}');
		expect(readDetails(storeDetails(said))).toEqual(said);
		expect(detailsIn({ buyerReference: "" })).toEqual({});
	});

	test("is parted into what says nothing of a person, and what the next order would ask for again", () => {
		const said = {
			...{ neededBy: "2026-12-04", deliveryTerm: "CIF", deliveryPlace: "Hamburg", currency: "EUR" },
			buyerReference: "PO-4711",
		};
		expect(impersonalOf(said)).toEqual({ neededBy: "2026-12-04", deliveryTerm: "CIF", currency: "EUR" });
		expect(askedAgain(said)).toEqual({ deliveryTerm: "CIF", deliveryPlace: "Hamburg", currency: "EUR" });
		expect(askedAgain({})).toEqual({});
	});

	test("of requests from before, and of erased ones, says nothing", () => {
		for (const stored of ["{}", '{"v":1}', '{"v":1,"buyerReference":""}', '{"v":1,"buyerReference":7}'])
			expect(readDetails(stored)).toEqual({});
	});

	test("is not guessed at when a later version has written it", () => {
		expect(() => readDetails('{"v":9}')).toThrow("version 9");
	});
});
