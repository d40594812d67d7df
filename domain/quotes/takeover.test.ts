import { describe, expect, test } from "vitest";
import { exampleLine, exampleQuote } from "../../tests/support/quotes.ts";
import { differing, sharedLines, TAKEABLE, type Takeable, takenAtFirst, withTakenOver } from "./takeover.ts";

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
const packing = { perInner: null, perCarton: 20, carton: null, netKg: 9_000, grossKg: 10_000 };
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
		const quote = exampleQuote({ currency: "USD", rate: usd, lines: [exampleLine({ unitPrice: 500 })] });
		expect(withTakenOver(quote, former, ["prices", "freight"], eur)).toMatchObject({
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

	test("of several lines with one product the same one is shown, compared and copied", () => {
		const first = exampleLine({ key: "a", unitPrice: 0, packing: null });
		const second = exampleLine({ key: "b", unitPrice: 41_000, tiers: [{ from: 500, price: 40_000 }] });
		const third = exampleLine({ key: "c", unitPrice: 39_000 });
		const twice = exampleQuote({ lines: [first, second, third] });
		expect(sharedLines(mine, twice).map(({ was }) => was.key)).toEqual(["b"]);
		expect(differing(mine, twice)).toEqual(["prices"]);
		const taken = withTakenOver(mine, twice, ["prices"], undefined) ?? mine;
		expect(taken.lines).toEqual([{ ...exampleLine(), unitPrice: 41_000, tiers: second.tiers }, rest]);
		expect(differing(taken, twice)).toEqual([]);
	});

	test("packing and what sizes cost more come from the line whose price is taken", () => {
		const unpriced = exampleLine({ key: "a", unitPrice: 0 });
		const surcharges = [{ size: "XL", amount: 2_000 }];
		const twice = exampleQuote({ lines: [unpriced, exampleLine({ key: "b", packing, surcharges })] });
		expect(differing(mine, twice)).toEqual(["prices", "surcharges", "packing"]);
		const taken = withTakenOver(mine, twice, ["packing", "surcharges"], undefined);
		expect(taken?.lines[0]).toMatchObject({ packing, surcharges });
		const withPacking = exampleQuote({ lines: [exampleLine({ unitPrice: 0, packing })] });
		expect(differing(mine, withPacking)).toEqual(["packing"]);
	});

	test("a line that is not offered takes nothing", () => {
		const gone = exampleQuote({ lines: [exampleLine({ kind: "unavailable" })] });
		const packed = exampleQuote({ lines: [exampleLine({ unitPrice: 41_000, packing })] });
		expect(sharedLines(gone, packed)).toEqual([]);
		expect(withTakenOver(gone, packed, ["prices", "packing"], undefined)?.lines).toEqual(gone.lines);
	});
});
