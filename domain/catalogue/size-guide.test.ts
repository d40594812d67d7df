import { expect, test } from "vitest";
import { sizeGuide } from "./size-guide.ts";

test("letters of what is worn above the waist go by the standard, for men and for women", () => {
	expect(sizeGuide({ category: "shirts", details: { sizes: ["S", "XL"], sizeRatio: [2, 1] } })).toEqual({
		sizes: ["S", "XL"],
		ratio: [2, 1],
		measures: [
			{ of: "mens-chest", cm: ["86–94", "110–118"] },
			{ of: "womens-bust", cm: ["82–90", "107–119"] },
		],
	});
});

test("numbers are inches: of the chest above the waist, of the waist in trousers", () => {
	const details = { sizes: ["30", "38"] };
	expect(sizeGuide({ category: "trousers", details })?.measures).toEqual([{ of: "waist", cm: ["76", "97"] }]);
	expect(sizeGuide({ category: "shirts", details })?.measures).toEqual([{ of: "chest", cm: ["76", "97"] }]);
});

test("sizes that no standard explains are shown without a measure, and no sizes are no guide", () => {
	expect(sizeGuide({ category: "lehengas", details: { sizes: ["S", "M"] } })?.measures).toEqual([]);
	expect(sizeGuide({ category: "shirts", details: { sizes: ["S", "toString"] } })?.measures).toEqual([]);
	expect(sizeGuide({ category: "dhotis", details: {} })).toBeUndefined();
});
