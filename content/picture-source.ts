import { uploadedId } from "../domain/catalogue/uploaded-picture.ts";
import { productImages, sitePictures } from "./pictures.ts";
import { type PictureSource, productImage } from "./product-image.ts";

export type { PictureSource };

const others: Record<string, PictureSource | undefined> = sitePictures;

/**
 * The picture that an image path of the data means: one that came with the site ("images/products/x.jpg"), or one
 * that the desk has uploaded ("media/<id>.jpg"), which is always a product image. Call it in loaders and in parts that
 * are loaded late: the table of all pictures has no place in a page's first script.
 */
export function pictureOf(image: string): PictureSource {
	return pictureIfMade(image) ?? pickFirst();
}

/** The same where there may be none yet, such as a product's close view. */
export function pictureIfMade(image: string): PictureSource | undefined {
	const uploaded = uploadedId(image);
	if (uploaded !== undefined) return productImage(`/media/${uploaded}`);
	const key = image.replace(/^\/?(images\/)?/, "").replace(/\.\w+(\?.*)?$/, "");
	const hash = Object.hasOwn(productImages, key) ? productImages[key] : undefined;
	if (hash !== undefined) return productImage(`/images/${key}-${hash}`);
	return Object.hasOwn(others, key) ? others[key] : undefined;
}

function pickFirst(): PictureSource {
	const found = pictureIfMade("images/products/banarasi-silk-saree.jpg");
	if (!found) throw new Error("content/pictures.ts lacks the picture that stands in for a missing one.");
	return found;
}
