import { given } from "../../content/company.ts";
import { pictureOf } from "../../content/picture-source.ts";
import { indiaDay, startOfIndiaDay } from "../../domain/shared/india-day.ts";
import { keepTogether } from "../../domain/shared/keep-together.ts";
import type { Services } from "../../server/main/context.ts";
import type { FrameFacts } from "./frame.tsx";

/** The frame of the buyer's page: the company, its hours, and the pictures at the head. */
export async function frameFacts({ company, deskSettings, now }: Services): Promise<FrameFacts> {
	const { settings } = await deskSettings.read();
	const midnight = startOfIndiaDay(indiaDay(now())) ?? 0;
	const { brandName, wordmark, tagline, city, founded, salesEmail, hoursWeekdays, hoursSunday } = company;
	return {
		company: {
			brandName,
			wordmark,
			tagline,
			city,
			founded,
			phone: given(company, "phone"),
			salesEmail,
			hoursWeekdays: keepTogether(hoursWeekdays),
			hoursSunday,
		},
		opens: midnight + settings.hours.opens * 60_000,
		closes: midnight + settings.hours.closes * 60_000,
		picture: pictureOf("site/hero"),
		pictures: {
			offered: pictureOf("site/hero"),
			question: pictureOf("site/about-teaser"),
			working: pictureOf("site/making"),
			declined: pictureOf("categories/dhotis"),
			over: pictureOf("site/about"),
		},
	};
}
