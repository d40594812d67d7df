import type { CatalogueItem } from "../parts/catalogue-item.ts";

/*
 * The list's items as one text: a line for each, its words in the order in which the card shows them. The document
 * holds the same words in its cards, and compresses them best when they follow each other with little between.
 */

const WORD = "|";
const LINE = "\n";
/** The last word of an item without colours and sizes. */
const PLAIN = "plain";
/** How a line begins that is JSON. */
const JSON_LINE = "{";

/** @param items what a list shows, in its order */
export function writeItems(items: readonly CatalogueItem[]): string {
	return items.map(lineOf).join(LINE);
}

/** The items of a text that `writeItems` has made. */
export function readItems(text: string): CatalogueItem[] {
	return text === "" ? [] : text.split(LINE).map(itemIn);
}

function lineOf(item: CatalogueItem): string {
	const { imageBase, id, name, description, cloth = "", price, minOrder, unit, category, plain, sku, ...rest } = item;
	const own = imageBase.startsWith(usualBase(id)) ? imageBase.slice(usualBase(id).length) : imageBase;
	const words = [
		own,
		id,
		name,
		description,
		cloth,
		String(price),
		String(minOrder),
		unit,
		category,
		...(plain || sku ? [plain ? PLAIN : ""] : []),
		...(sku ? [sku] : []),
	];
	const isUsual = own !== imageBase && !own.startsWith(JSON_LINE) && Object.keys(rest).length === 0;
	const isPlain = isUsual && words.every((word) => !word.includes(WORD) && !word.includes(LINE));
	return isPlain ? words.join(WORD) : JSON.stringify(item);
}

function itemIn(line: string): CatalogueItem {
	if (line.startsWith(JSON_LINE)) return JSON.parse(line);
	const [
		imageBase = "",
		id = "",
		name = "",
		description = "",
		cloth = "",
		price,
		minOrder,
		unit,
		category = "",
		plain,
		sku,
	] = line.split(WORD);
	return {
		id,
		imageBase: usualBase(id) + imageBase,
		name,
		description,
		...(cloth !== "" && { cloth }),
		price: Number(price),
		unit: unit === "set" ? "set" : "piece",
		minOrder: Number(minOrder),
		category,
		...(plain && { plain: true }),
		...(sku && { sku }),
	};
}

/** What the base of a product's picture begins with as a rule; a part that tells its versions from each other follows. */
function usualBase(id: string): string {
	return `/images/products/${id}-`;
}
