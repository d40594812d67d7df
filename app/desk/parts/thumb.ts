import { pictureIfMade } from "../../../content/picture-source.ts";

/** The smallest file of a product's picture, for loaders to hand to a page; null while there is none. */
export function thumbOf(image: string): string | null {
	const found = pictureIfMade(image);
	return found ? `${found.base}-400.avif` : null;
}
