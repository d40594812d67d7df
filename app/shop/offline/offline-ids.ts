/** Lists of the kept page, which its script fills (offline-script.ts). */
export const CART_ID = "kept-cart";
export const SEEN_ID = "seen-products";
