import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CURRENCIES } from "../shared/currency.ts";
import { INCOTERMS } from "./delivery.ts";
import type { QuoteDefaults } from "./draft.ts";
import { NO_TAX } from "./tax.ts";
import { currencyToAskFor, wishesOf, withWishes } from "./wishes.ts";

const defaults: QuoteDefaults = {
	validityDays: 14,
	...{ incoterm: "FOB", namedPlace: "Tuticorin", portOfLoading: "Tuticorin" },
	...{ leadTimeDays: null, leadTimeStarts: "advance", paymentTerms: "", schedule: [], terms: "", documents: "" },
	tax: NO_TAX,
	priceStep: 0,
};

describe("what a buyer asks for", () => {
	test("is a term, a place and a currency; advice and what is no code any more are not", () => {
		expect(wishesOf({ deliveryTerm: "CIF", deliveryPlace: "Hamburg", currency: "EUR" })).toEqual({
			...{ incoterm: "CIF", place: "Hamburg", currency: "EUR" },
		});
		expect(wishesOf({ deliveryTerm: "advise", currency: "XYZ", neededBy: "2026-12-04" })).toEqual({});
	});
});

describe("a first draft", () => {
	const begins = (said: Parameters<typeof wishesOf>[0], more: Partial<QuoteDefaults> = {}) => {
		const { incoterm, namedPlace } = withWishes({ ...defaults, ...more }, wishesOf(said));
		return `${incoterm} ${namedPlace}`;
	};

	test.each([
		["nothing", {}, "FOB Tuticorin"],
		["advice", { deliveryTerm: "advise", deliveryPlace: "Hamburg" }, "FOB Tuticorin"],
		["the owner's own term", { deliveryTerm: "FOB", deliveryPlace: "Hamburg" }, "FOB Tuticorin"],
		["a term that ends at the place", { deliveryTerm: "CIF", deliveryPlace: "Hamburg" }, "CIF Hamburg"],
		["such a term without a place", { deliveryTerm: "DDP" }, "DDP "],
		["collection", { deliveryTerm: "EXW", deliveryPlace: "Hamburg" }, "EXW "],
	])("begins with what is asked for: %s", (_, said, term) => {
		expect(begins(said)).toBe(term);
	});

	test("names the port of loading where the goods go aboard, and the owner's place with the owner's term alone", () => {
		const owners = { incoterm: "EXW", namedPlace: "Tiruppur" } as const;
		expect(begins({ deliveryTerm: "FOB", deliveryPlace: "Hamburg" }, owners)).toBe("FOB Tuticorin");
		expect(begins({ deliveryTerm: "EXW", deliveryPlace: "Hamburg" }, owners)).toBe("EXW Tiruppur");
		expect(begins({ deliveryTerm: "CIF" }, { incoterm: "CIF", namedPlace: "Felixstowe" })).toBe("CIF Felixstowe");
		expect(begins({ deliveryPlace: "Hamburg" }, { incoterm: "CIF", namedPlace: "Felixstowe" })).toBe("CIF Hamburg");
	});

	test("never names the buyer's place where the goods are handed over in India, nor the owner's with another term", () => {
		const terms = fc.constantFrom(...INCOTERMS);
		const places = fc.option(fc.constantFrom("Hamburg", "Chennai"), { nil: undefined });
		fc.assert(
			fc.property(terms, fc.option(terms, { nil: undefined }), places, (own, incoterm, place) => {
				const owners = { ...defaults, incoterm: own, namedPlace: "Own place" };
				const begun = withWishes(owners, { ...(incoterm && { incoterm }), ...(place && { place }) });
				expect(begun.incoterm).toBe(incoterm ?? own);
				if (begun.namedPlace === "Own place") expect(begun.incoterm).toBe(own);
				if (["EXW", "FCA", "FAS", "FOB"].includes(begun.incoterm)) expect(begun.namedPlace).not.toBe(place);
				else if (place) expect(begun.namedPlace).toBe(place);
				expect({ ...begun, incoterm: own, namedPlace: "Own place" }).toEqual(owners);
			}),
		);
	});
});

test("a currency is asked for while the draft is in rupees, and no more once another has been chosen", () => {
	for (const currency of CURRENCIES)
		for (const wished of CURRENCIES)
			expect(currencyToAskFor({ currency }, { currency: wished })).toBe(
				currency === "INR" && wished !== "INR" ? wished : undefined,
			);
	expect(currencyToAskFor({ currency: "INR" }, {})).toBeUndefined();
});
