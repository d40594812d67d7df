import type { useLoaderData } from "react-router";
import { pictureIfMade, pictureOf } from "../../../content/picture-source.ts";
import { exampleTestimonials } from "../../../content/testimonials.ts";
import { AboutTeaser } from "./about-teaser.tsx";
import { CategorySheet } from "./category-sheet.tsx";
import { Clients } from "./clients.tsx";
import { CountriesServed } from "./countries-served.tsx";
import { Hero } from "./hero.tsx";
import type { loader } from "./home.tsx";
import { homeText } from "./home-text.ts";
import { WhyChooseUs } from "./why-choose-us.tsx";

/** Here, as are the words: from the loader they would be in the document twice (home-text.ts). */
const pictures = {
	hero: pictureOf("site/hero"),
	tall: pictureIfMade("site/hero-tall"),
	about: pictureOf("site/about"),
	teaser: pictureOf("site/about-teaser"),
};

type Props = ReturnType<typeof useLoaderData<typeof loader>>;

/** All of the home page that is only read. */
export function Sections({ heading, categories, facts }: Props) {
	const text = homeText();
	const { hero, tall, about, teaser } = pictures;
	return (
		<>
			<Hero text={text.hero} picture={hero} tall={tall} smallestOrder={facts.minimum?.least} />
			<WhyChooseUs text={text.whyChooseUs} picture={about} />
			<CategorySheet heading={heading} categories={categories} facts={facts} />
			<AboutTeaser text={text.aboutTeaser} picture={teaser} />
			<CountriesServed text={text.countriesServed} />
			<Clients testimonials={exampleTestimonials} />
		</>
	);
}
