import { useRouteLoaderData } from "react-router";
import { create } from "zustand";
import { readQuantity } from "../../../domain/shared/typed-numbers.ts";
import { quantity as quantities } from "../../../messages/en/shop/cart/quantity.ts";
import { grid } from "../../../messages/en/shop/cells/grid.ts";
import { Plus } from "../../ui/icons.tsx";
import layout from "../../ui/layout.module.css";
import { useMessages } from "../../ui/use-messages.ts";
import { liveTotal } from "../cart/quantity-text.ts";
import type { CatalogueItem } from "../parts/catalogue-item.ts";
import thumb from "../product/thumb-bar.module.css";
import type { AskedSplit } from "./asked-split.ts";

/** The form's id: on phones its button stands in the thumb bar, outside the form. */
export const SPLIT_FORM = "split";

/** What the form of which product holds: the bar outside the form shows what it comes to. */
export const useComesTo = create<{ id?: string; text: string; isChange: boolean }>()(() => ({
	text: "",
	isChange: false,
}));

/** The phone's thumb action where colours and sizes are chosen: the form's button, with what it puts into the cart. */
export function SplitAction() {
	const words = useMessages(grid);
	const { addToCart, pieces } = useMessages(quantities);
	const data = useRouteLoaderData<{ item: CatalogueItem; asked: AskedSplit }>("shop/cells/choices-page");
	const typed = useComesTo();
	if (!data) return null;
	const { item, asked } = data;
	const { text, isChange } = typed.id === item.id ? typed : { text: asked.text, isChange: false };
	const comesTo = (
		<span className={thumb.adds} aria-hidden="true">
			{liveTotal(item, text)} <small>{pieces({ count: readQuantity(text) ?? 0, unit: item.unit })}</small>
		</span>
	);
	const button = { type: "submit", form: SPLIT_FORM } as const;
	return (
		<>
			<button {...button} className={`${thumb.action} ${thumb.primary} ${layout["needs-script"]}`} data-hold="">
				<span>
					{isChange ? words.change : addToCart}
					{comesTo}
				</span>
				<Plus />
			</button>
			<noscript>
				<button {...button} className={`${thumb.action} ${thumb.primary}`}>
					{words.check}
				</button>
			</noscript>
		</>
	);
}
