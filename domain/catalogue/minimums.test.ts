import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { wordsOf } from "../../tests/support/words.ts";
import { leastOf, type MinimumLine, minimumProblems, minimumsOf } from "./minimums.ts";
import type { Pool } from "./pool.ts";

type Facts = Partial<Omit<MinimumLine["product"], "details">> & MinimumLine["product"]["details"];

const product = (id: string, { minPerColour, colourways, ...facts }: Facts = {}): MinimumLine["product"] => ({
	...{ id, name: `Shirt ${id}`, unit: "piece", minOrder: 10, ...facts },
	details: { ...(minPerColour !== undefined && { minPerColour }), ...(colourways && { colourways }) },
});
const line = (id: string, quantity: number, facts?: Facts, cells?: MinimumLine["cells"]): MinimumLine => ({
	...{ product: product(id, facts), quantity },
	...(cells && { cells }),
});
/** What keeps a cart from being taken, in words. */
const said = (lines: readonly MinimumLine[], pools: readonly Pool[] = []) =>
	minimumProblems(lines, pools).map(({ problem }) => wordsOf(problem));

describe("a pool of 5,000", () => {
	const pools: Pool[] = [{ id: "shirts", name: "Shirts", minimum: 5000, least: 250 }];
	const pooled = { pool: "shirts", minOrder: 5000 };
	const cart = (...quantities: number[]) => quantities.map((quantity, n) => line(String(n), quantity, pooled));

	test("refuses 1,000, 3,000 and 250 together", () => {
		expect(minimumProblems(cart(1000, 3000, 250), pools)).toEqual([
			{
				ids: ["0", "1", "2"],
				problem: { code: "pool-below-minimum", name: "Shirts", unit: "piece", minimum: 5000, quantity: 4250 },
			},
		]);
		expect(said(cart(1000, 3000, 250), pools)).toEqual([
			"Shirts: the minimum is 5,000 pieces together. Please add 750 more of any of them.",
		]);
	});

	test("takes 5,000 together, however they are divided", () => {
		for (const quantities of [[1000, 3000, 1000], [4750, 250], [5000]])
			expect(minimumProblems(cart(...quantities), pools)).toEqual([]);
	});

	test("asks for the least of each beside it", () => {
		expect(said(cart(4800, 200), pools)).toEqual(["Shirt 1: the minimum is 250 pieces. Please add 50 more."]);
	});

	test("asks nothing of a cart without its products, nor of one whose pool is not there", () => {
		expect(minimumProblems([line("a", 10)], pools)).toEqual([]);
		expect(minimumProblems([line("a", 10, { pool: "gone" })], pools)).toEqual([]);
	});
});

describe("50 across T-shirts, at least 10 of each", () => {
	const pools: Pool[] = [{ id: "t-shirts", name: "T-shirts", minimum: 50, least: 10 }];
	const shirt = (id: string, quantity: number) => line(id, quantity, { pool: "t-shirts", minOrder: 50 });

	test("is met by five times ten, although each alone has a minimum of 50", () => {
		expect(
			said(
				["a", "b", "c", "d", "e"].map((id) => shirt(id, 10)),
				pools,
			),
		).toEqual([]);
	});

	test("is met by 50 of one, as ever", () => {
		expect(said([shirt("a", 50)], pools)).toEqual([]);
	});

	test("leaves other products to their own minimum", () => {
		expect(said([shirt("a", 50), line("b", 9)], pools)).toEqual([
			"Shirt b: the minimum is 10 pieces. Please add 1 more.",
		]);
	});

	test("without a least of each the own minimum stays", () => {
		const [open = { id: "", name: "", minimum: 0 }] = pools.map(({ least: _, ...pool }) => pool);
		expect(leastOf({ minOrder: 50 }, open)).toBe(50);
		expect(leastOf({ minOrder: 50 }, undefined)).toBe(50);
		expect(said([shirt("a", 40), shirt("b", 60)], [open])).toEqual([
			"Shirt a: the minimum is 50 pieces. Please add 10 more.",
		]);
	});
});

describe("a minimum of 40 of each colour", () => {
	const facts = { minPerColour: 40, colourways: [{ code: "N", name: "Navy", hex: "#1f3a4d" }] };

	test("is asked of colours that were chosen, by their name", () => {
		const cells = [
			{ colour: "N", quantity: 20 },
			{ colour: "N", quantity: 15 },
			{ colour: "R", quantity: 40 },
		];
		expect(said([line("a", 120, facts, cells)])).toEqual([
			"Shirt a in Navy: the minimum is 40 pieces of a colour. Please add 5 more.",
		]);
	});

	test("is not asked of what is still to be agreed, nor of an empty cell", () => {
		const cells = [
			{ colour: null, quantity: 5 },
			{ colour: "N", quantity: 0 },
		];
		expect(said([line("a", 120, facts, cells)])).toEqual([]);
		expect(said([line("a", 120, facts)])).toEqual([]);
	});

	test("is not asked of a product that has none", () => {
		expect(said([line("a", 120, {}, [{ colour: "N", quantity: 1 }])])).toEqual([]);
	});
});

test("pieces and sets in one pool are counted as both", () => {
	const pools: Pool[] = [{ id: "p", name: "Festive", minimum: 20, least: 1 }];
	const lines = [line("a", 5, { pool: "p" }), line("b", 5, { pool: "p", unit: "set" })];
	expect(said(lines, pools)).toEqual([
		"Festive: the minimum is 20 pieces and sets together. Please add 10 more of any of them.",
	]);
});

describe("whatever is in a cart", () => {
	const COLOURS = ["N", "R", null];
	const pools = fc
		.record({ least: fc.option(fc.integer({ min: 1, max: 50 })), more: fc.nat({ max: 500 }) })
		.map(({ least, more }): Pool[] => [
			{ id: "p", name: "P", minimum: (least ?? 1) + more, ...(least !== null && { least }) },
		]);
	// Every line of one id is of one product, as in a cart.
	const lines = fc
		.array(
			fc.record({
				n: fc.nat({ max: 5 }),
				counts: fc.array(fc.nat({ max: 60 }), { minLength: 3, maxLength: 3 }),
				rest: fc.integer({ min: 1, max: 60 }),
			}),
			{ maxLength: 8 },
		)
		.map((parts) =>
			parts.map(({ n, counts, rest }) => {
				const facts = { minOrder: 5 * n + 1, ...(n % 2 && { pool: "p" }), ...(n > 2 && { minPerColour: 10 * n }) };
				const cells = counts.map((quantity, c) => ({ colour: COLOURS[c] ?? null, quantity }));
				return line(
					String(n),
					counts.reduce((all, count) => all + count, rest),
					facts,
					cells,
				);
			}),
		);
	const asText = (problems: ReturnType<typeof minimumProblems>) =>
		problems.map(({ ids, problem }) => JSON.stringify([ids.toSorted(), problem])).sort();

	test("it is taken exactly when every minimum is reached, and what is missing makes it so", () => {
		fc.assert(
			fc.property(lines, pools, (cart, held) => {
				const missing = minimumsOf(cart, held).filter(({ quantity, minimum }) => quantity < minimum);
				expect(minimumProblems(cart, held)).toHaveLength(missing.length);
				const added = missing.flatMap(({ ids: [id], colour, minimum, quantity }) => {
					const of = cart.find((one) => one.product.id === id);
					const more = minimum - quantity;
					const cells = colour === undefined ? [] : [{ colour, quantity: more }];
					return of ? [{ product: of.product, quantity: more, cells }] : [];
				});
				expect(minimumProblems([...cart, ...added], held)).toEqual([]);
			}),
			{ seed: 2018, numRuns: 1000 },
		);
	});

	test("neither the order of its lines nor how a product is divided among them changes what is reported", () => {
		fc.assert(
			fc.property(lines, pools, (cart, held) => {
				const told = asText(minimumProblems(cart, held));
				expect(asText(minimumProblems(cart.toReversed(), held))).toEqual(told);
				const halves = cart.flatMap(({ cells = [], ...one }) => [
					{ ...one, quantity: 1, cells: cells.slice(1) },
					{ ...one, quantity: one.quantity - 1, cells: cells.slice(0, 1) },
				]);
				expect(asText(minimumProblems(halves, held))).toEqual(told);
			}),
			{ seed: 2019, numRuns: 1000 },
		);
	});

	test("a pool counts every piece of its products once, whatever else the cart holds", () => {
		fc.assert(
			fc.property(lines, pools, (cart, held) => {
				const counted = minimumsOf(cart, held).find(({ of }) => of === "pool")?.quantity ?? 0;
				const members = cart.filter((one) => one.product.pool === "p");
				expect(counted).toBe(members.reduce((all, { quantity }) => all + quantity, 0));
			}),
			{ seed: 2020, numRuns: 500 },
		);
	});
});
