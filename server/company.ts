import { type Company, company, hoursFields, placeholderFields } from "../content/company.ts";
import { SettingError } from "./env.ts";

/**
 * The company's facts, the owner's own in place of the built-in ones.
 * @param overrides COMPANY_<field> settings, by field name
 * @throws SettingError for a field that does not exist, or is made from others
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
		Object.assign(facts, { [field]: typeof current === "number" ? Number(value) : value });
	}
	return { company: facts, placeholders: placeholderFields.filter((field) => facts[field] === company[field]) };
}

function isField(field: string): field is keyof Company {
	return Object.hasOwn(company, field);
}
