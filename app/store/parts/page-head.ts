import { pictures, productCards } from "../../../content/pictures.ts";
import { pageTexts } from "../../../content/site-text.ts";
import type { Product } from "../../../domain/catalogue.ts";
import type { PageHead } from "./meta.ts";
import { usualImage } from "./quantity-store.ts";

/** What a page of the site says of itself, with the house's card for link previews. Call it in loaders alone. */
export function pageHead(path: keyof typeof pageTexts, publicUrl: string): PageHead {
	return { ...pageTexts[path], canonical: publicUrl + path, image: publicUrl + pictures["site/social"].fallback };
}

/** The card of a product's link preview: the studio's where its picture is the studio's, too, else the picture. */
export function productCard({ id, slug, image }: Pick<Product, "id" | "slug" | "image">, fallback: string): string {
	return (image === usualImage(slug) && productCards[id]) || fallback;
}
