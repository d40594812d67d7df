import { expect, test } from "vitest";
import { company, documentFields } from "../../../content/company.ts";
import { shownCompany } from "./company-links.ts";

test("public pages are sent nothing of the company that only documents show", () => {
	const shown = shownCompany({ ...company, bankDetails: "Example Bank, account 000000", gstin: "33AAAAA0000A1Z5" });
	for (const field of documentFields) expect(shown).not.toHaveProperty(field);
	expect(shown).toMatchObject({ brandName: company.brandName, phone: company.phone });
});
