import { serviceFigures as figures } from "../service-figures.ts";
import type { Policy } from "./policy.ts";

export const shippingPolicy: Policy = {
	slug: "shipping-policy",
	title: "Shipping Policy",
	summary:
		`Once the goods are made, orders are processed in ${figures.processing}. Delivery then takes 3 to 10 business days within India and 7 to 20 ` +
		"abroad, depending on the region.",
	sections: [
		{
			id: "scope",
			heading: "What this policy covers",
			blocks: [
				{
					kind: "paragraph",
					text:
						"This policy applies to orders that follow from a quote: you have sent a request, we have quoted, and you have " +
						"accepted. Where your quote states a date, a delivery term or a route, the quote prevails over the general times " +
						"given here.",
				},
				{
					kind: "paragraph",
					text: "A business day is any day from Monday to Saturday that is not a public holiday in Tamil Nadu.",
				},
			],
		},
		{
			id: "processing",
			heading: "Processing",
			blocks: [
				{
					kind: "paragraph",
					text:
						`Order processing takes ${figures.processing}. In that time we check the goods, count and pack them, and prepare ` +
						"the papers. It is counted from the day on which the goods are ready and the payment terms in your quote are met.",
				},
				{
					kind: "paragraph",
					text:
						"Goods that have to be woven, knitted or stitched for your order are made first. Your quote then states the lead " +
						"time for making them and the day it runs from; processing follows it.",
				},
			],
		},
		{
			id: "domestic",
			heading: "Delivery within India",
			blocks: [
				{
					kind: "table",
					caption: "Domestic delivery, counted from dispatch",
					head: ["Destination", "Delivery after dispatch"],
					rows: [
						["Metro cities", figures.domesticMetro],
						["Non-metro addresses", figures.domesticNonMetro],
					],
				},
				{
					kind: "paragraph",
					text: "If you are not sure which row your address belongs to, ask us; the quote can state it.",
				},
			],
		},
		{
			id: "international",
			heading: "Delivery abroad",
			blocks: [
				{
					kind: "table",
					caption: "International delivery, counted from dispatch",
					head: ["Region", "Countries we list", "Delivery"],
					rows: [
						[
							"Asia-Pacific and Middle East",
							"Australia, Singapore, Japan, South Korea, UAE, Saudi Arabia, Malaysia, Thailand, Indonesia, Bangladesh, " +
								"Sri Lanka, Nepal",
							figures.asiaPacificMiddleEast,
						],
						[
							"North America and Europe",
							"United States, Canada, United Kingdom, Germany, France, Italy",
							figures.northAmericaEurope,
						],
					],
				},
				{
					kind: "paragraph",
					text:
						"Time that customs takes at the place of arrival is outside our control and comes on top. For a country that is " +
						"not listed, write to us, and we will give you a time with the quote.",
				},
			],
		},
		{
			id: "tracking",
			heading: "Dispatch and tracking",
			blocks: [
				{
					kind: "paragraph",
					text:
						"When your order leaves us, we send you the name of the carrier and the tracking number by email. Tracking data " +
						`appears after ${figures.tracking}, because the carrier first has to scan the parcels. If nothing shows after ` +
						"that, write to us with your order reference.",
				},
				{
					kind: "paragraph",
					text: "A large order may travel in several consignments. Each then has its own tracking number.",
				},
			],
		},
		{
			id: "cost",
			heading: "Cost, duties and taxes",
			blocks: [
				{
					kind: "paragraph",
					text:
						"List prices and the cart total do not include freight or insurance. Your quote states both, together with the " +
						"delivery term (Incoterm) and the named place that decide who pays which part of the way and who bears the risk.",
				},
				{
					kind: "paragraph",
					text:
						"Unless the delivery term says otherwise, import duty, local taxes and the fee of the customs broker are paid by " +
						"the buyer. The customs heading shown with a product is a starting point; your broker confirms it.",
				},
			],
		},
		{
			id: "address",
			heading: "Address and receipt",
			blocks: [
				{
					kind: "list",
					items: [
						"Give the complete address, with postal code and a phone number at which the carrier can reach somebody.",
						"Tell us at once if the address is wrong. After dispatch a change depends on the carrier and may cost extra.",
						"Have somebody present to receive and sign. Goods that come back because nobody could be reached, or because " +
							"they were not cleared, are sent again at the buyer's cost.",
					],
				},
			],
		},
		{
			id: "delays",
			heading: "Delays",
			blocks: [
				{
					kind: "paragraph",
					text:
						"The times above are the times we plan with. Weather, strikes, holidays, customs checks and a lack of cargo space " +
						"can lengthen them. When we learn of a delay, we tell you the reason and the new date.",
				},
				{
					kind: "paragraph",
					text:
						"If a consignment has not arrived when its delivery time is over, write to us. We then ask the carrier where " +
						"it is and tell you what we learn.",
				},
			],
		},
		{
			id: "on-arrival",
			heading: "On arrival",
			blocks: [
				{
					kind: "linked",
					parts: [
						"Count the parcels and look at the packing before you sign, and note any damage on the carrier's paper. Report " +
							`damage or a defect to us within ${figures.damageReport} of delivery. The `,
						{ to: "/cancellation-refund-policy", text: "Cancellation & Refund Policy" },
						" says how.",
					],
				},
			],
		},
		{
			id: "contact",
			heading: "Questions",
			blocks: [
				{
					kind: "paragraph",
					text:
						"Please have your order reference at hand. Our contact details and business hours are at the foot of every page, " +
						`and we answer within ${figures.response}.`,
				},
			],
		},
	],
};
