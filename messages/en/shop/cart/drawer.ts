import type { UnitCount } from "../../../../domain/orders/unit-counts.ts";
import { formatCount } from "../../../../domain/shared/money.ts";
import { productCount } from "../../count.ts";
import { goodsCounts } from "../../goods-count.ts";

/** The cart that slides in from the right. */
export const drawer = {
	title: ({ count }: { count: string }) => `Shopping Cart (${count})`,
	close: "Close the cart",
	empty: "Your cart is empty",
	emptyHint: "Looks like you haven't added anything to your cart yet",
	continueShopping: "Continue Shopping",
	quickOrder: "Quick order from a list",
	/** Above pictures of what is sold, where the cart leaves room. */
	categories: "Browse by category",
	total: "Total at list price",
	/** Below it: "3 products, 1,250 pieces, 20 sets" */
	contents: ({ products, counts }: { products: number; counts: readonly UnitCount[] }) =>
		`${productCount(products)}, ${goodsCounts({ counts, figure: formatCount })}`,
	checkout: "Proceed to Checkout",
	passOn: "Share this selection",
	/** On its button, beside the note. */
	share: "Share",
	/** At the foot, which is always in sight; the answer follows the last line. */
	note: "This is a request for a quote.",
	answer: "We will reply with pricing and payment details within 24 hours.",
};
