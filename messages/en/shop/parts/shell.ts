/** What stands around every page of the shop, beside header and footer. */
export const shell = {
	shortcuts: "Shortcuts",
	cart: "Cart",
	allProducts: "All Products",
	toTop: "Scroll to top",
	whatsApp: "Chat with us on WhatsApp (opens a new tab)",
};
