import { cartTotal } from "../../../domain/orders/cart.ts";
import { formatCount, formatRupees } from "../../../domain/shared/money.ts";
import { drawer } from "../../../messages/en/shop/cart/drawer.ts";
import { useClosedByBack } from "../../ui/back-closes.ts";
import button from "../../ui/button.module.css";
import { Dialog } from "../../ui/dialog.tsx";
import { ArrowRight, Cross } from "../../ui/icons.tsx";
import { Link } from "../../ui/link.tsx";
import prose from "../../ui/prose.module.css";
import temple from "../../ui/temple-border.module.css";
import { useMessages } from "../../ui/use-messages.ts";
import ledger from "../parts/ledger.module.css";
import styles from "./cart-drawer.module.css";
import { CartLines } from "./cart-lines.tsx";
import { useCart, usePieceCount } from "./cart-store.ts";

/** The cart, sliding in from the right (specification, section 2, "Cart drawer"). */
export function CartDrawer() {
	const words = useMessages(drawer);
	const { items, isCartOpen, close } = useCart();
	const count = usePieceCount();
	useClosedByBack(isCartOpen, close);
	return (
		<Dialog open={isCartOpen} onClose={close} labelledBy="cart-title" className={styles.drawer}>
			<header>
				<h2 id="cart-title" tabIndex={-1}>
					{words.title({ count: formatCount(count) })}
				</h2>
				<button type="button" className={button.icon} aria-label={words.close} onClick={close}>
					<Cross />
				</button>
			</header>
			<div className={`${temple.border} ${styles.border} ${temple.small} ${temple.down}`} />
			{items.length === 0 ? (
				<div className={styles.empty}>
					<p>{words.empty}</p>
					<p className={prose.quiet}>{words.emptyHint}</p>
					<Link className={`${button.button} ${styles.checkout}`} to="/products" onClick={close}>
						{words.continueShopping} <ArrowRight />
					</Link>
				</div>
			) : (
				<>
					<CartLines />
					<footer>
						<p className={ledger.total}>
							<span>{words.total}</span>
							<output>{formatRupees(cartTotal(items))}</output>
						</p>
						<Link className={`${button.button} ${styles.checkout} ${button.wide}`} to="/checkout" onClick={close}>
							{words.checkout} <ArrowRight />
						</Link>
						<p className={prose.fine}>{words.note}</p>
					</footer>
				</>
			)}
		</Dialog>
	);
}
