import { describe, expect, test } from "vitest";
import { company, placeholderFields } from "../../content/company.ts";
import { companyFacts } from "./company.ts";
import { SettingError } from "./env.ts";

describe("the company's facts", () => {
	test("are the built-in ones as long as the owner says nothing; every placeholder is named", () => {
		expect(companyFacts({})).toEqual({ company, placeholders: [...placeholderFields] });
	});

	test("the owner's own facts replace them and are no placeholders any more", () => {
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

	test.each([
		["gstin", "33AAACT2727Q1Z5", "The last character does not fit the others"],
		["gstin", "33AAACT2727", "A GSTIN has 15 characters; this has 11."],
		["iec", "05169O8275", "An IEC is the firm's PAN"],
	])("%s=%s is refused as in the owner's form", (field, value, sentence) => {
		const overrides = { [field]: value };
		expect(() => companyFacts(overrides)).toThrow(SettingError);
		expect(() => companyFacts(overrides)).toThrow(`COMPANY_${field} is not right. ${sentence}`);
	});

	test("a GSTIN and an IEC are kept in capitals, as the owner's form keeps them", () => {
		const { company: facts } = companyFacts({ gstin: " 27aapfu0939f1zv ", iec: "aapfu0939f" });
		expect(facts).toMatchObject({ gstin: "27AAPFU0939F1ZV", iec: "AAPFU0939F" });
	});
});
