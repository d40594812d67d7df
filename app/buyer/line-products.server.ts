import { type PictureSource, pictureIfMade } from "../../content/picture-source.ts";
import type { Product } from "../../domain/catalogue/catalogue.ts";
import type { quote } from "../../messages/en/buyer/quote.ts";

/** What a line takes from the catalogue as it is now, by the id of its product; a product may be sold no more. */
export type LineProducts = {
	pictureOf: (productId: string) => PictureSource | null;
	/** "Article T501"; "" where there is no number. */
	articleOf: (productId: string) => string;
};

export function lineProducts(products: ReadonlyMap<string, Product>, words: typeof quote): LineProducts {
	return {
		pictureOf: (id) => {
			const image = products.get(id)?.image;
			return (image && pictureIfMade(image)) || null;
		},
		articleOf: (id) => {
			const sku = products.get(id)?.sku;
			return sku === undefined ? "" : words.article({ sku });
		},
	};
}
