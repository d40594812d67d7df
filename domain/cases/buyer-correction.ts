import type * as z from "zod/mini";
import { orderFields } from "../orders/order-form.ts";
import { countryOrNone } from "../shared/contact-fields.ts";

/** What the company may correct of a buyer, by the same rules as the order form. */
const { fullName, email, phone, company, address } = orderFields;

export const buyerFields = { name: fullName, email, phone, company, address, country: countryOrNone };

/** A buyer as documents and mails name them; the country as rows hold it. */
export type BuyerData = Omit<z.infer<z.ZodMiniObject<typeof buyerFields>>, "country"> & { country: string };
export type BuyerField = keyof BuyerData;

/** What was corrected, from what to what; both empty where there was or is nothing. */
export type BuyerChange = { field: BuyerField; from: string; to: string };

const FIELDS: readonly BuyerField[] = ["name", "company", "email", "phone", "address", "country"];

/** What differs; none where nothing was corrected. Line breaks count as they are kept. */
export function buyerChanges(before: BuyerData, after: BuyerData): BuyerChange[] {
	return FIELDS.map((field) => ({ field, from: before[field] ?? "", to: after[field] ?? "" })).filter(
		({ from, to }) => from !== to,
	);
}
