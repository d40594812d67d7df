/** The contact page. */
export const contact = {
	title: "Contact",
	lead: "Write, call or chat. We will contact you within 24 hours.",
	chat: "Chat on WhatsApp",
	call: ({ phone }: { phone: string }) => `Call ${phone}`,
	liveChat: ({ hours }: { hours: string }) => `Live chat ${hours}`,
	/** Behind it, until the owner has given the number. */
	noChat: "(our WhatsApp number is to follow)",
	map: "Interactive Map Coming Soon",
	address: "Address",
};
