/** The screen for a link that is wrong, cut short, expired or revoked. It says nothing of which it is. */
export const nothingHere = {
	title: ({ brandName }: { brandName: string }) => `This link does not work · ${brandName}`,
	heading: "This link does not work.",
	why: "It may be incomplete or have expired, or a newer one may have replaced it. Please use the link in our latest mail to you.",
	/** @param phone empty where there is none to call */
	askUs: ({ phone }: { phone: string }) =>
		`If you do not have one, open My orders to have the list of your requests mailed to you, or write to us with your order reference${phone === "" ? "" : ", or call"}.`,
	orders: "Open My orders",
	home: "Go to the home page",
};
