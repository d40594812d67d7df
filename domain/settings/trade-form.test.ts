import { expect, test } from "vitest";
import { deskDefaults } from "../../content/desk-defaults.ts";
import { taxFor } from "./desk-settings.ts";
import { readTrade } from "./trade-form.ts";

function form(fields: readonly (readonly [string, string])[]): FormData {
	const made = new FormData();
	for (const [name, value] of fields) made.append(name, value);
	return made;
}
const rate = (heading: string, percent: string, day = "2026-09-22") =>
	[
		["heading", heading],
		["percent", percent],
		["day", day],
	] as const;
const payment = (share: string, trigger: string, days = "") =>
	[
		["share", share],
		["trigger", trigger],
		["days", days],
	] as const;

test("export, state, rates and payments are read; empty rows count for nothing", () => {
	const read = readTrade(
		form([
			["exportUnder", "lut"],
			["exportNumber", " AD330326000000A "],
			["state", "33"],
			...rate("6109.10", "5 %"),
			...rate("5007", "0,25"),
			...rate("", "", ""),
			...payment("30", "proforma", "7"),
			...payment("70", "against-documents"),
			...payment("", "proforma"),
		]),
		deskDefaults,
	);
	expect(read.ok && read.settings.trade).toEqual({
		exportUnder: "lut",
		exportNumber: "AD330326000000A",
		state: "33",
		gstRates: [
			{ heading: "6109.10", percent: 500, day: "2026-09-22" },
			{ heading: "5007", percent: 25, day: "2026-09-22" },
		],
		schedule: [
			{ percent: 3_000, trigger: "proforma", days: 7 },
			{ percent: 7_000, trigger: "against-documents", days: null },
		],
	});
	if (!read.ok) return;
	expect(taxFor(read.settings, "DE")).toEqual({ kind: "export", under: "lut", number: "AD330326000000A" });
	expect(taxFor(read.settings, "IN")).toMatchObject({ kind: "gst", from: "33", to: "", rates: [{}, {}] });
	expect(taxFor(deskDefaults, "DE")).toEqual({ kind: "none" });
});

test("each field that is not right is named by its row", () => {
	const wrong = (fields: readonly (readonly [string, string])[]) => {
		const read = readTrade(form(fields), deskDefaults);
		return read.ok
			? {}
			: Object.fromEntries(Object.entries(read.problems).map(([name, problem]) => [name, code(problem)]));
	};
	expect(wrong([["exportUnder", "lut"]])).toEqual({ exportNumber: "export-number-missing" });
	expect(wrong([...rate("6109", "5"), ...rate("cotton", "101", "yesterday")])).toEqual({
		"heading-1": "heading-not-right",
		"percent-1": "percent-not-right",
		"day-1": "day-not-right",
	});
	expect(wrong([...rate("6109", "5"), ...rate("6109", "12")])).toEqual({ "heading-1": "heading-twice" });
	expect(wrong([...payment("33.33", "proforma"), ...payment("66.66", "proforma")])).toEqual({
		"share-0": "payments-per-cents",
	});
	expect(wrong([...payment("100", "after-delivery", "1000")])).toEqual({ "days-0": "days-or-none" });
});

function code(problem: unknown): unknown {
	return typeof problem === "object" && problem !== null && "code" in problem ? problem.code : problem;
}

test("rates of indicative prices are read with their day, and each that is not right is named", () => {
	const read = readTrade(
		form([
			["ratesDay", "2026-11-21"],
			["rupees-USD", "84,3525"],
			["rupees-EUR", ""],
			["rupees-AED", "22.97"],
		]),
		deskDefaults,
	);
	expect(read.ok && read.settings.indicative).toEqual({
		day: "2026-11-21",
		rates: [
			{ currency: "USD", perUnit: 843_525 },
			{ currency: "AED", perUnit: 229_700 },
		],
	});
	const none = readTrade(form([["ratesDay", "2026-11-21"]]), deskDefaults);
	expect(none.ok && none.settings.indicative).toEqual({ day: "", rates: [] });
	const wrong = readTrade(
		form([
			["rupees-USD", "0.0119"],
			["rupees-GBP", "a lot"],
			["rupees-AED", "22.97"],
		]),
		deskDefaults,
	);
	expect(wrong.ok ? {} : wrong.problems).toEqual({
		"rupees-USD": { code: "rate-turned-round", currency: "USD" },
		"rupees-GBP": { code: "rate-not-right", currency: "GBP" },
		ratesDay: { code: "rate-day-missing" },
	});
});
