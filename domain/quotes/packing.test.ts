import { expect, test } from "vitest";
import { exampleLine } from "../../tests/support/quotes.ts";
import { containersFilled, linePacking, PACKED_FIGURES, packedLine, packingOf } from "./packing.ts";

const carton = { length: 60, width: 40, height: 35 };
const packing = { perInner: 10, perCarton: 50, carton, netKg: 9, grossKg: 10.5 };

test("a carton that is not full is a carton; its pieces weigh what they weigh", () => {
	expect(packedLine({ quantity: 120, packing })).toEqual({ cartons: 3, volume: 252_000, net: 21_600, gross: 26_100 });
	expect(packedLine({ quantity: 100, packing })).toEqual({ cartons: 2, volume: 168_000, net: 18_000, gross: 21_000 });
});

test("sides with a decimal do not lose it", () => {
	const half = { ...packing, carton: { length: 60.5, width: 40.5, height: 35.5 } };
	expect(packedLine({ quantity: 50, packing: half }).volume).toBe(86_984);
});

test("each figure is told only where every product has what it takes, and the others are named", () => {
	const known = exampleLine({ quantity: 100, packing });
	const bare = exampleLine({
		key: "l2",
		name: "Madras Check Shirt",
		packing: { ...packing, carton: null, netKg: null },
	});
	const unknown = exampleLine({ key: "l3", name: "Handloom Cotton Dhoti" });
	expect(packingOf([known])).toEqual({
		known: { cartons: 2, volume: 168_000, net: 18_000, gross: 21_000 },
		missing: [],
		isKnown: true,
	});
	expect(packingOf([known, bare])).toEqual({
		known: { cartons: 8 },
		missing: [
			{ figure: "volume", names: ["Madras Check Shirt"] },
			{ figure: "net", names: ["Madras Check Shirt"] },
			{ figure: "gross", names: ["Madras Check Shirt"] },
		],
		isKnown: true,
	});
	expect(packingOf([known, unknown])).toEqual({
		known: {},
		missing: PACKED_FIGURES.map((figure) => ({ figure, names: ["Handloom Cotton Dhoti"] })),
		isKnown: true,
	});
	expect(packingOf([unknown])).toMatchObject({ known: {}, isKnown: false });
	expect(packingOf([])).toEqual({ known: {}, missing: [], isKnown: false });
	expect(packingOf([exampleLine({ quantity: 0 })])).toEqual({ known: {}, missing: [], isKnown: false });
});

test("containers are filled by what they hold", () => {
	expect(containersFilled(13_000_000).map(({ name, percent }) => [name, Math.round(percent)])).toEqual([
		["20'", 50],
		["40'", 23],
		["40HC", 20],
	]);
});

test("what the catalogue does not know stays unknown", () => {
	expect(linePacking(undefined)).toBeNull();
	expect(linePacking({ perCarton: 50 })).toEqual({
		...{ perInner: null, perCarton: 50, carton: null, netKg: null, grossKg: null },
	});
});
