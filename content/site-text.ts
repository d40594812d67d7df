/** The title and the meta description of a page. Product and category pages make theirs from the catalogue. */
export type PageText = { title: string; description: string };

/** Titles hold 50 to 60 characters and descriptions 120 to 155, so that no search page cuts them. */
export const pageTexts = {
	"/": {
		title: "Thari Textiles: wholesale garments made in Tamil Nadu",
		description:
			"Sarees, lehengas, silk, shirts, trousers and dhotis for wholesale buyers. Prices and minimums on " +
			"every item; a quote within 24 hours.",
	},
	"/products": {
		title: "40 products with price and minimum | Thari Textiles",
		description:
			"Eight categories from sarees to dhotis, ₹450 to ₹8,500 per piece, with minimum orders of 3 to 50 pieces. " +
			"Ask for a quote on any of them.",
	},
	"/about": {
		title: "A textile maker in Tiruppur since 2018 | Thari Textiles",
		description:
			"Founded in Tiruppur in 2018, with a manufacturing base in Tamil Nadu: the company's story, its four values " +
			"and its years one by one.",
	},
	"/contact": {
		title: "Contact the sales office in Tiruppur | Thari Textiles",
		description:
			"Write, call or chat with the sales office in Tiruppur, Mon-Sat 9:00-6:00. Inquiries about fabric, sizes " +
			"and dates are answered in 24 hours.",
	},
	"/checkout": {
		title: "Checkout: send your order request | Thari Textiles",
		description:
			"Check the pieces and the total at list price, then send the order request. Nothing is charged here; " +
			"the reply comes within 24 hours.",
	},
	"/thank-you": {
		title: "Thank you, we have your order request | Thari Textiles",
		description:
			"Your order request has arrived. Keep the reference at hand; we contact you with pricing and payment " +
			"details within 24 hours.",
	},
	"/privacy-policy": {
		title: "Privacy Policy: what we store and why | Thari Textiles",
		description:
			"What this site keeps on your device, what a request stores with us, who reads it, and how to have it erased. " +
			"No tracking, no analytics.",
	},
	"/terms-conditions": {
		title: "Terms & Conditions for wholesale buyers | Thari Textiles",
		description:
			"How a request becomes an order: list prices, minimum orders, quotes and acceptance, your use of the site, " +
			"liability, and governing law.",
	},
	"/shipping-policy": {
		title: "Shipping Policy: delivery days by region | Thari Textiles",
		description:
			"Processing in 2 to 5 business days, delivery in India in 3 to 10 and abroad in 7 to 20, tracking, customs, " +
			"delays and what to check on arrival.",
	},
	"/cancellation-refund-policy": {
		title: "Cancellation & Refund: windows and steps | Thari Textiles",
		description:
			"Cancel within 2 hours of purchase, report damage or a defect within 7 days of delivery, and see when " +
			"an approved refund reaches you.",
	},
} as const satisfies Record<string, PageText>;
