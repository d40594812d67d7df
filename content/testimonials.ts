export type Testimonial = {
	name: string;
	company: string;
	/** As in the country choices. */
	country: string;
	/** ISO 3166-1 code, from which the page draws the flag. */
	countryCode: string;
	quote: string;
	/** Out of 5. */
	rating: 1 | 2 | 3 | 4 | 5;
};

/**
 * Examples until the owner gives real ones: each name is its country's usual placeholder for a person
 * ("Max Mustermann" is the German John Doe), so that nobody takes it for a client's.
 */
export const exampleTestimonials: readonly Testimonial[] = [
	{
		name: "Jean Dupont",
		company: "Maison Exemple",
		country: "France",
		countryCode: "FR",
		quote: "The border on the bulk was the border on the sample. That is what I ask of a mill.",
		rating: 5,
	},
	{
		name: "Max Mustermann",
		company: "Muster Moden",
		country: "Germany",
		countryCode: "DE",
		quote: "Price and minimum stood beside every shirt. The quote came the next morning.",
		rating: 5,
	},
	{
		name: "Taro Yamada",
		company: "Rei Trading",
		country: "Japan",
		countryCode: "JP",
		quote: "We asked for the weight of the cloth and got a number, not an adjective.",
		rating: 5,
	},
];
