import { expect, test } from "vitest";
import { raisedLine } from "./raised-line.ts";

test("a quantity below the minimum becomes the minimum, or the next multiple", () => {
	expect(raisedLine("Kavi Dhoti 12", 12, { minOrder: 40 })).toEqual({ text: "Kavi Dhoti 40", quantity: 40 });
	expect(raisedLine("12 x Kavi Dhoti, turmeric", 12, { minOrder: 25, orderMultiple: 10 })).toEqual({
		text: "30 x Kavi Dhoti, turmeric",
		quantity: 30,
	});
	expect(raisedLine("TH-129\t65\tM", 65, { minOrder: 20, orderMultiple: 6 })).toEqual({
		text: "TH-129\t66\tM",
		quantity: 66,
	});
});

test("a line in which it is not sure which figure is the quantity stays as it is", () => {
	expect(raisedLine("Stripe Shirt 12 12", 12, { minOrder: 30 })).toBeUndefined();
	expect(raisedLine("Shirt a dozen", 12, { minOrder: 30 })).toBeUndefined();
	// An article number or a thousand has the figure in it, and is not it.
	expect(raisedLine("TH-12 1,012", 12, { minOrder: 30 })).toBeUndefined();
	expect(raisedLine("T12 12", 12, { minOrder: 30 })?.text).toBe("T12 30");
});
