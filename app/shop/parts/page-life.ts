import { useEffect } from "react";
import { pieceCount } from "../../../domain/orders/cart.ts";
import { useFocusAfterNavigation } from "../../ui/focus-after-navigation.ts";
import { followStoredCart, useCart } from "../cart/cart-store.ts";
import { keepOfflinePage } from "../offline/keep-offline-page.ts";
import { useFaces } from "./use-faces.ts";

declare global {
	interface Window {
		/** The part that was clicked before it lived (app/late-script/boot.ts). */
		__held?: HTMLElement;
	}
}

/** Above this many pixels the way back to the top shows (specification, section 9). */
const TO_TOP_AFTER = 300;
/** By then the header, and the cart in it, has left the screen. */
const HEADER_GONE_AFTER = 64;

/**
 * What the document itself has to know; CSS reads it from the root element's attributes.
 * @param keeps whether the browser is to keep a page for want of a connection
 */
export function usePageLife(keeps: boolean) {
	useEffect(followStoredCart, []);
	useEffect(followRootCount, []);
	useRootScroll();
	useFocusAfterNavigation();
	useFaces();
	useEffect(() => {
		document.documentElement.dataset.live = "1";
		const held = window.__held;
		window.__held = undefined;
		if (!held?.isConnected) return;
		held.focus();
		held.click();
	}, []);
	useEffect(() => {
		if (keeps) keepOfflinePage();
	}, [keeps]);
}

/** Writes the count past React: the frame around every page is not drawn anew when a quantity changes. */
function followRootCount(): () => void {
	const write = ({ items, isRead }: ReturnType<typeof useCart.getState>) => {
		// Until the cart has been read, what the boot script painted is the truth.
		if (!isRead) return;
		const { dataset } = document.documentElement;
		const count = pieceCount(items);
		if (count > 0) dataset.cart = String(count);
		else delete dataset.cart;
	};
	write(useCart.getState());
	return useCart.subscribe(write);
}

function useRootScroll() {
	useEffect(() => {
		const root = document.documentElement;
		const mark = () => {
			const { scrollY } = window;
			root.toggleAttribute("data-away", scrollY > HEADER_GONE_AFTER);
			root.toggleAttribute("data-far", scrollY > TO_TOP_AFTER);
		};
		mark();
		window.addEventListener("scroll", mark, { passive: true });
		return () => window.removeEventListener("scroll", mark);
	}, []);
}
