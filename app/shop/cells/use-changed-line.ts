import { useLocation, useNavigate } from "react-router";
import type { NamedCell } from "../../../domain/orders/cells.ts";
import { grid } from "../../../messages/en/shop/cells/grid.ts";
import { toast } from "../../ui/toast.ts";
import { useMessages } from "../../ui/use-messages.ts";
import { useCart } from "../cart/cart-store.ts";
import { type CatalogueItem, soldItem } from "../parts/catalogue-item.ts";

/** Puts a quantity and its split in place of the cart's line, and leads back to where somebody came from. */
export function useChangedLine() {
	const words = useMessages(grid);
	const navigate = useNavigate();
	const { key } = useLocation();
	return (item: CatalogueItem, quantity: number, cells: readonly NamedCell[]) => {
		useCart.getState().replace(soldItem(item), quantity, cells);
		toast.success(words.changed(item));
		// The first page of a tab has none before it.
		if (key === "default") void navigate("/checkout");
		else void navigate(-1);
	};
}
