/** The foot of every page of the shop. */
export const footer = {
	pages: "Pages",
	home: "Home",
	products: "Products",
	quickOrder: "Quick order",
	myOrders: "My orders",
	about: "About",
	contact: "Contact",
	policies: "Policies",
	privacy: "Privacy Policy",
	terms: "Terms & Conditions",
	shipping: "Shipping Policy",
	cancellation: "Cancellation & Refund",
	/** The company's hours are those of India. */
	hours: "Business hours (IST)",
	reach: "Get in touch",
	since: ({ brandName, year }: { brandName: string; year: number }) =>
		`${brandName}, making and exporting since ${year}`,
};
