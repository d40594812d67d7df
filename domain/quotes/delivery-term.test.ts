import { expect, test } from "vitest";
import { amount } from "../shared/amount.ts";
import type { Currency } from "../shared/currency.ts";
import { type Deliveries, type Delivery, deliveryName, type Incoterm, plainDelivery } from "./delivery.ts";
import { withTerm } from "./delivery-term.ts";

const freight = { typed: "amount", amount: amount<Currency>(41_000, "EUR") } as const;
const insurance = { typed: "rate", percent: 50, day: "2026-11-20", source: "Example Insurance" } as const;
const way = (key: string, incoterm: Incoterm, place: string, costs: Partial<Delivery> = {}): Delivery => ({
	...plainDelivery(key, incoterm, place),
	...costs,
});
const named = (deliveries: Deliveries, key: string, incoterm: Incoterm, wished = "", portOfLoading = "Tuticorin") => {
	const found = withTerm({ deliveries, portOfLoading }, key, incoterm, wished).find((each) => each.key === key);
	return found && deliveryName(found);
};

test("the copy of a way that becomes another term has neither its place nor its costs where the term cannot have them", () => {
	const cif = way("d1", "CIF", "Genoa", { freight, insurance });
	const copied: Deliveries = [cif, { ...cif, key: "d2" }];
	const [first, second] = withTerm({ deliveries: copied, portOfLoading: "Tuticorin" }, "d2", "FOB", "Genoa");
	expect(first).toBe(cif);
	expect(second).toEqual(way("d2", "FOB", "Tuticorin"));
	// Carriage alone is paid: the insurance is the buyer's, the place stays.
	const [, carried] = withTerm({ deliveries: copied, portOfLoading: "" }, "d2", "CFR", "");
	expect(carried).toEqual(way("d2", "CFR", "Genoa", { freight }));
	// EXW is named with a place that nobody has said yet.
	expect(named(copied, "d2", "EXW", "Genoa")).toBe("EXW");
});

test("what is brought to the buyer is named with the place that the buyer has named", () => {
	const fob: Deliveries = [way("d1", "FOB", "Tuticorin")];
	expect(named(fob, "d1", "DDP", "London")).toBe("DDP London");
	expect(named(fob, "d1", "CIF")).toBe("CIF");
	const exw: Deliveries = [way("d1", "EXW", "Tiruppur"), way("d2", "EXW", "Tiruppur")];
	expect(named(exw, "d2", "DAP", "Utrecht")).toBe("DAP Utrecht");
});

test("what somebody has typed for the way stays, whichever comes first", () => {
	const ways: Deliveries = [way("d1", "EXW", "Tiruppur"), way("d2", "EXW", "Utrecht", { freight })];
	expect(named(ways, "d2", "DDP", "London")).toBe("DDP Utrecht");
	expect(named([way("d1", "CIF", "Tuticorin")], "d1", "FOB", "Genoa")).toBe("FOB Tuticorin");
	expect(named([way("d1", "CIF", "Cochin")], "d1", "EXW", "Genoa")).toBe("EXW Cochin");
	expect(named([way("d1", "CIF", "Genoa")], "d1", "DAP", "Milan")).toBe("DAP Genoa");
	// Freight that is no copy was meant: it is named before the offer goes (unusualCosts).
	const [, kept] = withTerm({ deliveries: ways, portOfLoading: "" }, "d2", "FOB", "");
	expect(kept?.freight).toEqual(freight);
});
