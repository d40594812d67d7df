import { type DeliveryInput, plainDelivery } from "../../domain/quotes/delivery.ts";
import { exampleSchedule } from "./example-schedule.ts";
import { exampleLine, type QuoteChanges } from "./quotes.ts";

const rateOf = (percent: number) => ({ typed: "rate", percent, day: "2026-11-20", source: "Example Customs" }) as const;
const freight: DeliveryInput["freight"] = { typed: "amount", amount: 679_200 };

/**
 * The worked example of the design of trade, section B: goods for €70,000 in four ways of delivery, of which the last has duty
 * of 8 % on goods and freight and import tax of 21 % on goods, freight and duty. Paid in two parts, packed in 20 cartons.
 */
export const workedExample: QuoteChanges = {
	currency: "EUR",
	rate: { currency: "EUR", perUnit: 1_000_000, day: "2026-11-20", source: "Example Bank" },
	lines: [
		exampleLine({
			...{ quantity: 1_000, unitPrice: 7_000, listPrice: 0 },
			packing: {
				...{ perInner: 10, perCarton: 50, netKg: 9, grossKg: 10.5 },
				carton: { length: 60, width: 40, height: 35 },
			},
		}),
	],
	deliveries: [
		{ ...plainDelivery("d1", "CIF", "Rotterdam"), freight },
		plainDelivery("d2", "EXW", "Chennai"),
		plainDelivery("d3", "FOB", "Tuticorin"),
		{ ...plainDelivery("d4", "DDP", "Utrecht"), freight, duty: rateOf(800), importTax: rateOf(2_100) },
	],
	schedule: exampleSchedule(7),
	tax: { kind: "export", under: "lut", number: "AD330326000000A" },
};
