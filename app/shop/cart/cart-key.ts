/** Where the browser keeps the cart; also read by the boot script, which paints the count before the cart's own script. */
export const CART_KEY = "thari-cart";
