import type { Product } from "../domain/catalogue/catalogue.ts";
import { PRODUCT_VIEWS, type ProductView } from "../domain/catalogue/product-views.ts";
import { closeViewOf } from "./close-view.ts";
import { furtherImages, shownColours } from "./further-pictures.ts";
import { pictureIfMade, pictureOf } from "./picture-source.ts";
import { type PictureSource, productImage } from "./product-image.ts";

/*
 * Every picture of a product, by view and colour. This module knows the table of all of them: it is for loaders, which
 * send what a page shows.
 */

/** One picture of a product; without words of the owner's, `alt` is left out. */
export type ShownView = { view: ProductView; picture: PictureSource; alt?: string | undefined };

type Pictured = Pick<Product, "image" | "imageAlt" | "close" | "details">;

/** The product's views in the order in which they are looked at, in the colour of its main picture; the front is there always. */
export function viewsOf(product: Pictured): ShownView[] {
	const close = closeViewOf(product);
	return PRODUCT_VIEWS.flatMap((view): ShownView[] => {
		if (view === "front") return [{ view, picture: pictureOf(product.image), alt: product.imageAlt }];
		if (view === "close" && close) return [{ view, ...close }];
		return givenView(product, view) ?? builtIn(view, `${nameOf(product.image)}-${view}`);
	});
}

/** The views that there are of one colour, in the same order; none where nobody has a picture of it. */
export function viewsOfColour(product: Pictured, code: string): ShownView[] {
	const name = nameOf(product.image);
	if (name !== undefined && shownColours[name] === code) return viewsOf(product);
	return PRODUCT_VIEWS.flatMap((view): ShownView[] => {
		const key = `${name}-${colourKey(code)}${view === "front" ? "" : `-${view}`}`;
		return givenView(product, view, code) ?? builtIn(view, key);
	});
}

/** Each colour's front picture by the colour's code; a colour that nobody has a picture of is left out. */
export function colourPicturesOf(product: Pictured): (ShownView & { colour: string })[] {
	return (product.details.colourways ?? []).flatMap(({ code }) => {
		const [front] = viewsOfColour(product, code);
		return front?.view === "front" ? [{ ...front, colour: code }] : [];
	});
}

/** The part of a picture's key that stands for a colour. */
export function colourKey(code: string): string {
	return code.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}

function givenView({ details }: Pictured, view: ProductView, colour?: string): ShownView[] | undefined {
	const given = details.views?.find((one) => one.view === view && one.colour === colour);
	const picture = given && pictureIfMade(given.image);
	return picture && [{ view, picture, alt: given.alt }];
}

/** The name under which the studio has made a product's pictures; none for an uploaded one. */
function nameOf(image: string): string | undefined {
	return /^images\/products\/([a-z0-9-]+)\.\w+$/.exec(image)?.[1];
}

function builtIn(view: ProductView, key: string): ShownView[] {
	const hash = Object.hasOwn(furtherImages, key) ? furtherImages[key] : undefined;
	return hash === undefined ? [] : [{ view, picture: productImage(`/images/views/${key}-${hash}`) }];
}
