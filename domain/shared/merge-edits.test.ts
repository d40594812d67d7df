import fc from "fast-check";
import { expect, test } from "vitest";
import { changesBetween, mergeTyped, textsBefore } from "./merge-edits.ts";

const base = { name: "Kota Doria Saree", price: "1200", story: "Light.", gsm: "" };

test("what differs is named field by field, and taking it back gives the state before", () => {
	const after = { ...base, price: "1350", gsm: "90" };
	const changes = changesBetween(base, after);
	expect(changes).toEqual([
		{ field: "price", from: "1200", to: "1350" },
		{ field: "gsm", from: "", to: "90" },
	]);
	expect(textsBefore(after, changes)).toEqual(base);
});

test("two changes of one field are taken back to the first state", () => {
	const changes = [
		{ field: "price", from: "1200", to: "1300" },
		{ field: "price", from: "1300", to: "1350" },
	];
	expect(textsBefore({ ...base, price: "1350" }, changes)).toEqual(base);
});

test("what only they changed is taken, what only you typed stays, what both changed is reported and stays yours", () => {
	const theirs = { ...base, price: "1350", story: "Light and sheer." };
	const yours = { ...base, price: "1400", gsm: "90" };
	expect(mergeTyped(base, theirs, yours)).toEqual({
		texts: { ...base, price: "1400", story: "Light and sheer.", gsm: "90" },
		taken: [{ field: "story", from: "Light.", to: "Light and sheer." }],
		clashes: [{ field: "price", base: "1200", theirs: "1350", yours: "1400" }],
	});
});

test("the same change by both is no clash", () => {
	const same = { ...base, price: "1350" };
	expect(mergeTyped(base, same, same)).toEqual({ texts: same, taken: [], clashes: [] });
});

test("whatever two people do, every text one of them typed alone is in the form, and yours always", () => {
	const text = fc.constantFrom("", "a", "b");
	const texts = fc.record({ one: text, two: text, three: text });
	fc.assert(
		fc.property(texts, texts, texts, (before, theirs, yours) => {
			const merged = mergeTyped(before, theirs, yours);
			for (const field of ["one", "two", "three"] as const) {
				const expected = yours[field] === before[field] ? theirs[field] : yours[field];
				expect(merged.texts[field]).toBe(expected);
				const told = [...merged.taken, ...merged.clashes].some((entry) => entry.field === field);
				expect(told).toBe(theirs[field] !== before[field] && theirs[field] !== yours[field]);
			}
		}),
		{ seed: 20_261_120 },
	);
});
