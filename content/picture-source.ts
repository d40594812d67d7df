import { uploadedId } from "../domain/catalogue/uploaded-picture.ts";
import { pictures } from "./pictures.ts";
import { type PictureSource, plate } from "./plate.ts";

export type { PictureSource };

type Made = Omit<PictureSource, "jpegWidth"> & { fallback: string };

const table: Record<string, Made | undefined> = pictures;

/**
 * The picture that an image path of the data means: one that came with the site ("images/products/x.jpg"), or one
 * that the desk has uploaded ("media/<id>.jpg"), which is always a plate. Call it in loaders and in parts that are
 * loaded late: the table of all pictures has no place in a page's first script.
 */
export function pictureOf(image: string): PictureSource {
	return pictureIfMade(image) ?? pickFirst();
}

/** The same where there may be none yet, such as a product's close view. */
export function pictureIfMade(image: string): PictureSource | undefined {
	const uploaded = uploadedId(image);
	if (uploaded !== undefined) return plate(`/media/${uploaded}`);
	const found = table[image.replace(/^\/?(images\/)?/, "").replace(/\.\w+(\?.*)?$/, "")];
	if (!found) return undefined;
	const { base, width, height, widths, fallback } = found;
	const jpegWidth = widths.find((each) => fallback === `${base}-${each}.jpg`);
	if (jpegWidth === undefined) throw new Error(`${image}: ${fallback} is not its JPEG in one of its widths.`);
	return { base, width, height, widths, jpegWidth };
}

function pickFirst(): PictureSource {
	const found = pictureIfMade("images/products/banarasi-silk-saree.jpg");
	if (!found) throw new Error("content/pictures.ts lacks the picture that stands in for a missing one.");
	return found;
}
