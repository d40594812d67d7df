import type { BuyerField } from "../../../domain/cases/buyer-correction.ts";

/** What is known of a buyer, as the desk calls it. */
export const BUYER_FIELDS: Readonly<Record<BuyerField, string>> = {
	name: "Person",
	company: "Company",
	email: "Email",
	phone: "Telephone",
	address: "Address",
	country: "Country",
};
