import { describe, expect, test } from "vitest";
import { asDelivery, exampleLine, exampleQuote } from "../../tests/support/quotes.ts";
import {
	type DeliveryInput,
	INCOTERMS,
	MOST_DELIVERIES,
	missingCosts,
	namesPort,
	plainDelivery,
	withCopiedDelivery,
	withDelivery,
	withDeliveryFirst,
	withoutDelivery,
} from "./delivery.ts";
import { parseQuote } from "./reading.ts";
import { quoteTotals } from "./totals.ts";

const rate = (percent: number) => ({ typed: "rate", percent, day: "2026-11-20", source: "Example Customs" }) as const;
const rotterdam: DeliveryInput = {
	...plainDelivery("d1", "DDP", "Rotterdam"),
	freight: { typed: "amount", amount: 679_200 },
	duty: rate(800),
	importTax: rate(2_100),
};
const quote = exampleQuote({
	currency: "EUR",
	lines: [exampleLine({ quantity: 100, unitPrice: 70_000 })],
	deliveries: [rotterdam],
});

test("the worked example comes out to the last cent", () => {
	const { goods, charges, total } = quoteTotals(quote);
	const sum = (kind: string) => charges.find((row) => row.kind === kind)?.amount;
	expect([goods, sum("freight"), sum("duty"), sum("importTax")]).toEqual([7_000_000, 679_200, 614_336, 1_741_643]);
	expect(total).toBe(10_035_179);
});

test("duty and import tax are on the goods less their discount", () => {
	const { charges } = quoteTotals({ ...quote, charges: { discount: 1_000 } });
	// 63,000 and 6,792 at 8 %; that and the duty at 21 %
	expect(charges.map(({ kind, amount }) => [kind, Number(amount)])).toEqual([
		["discount", -700_000],
		["freight", 679_200],
		["insurance", 0],
		["duty", 558_336],
		["importTax", 1_582_883],
		["fees", 0],
	]);
});

test("delivered duty paid needs freight, duty and import tax; 0 is an answer, nothing is none", () => {
	expect(missingCosts(asDelivery(rotterdam))).toEqual([]);
	expect(missingCosts(plainDelivery("d1", "DDP", "Rotterdam"))).toEqual(["freight", "duty", "importTax"]);
	expect(missingCosts(asDelivery({ ...rotterdam, duty: { typed: "amount", amount: 0 } }))).toEqual([]);
	expect(missingCosts(plainDelivery("d1", "CIF", "Rotterdam"))).toEqual([]);
});

test("the port of loading is named with terms of the sea alone", () => {
	expect(INCOTERMS.filter(namesPort)).toEqual(["FAS", "FOB", "CFR", "CIF"]);
});

describe("columns", () => {
	const { deliveries } = quote;

	test("are copied with a key of their own, as many as there is room for", () => {
		let all = deliveries;
		for (let round = 0; round < 6; round += 1) all = withCopiedDelivery(all, "d1");
		expect(all.map(({ key }) => key)).toEqual(["d1", "d2", "d3", "d4"]);
		expect(all).toHaveLength(MOST_DELIVERIES);
		expect(all[3]).toEqual({ ...all[0], key: "d4" });
	});

	test("a key that was given is not given again while it is there", () => {
		const three = withCopiedDelivery(withCopiedDelivery(deliveries, "d1"), "d1");
		const without = withoutDelivery(three, "d2");
		expect(withCopiedDelivery(without, "d1").map(({ key }) => key)).toEqual(["d1", "d3", "d4"]);
	});

	test("one is changed, taken away or put first; the last one stays", () => {
		const two = withDelivery(withCopiedDelivery(deliveries, "d1"), "d2", { incoterm: "CIF", freight: null });
		expect(two.map(({ incoterm }) => incoterm)).toEqual(["DDP", "CIF"]);
		expect(withDeliveryFirst(two, "d2").map(({ key }) => key)).toEqual(["d2", "d1"]);
		expect(withoutDelivery(two, "d1").map(({ key }) => key)).toEqual(["d2"]);
		expect(withoutDelivery(deliveries, "d1")).toEqual(deliveries);
	});

	test("none, five, or two of one key are no offer", () => {
		const [first] = deliveries;
		const many = ["d1", "d2", "d3", "d4", "d5"].map((key) => ({ ...first, key }));
		for (const wrong of [[], many, [first, first]]) expect(parseQuote({ ...quote, deliveries: wrong }).ok).toBe(false);
		expect(parseQuote({ ...quote, deliveries: many.slice(0, 4) }).ok).toBe(true);
	});
});
