import type { Kept, Product } from "../../domain/catalogue/catalogue.ts";

/** What a product may have that few have: for the columns of a catalogue's file in which no product of the catalogue has anything. */
export const exampleProduct: Product & Kept = {
	id: "",
	slug: "",
	name: "",
	category: "",
	description: "",
	story: "",
	image: "",
	imageAlt: "",
	close: { image: "media/example-close.jpg", alt: "The cloth from near" },
	price: 50_000,
	unit: "piece",
	minOrder: 50,
	orderMultiple: 10,
	pool: "example-pool",
	hidden: false,
	revision: 0,
	details: {
		colourways: [{ code: "EX-01", name: "Navy and rust", hex: "#1f3a4d", second: "#a4502b" }],
		priceTiers: [
			{ from: 100, price: 42_500 },
			{ from: 300, price: 41_000 },
		],
		minPerColour: 20,
		sampleAvailable: true,
		samples: ["piece", "swatch"],
		packing: { perInner: 10, perCarton: 50, carton: { length: 60, width: 40, height: 35 }, netKg: 12.5, grossKg: 13.8 },
		claims: [{ scheme: "Example scheme", number: "EX 123456", certifier: "Example certifier", validTo: "2027-03-31" }],
		views: [{ view: "back", image: "media/example-back.jpg", alt: "The back" }],
	},
};
