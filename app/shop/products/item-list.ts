import type { CatalogueItem } from "../parts/catalogue-item.ts";

/*
 * The list's items as one text: a line for each. The document holds the same words in its cards, and compresses them
 * best where they stand as they do there: the id and its picture's version joined as in the picture's address.
 */

const WORD = "|";
const LINE = "\n";
/** Not written, as nearly all are sold by it. */
const USUAL_UNIT = "piece";
/** What stands on a card between cloth and article number, and in a line too: the document then holds both as one text. */
const NUMBERED = " · ";
/** Where the pictures of products stand as a rule. */
const FOLDER = "/images/products/";
/** How a line begins that is JSON. */
const JSON_LINE = "{";

/** @param items what a list shows, in its order */
export function writeItems(items: readonly CatalogueItem[]): string {
	return items.map((item, i) => lineOf(item, items[i - 1]?.category)).join(LINE);
}

/** The items of a text that `writeItems` has made. */
export function readItems(text: string): CatalogueItem[] {
	if (text === "") return [];
	let before = "";
	return text.split(LINE).map((line) => {
		const item = itemIn(line, before);
		before = item.category;
		return item;
	});
}

/** @param before the category of the line above: the list goes by categories, and says each once */
function lineOf(item: CatalogueItem, before: string | undefined): string {
	const { imageBase, id, name, description, cloth = "", price, minOrder, unit, category, choice, sku, ...rest } = item;
	const file = imageBase.startsWith(FOLDER) ? imageBase.slice(FOLDER.length) : "";
	const words = [
		name,
		file,
		description,
		sku === undefined ? cloth : cloth + NUMBERED + sku,
		String(price),
		String(minOrder),
		unit === USUAL_UNIT ? "" : unit,
		category === before ? "" : category,
		...(choice ? [choice] : []),
	];
	const isUsual = idOf(file) === id && !name.startsWith(JSON_LINE) && Object.keys(rest).length === 0;
	const isPlain =
		isUsual && !cloth.includes(NUMBERED) && words.every((word) => !word.includes(WORD) && !word.includes(LINE));
	return isPlain ? words.join(WORD) : JSON.stringify(item);
}

function itemIn(line: string, before: string): CatalogueItem {
	if (line.startsWith(JSON_LINE)) return JSON.parse(line);
	const [name = "", file = "", description = "", about = "", price, minOrder, unit, category = "", choice] =
		line.split(WORD);
	const [cloth = "", sku] = about.split(NUMBERED);
	return {
		id: idOf(file),
		imageBase: FOLDER + file,
		name,
		description,
		...(cloth !== "" && { cloth }),
		price: Number(price),
		unit: unit === "set" ? "set" : USUAL_UNIT,
		minOrder: Number(minOrder),
		category: category || before,
		...((choice === "none" || choice === "colours" || choice === "sizes") && { choice }),
		...(sku && { sku }),
	};
}

/** @param file a picture's name, as "linen-saree-4b19aceb": the product's id, and what tells its versions from each other */
function idOf(file: string): string {
	return file.replace(/-[^-]*$/, "");
}
