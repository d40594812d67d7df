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

/** Examples until the owner gives real ones; the page says so above them. */
export const exampleTestimonials: readonly Testimonial[] = [
	{
		name: "Claire D.",
		company: "Example boutique in Lyon",
		country: "France",
		countryCode: "FR",
		quote: "The border on the bulk was the border on the sample. That is what I ask of a mill.",
		rating: 5,
	},
	{
		name: "Anna S.",
		company: "Example wholesaler in Hamburg",
		country: "Germany",
		countryCode: "DE",
		quote: "Price and minimum stood beside every shirt. The quote came the next morning.",
		rating: 5,
	},
	{
		name: "Kenji T.",
		company: "Example importer in Osaka",
		country: "Japan",
		countryCode: "JP",
		quote: "We asked for the weight of the cloth and got a number, not an adjective.",
		rating: 5,
	},
];
