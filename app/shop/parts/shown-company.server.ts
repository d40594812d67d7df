import { type Company, given } from "../../../content/company.ts";
import { keepStateTogether } from "../../../content/site-text.ts";
import { keepTogether } from "../../../domain/shared/keep-together.ts";

/**
 * What every page shows of the company; the shell's loader gives it. Each field is named: whatever else there is would be in
 * every document for anybody to read, the bank details among it. A telephone or chat number that nobody has given is empty.
 */
export function shownCompany(company: Company) {
	const { brandName, wordmark, tagline, founded, hoursSunday } = company;
	const { salesEmail, infoEmail, whatsappMessage } = company;
	const { instagramUrl, facebookUrl, linkedinUrl } = company;
	return {
		...{ brandName, wordmark, tagline, founded, address: keepStateTogether(company.address) },
		...{ hoursWeekdays: keepTogether(company.hoursWeekdays), hoursSunday },
		...{ salesEmail, infoEmail, whatsappMessage },
		...{ phone: given(company, "phone"), whatsappNumber: given(company, "whatsappNumber") },
		...{ instagramUrl, facebookUrl, linkedinUrl },
	};
}

export type ShownCompany = ReturnType<typeof shownCompany>;
