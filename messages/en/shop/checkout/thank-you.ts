import { counted } from "../../counted.ts";

/** The page that confirms an order request. */
export const thankYou = {
	submitted: "Order request submitted successfully! We will contact you soon.",
	imageAlt: "Two folded dhotis tied with a maroon band",
	reference: "Order reference",
	keep: "Please keep the reference at hand when you contact us.",
	/** On the button beside the reference; its full name, and what it says once it is done. */
	copy: "Copy",
	copyReference: "Copy the order reference",
	copied: "Copied",
	goods: "Goods",
	counted,
	samples: "Samples",
	total: "Total at list price",
	replyBy: "We will reply by",
	heading: "Thank you.",
	headingEmphasis: "We have your request.",
	delivery: "Delivery times by region",
	lost: {
		title: "This page could not be loaded",
		text: "If you have just sent an order request, it has reached us: we will contact you within 24 hours. Reload this page when you are connected to see its reference.",
	},
	none: {
		title: "No recent request on this device",
		text: "When you send an order request from this device, its reference is shown here for a day. Requests from other devices reach us too: we will contact you within 24 hours. Under My orders we email you the list of all your requests.",
	},
	privatePage: "Open your private page",
	copyLink: "Copy the link",
	privatePageText: "The status of your request, our answer and the conversation. Anyone who has the link can open it.",
	/** The sentence goes on after the link. */
	myOrders: "My orders",
	myOrdersText: " emails you the list of all your requests whenever you need it.",
	/** Phone number and e-mail address follow, with the word between them. */
	questions: "Questions:",
	or: "or",
	continueShopping: "Continue Shopping",
	home: "Back to Home",
};
