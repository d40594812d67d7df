import { type Company, company, hoursFields, placeholderFields } from "../../content/company.ts";
import { gstinProblem, iecProblem, type TaxNumberProblem } from "../../domain/settings/tax-numbers.ts";
import { say } from "../../messages/say.ts";
import { taxNumberProblems } from "../../messages/staff/tax-numbers.ts";
import { SettingError } from "./env.ts";

/** Facts whose form is checked here as in the owner's form, by field name. */
const NUMBERS: Readonly<Record<string, (text: string) => TaxNumberProblem | undefined>> = {
	gstin: gstinProblem,
	iec: iecProblem,
};

/**
 * The company's facts, the owner's own in place of the built-in ones.
 * @param overrides COMPANY_<field> settings, by field name
 * @throws SettingError for a field that does not exist or is made from others, and for a GSTIN or IEC that is none
 */
export function companyFacts(overrides: Readonly<Record<string, string>>): {
	company: Company;
	placeholders: string[];
} {
	const facts = { ...company };
	for (const [field, value] of Object.entries(overrides)) {
		if (!isField(field))
			throw new SettingError(
				`COMPANY_${field} names no fact; there are ${Object.keys(company)
					.filter((name) => !hoursFields.some((one) => one === name))
					.join(", ")}.`,
			);
		if (hoursFields.includes(field))
			throw new SettingError(`COMPANY_${field} is made from the working hours, which the owner sets in the desk.`);
		const current = company[field];
		if (typeof current === "number" && !/^\d+$/.test(value))
			throw new SettingError(`COMPANY_${field} must be a whole number.`);
		Object.assign(facts, { [field]: typeof current === "number" ? Number(value) : textOf(field, value) });
	}
	return { company: facts, placeholders: placeholderFields.filter((field) => facts[field] === company[field]) };
}

/** The text as it is printed: the numbers of the tax and trade offices in capitals, and only well-formed ones. */
function textOf(field: string, value: string): string {
	const problemOf = NUMBERS[field];
	if (!problemOf) return value;
	const text = value.trim().toUpperCase();
	const problem = problemOf(text);
	if (problem) throw new SettingError(`COMPANY_${field} is not right. ${say(taxNumberProblems, problem)}`);
	return text;
}

function isField(field: string): field is keyof Company {
	return Object.hasOwn(company, field);
}
