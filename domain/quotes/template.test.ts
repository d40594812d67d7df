import { describe, expect, test } from "vitest";
import { seedCatalogue } from "../../content/catalogue/catalogue.ts";
import { exampleLine, exampleQuote } from "../../tests/support/quotes.ts";
import type { QuoteContent } from "./content.ts";
import { differing, takenOfTemplate, withTakenOver } from "./takeover.ts";
import { asTemplate, pricedLines } from "./template.ts";

const eur = { currency: "EUR", perUnit: 1_000_000, day: "2026-11-20", source: "Example Bank" } as const;
const [saree, lehenga] = seedCatalogue.products;
if (!saree || !lehenga) throw new Error("The catalogue has no products.");
const products = new Map([saree, lehenga].map((product) => [product.id, product]));
const cell = (size: string) => ({ colour: null, colourName: "", size, quantity: 10 });
const xxl = [{ size: "XXL", amount: 2_000 }];
const packing = { perInner: 5, perCarton: 50, carton: null, netKg: null, grossKg: null };
const ofSaree = { productId: saree.id, name: saree.name };
const labels = exampleLine({
	key: "s1",
	productId: "",
	name: "Woven labels",
	sort: "service",
	unitPrice: 5_000,
	note: "Each",
});
const source = exampleQuote({
	lines: [
		exampleLine({
			...ofSaree,
			unitPrice: 42_000,
			surcharges: xxl,
			cells: [cell("XXL")],
			note: "As last year",
			packing,
		}),
		exampleLine({ key: "l2", productId: lehenga.id, name: lehenga.name, unitPrice: 90_000, quantity: 7 }),
		labels,
		exampleLine({ key: "l3", productId: "gone", kind: "unavailable" }),
	],
	paymentTerms: "All in advance",
	message: "Dear Quentin",
});
/** What another buyer asks for: the saree in sizes, and something that the template does not have. */
const mine = exampleQuote({
	lines: [
		exampleLine({ ...ofSaree, unitPrice: 45_000, quantity: 30 }),
		exampleLine({ key: "l2", productId: "p9", name: "Dhoti", cells: [cell("XXL"), cell("M")] }),
	],
});

describe("a template of a whole offer", () => {
	test("has nothing of its buyer, and prices only where they are wanted", () => {
		const kept = asTemplate(source, true);
		expect(kept).toMatchObject({ message: "", validUntilDay: "", paymentTerms: "All in advance" });
		expect(kept.lines.map(({ name, note, requested, cells }) => [name, note, requested, cells])).toEqual([
			[saree.name, "", null, []],
			[lehenga.name, "", null, []],
			["Woven labels", "Each", null, []],
		]);
		expect(pricedLines(kept)).toBe(2);
		const bare = asTemplate(source, false);
		expect(bare.lines.map(({ unitPrice, surcharges }) => [unitPrice, surcharges])).toEqual([
			[0, xxl],
			[0, []],
			[5_000, []],
		]);
		expect(pricedLines(bare)).toBe(0);
	});

	test("gives prices, sizes, packing and services; lines that nobody asked for only when they are chosen", () => {
		const template = asTemplate(source, true);
		const parts = takenOfTemplate(mine, template);
		expect(differing(mine, template, products)).toEqual([
			"prices",
			"surcharges",
			"lines",
			"services",
			"packing",
			"payment",
		]);
		expect(parts).toEqual(["prices", "surcharges", "services", "packing", "payment"]);
		const taken = withTakenOver(mine, template, parts, undefined, products);
		expect(taken?.lines).toMatchObject([
			{ key: "l1", quantity: 30, unitPrice: 42_000, surcharges: xxl, packing },
			// All lines of the template that name the size agree on it.
			{ key: "l2", unitPrice: 43_000, surcharges: xxl, packing: null },
			{ key: "l3", name: "Woven labels", sort: "service", requested: null, unitPrice: 5_000 },
		]);
		const more = withTakenOver(mine, template, [...parts, "lines"], undefined, products);
		expect(more?.lines.map(({ key, name, quantity }) => [key, name, quantity])).toEqual([
			["l1", saree.name, 30],
			["l2", "Dhoti", mine.lines[1]?.quantity],
			["l3", lehenga.name, 7],
			["l4", "Woven labels", labels.quantity],
		]);
		// Once it is taken there is nothing left of it.
		expect(more && differing(more, template, products)).toEqual([]);
	});

	test("without prices offers neither prices nor lines", () => {
		expect(differing(mine, asTemplate(source, false), products)).toEqual([
			"surcharges",
			"services",
			"packing",
			"payment",
		]);
	});

	test("a product that is not in the catalogue any more is not added", () => {
		expect(differing(mine, asTemplate(source, true), new Map([[saree.id, saree]]))).not.toContain("lines");
	});

	test("its money comes in only at a rate", () => {
		const template: QuoteContent = { ...asTemplate(source, true), currency: "EUR" };
		expect(takenOfTemplate(mine, template)).toEqual(["packing", "payment"]);
		for (const part of ["prices", "surcharges", "lines", "services"] as const)
			expect(withTakenOver(mine, template, [part], undefined, products)).toBeUndefined();
		const taken = withTakenOver(mine, template, ["surcharges", "services", "lines"], eur, products);
		expect(taken?.lines).toMatchObject([
			{ unitPrice: 45_000, surcharges: [{ amount: 200_000 }] },
			{ surcharges: [{ amount: 200_000 }] },
			{ unitPrice: 9_000_000, listPoints: null },
			{ name: "Woven labels", unitPrice: 500_000 },
		]);
	});
});
