import { pictures } from "../../../content/pictures.ts";
import type { PictureSource } from "./picture.tsx";

const table: Record<string, PictureSource | undefined> = pictures;

/**
 * The picture that an image path of the data means ("images/products/x.jpg"). Call it in loaders and in parts that
 * are loaded late: the table of all pictures has no place in a page's first script.
 */
export function pictureOf(image: string): PictureSource {
	const key = image.replace(/^\/?(images\/)?/, "").replace(/\.\w+(\?.*)?$/, "");
	return pick(key) ?? pickFirst();
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
	const found = pick("products/banarasi-silk-saree") ?? Object.values(table)[0];
	if (!found) throw new Error("content/pictures.ts is empty.");
	return found;
}
