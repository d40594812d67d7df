import { expect, test } from "vitest";
import { minimums } from "../../messages/en/shop/cart/minimums.ts";
import type { CartItem } from "./cart.ts";
import { sharedMinimums } from "./cart-minimums.ts";

const pool = { id: "t-shirts", name: "T-shirts", minimum: 50, least: 10 };
const shirt = (id: string, quantity: number, more: Partial<CartItem> = {}): CartItem => ({
	...{ id, name: `Shirt ${id}`, image: "images/a", category: "t-shirts", price: 40_000, minOrder: 10, quantity, pool },
	...more,
});

const said = (items: readonly CartItem[]) =>
	sharedMinimums(items).map((minimum) =>
		minimum.of === "pool" ? minimums.pool(minimum) : minimums.colour({ ...minimum, colour: minimum.colourName }),
	);

test("a pool counts all its products in the cart", () => {
	expect(said([shirt("a", 20), shirt("b", 15)])).toEqual(["T-shirts together: 35 of 50 pieces, 15 more needed"]);
	expect(said([shirt("a", 20), shirt("b", 30)])).toEqual(["T-shirts together: minimum of 50 pieces reached"]);
	expect(said([shirt("a", 20, { unit: "set" }), shirt("b", 15)])).toEqual([
		"T-shirts together: 35 of 50 pieces and sets, 15 more needed",
	]);
});

test("each colour that was chosen has its minimum, by the name that the cart shows", () => {
	const cells = [
		{ colour: "NV", colourName: "Navy", size: "S", quantity: 12 },
		{ colour: "NV", colourName: "Navy", size: "M", quantity: 8 },
		{ colour: "RU", colourName: "Rust", size: "M", quantity: 5 },
		{ colour: null, colourName: "", size: "L", quantity: 5 },
	];
	expect(said([shirt("a", 40, { pool: undefined, minPerColour: 20, cells })])).toEqual([
		"Shirt a in Navy: minimum of 20 pieces reached",
		"Shirt a in Rust: 5 of 20 pieces, 15 more needed",
	]);
});

test("a cart of products by themselves has none", () => {
	expect(sharedMinimums([shirt("a", 20, { pool: undefined })])).toEqual([]);
	expect(sharedMinimums([])).toEqual([]);
});
