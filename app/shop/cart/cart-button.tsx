import { shell } from "../../../messages/en/shop/parts/shell.ts";
import { useMessages } from "../../ui/use-messages.ts";
import styles from "./cart-button.module.css";
import { CART_DRAWER, loadCartDrawer } from "./cart-drawer-host.tsx";
import { usePieceCount } from "./cart-store.ts";
import { useCartDrawer } from "./drawer-store.ts";

/** Opens the cart. The boot script paints the count before React arrives, hence the two suppressed warnings. */
export function CartButton({ className }: { className: string | undefined }) {
	const words = useMessages(shell);
	const count = usePieceCount();
	return (
		<button
			type="button"
			className={className}
			data-hold=""
			aria-haspopup="dialog"
			aria-controls={CART_DRAWER}
			onPointerEnter={loadCartDrawer}
			onFocus={loadCartDrawer}
			onClick={() => useCartDrawer.getState().open()}
		>
			{words.cart}
			<span className={styles.badge} data-count="" suppressHydrationWarning>
				{count}
			</span>
		</button>
	);
}
