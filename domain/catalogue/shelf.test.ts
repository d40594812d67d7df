import fc from "fast-check";
import { expect, test } from "vitest";
import { bitOf, COLOURS, FIBRES } from "./cloth-families.ts";
import {
	CHOICES,
	chosenCount,
	FACETS,
	type Facet,
	listAddress,
	MINIMUM_STEPS,
	type Narrowing,
	PRICE_STEPS,
	readNarrowing,
} from "./narrowing.ts";
import { countShelf, type ShelfCell } from "./shelf.ts";

type Thing = { category: string; fibre: number; colour: number; sample: boolean; price: number; minOrder: number };

const thing = fc.record({
	category: fc.constantFrom("sarees", "shirts", "dhotis"),
	fibre: fc.nat(FIBRES.length - 1),
	colour: fc.nat(COLOURS.length - 1),
	sample: fc.boolean(),
	price: fc.oneof(fc.constantFrom<number>(...PRICE_STEPS), fc.integer({ min: 1, max: 60_000 })),
	minOrder: fc.oneof(fc.constantFrom<number>(...MINIMUM_STEPS), fc.integer({ min: 1, max: 600 })),
});

function cellOf({ category, fibre, colour, sample, price, minOrder }: Thing): ShelfCell {
	const below = PRICE_STEPS.filter((step) => step < price).length;
	return {
		category,
		fibres: 1 << fibre,
		colours: COLOURS.map((_, place) => (place === colour ? 1 : 0)),
		sample,
		price: 2 * below + (PRICE_STEPS.some((step) => step === price) ? 1 : 0),
		minimum: MINIMUM_STEPS.filter((step) => step < minOrder).length,
		products: 1,
	};
}

/** Said the plain way, one product at a time. */
const FITS: Readonly<Record<Facet, (thing: Thing, value: string) => boolean>> = {
	fibre: ({ fibre }, value) => FIBRES[fibre] === value,
	colour: ({ colour }, value) => COLOURS[colour] === value,
	"price-from": ({ price }, value) => price >= Number(value),
	"price-to": ({ price }, value) => price <= Number(value),
	minimum: ({ minOrder }, value) => minOrder <= Number(value),
	sample: ({ sample }) => sample,
};
const fits = (one: Thing, narrowing: Narrowing) =>
	FACETS.every((facet) => {
		const value = narrowing[facet];
		return value === undefined || FITS[facet](one, value);
	});

const narrowing = fc.record(
	Object.fromEntries(FACETS.map((facet) => [facet, fc.constantFrom<string>(...CHOICES[facet])])),
	{ requiredKeys: [] },
);

test("whatever is chosen, each count is what the list would then have", () => {
	fc.assert(
		fc.property(
			fc.array(thing, { maxLength: 30 }),
			fc.constantFrom<string | undefined>(undefined, "sarees", "shirts"),
			narrowing,
			(things, category, chosen: Narrowing) => {
				const counts = countShelf(things.map(cellOf), category, chosen);
				const listed = (other: Narrowing, within = category) =>
					things.filter((one) => (within === undefined || one.category === within) && fits(one, other)).length;
				expect(counts.total).toBe(listed(chosen));
				expect(counts.inAll).toBe(things.filter((one) => fits(one, chosen)).length);
				for (const id of ["sarees", "shirts", "dhotis"])
					expect(counts.categories.get(id) ?? 0).toBe(listed(chosen, id));
				for (const facet of FACETS)
					for (const { value, count } of counts.choices[facet])
						expect([facet, value, count]).toEqual([facet, value, listed({ ...chosen, [facet]: value })]);
			},
		),
		{ numRuns: 300 },
	);
});

test("a choice that has nothing is not offered, unless it is the one that is made", () => {
	const cells = [
		cellOf({ category: "sarees", fibre: 1, colour: 0, sample: false, price: 2_500, minOrder: 10 }),
		cellOf({ category: "shirts", fibre: 0, colour: 6, sample: false, price: 800, minOrder: 50 }),
	];
	const { choices } = countShelf(cells, undefined, {});
	expect(choices.fibre).toEqual([
		{ value: "cotton", count: 1 },
		{ value: "silk", count: 1 },
	]);
	expect(choices.sample).toEqual([]);
	// Prices from 750 have both, and from 3,000 none.
	expect(choices["price-from"].map(({ value }) => value)).toEqual(["1000", "1500", "2000"]);
	expect(choices["price-to"].map(({ value }) => value)).toEqual(["1000", "1500", "2000"]);
	expect(choices.minimum.map(({ value }) => value)).toEqual(["10", "20", "30"]);
	expect(countShelf(cells, "shirts", { fibre: "silk" }).choices.fibre).toEqual([
		{ value: "cotton", count: 1 },
		{ value: "silk", count: 0 },
	]);
	expect(cells[0]?.fibres).toBe(bitOf<string>(FIBRES, "silk"));
});

test("an address says what is chosen, and is read back; what it does not know means all", () => {
	fc.assert(
		fc.property(narrowing, (chosen: Narrowing) => {
			const { searchParams } = new URL(
				listAddress({ category: "sarees", ...chosen, page: 3 }),
				"https://thari.example",
			);
			expect(readNarrowing(searchParams)).toEqual(chosen);
			expect(chosenCount(chosen)).toBe(Object.keys(chosen).length);
		}),
	);
	const absurd = "fibre=Silk&colour=__proto__&price-from=-1&price-to=1e9&minimum=NaN&sample=no&sort=constructor";
	expect(readNarrowing(new URLSearchParams(absurd))).toEqual({});
	expect(listAddress({})).toBe("/products");
	expect(listAddress({ category: "sarees", open: true })).toBe("/products?category=sarees&narrow=yes");
	expect(listAddress({ category: "sarees", sort: "price", open: true })).toBe("/products?category=sarees&sort=price");
});
