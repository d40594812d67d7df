import { expect, test } from "vitest";
import { company, documentFields } from "../../../content/company.ts";
import { shownCompany } from "./shown-company.server.ts";

test("public pages are sent nothing of the company that only documents show", () => {
	const shown = shownCompany({ ...company, bankDetails: "Example Bank, account 000000", gstin: "33AAAAA0000A1Z5" });
	for (const field of documentFields) expect(shown).not.toHaveProperty(field);
	expect(shown).toMatchObject({ brandName: company.brandName });
});

test("a telephone or chat number that nobody has given is not sent as one", () => {
	expect(shownCompany(company)).toMatchObject({ phone: "", whatsappNumber: "" });
	const own = { phone: "+91 421 000 0000", whatsappNumber: "914210000000" };
	expect(shownCompany({ ...company, ...own })).toMatchObject(own);
});
