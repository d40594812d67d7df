import { useDeferredValue, useMemo } from "react";
import { useRouteLoaderData } from "react-router";
import type { CartItem } from "../../../domain/orders/cart.ts";
import { quantity } from "../../../messages/en/shop/cart/quantity.ts";
import { chat } from "../../../messages/en/shop/parts/chat.ts";
import { useMessages } from "../../ui/use-messages.ts";
import { useCart } from "../cart/cart-store.ts";
import type { CatalogueItem } from "./catalogue-item.ts";
import type { ShownCompany } from "./shown-company.server.ts";

/** The company's facts inside the storefront's shell. */
export function useCompany(): ShownCompany {
	const data = useRouteLoaderData<{ company: ShownCompany }>("shop/shell");
	if (!data) throw new Error("useCompany is called outside the storefront's shell.");
	return data.company;
}

/** The cart of a chat that nobody can begin. */
const NOTHING: readonly CartItem[] = [];

/** At most this many lines of a cart are named in a chat. */
const LINES_NAMED = 20;

/**
 * A chat link that opens with the prefilled message (specification, section 7) and what it is about, below it; undefined
 * until the owner has given the number.
 */
export function useWhatsAppLink(): string | undefined {
	const words = useMessages(chat);
	const { pieces } = useMessages(quantity);
	const { whatsappNumber, whatsappMessage } = useCompany();
	const product = useRouteLoaderData<{ item: CatalogueItem }>("shop/product/product")?.item;
	// Whoever changes a quantity sees it first: what a chat would say of it is written after that.
	const items = useDeferredValue(useCart((cart) => (whatsappNumber === "" ? NOTHING : cart.items)));
	return useMemo(() => {
		if (whatsappNumber === "") return;
		const lines = items
			.slice(0, LINES_NAMED)
			.map(({ name, quantity: count, unit }) => words.line({ name, quantity: pieces({ count, unit }) }));
		const more = items.length - lines.length;
		const cart =
			items.length > 0 && [words.cart, ...lines, ...(more > 0 ? [words.more({ count: more })] : [])].join("\n");
		const text = [whatsappMessage, product && words.about(product), cart];
		return `https://wa.me/${whatsappNumber}?text=${encodeURIComponent(text.filter(Boolean).join("\n\n"))}`;
	}, [items, pieces, product, whatsappMessage, whatsappNumber, words]);
}
