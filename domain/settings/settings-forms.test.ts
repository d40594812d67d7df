import { expect, test } from "vitest";
import { company } from "../../content/company.ts";
import { deskDefaults } from "../../content/desk-defaults.ts";
import { saying, wordsOf } from "../../tests/support/words.ts";
import { parseForm } from "../shared/form.ts";
import {
	clockText,
	companyFormSchema,
	readHours,
	readQuoteDefaults,
	readTemplates,
	stepText,
} from "./settings-forms.ts";

function form(...fields: [string, string][]): FormData {
	const data = new FormData();
	for (const [name, value] of fields) data.append(name, value);
	return data;
}

test("hours, open days and holidays", () => {
	const given = form(
		["day", "1"],
		["day", "0"],
		["opens", "8:30"],
		["closes", "17:00"],
		["chatOpens", "10:00"],
		["chatCloses", "16:30"],
		["holidays", "2027-01-15\r\n2026-12-25"],
	);
	expect(readHours(given, deskDefaults)).toMatchObject({
		ok: true,
		settings: {
			hours: {
				days: [1, 0],
				opens: 510,
				closes: 1020,
				chatOpens: 600,
				chatCloses: 990,
				holidays: ["2026-12-25", "2027-01-15"],
			},
		},
	});
	expect([clockText(510), clockText(1440)]).toEqual(["08:30", "24:00"]);
});

test.each([
	[["opens", "18:00"], ["closes", "9:00"], "closes"],
	[["opens", "9"], ["closes", "18:00"], "opens"],
	[["opens", "9:00"], ["holidays", "15.1.2027"], "holidays"],
] as const)("what makes no hours is said: %j %j", (one, two, field) => {
	const result = readHours(form(["closes", "18:00"], [...one], [...two]), deskDefaults);
	expect(wordsOf(result.ok ? undefined : result.problems[field])).toMatch(/\.$/);
});

test("offers start with what the owner set, within bounds", () => {
	const base: [string, string][] = [
		["incoterm", "FOB"],
		["namedPlace", "Chennai"],
		["portOfLoading", "Chennai"],
		["leadTimeStarts", "samples"],
		["documents", "Packing list"],
		["leadTimeDays", ""],
	];
	expect(readQuoteDefaults(form(...base, ["validityDays", "21"]), deskDefaults)).toMatchObject({
		ok: true,
		settings: { offer: { validityDays: 21, incoterm: "FOB", leadTimeDays: null } },
	});
	for (const [days, kept] of [
		["7", 7],
		["", 0],
	] as const)
		expect(
			readQuoteDefaults(form(...base, ["validityDays", "21"], ["reminderDays", days]), deskDefaults),
		).toMatchObject({
			settings: { offer: { reminderDays: kept } },
		});
	expect(readQuoteDefaults(form(...base, ["validityDays", "21"], ["reminderDays", "61"]), deskDefaults)).toMatchObject({
		problems: { reminderDays: saying("Please enter a whole number of days, from 1 to 60, or leave it empty.") },
	});
	for (const days of ["0", "366", "x"])
		expect(readQuoteDefaults(form(...base, ["validityDays", days]), deskDefaults)).toMatchObject({
			ok: false,
			problems: { validityDays: saying(/./) },
		});
});

test("templates: an emptied one goes, a nameless one is refused", () => {
	const given = form(
		["name", "A"],
		["text", "One"],
		["name", "B"],
		["text", " "],
		["name", "C"],
		["text", "Two\r\nlines"],
	);
	expect(readTemplates(given, "terms", deskDefaults)).toMatchObject({
		ok: true,
		settings: {
			terms: [
				{ name: "A", text: "One" },
				{ name: "C", text: "Two\nlines" },
			],
		},
	});
	expect(readTemplates(form(["name", ""], ["text", "One"]), "terms", deskDefaults)).toMatchObject({ ok: false });
});

test("the built-in facts pass the form, and a script for an address does not", () => {
	const facts = Object.fromEntries(Object.entries(company).map(([field, value]) => [field, String(value)]));
	const given = { legalName: "", gstin: "", iec: "", bankDetails: "", lawAndCourts: "", ...facts };
	expect(parseForm(companyFormSchema, given)).toMatchObject({ ok: true });
	expect(parseForm(companyFormSchema, { ...given, instagramUrl: "javascript:alert(1)" })).toMatchObject({
		ok: false,
		problems: { instagramUrl: saying(/https:\/\//) },
	});
});

test("each value an offer cannot start with is said in its own words, and only those", () => {
	const result = readQuoteDefaults(
		form(
			["incoterm", "FOB"],
			["leadTimeStarts", "advance"],
			["validityDays", "1.5"],
			["leadTimeDays", "soon"],
			["namedPlace", "x".repeat(101)],
		),
		deskDefaults,
	);
	expect(result).toEqual({
		ok: false,
		problems: {
			validityDays: saying("Please enter a whole number of days, from 1 to 365."),
			leadTimeDays: saying("Please enter a whole number of days, from 1 to 1000, or leave it empty."),
			namedPlace: saying("Please use at most 100 characters."),
		},
	});
});

test("an error in templates names the row that was posted, emptied rows counted", () => {
	const given = form(["name", "Old"], ["text", ""], ["name", ""], ["text", "No name yet."]);
	expect(readTemplates(given, "replies", deskDefaults)).toEqual({
		ok: false,
		problems: { "name-1": saying("Please give it a name.") },
	});
});

test("tax numbers are read in capitals, and a wrong one is said at its field", () => {
	const facts = Object.fromEntries(Object.entries(company).map(([name, value]) => [name, String(value)]));
	const read = (gstin: string, iec: string) => parseForm(companyFormSchema, { ...facts, gstin, iec });
	expect(read(" 27aapfu0939f1zv ", "aapfu0939f")).toMatchObject({
		ok: true,
		value: { gstin: "27AAPFU0939F1ZV", iec: "AAPFU0939F" },
	});
	expect(read("", "")).toMatchObject({ ok: true });
	expect(read("anything", "anything")).toMatchObject({
		ok: false,
		problems: {
			gstin: saying("A GSTIN has 15 characters; this has 8."),
			iec: saying("An IEC has 10 characters; this has 8."),
		},
	});
});

test("the step of prices is an amount, none where its field is empty", () => {
	const form = (priceStep: string) => {
		const { validityDays, incoterm, namedPlace, portOfLoading, leadTimeStarts, documents } = deskDefaults.offer;
		const fields = { validityDays, incoterm, namedPlace, portOfLoading, leadTimeStarts, documents, priceStep };
		const data = new FormData();
		for (const [name, value] of Object.entries(fields)) data.set(name, String(value));
		return readQuoteDefaults(data, deskDefaults);
	};
	for (const [typed, step] of [
		["", 0],
		["0.05", 5],
		["0,5", 50],
		["1", 100],
		["100", 10_000],
	] as const)
		expect(form(typed)).toMatchObject({ ok: true, settings: { offer: { priceStep: step } } });
	for (const typed of ["101", "0.005", "-1", "a little"])
		expect(form(typed)).toMatchObject({ ok: false, problems: { priceStep: { code: "step-not-right" } } });
	expect([0, 5, 100].map(stepText)).toEqual(["", "0.05", "1.00"]);
});
