import type { ShownCatalogue } from "../../../content/catalogue-words.ts";
import type { Company } from "../../../content/company.ts";
import { companyCard, productCards } from "../../../content/pictures.ts";
import { type PagePath, pageText } from "../../../content/site-text.ts";
import type { Product } from "../../../domain/catalogue/catalogue.ts";
import { usualImage } from "./catalogue-item.ts";
import type { PageHead } from "./meta.ts";

/** Of the services what a page's head is made from. */
type SiteFacts = {
	publicUrl: string;
	company: Pick<Company, "brandName">;
	catalogue: { summary(): ShownCatalogue };
};

/** What a page of the site says of itself, with the company's card for link previews. Call it in loaders alone. */
export function pageHead(path: PagePath, facts: SiteFacts): PageHead {
	return { ...plainHead(path, facts), image: facts.publicUrl + companyCard };
}

/** The same without a card: for pages that nobody passes on. */
export function plainHead(path: PagePath, { publicUrl, company, catalogue }: SiteFacts): PageHead {
	return { ...pageText(path, company.brandName, catalogue.summary()), canonical: publicUrl + path };
}

/** The card of a product's link preview: the studio's where its picture is the studio's, too, else the picture. */
export function productCard({ id, slug, image }: Pick<Product, "id" | "slug" | "image">, fallback: string): string {
	return (image === usualImage(slug) && productCards[id]) || fallback;
}
