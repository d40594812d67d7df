/** The screen for a link that is wrong, cut short, expired or revoked. It says nothing of which it is. */
export const nothingHere = {
	title: ({ brandName }: { brandName: string }) => `This link opens nothing · ${brandName}`,
	heading: "This link opens nothing.",
	why: "It may be cut short, have run out, or have been replaced by a newer one. The link in our latest mail to you is the one that works.",
	askUs: "If you have none at hand, write to us with your order reference, or call: we send you a new one.",
	home: "To the home page",
};
