import { expect, test } from "vitest";
import { moved, newOrders } from "./order.ts";

const standing = [
	{ id: "a", category: "x" },
	{ id: "b", category: "x" },
	{ id: "c", category: "x" },
	{ id: "d", category: "y" },
];

test("wishes for the places things have already change nothing", () => {
	const wishes = [
		{ id: "a", category: "x", rank: 1 },
		{ id: "c", category: "x", rank: 3 },
		{ id: "d", category: "y", rank: undefined },
	];
	expect(newOrders(standing, wishes)).toEqual([]);
	expect(newOrders(standing, [])).toEqual([]);
});

test("a product with a place gets it, the others keep their order around it", () => {
	expect(newOrders(standing, [{ id: "c", category: "x", rank: 1 }])).toEqual([{ category: "x", ids: ["c", "a", "b"] }]);
	const reversed = ["a", "b", "c"].map((id, n) => ({ id, category: "x", rank: 3 - n }));
	expect(newOrders(standing, reversed)).toEqual([{ category: "x", ids: ["c", "b", "a"] }]);
});

test("a place beyond the end is the end", () => {
	expect(newOrders(standing, [{ id: "a", category: "x", rank: 99 }])).toEqual([
		{ category: "x", ids: ["b", "c", "a"] },
	]);
});

test("what changes its category leaves the one and is at the end of the other, or where it wishes", () => {
	expect(newOrders(standing, [{ id: "a", category: "y", rank: undefined }])).toEqual([
		{ category: "x", ids: ["b", "c"] },
		{ category: "y", ids: ["d", "a"] },
	]);
	expect(newOrders(standing, [{ id: "a", category: "y", rank: 1 }])).toEqual([
		{ category: "x", ids: ["b", "c"] },
		{ category: "y", ids: ["a", "d"] },
	]);
});

test("new products come last in the order of the file, also in a category that was empty", () => {
	const wishes = ["n", "m"].map((id) => ({ id, category: "z", rank: undefined }));
	expect(newOrders(standing, wishes)).toEqual([{ category: "z", ids: ["n", "m"] }]);
});

test("a step up or down changes places with the neighbour, and there is none beyond the ends", () => {
	const ids = ["a", "b", "c"];
	expect(moved(ids, "b", "up")).toEqual(["b", "a", "c"]);
	expect(moved(ids, "b", "down")).toEqual(["a", "c", "b"]);
	expect(moved(ids, "a", "up")).toBeUndefined();
	expect(moved(ids, "c", "down")).toBeUndefined();
	expect(moved(ids, "x", "down")).toBeUndefined();
});
