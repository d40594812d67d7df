import { plural } from "../count.ts";

type Days = { from: number; to: number };

/** The sections of the home page that are only read, beside the company's own words (content/home.ts). */
export const home = {
	hero: {
		explore: "Explore Collection",
		learnMore: "Learn More",
		/** Read out behind it. */
		learnMoreAbout: "about the company",
		scrollDown: "Categories",
		experience: "Experience",
		years: ({ years }: { years: string }) => `${years} years`,
		countries: "Countries served",
		smallestOrder: "Smallest order",
		reply: "Reply to a request",
		replyTime: ({ time }: { time: string }) => `Within ${time}`,
	},
	why: { heading: "Why choose us" },
	categories: {
		prices: ({ least, most, from, to }: { least: string; most: string; from: number; to: string }) =>
			`Prices run from ${least} to ${most} per piece, minimums from ${from} to ${to}.`,
		from: ({ price }: { price: string }) => `from ${price}`,
		all: "Full catalogue",
		products: ({ count }: { count: number }) => plural(count, { one: `${count} product`, other: `${count} products` }),
	},
	about: { countries: "countries", clients: "clients", since: "trading since", more: "More about the company" },
	countries: {
		heading: ({ count }: { count: string }) => `${count} countries served`,
		/** Under the heading, which may say more than are listed; a link follows. */
		lead: ({ listed }: { listed: number }) =>
			`${listed} of them are listed here with their delivery times, in business days from dispatch. Is yours another?`,
		ask: "Ask us.",
		/** To the rows of teeth. */
		key: "Each tooth is one day: bright up to the earliest delivery, dim up to the latest.",
		days: ({ from, to }: Days) => `${from}-${to} days`,
	},
	clients: {
		heading: "What our clients say",
		examples: "These are examples we wrote ourselves. Our clients’ own words will take their place.",
		rating: ({ rating }: { rating: number }) => `${rating} of 5`,
	},
};
