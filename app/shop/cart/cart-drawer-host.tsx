import { lazy, Suspense, useEffect, useState } from "react";
import { useCartDrawer } from "./drawer-store.ts";

export const CART_DRAWER = "cart-drawer";

export const loadCartDrawer = () => import("./cart-drawer.tsx");

const CartDrawer = lazy(async () => ({ default: (await loadCartDrawer()).CartDrawer }));

/** The drawer's code is fetched when somebody reaches for the cart, and stays. */
export function CartDrawerHost() {
	const isOpen = useCartDrawer((drawer) => drawer.isOpen);
	const [wanted, setWanted] = useState(false);
	useEffect(() => {
		if (isOpen) setWanted(true);
	}, [isOpen]);
	return <div id={CART_DRAWER}>{wanted && <Suspense fallback={null}>{<CartDrawer />}</Suspense>}</div>;
}
