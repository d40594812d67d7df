import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { productsAt } from "../../tests/support/catalogue.ts";
import { wordsOf } from "../../tests/support/words.ts";
import type { Product } from "../catalogue/catalogue.ts";
import type { Pool } from "../catalogue/pool.ts";
import { totalAmount } from "../shared/money.ts";
import { addItem, askedLines, type CartItem, cartTotal, readCartItem, setQuantity, soldOf, unitPrice } from "./cart.ts";
import { sharedMinimums } from "./cart-minimums.ts";
import { factsOf } from "./order-facts.ts";
import { checkLines } from "./order-lines.ts";

const product = (id: string, more: Partial<Product> = {}): Product => ({
	...{ id, slug: id, name: `Shirt ${id}`, description: "", story: "", image: "images/a", imageAlt: "" },
	...{ price: 45_000, unit: "piece", minOrder: 30, category: "shirts", details: {} },
	...more,
});

/** Puts products into a cart as the shop does, from what the catalogue says of them. */
const cartOf = (lines: readonly (readonly [Product, number])[], pools: readonly Pool[] = []) =>
	lines.reduce<CartItem[]>((items, [{ id, name, image, category, ...rest }, quantity]) => {
		return addItem(items, soldOf({ id, name, image, category, ...factsOf(rest, pools) }), quantity);
	}, []);

/** What the server says to this cart. */
const send = (items: readonly CartItem[], products: readonly Product[], pools: readonly Pool[] = []) =>
	checkLines(JSON.stringify(askedLines(items)), productsAt(products, pools));

describe("prices at quantity", () => {
	const shirt = product("a", {
		details: {
			priceTiers: [
				{ from: 100, price: 42_500 },
				{ from: 300, price: 41_000 },
			],
		},
	});

	test.each([
		[30, 45_000],
		[99, 45_000],
		[100, 42_500],
		[300, 41_000],
	])("of %i pieces are the same in the cart and on the server", (quantity, price) => {
		const items = cartOf([[shirt, quantity]]);
		expect(items.map(unitPrice)).toEqual([price]);
		expect(cartTotal(items)).toBe(price * quantity);
		expect(send(items, [shirt])).toMatchObject({ ok: true, lines: [{ price, quantity }] });
	});

	test("follow a changed quantity, and are kept with the cart", () => {
		const items = setQuantity(cartOf([[shirt, 30]]), "a", 120);
		expect(cartTotal(items)).toBe(120 * 42_500);
		expect(readCartItem(JSON.parse(JSON.stringify(items[0])))).toEqual(items[0]);
	});

	test("that a cart of before does not know are told, and taken over", () => {
		const [known] = cartOf([[product("a"), 120]]);
		const checked = send(known ? [known] : [], [shirt]);
		expect(checked.ok ? [] : checked.problems.map(({ problem }) => wordsOf(problem))).toEqual([
			"Shirt a is now ₹425 per piece (your cart showed ₹450). The new price is in your cart.",
		]);
		expect(checked.ok ? [] : checked.problems.map(({ now }) => now)).toEqual([factsOf(shirt, [])]);
		expect(send(known ? [{ ...known, quantity: 60 }] : [], [shirt])).toMatchObject({ ok: true });
	});

	test.each([7, "cheap", [null], [{ from: 0, price: 5 }], [{ from: 5 }], [{ from: 5, price: 2 ** 52 }]])(
		"that are kept as %j are left out, and the item is read",
		(priceTiers) => {
			const [item] = cartOf([[product("a"), 30]]);
			const kept = { ...item, priceTiers, minPerColour: -1, pool: { id: "t", name: 3 } };
			expect(readCartItem(kept)).toEqual(item);
		},
	);
});

describe("a pool of 5,000 pieces", () => {
	const pool: Pool = { id: "tees", name: "T-shirts", minimum: 5000 };
	const tees = ["a", "b", "c"].map((id) => product(id, { pool: "tees", minOrder: 250 }));
	const cart = (quantities: readonly number[]) =>
		cartOf(
			tees.map((tee, n) => [tee, quantities[n] ?? 0] as const),
			[pool],
		);

	test("refuses 1,000, 3,000 and 250 together, in a sentence at each line", () => {
		const checked = send(cart([1000, 3000, 250]), tees, [pool]);
		const sentence = "T-shirts: the minimum is 5,000 pieces together. Please add 750 more of any of them.";
		expect(checked.ok ? [] : checked.problems.map(({ id, kind, problem }) => [id, kind, wordsOf(problem)])).toEqual([
			["a", "minimum", sentence],
			["b", "minimum", sentence],
			["c", "minimum", sentence],
		]);
	});

	test("takes 5,000 together, and one product alone that fills it", () => {
		expect(send(cart([1000, 3000, 1000]), tees, [pool])).toMatchObject({ ok: true });
		expect(send(cartOf([[product("a", { pool: "tees" }), 5000]], [pool]), tees, [pool])).toMatchObject({ ok: true });
	});

	test("asks for so many of each where it says so, in place of the product's own minimum", () => {
		const each: Pool = { ...pool, minimum: 50, least: 10 };
		const items = cartOf(
			[tees[0] ? [tees[0], 40] : [product("x"), 0], tees[1] ? [tees[1], 10] : [product("x"), 0]],
			[each],
		);
		expect(items.map(({ minOrder }) => minOrder)).toEqual([10, 10]);
		expect(send(items, tees, [each])).toMatchObject({ ok: true });
		const fewer = items.map((item) => ({ ...item, quantity: item.id === "b" ? 9 : 41 }));
		const checked = send(fewer, tees, [each]);
		expect(checked.ok ? [] : checked.problems.map(({ id, problem }) => [id, wordsOf(problem)])).toEqual([
			["b", "Shirt b: Minimum order quantity is 10."],
		]);
	});

	test("counts the pieces of a line that is refused for something else", () => {
		const items = cart([1000, 3000, 1000]).map((item) => (item.id === "a" ? { ...item, price: 1 } : item));
		const checked = send(items, tees, [pool]);
		expect(checked.ok ? [] : checked.problems.map(({ kind }) => kind)).toEqual(["price"]);
	});
});

test("a minimum per colour is refused by its name, and not of what is to be agreed", () => {
	const colourways = [
		{ code: "NV", name: "Navy", hex: "#123" },
		{ code: "RU", name: "Rust", hex: "#a51" },
	];
	const shirt = product("a", { details: { colourways, minPerColour: 20 } });
	const split = (rust: number) =>
		JSON.stringify([{ id: "a", quantity: 40, price: 45_000, cells: [{ colour: "RU", size: null, quantity: rust }] }]);
	expect(checkLines(split(20), productsAt([shirt]))).toMatchObject({ ok: true });
	const checked = checkLines(split(19), productsAt([shirt]));
	expect(checked.ok ? [] : checked.problems.map(({ kind, problem }) => [kind, wordsOf(problem)])).toEqual([
		["minimum", "Shirt a in Rust: the minimum is 20 pieces of a colour. Please add 1 more."],
	]);
});

describe("browser and server", () => {
	const tiers = fc
		.uniqueArray(fc.integer({ min: 2, max: 900 }), { maxLength: 4 })
		.map((from) => from.toSorted((a, b) => a - b).map((one, n) => ({ from: one, price: 40_000 - 1000 * (n + 1) })));
	const pools: readonly Pool[] = [
		{ id: "p", name: "Pool p", minimum: 400 },
		{ id: "q", name: "Pool q", minimum: 300, least: 5 },
	];
	const line = fc.record({
		minOrder: fc.integer({ min: 1, max: 60 }),
		more: fc.nat({ max: 500 }),
		priceTiers: tiers,
		pool: fc.constantFrom(undefined, "p", "q", "gone"),
	});

	test("agree on every total, and on whether the minimums are met", () => {
		let taken = 0;
		fc.assert(
			fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (lines) => {
				const products = lines.map(({ minOrder, priceTiers, pool }, n) =>
					product(`p${n}`, { price: 40_000, minOrder, pool, details: { priceTiers } }),
				);
				const items = cartOf(
					products.map((one, n) => [one, factsOf(one, pools).minOrder + (lines[n]?.more ?? 0)] as const),
					pools,
				);
				const checked = send(items, products, pools);
				const isMet = sharedMinimums(items).every(({ quantity, minimum }) => quantity >= minimum);
				expect(checked.ok).toBe(isMet);
				if (!checked.ok) return;
				taken++;
				expect(totalAmount(checked.lines)).toBe(cartTotal(items));
				expect(checked.lines.map(({ price }) => price)).toEqual(items.map(unitPrice));
			}),
			{ seed: 2026, numRuns: 2000 },
		);
		expect(taken).toBeGreaterThan(300);
	});
});
