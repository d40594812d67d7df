import { describe, expect, test } from "vitest";
import { company, placeholderFields } from "../content/company.ts";
import { companyFacts } from "./company.ts";
import { SettingError } from "./env.ts";

describe("the company's facts", () => {
	test("are the built-in ones as long as the owner says nothing; every placeholder is named", () => {
		expect(companyFacts({})).toEqual({ company, placeholders: [...placeholderFields] });
	});

	test("the owner's own stand in their place and are no placeholders any more", () => {
		const { company: facts, placeholders } = companyFacts({ phone: "+91 98765 43210", founded: "2017" });
		expect(facts).toEqual({ ...company, phone: "+91 98765 43210", founded: 2017 });
		expect(placeholders).toEqual(placeholderFields.filter((field) => field !== "phone"));
	});

	test("one call's facts do not reach the next", () => {
		companyFacts({ brandName: "Another" });
		expect(companyFacts({}).company.brandName).toBe(company.brandName);
	});

	test.each(["fax", "responseHours", "appVersion", "__proto__", "constructor", "BRANDNAME"])(
		"COMPANY_%s names no fact and is refused",
		(field) => {
			const overrides = Object.fromEntries([[field, "x"]]);
			expect(() => companyFacts(overrides)).toThrow(SettingError);
			expect(() => companyFacts(overrides)).toThrow(`COMPANY_${field} names no fact; there are brandName, `);
		},
	);

	test("hours are no setting of their own: they are made from the working hours", () => {
		expect(() => companyFacts({ hoursWeekdays: "always" })).toThrow("is made from the working hours");
	});

	test.each(["soon", "2018.5", "-1", "0x7e2"])("founded=%s is refused: it is a number", (value) => {
		expect(() => companyFacts({ founded: value })).toThrow("COMPANY_founded must be a whole number.");
	});
});
