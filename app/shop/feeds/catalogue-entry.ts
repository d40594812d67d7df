import { jpegAddress } from "../../../content/product-image.ts";
import { colourPicturesOf, type ShownView, viewsOf } from "../../../content/product-views.ts";
import type { Category, Product, ProductDetails } from "../../../domain/catalogue/catalogue.ts";
import type { Pool } from "../../../domain/catalogue/pool.ts";
import { factsOf } from "../../../domain/orders/order-facts.ts";

/** What the entries of the catalogue file need beside the product. */
type EntryFrame = {
	/** The site's address, without a slash at its end. */
	publicUrl: string;
	categories: ReadonlyMap<string, Pick<Category, "name">>;
	pools: readonly Pool[];
};

/**
 * A product in /catalogue.json: what its page says, as data. Prices are paise, days and sizes as the page has them; what
 * nobody has told is left out.
 */
export function catalogueEntry(product: Product, { publicUrl, categories, pools }: EntryFrame) {
	const { id, sku, slug, name, description, story, unit, category, details } = product;
	const { price, minOrder, orderMultiple, priceTiers, minPerColour, pool } = factsOf(product, pools);
	const views = viewsOf(product);
	const further = [
		...views.filter((shown) => !isOfPage(shown)).map((shown) => pictureEntry(shown, publicUrl)),
		...colourPicturesOf(product).map(({ colour, ...shown }) => ({ ...pictureEntry(shown, publicUrl), colour })),
	];
	return {
		id,
		sku,
		name,
		description,
		story: story || undefined,
		url: `${publicUrl}/products/${slug}`,
		category: { id: category, name: categories.get(category)?.name ?? category },
		pricePaise: price,
		currency: "INR",
		unit,
		minimum: minOrder,
		orderMultiple,
		minimumPerColour: minPerColour,
		tiers: priceTiers?.map(({ from, price }) => ({ from, pricePaise: price })),
		pool,
		colours: details.colourways,
		fibres: details.components,
		...underOwnNames(details),
		pictures: views.filter(isOfPage).map((shown) => pictureEntry(shown, publicUrl)),
		furtherPictures: further.length > 0 ? further : undefined,
	};
}

/** What the file gives as the product has it: every fact but those that it words otherwise or leaves out. */
function underOwnNames(details: ProductDetails) {
	const { components, colourways, priceTiers, minPerColour, views, sampleAvailable, claims, ...facts } = details;
	return facts;
}

/** The two pictures that a product has always had; the further ones came later and stand by themselves. */
function isOfPage({ view }: ShownView): boolean {
	return view === "front" || view === "close";
}

/** A picture as JPEG, which every program reads, with its size in pixels. */
function pictureEntry({ view, picture, alt }: ShownView, publicUrl: string) {
	const { width, height, jpegWidth } = picture;
	return {
		url: publicUrl + jpegAddress(picture),
		width: jpegWidth,
		height: Math.round((height * jpegWidth) / width),
		alt: alt || undefined,
		view,
	};
}
