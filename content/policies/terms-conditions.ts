import { serviceFigures as figures } from "../service-figures.ts";
import type { Policy, Publisher } from "./policy.ts";

/** @param publisher whom the page names as its author */
export const termsConditions = ({ brandName, city }: Publisher): Policy => ({
	slug: "terms-conditions",
	title: "Terms & Conditions",
	revised: figures.termsUpdated,
	summary:
		"These terms say how a request becomes an order, what our list prices mean, and which law applies. By using this " +
		"site or sending a request you accept them.",
	sections: [
		{
			id: "parties",
			heading: "Who these terms bind",
			blocks: [
				{
					kind: "paragraph",
					text:
						`These terms apply between you and ${brandName}, ${city}, Tamil Nadu, India ("we"), when you use this ` +
						`website or send a request through it. They were updated in ${figures.termsUpdated}.`,
				},
				{
					kind: "paragraph",
					text:
						`You must be at least ${figures.minimumAge} years old, or be supervised by a parent or guardian. If you act ` +
						"for a company, you confirm that you may act in its name.",
				},
			],
		},
		{
			id: "requests-and-quotes",
			heading: "Requests, quotes and orders",
			blocks: [
				{
					kind: "paragraph",
					text: "This site takes no payment, and a cart reserves no goods. An order comes about in three steps:",
				},
				{
					kind: "list",
					numbered: true,
					items: [
						"Request. You send the order request form with your items and quantities. It asks us for a quote and binds " +
							"neither side.",
						`Quote. We reply with pricing and payment details within ${figures.response}. The quote states the goods, ` +
							"quantities, prices and payment terms, and how long it holds.",
						"Purchase. When you accept the quote, a contract of sale is made on its terms. The moment of acceptance is the " +
							"time of purchase in all our policies.",
					],
				},
				{
					kind: "paragraph",
					text:
						"We may decline a request, or ask a question before we quote. Where a quote differs from this site or from " +
						"these terms, the quote prevails.",
				},
			],
		},
		{
			id: "prices",
			heading: "Prices and minimum orders",
			blocks: [
				{
					kind: "list",
					items: [
						"Prices on this site are list prices per piece in Indian rupees. They let you compare and plan; the price " +
							"that binds us is the one in your quote.",
						"The total in the cart is the sum of price times quantity. Freight, insurance, duties and taxes are not part " +
							"of it unless your quote says so.",
						"Each product has a minimum order, from 3 to 50 pieces. Smaller quantities cannot be submitted.",
						"Prices and products may change. If the catalogue has changed since you filled your cart, we show you the " +
							"difference before the request is sent.",
						"If a price on this site is plainly wrong, we will tell you so before we quote.",
					],
				},
			],
		},
		{
			id: "products",
			heading: "How products are shown",
			blocks: [
				{
					kind: "paragraph",
					text:
						"We describe composition, weave, weight and measures as exactly as we know them. Colours differ from screen " +
						"to screen. Slubs in raw silk or linen, and small shifts in ikat and block print, belong to the cloth. Ask us " +
						"before you order if a shade or a measure is critical for you.",
				},
				{
					kind: "paragraph",
					text:
						"Names such as Banarasi, Kanchi, Mysore or Pochampally on this site describe a style of weave or border. They " +
						"do not state a place of manufacture or a registered geographical indication. Customs headings are shown for " +
						"orientation and are to be confirmed by your customs broker.",
				},
			],
		},
		{
			id: "delivery-cancellation",
			heading: "Delivery, cancellation and refunds",
			blocks: [
				{
					kind: "linked",
					parts: [
						"Processing and delivery times are set out in the ",
						{ to: "/shipping-policy", text: "Shipping Policy" },
						". Cancellation, reports of damage or defects, and refunds are set out in the ",
						{ to: "/cancellation-refund-policy", text: "Cancellation & Refund Policy" },
						". Both are part of these terms.",
					],
				},
			],
		},
		{
			id: "use-of-site",
			heading: "Your use of this site",
			blocks: [
				{ kind: "paragraph", text: "You agree to use the site for its purpose and not to:" },
				{
					kind: "list",
					items: [
						"send false details, or the details of another person without their consent;",
						"use the forms to send advertising or harmful code;",
						"disturb the site, or try to reach parts of it that are not public;",
						"copy the catalogue by automatic means in order to republish it.",
					],
				},
				{
					kind: "paragraph",
					text:
						"The name, texts, drawings and pictures of this site belong to us or are used with permission. You may use " +
						"them to prepare a purchase from us; any other use needs our consent in writing.",
				},
				{
					kind: "paragraph",
					text:
						"Links to other sites, such as WhatsApp or social networks, are offered for convenience. We do not control " +
						"those sites and do not answer for their contents.",
				},
			],
		},
		{
			id: "liability",
			heading: "Liability",
			blocks: [
				{
					kind: "paragraph",
					text:
						"We take care that this site is correct and within reach, but cannot promise that it is always so. As far as the " +
						"law allows, we are not liable for loss of profit or other indirect loss that arises from using the site, and " +
						"our liability for an order is limited to the amount paid for it.",
				},
				{
					kind: "paragraph",
					text:
						"Neither side answers for a delay caused by events beyond its reasonable control, such as natural disaster, " +
						"strike, war, or an act of government, for as long as they last. Nothing in these terms limits a liability that " +
						"cannot be limited by law, or takes away rights that the law gives you without exception.",
				},
			],
		},
		{
			id: "law",
			heading: "Governing law and courts",
			blocks: [
				{
					kind: "paragraph",
					text:
						"These terms and every contract made under them are governed by the laws of India. Disputes come before the " +
						`courts of ${figures.courts}, India. Please write to us first; most matters are settled that way.`,
				},
			],
		},
		{
			id: "changes",
			heading: "Changes and contact",
			blocks: [
				{
					kind: "paragraph",
					text:
						"We may change these terms. The version shown when you accept a quote is the one that applies to that purchase. " +
						"If one clause turns out to be invalid, the others stay in force. Our contact details are at the foot " +
						"of every page.",
				},
			],
		},
	],
});
