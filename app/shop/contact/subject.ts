import type { Product } from "../../../domain/catalogue/catalogue.ts";
import type { inquiry } from "../../../messages/en/shop/contact/inquiry.ts";

/** What a message is about travels in the address of the contact page under this name: a product's slug. */
const PARAM = "about";

/** The contact form, begun with the product that somebody wants to ask about. */
export function askAbout(slug: string): string {
	return `/contact?${PARAM}=${encodeURIComponent(slug)}#write`;
}

/** The name of the product that an address of the contact page is about. */
export async function findSubject(
	address: string,
	bySlug: (slug: string) => Promise<Pick<Product, "name"> | undefined>,
): Promise<string | undefined> {
	const about = new URL(address).searchParams.get(PARAM);
	return about ? (await bySlug(about))?.name : undefined;
}

/**
 * The message with its subject named: what was written before stays, and nothing is named twice.
 * @param words of the page's language
 */
export function withSubject(message: string, subject: string, words: Pick<typeof inquiry, "about">): string {
	if (subject === "" || message.includes(subject)) return message;
	const before = message.trimEnd();
	return `${before}${before && "\n\n"}${words.about({ name: subject })}`;
}
