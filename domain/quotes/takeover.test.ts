import { describe, expect, test } from "vitest";
import { exampleLine, exampleQuote } from "../../tests/support/quotes.ts";
import { differing, TAKEABLE, type Takeable, takenAtFirst, withTakenOver } from "./takeover.ts";

const eur = { currency: "EUR", perUnit: 1_000_000, day: "2026-11-20", source: "Example Bank" } as const;
const usd = { ...eur, currency: "USD", perUnit: 800_000 } as const;
const rest = exampleLine({ key: "l2", productId: "p2", name: "Saree", unitPrice: 250_000 });
const mine = exampleQuote({ lines: [exampleLine(), rest] });
const former = exampleQuote({
	currency: "EUR",
	incoterm: "CIF",
	namedPlace: "Hamburg",
	charges: { freight: 45_000, insurance: 5_000, discount: 200 },
	paymentTerms: "All in advance",
	validUntilDay: "2025-01-01",
	message: "Old words",
	lines: [exampleLine({ unitPrice: 440, quantity: 9, tiers: [{ from: 500, price: 400 }] })],
});
const cost = (amount: number) => ({ typed: "amount", amount });
const take = (parts: readonly Takeable[], at: typeof eur | undefined = eur) => withTakenOver(mine, former, parts, at);

describe("taking over from a former offer", () => {
	test("what belonged to that shipment, and amounts of another currency, are not taken unless they are chosen", () => {
		expect(differing(mine, former)).toEqual(["prices", "payment", "delivery", "discount", "freight", "insurance"]);
		expect(takenAtFirst(mine, former)).toEqual(["payment"]);
		expect(takenAtFirst(mine, { ...former, currency: "INR" })).toEqual(["prices", "payment"]);
		expect(take(["payment"])).toEqual({ ...mine, paymentTerms: "All in advance" });
	});

	test("amounts are converted at the rate, and lines it lacks keep theirs", () => {
		const taken = take([...TAKEABLE]);
		expect(taken).toMatchObject({
			currency: "INR",
			rate: null,
			charges: { discount: 200 },
			deliveries: [{ namedPlace: "Hamburg", freight: cost(4_500_000), insurance: cost(500_000) }],
			validUntilDay: "2026-12-04",
			message: "",
		});
		expect(taken?.lines).toEqual([
			exampleLine({ unitPrice: 44_000, tiers: [{ from: 500, price: 40_000 }], quantity: 300 }),
			rest,
		]);
	});

	test("from one foreign currency to another by way of both rates", () => {
		const offer = exampleQuote({ currency: "USD", rate: usd, lines: [exampleLine({ unitPrice: 500 })] });
		expect(withTakenOver(offer, former, ["prices", "freight"], eur)).toMatchObject({
			currency: "USD",
			charges: { discount: 0 },
			deliveries: [{ incoterm: "FOB", freight: cost(56_250), insurance: null }],
			lines: [{ unitPrice: 550, tiers: [{ price: 500 }] }],
		});
	});

	test("without a rate no amount is taken, and everything else may be", () => {
		for (const part of ["prices", "freight", "insurance"] as const)
			expect(withTakenOver(mine, former, [part], undefined)).toBeUndefined();
		expect(withTakenOver(mine, former, ["payment", "delivery", "discount"], undefined)).toMatchObject({
			deliveries: [{ incoterm: "CIF", namedPlace: "Hamburg", freight: null }],
			lines: mine.lines,
		});
		const unknown = exampleQuote({ currency: "USD" });
		expect(withTakenOver(unknown, former, ["prices"], eur)).toBeUndefined();
	});

	test("within one currency nothing is converted", () => {
		const same = exampleQuote({ lines: [exampleLine({ unitPrice: 40_000 })], charges: { freight: 7 } });
		expect(withTakenOver(mine, same, ["prices", "freight"], undefined)).toMatchObject({
			deliveries: [{ freight: cost(7) }],
			lines: [{ unitPrice: 40_000 }, rest],
		});
		const dollars = exampleQuote({ currency: "USD", lines: [exampleLine({ unitPrice: 512 })] });
		expect(withTakenOver(exampleQuote({ currency: "USD" }), dollars, ["prices"], undefined)?.lines[0]?.unitPrice).toBe(
			512,
		);
	});
});
