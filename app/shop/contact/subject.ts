import type { Product } from "../../../domain/catalogue/catalogue.ts";
import { MAX_QUANTITY } from "../../../domain/shared/quantity-limits.ts";
import { readQuantity } from "../../../domain/shared/typed-numbers.ts";
import type { quantity as quantities } from "../../../messages/en/shop/cart/quantity.ts";
import type { inquiry } from "../../../messages/en/shop/contact/inquiry.ts";

/** What a message is about travels in the address of the contact page under this name: a product's slug. */
const PARAM = "about";
/** Here how many of it are wanted. */
const QUANTITY_PARAM = "quantity";
/** And here what somebody has looked for and not found. */
const WANTED_PARAM = "wanted";
const LONGEST_WANTED = 60;

/** The contact form, begun with the product that somebody wants to ask about, and with how many of it where that is known. */
export function askAbout(slug: string, quantity?: number): string {
	const wanted = quantity ? `&${QUANTITY_PARAM}=${quantity}` : "";
	return `/contact?${PARAM}=${encodeURIComponent(slug)}${wanted}#write`;
}

/** The contact form, begun with the words that somebody has looked for in vain. */
export function askFor(words: string): string {
	return `/contact?${WANTED_PARAM}=${encodeURIComponent(words)}#write`;
}

/**
 * What an address of the contact page is about: a product's name, with a quantity where one is wanted, or what was
 * looked for.
 * @param pieces of the page's language: "5 pieces"
 */
export async function findSubject(
	address: string,
	bySlug: (slug: string) => Promise<Pick<Product, "name" | "unit"> | undefined>,
	pieces: typeof quantities.pieces,
): Promise<string | undefined> {
	const { searchParams } = new URL(address);
	const about = searchParams.get(PARAM);
	if (about) {
		const product = await bySlug(about);
		const count = readQuantity(searchParams.get(QUANTITY_PARAM) ?? "", { most: MAX_QUANTITY });
		return product && [product.name, ...(count ? [pieces({ count, unit: product.unit })] : [])].join(", ");
	}
	return wantedWords(searchParams.get(WANTED_PARAM) ?? "") || undefined;
}

/** Words alone: a link that somebody passes on must not put another address into the message. */
function wantedWords(text: string): string {
	const plain = text.replace(/[^\p{L}\p{M}\p{N}'’-]+/gu, " ").trim();
	return plain.slice(0, LONGEST_WANTED).trim();
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
