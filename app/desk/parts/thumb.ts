import { pictures } from "../../../content/pictures.ts";

const table: Record<string, { base: string } | undefined> = pictures;

/** The smallest file of a product's picture, for loaders to hand to a page; null while there is none. */
export function thumbOf(image: string): string | null {
	const key = image.replace(/^\/?(images\/)?/, "").replace(/\.\w+(\?.*)?$/, "");
	const made = table[key];
	return made ? `${made.base}-400.avif` : null;
}
