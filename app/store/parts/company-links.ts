import { useRouteLoaderData } from "react-router";
import type { Company } from "../../../content/company.ts";

/** What every page shows of the company; the shell's loader gives it. */
export type ShownCompany = Pick<
	Company,
	| "brandName"
	| "wordmark"
	| "tagline"
	| "founded"
	| "salesEmail"
	| "infoEmail"
	| "phone"
	| "whatsappNumber"
	| "whatsappMessage"
	| "address"
	| "hoursWeekdays"
	| "hoursSunday"
	| "instagramUrl"
	| "facebookUrl"
	| "linkedinUrl"
>;

/** The company's facts inside the storefront's shell. */
export function useCompany(): ShownCompany {
	const data = useRouteLoaderData<{ company: ShownCompany }>("store/shell");
	if (!data) throw new Error("useCompany stands outside the storefront's shell.");
	return data.company;
}

/** A chat link that opens with the prefilled message (specification, section 7). */
export function whatsAppLink({ whatsappNumber, whatsappMessage }: ShownCompany): string {
	return `https://wa.me/${whatsappNumber}?text=${encodeURIComponent(whatsappMessage)}`;
}

export function telLink(phone: string): string {
	return `tel:${phone.replace(/[^\d+]/g, "")}`;
}
