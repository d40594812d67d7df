import { type Company, given } from "../../content/company.ts";

/**
 * Who an email to a buyer is from and how they are reached, in two lines. A number that the owner has not given is left
 * out, as everywhere: nobody is to dial a placeholder.
 */
export function senderLines(company: Company): string {
	const reached = [given(company, "phone"), company.salesEmail].filter(Boolean).join(", ");
	return `${company.brandName}, ${company.city}\n${reached}`;
}
