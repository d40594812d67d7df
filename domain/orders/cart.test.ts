import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	addItem,
	type CartItem,
	cartTotal,
	isCartItem,
	pieceCount,
	putItem,
	readCartItem,
	removeItem,
	type Sold,
	setCells,
	setFacts,
	setQuantity,
	soldOf,
} from "./cart.ts";
import type { NamedCell } from "./cells.ts";
import { orderFacts } from "./order-quantity.ts";

const saree: Sold = {
	id: "saree",
	name: "Saree",
	image: "images/saree",
	category: "sarees",
	price: 250_000,
	minOrder: 10,
};
const shirt: Sold = {
	id: "shirt",
	name: "Shirt",
	image: "images/shirt",
	category: "shirts",
	price: 45_000,
	minOrder: 50,
};

describe("adding", () => {
	test("a product that is not there is appended with its quantity", () => {
		const items = addItem(addItem([], saree, 10), shirt, 60);
		expect(items).toEqual([
			{ ...saree, quantity: 10 },
			{ ...shirt, quantity: 60 },
		]);
	});

	test("a product that is there has its quantity raised and stays in its place", () => {
		const items = addItem(addItem(addItem([], saree, 10), shirt, 50), saree, 15);
		expect(items.map(({ id, quantity }) => [id, quantity])).toEqual([
			["saree", 25],
			["shirt", 50],
		]);
	});

	test("a product that is there takes over the name, price and minimum it has now", () => {
		const [item] = addItem(addItem([], saree, 10), { ...saree, name: "Silk saree", price: 300_000, minOrder: 12 }, 5);
		expect(item).toMatchObject({ name: "Silk saree", price: 300_000, minOrder: 12, quantity: 15 });
	});

	test("only what the cart needs of a product is kept", () => {
		const product = { ...saree, story: "A long story", details: {} };
		expect(Object.keys(addItem([], product, 10)[0] ?? {}).sort()).toEqual(
			["category", "id", "image", "minOrder", "name", "price", "quantity"].sort(),
		);
	});
});

test("all that an order needs of a product goes into the cart; what is usual is left out", () => {
	const product = { ...saree, slug: "saree", unit: "set" as const, orderMultiple: 6, story: "Long" };
	expect(soldOf(product)).toEqual({ ...saree, unit: "set", orderMultiple: 6 });
	expect(soldOf({ ...product, unit: "piece", orderMultiple: undefined })).toEqual(saree);
	expect(orderFacts(product)).toEqual({ price: 250_000, minOrder: 10, unit: "set", orderMultiple: 6 });
});

describe("putting a quantity in", () => {
	const inSixes = { ...saree, orderMultiple: 6 };

	test("appends what is not there, and doubles nothing when it is done twice", () => {
		const once = putItem([], inSixes, 60);
		expect(once).toEqual([{ ...inSixes, quantity: 60 }]);
		expect(putItem(once, inSixes, 60)).toEqual(once);
	});

	test("raises less and keeps more, with the facts of today", () => {
		const before = addItem([], saree, 20);
		expect(putItem(before, inSixes, 60)).toEqual([{ ...inSixes, quantity: 60 }]);
		expect(putItem(before, inSixes, 12)).toEqual([{ ...inSixes, quantity: 20 }]);
	});
});

describe("changing", () => {
	const items = addItem(addItem([], saree, 20), shirt, 60);

	test.each([
		[21, 21],
		[10, 10],
		[9, 10],
		[1, 10],
	])("a quantity set to %i becomes %i: never below the minimum order", (asked, kept) => {
		expect(setQuantity(items, "saree", asked)[0]?.quantity).toBe(kept);
	});

	test.each([0, -1, -1000])("a quantity set to %i removes the item", (asked) => {
		expect(setQuantity(items, "saree", asked).map(({ id }) => id)).toEqual(["shirt"]);
	});

	test("an id that is not there changes nothing", () => {
		expect(setQuantity(items, "nothing", 5)).toEqual(items);
		expect(removeItem(items, "nothing")).toEqual(items);
		expect(setFacts(items, "nothing", { price: 5, minOrder: 1 })).toEqual(items);
	});

	test("removing deletes by id; new facts leave the quantity", () => {
		expect(removeItem(items, "saree")).toEqual([{ ...shirt, quantity: 60 }]);
		const facts = { price: 50_000, minOrder: 50 };
		expect(setFacts(items, "shirt", facts)[1]).toEqual({ ...shirt, price: 50_000, quantity: 60 });
		const packed = setFacts(items, "shirt", { ...facts, unit: "set", orderMultiple: 6 });
		expect(packed[1]).toEqual({ ...shirt, price: 50_000, unit: "set", orderMultiple: 6, quantity: 60 });
		expect(setFacts(packed, "shirt", facts)[1]).toEqual({ ...shirt, price: 50_000, quantity: 60 });
	});

	test("the cart it was given is left as it was", () => {
		const before = structuredClone(items);
		setQuantity(items, "saree", 1);
		addItem(items, saree, 1);
		setFacts(items, "saree", { price: 1, minOrder: 1 });
		putItem(items, saree, 90);
		removeItem(items, "saree");
		expect(items).toEqual(before);
	});

	test("pieces and total count every item", () => {
		expect(pieceCount(items)).toBe(80);
		expect(cartTotal(items)).toBe(20 * 250_000 + 60 * 45_000);
		expect([pieceCount([]), cartTotal([])]).toEqual([0, 0]);
	});
});

describe("colours and sizes", () => {
	const of = (size: string, quantity: number): NamedCell => ({ colour: "NV", colourName: "Navy", size, quantity });
	const split = addItem([], shirt, 60, [of("S", 20), of("M", 40)]);

	test("are added up with the quantities", () => {
		expect(addItem(split, shirt, 60, [of("M", 10), of("L", 50)])).toEqual([
			{ ...shirt, quantity: 120, cells: [of("S", 20), of("M", 50), of("L", 50)] },
		]);
		expect(addItem(split, shirt, 60)).toEqual([{ ...shirt, quantity: 120, cells: [of("S", 20), of("M", 40)] }]);
		expect(addItem([], shirt, 60)).toEqual([{ ...shirt, quantity: 60 }]);
	});

	test("follow the quantity by their ratio, and changed facts leave them", () => {
		expect(setQuantity(split, "shirt", 90)[0]?.cells).toEqual([of("S", 30), of("M", 60)]);
		expect(setQuantity(split, "shirt", 10)[0]).toEqual({ ...shirt, quantity: 50, cells: [of("S", 17), of("M", 33)] });
		const dearer = setFacts(split, "shirt", { price: 50_000, minOrder: 50 });
		expect(dearer).toEqual([{ ...shirt, price: 50_000, quantity: 60, cells: [of("S", 20), of("M", 40)] }]);
	});

	test("put in twice are not doubled, and a split that is there stays", () => {
		expect(putItem(putItem([], shirt, 60, [of("S", 60)]), shirt, 60, [of("S", 60)])).toEqual(
			addItem([], shirt, 60, [of("S", 60)]),
		);
		expect(putItem(split, shirt, 80, [of("L", 80)])[0]).toMatchObject({ quantity: 80, cells: split[0]?.cells });
		expect(putItem(addItem([], shirt, 60), shirt, 60, [of("L", 60)])[0]?.cells).toEqual([of("L", 60)]);
	});

	test("can be changed and left open, and never come to more than the quantity", () => {
		expect(setCells(split, "shirt", [of("XL", 60)])[0]?.cells).toEqual([of("XL", 60)]);
		expect(setCells(split, "shirt", [of("S", 100), of("M", 20)])[0]?.cells).toEqual([of("S", 50), of("M", 10)]);
		expect(setCells(split, "shirt", [])).toEqual([{ ...shirt, quantity: 60 }]);
	});

	test.each([undefined, null, 7, "S 10", [null, { size: "S" }, { ...of("S", 1), quantity: 0.5 }]])(
		"that are stored as %j are none, and the item is kept",
		(cells) => {
			expect(readCartItem({ ...shirt, quantity: 60, cells })).toEqual({ ...shirt, quantity: 60 });
		},
	);

	test("are read as they were stored", () => {
		expect(readCartItem(JSON.parse(JSON.stringify(split[0])))).toEqual(split[0]);
		expect(readCartItem({ ...shirt, quantity: 0 })).toBeUndefined();
	});
});

describe("whatever is done to a cart", () => {
	const sold = fc.record({
		id: fc.constantFrom("a", "b", "c", "d"),
		name: fc.string(),
		image: fc.string(),
		category: fc.constantFrom("sarees", "shirts"),
		price: fc.integer({ min: 1, max: 1_000_000 }),
		minOrder: fc.integer({ min: 1, max: 50 }),
	});
	// The dialog adds at least the minimum order; quantities are set to any whole number.
	const step = fc.oneof(
		fc.tuple(sold, fc.nat({ max: 1000 })).map(([product, more]) => (items: CartItem[]) => {
			const there = items.find(({ id }) => id === product.id);
			const asSold = there ? { ...product, minOrder: there.minOrder } : product;
			return addItem(items, asSold, asSold.minOrder + more);
		}),
		fc.tuple(sold, fc.integer({ min: -5, max: 5000 })).map(
			([{ id }, quantity]) =>
				(items: CartItem[]) =>
					setQuantity(items, id, quantity),
		),
		sold.map(
			({ id }) =>
				(items: CartItem[]) =>
					removeItem(items, id),
		),
		sold.map(
			({ id, price }) =>
				(items: CartItem[]) =>
					setFacts(items, id, { price, minOrder: items.find((item) => item.id === id)?.minOrder ?? 1 }),
		),
	);

	test("no quantity is below its minimum, no id is there twice, the total is the sum, and it can be stored and read", () => {
		fc.assert(
			fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
				let items: CartItem[] = [];
				for (const change of steps) {
					items = change(items);
					for (const { quantity, minOrder } of items) expect(quantity).toBeGreaterThanOrEqual(minOrder);
					expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
					expect(cartTotal(items)).toBe(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0));
					expect((JSON.parse(JSON.stringify(items)) as unknown[]).every(isCartItem)).toBe(true);
				}
			}),
			{ seed: 2018, numRuns: 300 },
		);
	});
});

describe("a stored item", () => {
	const item: CartItem = { ...saree, quantity: 10 };

	test("is read back", () => {
		expect(isCartItem(item)).toBe(true);
	});

	test.each([
		null,
		undefined,
		"saree",
		[],
		{},
		{ ...item, id: 1 },
		{ ...item, name: undefined },
		{ ...item, price: "250000" },
		{ ...item, price: 0 },
		{ ...item, price: 2 ** 52 },
		{ ...item, quantity: 0 },
		{ ...item, quantity: -10 },
		{ ...item, quantity: 0.5 },
		{ ...item, quantity: Number.NaN },
		{ ...item, quantity: Number.POSITIVE_INFINITY },
		{ ...item, quantity: 2 ** 53 },
		{ ...item, minOrder: null },
		{ ...item, unit: "dozen" },
	])("that says %j is left out", (value) => {
		expect(isCartItem(value)).toBe(false);
	});

	test("never makes the check throw, whatever was stored", () => {
		fc.assert(
			fc.property(fc.anything(), (value) => typeof isCartItem(value) === "boolean"),
			{ seed: 3, numRuns: 1000 },
		);
	});
});
