import { homeFigures } from "../../../content/company.ts";
import { deliveryRegions } from "../../../content/countries.ts";
import { aboutTeaser, hero, whyChooseUs } from "../../../content/home.ts";
import { serviceFigures } from "../../../content/service-figures.ts";

/**
 * The company's words in the sections that are only read. They come with the sections' own script, which a first visit
 * never fetches: sent by the loader they would be in the document twice.
 */
export function homeText() {
	const countries = homeFigures.countries.value;
	return {
		hero: { ...hero, countries, years: homeFigures.years.value, response: serviceFigures.response },
		whyChooseUs,
		aboutTeaser: {
			...aboutTeaser,
			countries,
			clients: homeFigures.clients.value,
			since: homeFigures.since.value,
		},
		countriesServed: {
			count: countries,
			listed: deliveryRegions.flatMap((region) => region.countries).length,
			regions: deliveryRegions.map(({ name, delivery, countries }) => ({
				name,
				delivery,
				countries: countries.length > 1 ? countries : [],
			})),
		},
	};
}

export type HomeText = ReturnType<typeof homeText>;
