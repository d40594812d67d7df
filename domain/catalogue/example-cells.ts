import type { Kept, Product } from "./catalogue.ts";
import { cellsOf, csvColumns } from "./csv-columns.ts";

/** What a product may have that few have: an example where no product of the catalogue has anything in a column. */
const rare: Product & Kept = {
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

/** An example for each column, by its name: the first value among these products, else one of ours; none where there is neither. */
export function exampleCells(products: readonly { product: Product & Kept; rank: number }[]): Record<string, string> {
	const rows = [...products, { product: rare, rank: 1 }].map(({ product, rank }) => cellsOf(product, rank));
	const examples = csvColumns.flatMap((column, n): [string, string][] => {
		const cell = rows.find((cells) => cells[n] !== "")?.[n];
		return cell === undefined ? [] : [[column, cell]];
	});
	return Object.fromEntries(examples);
}
