import type { DeliveryInput } from "../../domain/quotes/delivery.ts";
import { plainDelivery } from "../../domain/quotes/delivery.ts";
import { exampleSchedule } from "./example-schedule.ts";
import { exampleLine, type QuoteChanges } from "./quotes.ts";

/** Four ways of delivery in euros, each dearer than the one before. */
const ways: [DeliveryInput, ...DeliveryInput[]] = [
	plainDelivery("d1", "EXW", "Chennai"),
	{ ...plainDelivery("d2", "FOB", "Chennai"), fees: { typed: "amount", amount: 20_000 } },
	{
		...plainDelivery("d3", "CIF", "Hamburg"),
		freight: { typed: "amount", amount: 60_000 },
		insurance: { typed: "rate", percent: 50, day: "2026-11-20", source: "Example Insurance" },
	},
	{
		...plainDelivery("d4", "DDP", "Hamburg"),
		freight: { typed: "amount", amount: 80_000 },
		duty: { typed: "rate", percent: 1_200, day: "2026-11-20", source: "TARIC" },
		importTax: { typed: "rate", percent: 1_900, day: "2026-11-20", source: "TARIC" },
	},
];

const plain = { requestedName: "", requested: null, listPoints: null, tiers: [] };
const cloth = { is: "alternative" as const, group: "Cloth" };

/**
 * An offer in which everything can be chosen: two lines of which one may be left out, two cloths, labels that are optional, four
 * ways of delivery, and an advance of 30 %. Without a choice it comes to 3,000.00 euros EXW.
 */
export const quoteToChooseFrom: QuoteChanges = {
	currency: "EUR",
	rate: { currency: "EUR", perUnit: 984_000, day: "2026-11-20", source: "Example Bank" },
	lines: [
		exampleLine({ ...plain, key: "l1", name: "Round Neck T-Shirt", quantity: 400, unitPrice: 500 }),
		exampleLine({ ...plain, key: "l2", name: "Polo T-Shirt", productId: "p2", quantity: 100, unitPrice: 1_000 }),
		exampleLine({
			...plain,
			key: "c1",
			name: "Plain Cloth",
			productId: "p3",
			quantity: 50,
			unitPrice: 800,
			choice: cloth,
		}),
		exampleLine({
			...plain,
			key: "c2",
			name: "Check Cloth",
			productId: "p4",
			quantity: 50,
			unitPrice: 950,
			choice: cloth,
		}),
		exampleLine({
			...{ ...plain, key: "o1", name: "Woven labels", productId: "", quantity: 500, unitPrice: 12 },
			...{ sort: "service", composition: "", gsm: null, hsCode: "", listPrice: 0, choice: { is: "optional" } },
		}),
	],
	leavingOut: { allowed: true, least: 100_000 },
	deliveries: ways,
	schedule: exampleSchedule(10),
	tax: { kind: "export", under: "lut", number: "AD330326000000A" },
};

/** CIF, the check cloth, labels, and no polo shirts: 200,000 + 47,500 + 6,000, freight 60,000, insurance 0.5 % of 313,500. */
export const CIF_CHECK = { lines: ["l1", "c2", "o1"], delivery: "d3" };
export const CIF_CHECK_TOTAL = 315_068;
/** EXW, the plain cloth, all lines. */
export const EXW_PLAIN = { lines: ["l1", "l2", "c1"], delivery: "d1" };
export const EXW_PLAIN_TOTAL = 340_000;
