import { serviceFigures as figures } from "../service-figures.ts";
import type { Policy } from "./policy.ts";

export const cancellationRefundPolicy: Policy = {
	slug: "cancellation-refund-policy",
	title: "Cancellation & Refund Policy",
	summary:
		`You may cancel within ${figures.cancellation} of purchase, and report damage or a defect within ` +
		`${figures.damageReport} of delivery. This page says how, and when an approved refund reaches you.`,
	sections: [
		{
			id: "at-a-glance",
			heading: "The times at a glance",
			blocks: [
				{
					kind: "table",
					caption: "Cancellation and refund times",
					head: ["Step", "Time"],
					rows: [
						["Cancel an order", `Within ${figures.cancellation} after purchase`],
						["Report damage or a defect", `Within ${figures.damageReport} after delivery`],
						["Refund starts", `${figures.refundStart} after approval`],
						["Refund clears at the bank", figures.refundClearing],
					],
				},
			],
		},
		{
			id: "before-purchase",
			heading: "Before purchase: requests and quotes",
			blocks: [
				{
					kind: "paragraph",
					text:
						"An order request on this site is a request for a quote. Nothing is charged, and you are free to withdraw the " +
						"request or to decline the quote. You need not give a reason; a short message with your reference is enough.",
				},
				{
					kind: "paragraph",
					text: "Purchase means the moment at which you accept our quote. The times on this page count from there.",
				},
			],
		},
		{
			id: "cancellation",
			heading: "Cancelling an order",
			blocks: [
				{
					kind: "paragraph",
					text:
						`You may cancel an order, or part of it, within ${figures.cancellation} after purchase. Whatever you have paid ` +
						"for the cancelled part is refunded in full.",
				},
				{
					kind: "linked",
					parts: ["To cancel, ", { to: "/contact", text: "contact us" }, " within that time and tell us:"],
				},
				{
					kind: "list",
					items: [
						"your order reference;",
						"the name and email address you used;",
						"whether you cancel the whole order or which products and quantities.",
					],
				},
				{
					kind: "paragraph",
					text:
						`After ${figures.cancellation} we begin to prepare the goods, and the order can no longer be cancelled as of ` +
						"right. Write to us all the same if you need to: as long as nothing has been cut, dyed or dispatched, we will tell " +
						"you whether a change is possible and what it costs.",
				},
				{
					kind: "paragraph",
					text: "If part of an order is cancelled, the remainder must still meet the minimum order of each product.",
				},
				{
					kind: "paragraph",
					text:
						"If we cannot supply what you ordered, we tell you as soon as we know. You may then accept another product or " +
						"date, or cancel that part and be refunded in full.",
				},
			],
		},
		{
			id: "damage-or-defect",
			heading: "Damage or a defect",
			blocks: [
				{
					kind: "paragraph",
					text:
						`Please check the goods when they arrive. Report damage, a defect, a wrong product or a missing piece within ` +
						`${figures.damageReport} after delivery, by email, with:`,
				},
				{
					kind: "list",
					items: [
						"your order reference and the product concerned;",
						"the number of pieces affected;",
						"photographs of the fault, and of the parcel if it was damaged on the way;",
						"the carrier's paper, if damage was noted on it.",
					],
				},
				{
					kind: "paragraph",
					text:
						`We answer within ${figures.response}. Keep the goods unused and in their packing until we have agreed what happens ` +
						"to them. Do not send anything back before that: the address and the cost of the return are part of our answer.",
				},
			],
		},
		{
			id: "approval",
			heading: "What we approve",
			blocks: [
				{
					kind: "paragraph",
					text:
						"We compare your report with the order and the quote. A report is approved when the goods were damaged before " +
						"they reached you, have a defect, or are not what was agreed. We then agree with you on a replacement or a refund " +
						"for the pieces concerned, and on how they come back if we want them back.",
				},
				{ kind: "paragraph", text: "A report is not approved for:" },
				{
					kind: "list",
					items: [
						"differences that belong to the cloth, such as slubs in linen and raw silk or small shifts in ikat and block print;",
						"a shade that differs from the screen but agrees with the approved sample or the description;",
						"goods that were worn, washed, altered or cut;",
						"a quantity or size that was ordered by mistake;",
						`faults reported later than ${figures.damageReport} after delivery, unless the law gives you longer.`,
					],
				},
			],
		},
		{
			id: "refunds",
			heading: "How a refund is paid",
			blocks: [
				{
					kind: "paragraph",
					text:
						`A refund starts ${figures.refundStart} after approval. Clearing through the banks then takes ` +
						`${figures.refundClearing}. It goes back by the way the payment came and in the same currency.`,
				},
				{
					kind: "paragraph",
					text:
						"The amount is the price paid for the pieces concerned; our approval says whether freight is part of it. " +
						"Your bank may apply its own charges or exchange rate, over which we have no control. If the money has not " +
						"arrived when both times are over, write to us and we will trace it.",
				},
			],
		},
		{
			id: "your-rights",
			heading: "Your rights and how to reach us",
			blocks: [
				{
					kind: "linked",
					parts: [
						"Nothing here takes away rights that the law gives you without exception. The law and the courts named in the ",
						{ to: "/terms-conditions", text: "Terms & Conditions" },
						" apply to this policy too.",
					],
				},
				{
					kind: "paragraph",
					text: "Our contact details and business hours are at the foot of every page. Please have your order reference at hand.",
				},
			],
		},
	],
};
