import type { OrderDetailWords } from "../../domain/orders/order-details.ts";

/** What the further facts of an order are called to buyers. */
export const orderDetails: OrderDetailWords = {
	neededBy: { label: "Goods needed by" },
	deliveryTerm: {
		label: "Delivery terms wanted",
		choices: {
			"": "Choose terms",
			EXW: "EXW, collected in India",
			FOB: "FOB, on board in India",
			CIF: "CIF, freight paid, insured",
			DDP: "DDP, delivered, duty paid",
			advise: "Please advise us",
		},
	},
	deliveryPlace: {
		label: "Port or city",
		hint: "Where the goods are to go, such as your port for CIF or your city for DDP",
	},
	currency: {
		label: "Currency wanted",
		hint: "Prices here stay in rupees; our quotation will be in this currency",
		choices: {
			"": "Choose a currency",
			INR: "INR, Indian rupees",
			USD: "USD, US dollars",
			EUR: "EUR, euros",
			GBP: "GBP, pounds sterling",
			AED: "AED, UAE dirhams",
		},
	},
	buyerReference: { label: "Your reference" },
};

/** What was wished for, each a part of one line: "CIF, to Hamburg, in EUR, by 4 Dec 2026". */
export const orderWishes = {
	advice: "advice on delivery",
	to: ({ place }: { place: string }) => `to ${place}`,
	in: ({ currency }: { currency: string }) => `in ${currency}`,
	by: ({ day }: { day: string }) => `by ${day}`,
};
