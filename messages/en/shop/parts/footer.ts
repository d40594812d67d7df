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
	hours: "Business hours",
	reach: "Get in touch",
	since: ({ brandName, year }: { brandName: string; year: number }) =>
		`${brandName}, making and exporting since ${year}`,
};
