import { quantity } from "../../../messages/en/shop/cart/quantity.ts";
import { toast } from "../../ui/toast.ts";
import { useMessages } from "../../ui/use-messages.ts";
import { useCartDrawer } from "./drawer-store.ts";

/** Says what has come into the cart, with the way there. */
export function toastAdded(sentence: string): void {
	toast.success(<Added sentence={sentence} />);
}

function Added({ sentence }: { sentence: string }) {
	const { viewCart } = useMessages(quantity);
	return (
		<>
			{sentence}
			<button type="button" onClick={() => useCartDrawer.getState().open()}>
				{viewCart}
			</button>
		</>
	);
}
