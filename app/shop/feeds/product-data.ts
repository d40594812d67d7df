import type { CatalogueItem } from "../parts/catalogue-item.ts";
import { offerData } from "./offer-data.ts";

/** What the product's page shows of it. */
export type ShownProduct = {
	item: CatalogueItem;
	sku?: string | undefined;
	category: { name: string };
	/** What it is made of, in words; undefined where that is not known. */
	material: string | undefined;
	colourways: readonly { name: string }[];
	sizes: readonly string[];
	/** Full addresses of its pictures. */
	images: readonly string[];
	/** The page's full address. */
	url: string;
	/** The company's name. */
	brand: string;
};

/** The product as schema.org's `Product`, for search engines: what the page says, as data, and nothing more. */
export function productData({ item, sku, category, material, colourways, sizes, images, url, brand }: ShownProduct) {
	const { name, description } = item;
	return {
		"@context": "https://schema.org",
		"@type": "Product",
		name,
		description,
		url,
		image: images,
		sku,
		category: category.name,
		material,
		...(colourways.length > 0 && { color: colourways.map(({ name }) => name) }),
		...(sizes.length > 0 && { size: sizes }),
		brand: { "@type": "Brand", name: brand },
		offers: offerData(item, url),
	};
}
