import { describe, expect, test } from "vitest";
import { fieldWordsOf, saying } from "../../tests/support/words.ts";
import { parseForm } from "../shared/form.ts";
import { MAX_MESSAGE, quantityField } from "./buyer-action.ts";
import { acceptSchema, declineSchema, parseChange, readWanted, replySchema } from "./buyer-actions.ts";

const entryId = "3f0c9b5e-7f0d-4f4e-9f43-1d2f9a3a5b11";

describe("accepting", () => {
	test("takes a full name and the tick, and reads the version", () => {
		const form = parseForm(acceptSchema, { entryId, version: "2", name: "  Example Buyer ", terms: "on" });
		expect(form).toEqual({ ok: true, value: { entryId, version: 2, name: "Example Buyer", terms: "on" } });
	});

	test.each([
		[{ name: "E", terms: "on" }, { name: "Please type your full name, at least 2 characters." }],
		[{ name: "x".repeat(101), terms: "on" }, { name: "Please keep this under 100 characters." }],
		[{ name: "Example\u0000Buyer", terms: "on" }, { name: "Please remove the characters that cannot be shown." }],
		[{ name: "Example Buyer" }, { terms: "Please tick that you have read the terms." }],
	])("%j gets a sentence that says what to change", (fields, errors) => {
		expect(fieldWordsOf(parseForm(acceptSchema, { version: "1", ...fields }))).toEqual(errors);
	});

	test("a version that is no number is one that does not exist", () => {
		for (const version of ["", "x", "-1", "1e3", "99999999"])
			expect(parseForm(acceptSchema, { version, name: "Example", terms: "on" })).toMatchObject({
				ok: true,
				value: { version: 0 },
			});
	});
});

test("an id that is no UUID is left out", () => {
	expect(parseForm(replySchema, { entryId: "../x", message: "Hello" })).toEqual({
		ok: true,
		value: { entryId: undefined, message: "Hello" },
	});
});

test("a message needs a word, and has its limit", () => {
	expect(parseForm(replySchema, { message: " \r\n " })).toEqual({
		ok: false,
		problems: { message: saying("Please write a message.") },
	});
	expect(parseForm(replySchema, { message: "x".repeat(MAX_MESSAGE + 1) })).toMatchObject({ ok: false });
	expect(parseForm(replySchema, { message: "x".repeat(MAX_MESSAGE) })).toMatchObject({ ok: true });
});

test("a reason may be left out", () => {
	expect(parseForm(declineSchema, { version: "1" })).toMatchObject({ ok: true, value: { reason: "" } });
});

test.each([
	["0", 0],
	[" 500 ", 500],
	["1,000", 1000],
	["1 000", 1000],
	["1.000", 1000],
	["1,000,000", 1_000_000],
	["1000001", undefined],
	["-1", undefined],
	["1.5", undefined],
	["1,00", undefined],
	["5e3", undefined],
	["", undefined],
	["=1+1", undefined],
])("a quantity typed as %j is %s", (text, quantity) => {
	expect(readWanted(text)).toBe(quantity);
});

describe("asking for a change", () => {
	const offered = [
		{ key: "l1", name: "Example Saree", quantity: 10 },
		{ key: "l2", name: "Example Shirt", quantity: 20 },
	];

	test("wants what differs from the offer and nothing else", () => {
		const fields = { entryId, version: "1", message: "", [quantityField("l1")]: "25", [quantityField("l2")]: "20" };
		expect(parseChange({ ...fields, [quantityField("nobody")]: "1" }, offered)).toEqual({
			ok: true,
			value: { entryId, version: 1, message: "", wanted: [{ key: "l1", name: "Example Saree", from: 10, to: 25 }] },
		});
	});

	test("needs another quantity or a message", () => {
		const nothing = { version: "1", message: " ", [quantityField("l1")]: "10" };
		expect(parseChange(nothing, offered)).toEqual({
			ok: false,
			problems: { message: saying("Please write what should change, or enter other quantities.") },
		});
		expect(parseChange({ ...nothing, message: "Other buttons" }, offered)).toMatchObject({
			ok: true,
			value: { message: "Other buttons", wanted: [] },
		});
	});

	test("names every field that cannot be read", () => {
		const fields = { version: "1", message: "x".repeat(3001), [quantityField("l1")]: "many" };
		expect(parseChange(fields, offered)).toEqual({
			ok: false,
			problems: {
				message: saying("Please keep this under 3,000 characters."),
				[quantityField("l1")]: saying("Please enter a whole number from 0 to 1,000,000."),
			},
		});
	});
});
