import type { ComponentType } from "react";
import { useMatches } from "react-router";
import { shell } from "../../../messages/en/shop/parts/shell.ts";
import { ArrowRight } from "../../ui/icons.tsx";
import { Link } from "../../ui/link.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import { CartButton } from "../cart/cart-button.tsx";
import { WhatsAppButton } from "../parts/whatsapp.tsx";
import styles from "./thumb-bar.module.css";

/** A route exports `handle` of this shape to put its own action under the thumb. */
export type ThumbHandle = {
	/** One action, a link or a button. Default: the way to all products. */
	thumb?: ComponentType;
	/** The page is the cart, so the bar does not lead to it. */
	noCart?: boolean;
	/** The first screen has the action itself: the bar comes once the header has left. */
	comesLater?: boolean;
};

/**
 * The phone's bar: one action, the cart, WhatsApp. Its cart shows only once the header's has left the screen, so
 * that there is always one. `plain` where the route's own action makes no sense, because the page failed.
 */
export function ThumbBar({ plain }: { plain?: boolean }) {
	const handle = useMatches().at(-1)?.handle;
	const { thumb: Action = AllProducts, noCart, comesLater } = isHandle(handle) && !plain ? handle : {};
	return (
		<div className={styles["thumb-bar"]} data-alone={noCart || undefined} data-later={comesLater || undefined}>
			<Action />
			{!noCart && <CartButton className={styles.cart} />}
			<WhatsAppButton className={styles.whatsapp} />
		</div>
	);
}

function AllProducts() {
	const words = useMessages(shell);
	return (
		<Link className={styles.action} to="/products">
			{words.allProducts} <ArrowRight />
		</Link>
	);
}

function isHandle(handle: unknown): handle is ThumbHandle {
	return typeof handle === "object" && handle !== null;
}
