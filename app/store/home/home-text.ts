import { countsHeading, type ShownCatalogue } from "../../../content/catalogue-words.ts";
import { homeFigures } from "../../../content/company.ts";
import * as words from "../../../content/home.ts";

/**
 * The home page's words, sent by its loader: the document holds them anyway, so there they cost next to nothing,
 * while in the page's script they would be fetched a second time.
 */
export function homeText(catalogue: ShownCatalogue) {
	const { hero, whyChooseUs, aboutTeaser, testimonialsSection, contactSection } = words;
	const { heading, lead, regions } = words.countriesServed;
	return {
		hero: { ...hero, years: homeFigures.years.value, countries: homeFigures.countries.value },
		whyChooseUs,
		categoriesSection: { heading: countsHeading(catalogue) },
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
		contactSection,
	};
}

export type HomeText = ReturnType<typeof homeText>;
