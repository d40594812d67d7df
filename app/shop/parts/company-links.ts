import { useRouteLoaderData } from "react-router";
import type { Company } from "../../../content/company.ts";
import type { CartItem } from "../../../domain/orders/cart.ts";
import { useCart } from "../cart/cart-store.ts";
import { pieces } from "../cart/quantity-text.ts";
import type { CatalogueItem } from "./catalogue-item.ts";

/** What every page shows of the company; the shell's loader gives it. */
export type ShownCompany = Pick<
	Company,
	| "brandName"
	| "wordmark"
	| "tagline"
	| "founded"
	| "salesEmail"
	| "infoEmail"
	| "phone"
	| "whatsappNumber"
	| "whatsappMessage"
	| "address"
	| "hoursWeekdays"
	| "hoursSunday"
	| "instagramUrl"
	| "facebookUrl"
	| "linkedinUrl"
>;

/** The company's facts inside the storefront's shell. */
export function useCompany(): ShownCompany {
	const data = useRouteLoaderData<{ company: ShownCompany }>("shop/shell");
	if (!data) throw new Error("useCompany stands outside the storefront's shell.");
	return data.company;
}

/** A chat names so many lines of a cart. */
const LINES_NAMED = 20;

/** A chat link that opens with the prefilled message (specification, section 7) and what it is about, below it. */
export function useWhatsAppLink(): string {
	const { whatsappNumber, whatsappMessage } = useCompany();
	const product = useRouteLoaderData<{ offer: CatalogueItem }>("shop/product/product")?.offer;
	const items = useCart((cart) => cart.items);
	const text = [whatsappMessage, product && `I am asking about ${product.name}.`, cartText(items)];
	return `https://wa.me/${whatsappNumber}?text=${encodeURIComponent(text.filter(Boolean).join("\n\n"))}`;
}

/** The cart's lines as a message says them; empty where there are none. */
export function cartText(items: readonly CartItem[]): string {
	if (items.length === 0) return "";
	const lines = items.slice(0, LINES_NAMED).map(({ name, quantity, unit }) => `${name}: ${pieces(quantity, unit)}`);
	const more = items.length - lines.length;
	return ["In my cart:", ...lines, ...(more > 0 ? [`and ${more} more`] : [])].join("\n");
}

export function telLink(phone: string): string {
	return `tel:${phone.replace(/[^\d+]/g, "")}`;
}
