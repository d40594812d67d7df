import { seedCatalogue } from "../../content/catalogue/catalogue.ts";

/** What the products of the built-in catalogue get for tests/fixtures/lists: TH-101 and so on, and one a multiple. */
export const LISTED_NUMBERS: readonly { id: string; sku: string }[] = seedCatalogue.products.map(({ id }, place) => ({
	id,
	sku: `TH-${101 + place}`,
}));
export const LISTED_IN_FIFTEENS = "TH-138";

/** The lines of tests/fixtures/lists that cannot be ordered, by their place among the hundred, and as what they are told. */
export const LISTED_PROBLEMS: Readonly<Record<number, string>> = {
	3: "listed-unknown",
	8: "listed-guess",
	13: "listed-guess",
	18: "listed-guess",
	23: "line-quantity",
	28: "line-quantity",
	33: "listed-not-whole",
	38: "listed-not-whole",
	43: "listed-no-quantity",
	48: "listed-colour-unknown",
	53: "listed-size-unknown",
	58: "line-too-many",
	61: "line-too-many",
	66: "listed-not-whole",
	71: "listed-not-whole",
	76: "listed-not-whole",
	81: "listed-below-one",
	86: "listed-nothing-named",
	91: "listed-several",
	96: "listed-not-whole",
};
