import type { useLoaderData } from "react-router";
import { AboutTeaser } from "./about-teaser.tsx";
import { CategorySheet } from "./category-sheet.tsx";
import { Clients } from "./clients.tsx";
import { CountriesServed } from "./countries-served.tsx";
import { Hero } from "./hero.tsx";
import type { loader } from "./home.tsx";
import { homeText } from "./home-text.ts";
import { WhyChooseUs } from "./why-choose-us.tsx";

/** All of the home page that is only read. */
export function Sections(data: ReturnType<typeof useLoaderData<typeof loader>>) {
	const text = homeText();
	const { heading, hero, tall, about, teaser, categories, facts, testimonials } = data;
	return (
		<>
			<Hero text={text.hero} picture={hero} tall={tall} smallestOrder={facts.minimum?.least} />
			<WhyChooseUs text={text.whyChooseUs} picture={about} />
			<CategorySheet heading={heading} categories={categories} facts={facts} />
			<AboutTeaser text={text.aboutTeaser} picture={teaser} />
			<CountriesServed text={text.countriesServed} />
			<Clients testimonials={testimonials} />
		</>
	);
}
