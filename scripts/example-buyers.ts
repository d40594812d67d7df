import { seedCatalogue } from "../content/catalogue/catalogue.ts";

/** One case of each kind that the desk and the buyer's page show. */
export const EXAMPLE_CASES = [
	"new",
	"review",
	"late",
	"asked",
	"replied",
	"quoted",
	"versions",
	"change",
	"accepted",
	"declined",
	"expired",
	"refused",
	"withdrawn",
	"spam",
] as const;
export type ExampleCase = (typeof EXAMPLE_CASES)[number];

function items(pieces: Record<string, number>): string {
	const known = new Map(seedCatalogue.products.map(({ id, price }) => [id, price]));
	return JSON.stringify(Object.entries(pieces).map(([id, quantity]) => ({ id, quantity, price: known.get(id) })));
}

const silks = items({ "banarasi-silk-saree": 24, "kanchi-border-silk-saree": 20, "mysore-crepe-silk-saree": 16 });
const shirts = items({ "cotton-round-neck-t-shirt": 600, "pique-polo-t-shirt": 240, "oxford-button-down-shirt": 180 });
const lehengas = items({ "bridal-lehenga-set": 12, "organza-lehenga": 18 });

/** What their buyers add, by what they ask for. */
const NOTES: Readonly<Record<string, string>> = {
	[silks]: "Please keep to one dye lot in each colour. Blouse pieces uncut. The goods should leave before mid-March.",
	[shirts]:
		"Sizes S to XXL, ratio 1:2:3:2:1. Own neck labels, which we send you. The goods should leave before mid-March.",
	[lehengas]:
		"Skirts with an open waist, to be fitted here. Each set in a box. The goods should leave before mid-March.",
};

const buyer = (fullName: string, company: string, country: string, pieces: string) => ({
	fullName: `${fullName} Example`,
	company: `${company} Example`,
	country,
	items: pieces,
	address: "1 Example Street, Example Town",
	notes: NOTES[pieces] ?? "",
});

const wishes = {
	neededBy: `${new Date().getFullYear() + 1}-03-15`,
	...{ deliveryTerm: "CIF", deliveryPlace: "Montreal", currency: "USD" },
	buyerReference: "PO-2041",
};

/** The buyers of the example company. None of them exists. */
export const exampleBuyers: Record<ExampleCase, Record<string, string>> = {
	new: buyer("Anneliese", "Nordlicht Stoffe", "Germany", silks),
	review: { ...buyer("Owen", "Maple Street Apparel", "Canada", shirts), ...wishes },
	late: buyer("Haruka", "Sakura Resortwear", "Japan", lehengas),
	asked: buyer("Layla", "Desert Rose Boutique", "UAE", silks),
	replied: buyer("Grace", "Harbour Kids", "Australia", shirts),
	quoted: buyer("Claire", "Portobello Silk House", "United Kingdom", silks),
	versions: buyer("Théo", "Atelier Corail", "France", shirts),
	change: buyer("Paolo", "Riviera Tessuti", "Italy", shirts),
	accepted: buyer("Dana", "Northline Retail", "United States", shirts),
	declined: buyer("Niran", "Lotus Imports", "Thailand", silks),
	expired: buyer("Sarita", "Himal Fashion", "Nepal", lehengas),
	refused: buyer("Wei", "Banyan Trading", "Singapore", lehengas),
	withdrawn: buyer("Huda", "Coral Textiles", "Saudi Arabia", shirts),
	spam: buyer("Kim", "Best Ranking Links", "South Korea", silks),
};

/** What came by the contact form. */
export const exampleInquiries = [
	{
		name: "Kofi Example",
		email: "kofi@inquiry.example",
		company: "Old Town Atelier Example",
		country: "Germany",
		message:
			"Good morning. We make shirts for hotels and look for an oxford of 140 to 160 g in three colours.\n\nWhich widths do you weave, and could you send swatches before an order of about 2,000 m?",
	},
	{
		name: "Nurul Example",
		email: "nurul@inquiry.example",
		company: "",
		country: "Malaysia",
		message: "Do your silk dhotis come in sizes for children?",
	},
	{
		name: "Meera Example",
		email: "meera@inquiry.example",
		company: "Himal Boutique Example",
		country: "Nepal",
		message: "We visit Tiruppur in January. On which days could we see the looms, and whom do we ask for?",
	},
	{
		name: "Huda Example",
		email: "withdrawn@buyer.example",
		company: "Coral Textiles Example",
		country: "Saudi Arabia",
		message: "Our opening has moved to autumn. May we come back to you in May with new quantities?",
	},
];
