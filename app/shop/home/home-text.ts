import { homeFigures } from "../../../content/company.ts";
import * as words from "../../../content/home.ts";

/**
 * The words of the sections that are only read. They come with the sections' own script, which a first visit never
 * fetches: sent by the loader they would stand in the document twice.
 */
export function homeText() {
	const { hero, whyChooseUs, aboutTeaser, testimonialsSection } = words;
	const { heading, lead, regions } = words.countriesServed;
	return {
		hero: { ...hero, years: homeFigures.years.value, countries: homeFigures.countries.value },
		whyChooseUs,
		aboutTeaser: {
			...aboutTeaser,
			countries: homeFigures.countries.value,
			clients: homeFigures.clients.value,
			since: homeFigures.since.value,
		},
		countriesServed: {
			heading,
			lead,
			regions: regions.map(({ name, delivery, countries }) => ({
				name,
				delivery,
				countries: countries.length > 1 ? countries.map((country) => country.name).join(", ") : undefined,
			})),
		},
		testimonialsSection,
	};
}

export type HomeText = ReturnType<typeof homeText>;
