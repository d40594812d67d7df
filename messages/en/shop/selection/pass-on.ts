import { plural } from "../../count.ts";

/** The ways to pass a cart on to somebody else. */
export const passOn = {
	title: "Share this selection",
	close: "Close",
	lead: "Your colleague or customer sees these products with pictures, quantities and today's prices. Everything is in the link: we keep no copy.",
	link: "Link to the selection",
	copy: "Copy the link",
	/** Over the ways to send it, and to keep it. */
	send: "Send",
	save: "Copy or save",
	whatsApp: "WhatsApp",
	email: "Email",
	otherApps: "Other apps",
	copyText: "Copy as text",
	pdf: "PDF with pictures",
	text: "The selection as text",
	/** What is written into a message. */
	subject: ({ brandName }: { brandName: string }) => `Selection from ${brandName}`,
	line: ({ name, quantity, price }: { name: string; quantity: string; price: string }) =>
		`${name}: ${quantity}, ${price}`,
	more: ({ count }: { count: number }) =>
		plural(count, { one: "and 1 more product", other: `and ${count} more products` }),
	total: ({ total }: { total: string }) => `Total at list price: ${total}`,
	samples: "Samples:",
	seeIt: "See it with pictures and today's prices:",
};
