/** The contact page. */
export const contact = {
	title: "Contact",
	/** Names the ways that are open: a number that nobody has given is none. */
	lead: ({ call, chat }: { call: boolean; chat: boolean }) =>
		`${call && chat ? "Write, call or chat. " : call ? "Write or call. " : chat ? "Write or chat. " : ""}We will contact you within 24 hours.`,
	chat: "Chat on WhatsApp",
	call: ({ phone }: { phone: string }) => `Call ${phone}`,
	liveChat: ({ hours }: { hours: string }) => `Live chat ${hours}`,
	/** On a phone, where the form is far below, until the owner has given a number to chat with. */
	write: "Write to us",
	/** In place of the telephone number, until the owner has given it. */
	noPhone: ({ chat }: { chat: boolean }) => (chat ? "Phone number to follow" : "Phone and WhatsApp numbers to follow"),
	/** Until the owner has given the street. */
	askAddress: "Ask us for the street address",
	map: "Interactive Map Coming Soon",
	address: "Address",
};
