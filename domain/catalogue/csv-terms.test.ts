import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seedCatalogue } from "../../content/catalogue/catalogue.ts";
import { fileOf, planFile } from "../../tests/support/plan-file.ts";
import { wordsOf } from "../../tests/support/words.ts";
import type { DeskCatalogue } from "./catalogue.ts";

const held: DeskCatalogue = {
	version: 1,
	categories: seedCatalogue.categories.map((category) => ({ ...category, hidden: false, revision: 1 })),
	products: seedCatalogue.products.map((product) => ({ ...product, hidden: false, revision: 1 })),
};
const [first] = held.products;
if (!first) throw new Error("the catalogue is empty");

const plan = (file: string, catalogue = held) =>
	planFile(file, catalogue, {
		isPicture: () => true,
		pools: [{ id: "shirts", name: "Shirts of one dye lot" }],
		newId: () => "new",
	});
const problemsOf = (file: string) =>
	plan(file).problems.map(({ line, column, problem }) => `${line} ${column}: ${wordsOf(problem)}`);

describe("a file with prices at quantity, minimums, samples and packing", () => {
	const count = (max: number) => fc.integer({ min: 1, max });
	const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
	/** A tenth or a thousandth more or less is a figure of its own. */
	const figure = (max: number, places: number) => count(max * places).map((whole) => whole / places);
	const terms = fc.record({
		priceTiers: maybe(
			fc
				.uniqueArray(count(1_000), { minLength: 1, maxLength: 10 })
				.map((steps) =>
					steps
						.toSorted((a, b) => a - b)
						.map((step, n) => ({ from: first.minOrder + step, price: first.price - 50 * n - 1 })),
				),
		),
		minPerColour: maybe(count(1_000_000)),
		samples: maybe(fc.subarray<"piece" | "swatch">(["piece", "swatch"], { minLength: 1 })),
		packing: maybe(
			fc
				.record({
					perInner: maybe(count(20)),
					inners: maybe(count(50)),
					carton: maybe(fc.record({ length: figure(39, 10), width: figure(39, 10), height: figure(39, 10) })),
					netKg: maybe(figure(40, 1000)),
					grossKg: maybe(figure(40, 1000)),
				})
				.map(({ perInner, inners, carton, netKg, grossKg }) => ({
					...(perInner !== undefined && { perInner }),
					...(inners !== undefined && { perCarton: inners * (perInner ?? 1) }),
					...(carton && { carton: { length: carton.length + 1, width: carton.width + 1, height: carton.height + 1 } }),
					...(netKg !== undefined && { netKg }),
					...(grossKg !== undefined && { grossKg: Math.max(grossKg, netKg ?? 0) }),
				}))
				.map((packing) => ({
					...packing,
					...("carton" in packing && packing.carton && { carton: rounded(packing.carton) }),
				})),
		),
		pool: maybe(fc.constant("shirts")),
	});
	const rounded = (sides: { length: number; width: number; height: number }) => {
		const tenths = (side: number) => Math.round(side * 10) / 10;
		return { length: tenths(sides.length), width: tenths(sides.width), height: tenths(sides.height) };
	};

	test("changes nothing when it comes back, whatever of them is known", () => {
		fc.assert(
			fc.property(terms, ({ pool, ...details }) => {
				const product = { ...first, ...(pool && { pool }), details: { ...first.details, ...details } };
				const catalogue = { ...held, products: [product] };
				const file = fileOf(catalogue);
				expect(plan(file, catalogue)).toEqual({ problems: [], products: [], unchanged: 1, orders: [] });
				// Read into an empty catalogue it is the same product again.
				const bare = { ...held, products: [{ ...first, details: {} }] };
				const [again] = plan(file, bare).products;
				expect(again?.draft).toMatchObject({
					...(pool && { pool }),
					details: JSON.parse(JSON.stringify(details)),
				});
			}),
			{ numRuns: 500, seed: 20_261_122 },
		);
	});

	test("names a pool by its id or its name, and is refused where there is none", () => {
		for (const pool of ["shirts", "Shirts of one dye lot", "SHIRTS"])
			expect(plan(`id,pool\n${first.id},${pool}\n`).products).toMatchObject([
				{ draft: { pool: "shirts" }, changes: [{ field: "pool", from: "", to: "shirts" }] },
			]);
		expect(problemsOf(`id,pool\n${first.id},trousers\n`)).toEqual([
			"2 pool: There is no pool trousers. Please add it in the desk first.",
		]);
	});

	test("is read in one line a product, lists parted by bars", () => {
		const { products, problems } = plan(
			`id;price_tiers;samples;carton_cm;pieces_per_carton\n${first.id};from 100: 400 | from 300: 380;piece | swatch;60 x 40 x 35;60\n`,
		);
		expect(problems).toEqual([]);
		expect(products[0]?.draft.details).toMatchObject({
			priceTiers: [{ from: 100 }, { from: 300 }],
			samples: ["piece", "swatch"],
			packing: { perCarton: 60, carton: { length: 60, width: 40, height: 35 } },
		});
	});
});
