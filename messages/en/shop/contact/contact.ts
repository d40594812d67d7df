/** The contact page. */
export const contact = {
	title: "Contact",
	/** Names the ways that are open: a number that nobody has given is none. */
	lead: ({ call, chat }: { call: boolean; chat: boolean }) =>
		`${call && chat ? "Write, call or chat. " : call ? "Write or call. " : chat ? "Write or chat. " : ""}We will contact you within 24 hours.`,
	chat: "Chat on WhatsApp",
	call: ({ phone }: { phone: string }) => `Call ${phone}`,
	liveChat: ({ hours }: { hours: string }) => `Live chat ${hours}`,
	/** In their place, until the owner has given the number. */
	write: "Write to us",
	noChat: "Our WhatsApp number is to follow.",
	/** Until the owner has given the street. */
	askAddress: "Ask us for the street address",
	map: "Interactive Map Coming Soon",
	address: "Address",
};
