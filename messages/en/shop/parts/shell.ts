/** What every page of the shop has around it besides header and footer. */
export const shell = {
	shortcuts: "Shortcuts",
	cart: "Cart",
	allProducts: "All Products",
	toTop: "Scroll to top",
	whatsApp: "Chat with us on WhatsApp (opens a new tab)",
	/** Until the owner has given the number: the chat then asks whom it is for. */
	whatsAppLater: "Ask on WhatsApp; our number is to follow (opens a new tab)",
	noPhone: "Telephone number to follow",
};
