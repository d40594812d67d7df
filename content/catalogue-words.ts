import type { CatalogueSummary } from "../domain/catalogue/summary.ts";
import { formatCount, formatRupees } from "../domain/shared/money.ts";
import { countInWords } from "../messages/en/number-words.ts";

/** The catalogue as buyers see it; what is said of it is made from what is in it. */
export type ShownCatalogue = Pick<CatalogueSummary, "count" | "price" | "minimum"> & {
	categories: readonly Pick<CatalogueSummary["categories"][number], "name">[];
};

/** "40 products with price and minimum" */
export function listTitle({ count }: ShownCatalogue): string {
	return `${formatCount(count)} ${count === 1 ? "product" : "products"} with price and minimum`;
}

/** One line on the whole list for search pages. */
export function listDescription({ categories, price, minimum }: ShownCatalogue): string {
	const first = categories[0];
	const last = categories.at(-1);
	if (!price || !minimum || !first || !last) return "The catalogue is being renewed. Ask for a quote on what you need.";
	const groups = capital(categoryCount(categories.length));
	const named =
		first === last
			? `${groups}, ${inSentence(first.name)}`
			: `${groups} from ${inSentence(first.name)} to ${inSentence(last.name)}`;
	const prices =
		price.least === price.most
			? formatRupees(price.least)
			: `${formatRupees(price.least)} to ${formatRupees(price.most)}`;
	return `${named}, ${prices} per piece, with minimum orders of ${piecesOf(minimum)}. Ask for a quote on any of them.`;
}

/** What the about page says of the catalogue; undefined while there is nothing in it. */
export function holdings({ categories, count: products, minimum }: ShownCatalogue): string | undefined {
	if (!minimum || categories.length === 0) return undefined;
	const named = new Intl.ListFormat("en", { style: "long" }).format(categories.map(({ name }) => inSentence(name)));
	const count = `${formatCount(products)} ${products === 1 ? "product" : "products"}`;
	const orders =
		minimum.least === minimum.most
			? `a minimum order of ${piecesOf(minimum)}`
			: `a minimum order, from ${formatCount(minimum.least)} pieces to ${formatCount(minimum.most)}`;
	// The company writes no comma before the last "and".
	return `The catalogue holds ${count} in ${categoryCount(categories.length)}: ${named.replace(/, and /, " and ")}. Each has a price per piece and ${orders}.`;
}

function categoryCount(count: number): string {
	return `${count === 0 ? "no" : countInWords(count)} ${count === 1 ? "category" : "categories"}`;
}

function piecesOf({ least, most }: { least: number; most: number }): string {
	if (least !== most) return `${formatCount(least)} to ${formatCount(most)} pieces`;
	return `${formatCount(most)} ${most === 1 ? "piece" : "pieces"}`;
}

/** "Silk Sarees" as it stands within a sentence; a capital on its own stays: "T-shirts". */
function inSentence(name: string): string {
	return name.replace(/\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase());
}

function capital(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
