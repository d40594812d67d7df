import type { Product } from "../domain/catalogue/catalogue.ts";
import { pictureIfMade } from "./picture-source.ts";

/** The close view that the owner has given, or the one that was made with the picture; undefined when there is none. */
export function closeViewOf({ image, close }: Pick<Product, "image" | "close">) {
	const picture = pictureIfMade(close?.image ?? image.replace(/\.\w+$/, "-close.jpg"));
	return picture && { picture, alt: close?.alt };
}
