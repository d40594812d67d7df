/** Where the cart cannot work; the second part is a link. */
export const noScript = {
	cart: ["The cart needs JavaScript. Without it, please ", "write to us", " with the quantity you need."],
};
