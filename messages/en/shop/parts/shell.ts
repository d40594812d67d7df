/** What every page of the shop has around it besides header and footer. */
export const shell = {
	shortcuts: "Shortcuts",
	cart: "Cart",
	allProducts: "All Products",
	toTop: "Scroll to top",
	whatsApp: "Chat with us on WhatsApp (opens a new tab)",
	/** Until the owner has given the number: it then leads to the contact form. */
	writeToUs: "Write to us",
};
