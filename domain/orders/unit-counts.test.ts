import { expect, test } from "vitest";
import { goodsCounts } from "../../messages/en/goods-count.ts";
import type { Unit } from "../catalogue/catalogue.ts";
import { readUnitCounts, storeUnitCounts } from "./stored-unit-counts.ts";
import { countByUnit } from "./unit-counts.ts";

const lines = (...all: [number, Unit?][]) => all.map(([quantity, unit]) => ({ quantity, unit }));

test.each([
	[lines(), "0 pieces"],
	[lines([1]), "1 piece"],
	[lines([600], [35, "piece"]), "635 pieces"],
	[lines([1, "set"]), "1 set"],
	[lines([12, "set"], [40], [8, "set"]), "40 pieces, 20 sets"],
	[lines([1200], [3, "set"]), "1,200 pieces, 3 sets"],
])("lines of %j come to %s", (asked, text) => {
	const figure = new Intl.NumberFormat("en").format;
	expect(goodsCounts({ counts: countByUnit(asked), figure })).toBe(text);
});

test("counts are read as they were stored", () => {
	const counts = countByUnit(lines([40], [20, "set"]));
	expect(readUnitCounts(storeUnitCounts(counts), 60)).toEqual(counts);
});

test("a count without units is one of pieces", () => {
	expect(readUnitCounts(null, 647)).toEqual([{ unit: "piece", count: 647 }]);
});
