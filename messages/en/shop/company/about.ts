/** The about page, beside the company's own story. */
export const about = {
	values: "What we stand for",
	years: "From Tiruppur, year by year",
	close: "Choose the pieces, send one request",
	closeNote: "Each product shows its price per piece and its minimum order.",
	products: "See the products",
	contact: "Contact us",
	images: {
		zari: "Close view of a saree: maroon body, temple edge, green border with gold zari flowers",
		loom: "A saree on the loom: the reed, a shuttle with zari thread, and below them the woven cloth",
		shirt: "Madras check shirt",
		dhoti: "Two folded dhotis tied with a maroon band",
	},
};
