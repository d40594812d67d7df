import { pictures } from "../../../content/pictures.ts";
import type { PictureSource } from "./picture.tsx";

export type PictureKey = keyof typeof pictures;

/** Until the studio has made every picture: which of those that lie there stands in for a category's. */
const STAND_IN: Record<string, string> = {
	sarees: "products/saree-peacock-teal",
	lehengas: "products/lehenga-rani-pink",
	"silk-sarees": "products/silk-saree-kanchi-maroon",
	"silk-shirts": "products/silk-shirt-wine",
	"t-shirts": "products/tshirt-terracotta",
	shirts: "products/shirt-madras-check",
	trousers: "products/trousers-taupe",
	dhotis: "products/dhoti-zari-border",
};

const table: Record<string, PictureSource | undefined> = pictures;

/**
 * The picture that an image path of the data means ("images/products/x.jpg"). Call it in loaders and in parts that
 * are loaded late: the table of all pictures has no place in a page's first script.
 */
export function pictureOf(image: string, category = ""): PictureSource {
	const key = image.replace(/^\/?(images\/)?/, "").replace(/\.\w+(\?.*)?$/, "");
	return pick(key) ?? pick(STAND_IN[category] ?? "") ?? pickFirst();
}

/** A further picture of the same thing, such as its close view; undefined until it has been made. */
export function pictureIfMade(image: string): PictureSource | undefined {
	return pick(image.replace(/^\/?(images\/)?/, "").replace(/\.\w+(\?.*)?$/, ""));
}

function pick(key: string): PictureSource | undefined {
	const found = table[key];
	if (!found) return undefined;
	const { base, width, height, widths, fallback } = found;
	return { base, width, height, widths, fallback };
}

function pickFirst(): PictureSource {
	const found = pick("products/saree-peacock-teal") ?? Object.values(table)[0];
	if (!found) throw new Error("content/pictures.ts is empty.");
	return found;
}
