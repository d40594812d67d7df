import { listDescription, listTitle, type ShownCatalogue } from "./catalogue-words.ts";

/** The title and the meta description of a page. Product and category pages make theirs from the catalogue. */
type PageText = { title: string; description: string };

/** Without the company's name, which stands behind each. Titles hold 50 to 60 characters and descriptions 120 to 155, so that no search page cuts them. */
const texts = {
	"/about": {
		title: "A textile maker in Tiruppur since 2018",
		description:
			"Founded in Tiruppur in 2018, with a manufacturing base in Tamil Nadu: the company's story, its four values " +
			"and its years one by one.",
	},
	"/contact": {
		title: "Contact the sales office in Tiruppur",
		description:
			"Write, call or chat with the sales office in Tiruppur, Mon-Sat 9:00-6:00. Inquiries about fabric, sizes " +
			"and dates are answered in 24 hours.",
	},
	"/quick-order": {
		title: "Quick order from a list or spreadsheet",
		description:
			"Paste lines with article number or name, quantity, colour and size, or choose a CSV or XLSX file; see what " +
			"is found before it is added.",
	},
	"/checkout": {
		title: "Checkout: send your order request",
		description:
			"Check the pieces and the total at list price, then send the order request. Nothing is charged here; " +
			"the reply comes within 24 hours.",
	},
	"/my-orders": {
		title: "My orders: your requests by email",
		description:
			"Type the email address you ordered with: a mail brings a private link to your order requests, each with " +
			"where it stands. No account needed.",
	},
	"/thank-you": {
		title: "Thank you, we have your order request",
		description:
			"Your order request has arrived. Keep the reference at hand; we will contact you with pricing and payment " +
			"details within 24 hours.",
	},
	"/privacy-policy": {
		title: "Privacy Policy: what we store and why",
		description:
			"What this site keeps on your device, what a request stores with us, who reads it, and how to have it erased. " +
			"No tracking, no analytics.",
	},
	"/terms-conditions": {
		title: "Terms & Conditions for wholesale buyers",
		description:
			"How a request becomes an order: list prices, minimum orders, quotes and acceptance, your use of the site, " +
			"liability, and governing law.",
	},
	"/shipping-policy": {
		title: "Shipping Policy: delivery days by region",
		description:
			"Processing in 2 to 5 business days, delivery in India in 3 to 10 and abroad in 7 to 20, tracking, customs, " +
			"delays and what to check on arrival.",
	},
	"/cancellation-refund-policy": {
		title: "Cancellation & Refund: windows and steps",
		description:
			"Cancel within 2 hours of purchase, report damage or a defect within 7 days of delivery, and see when " +
			"an approved refund reaches you.",
	},
} as const satisfies Record<string, PageText>;

export type PagePath = "/" | "/products" | keyof typeof texts;

/** A page's title and description, with the company's name and what the catalogue holds. */
export function pageText(path: PagePath, brandName: string, catalogue: ShownCatalogue): PageText {
	if (path === "/") return { ...home, title: `${brandName}: ${home.title}` };
	const text =
		path === "/products" ? { title: listTitle(catalogue), description: listDescription(catalogue) } : texts[path];
	return { ...text, title: titled(text.title, brandName) };
}

/** A page's title with the company's name behind it. */
export function titled(title: string, brandName: string): string {
	return `${title} | ${brandName}`;
}

export const pagePaths: readonly PagePath[] = ["/", "/products", ...Object.keys(texts).filter(isOwnPath)];

function isOwnPath(path: string): path is keyof typeof texts {
	return Object.hasOwn(texts, path);
}

/** Here the company's name comes first. */
const home = {
	title: "wholesale garments made in Tamil Nadu",
	description:
		"Sarees, lehengas, silk, shirts, trousers and dhotis for wholesale buyers. Prices and minimums on " +
		"every item; a quote within 24 hours.",
} as const satisfies PageText;

/** An address whose state, of two words, stays on one line. */
export function keepStateTogether(address: string): string {
	return address.replace("Tamil Nadu", "Tamil\u00a0Nadu");
}
