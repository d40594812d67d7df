import { expect, test } from "vitest";
import { MAX_QUANTITY } from "../shared/quantity-limits.ts";
import { raisedQuantity, withQuantity } from "./raised-line.ts";

test("a quantity below the minimum is raised to it, or to the next multiple", () => {
	expect(raisedQuantity("Kavi Dhoti 12", 12, { minOrder: 40 })).toEqual({ from: 12, to: 40 });
	expect(raisedQuantity("12 x Kavi Dhoti", 12, { minOrder: 25, orderMultiple: 10 })).toEqual({ from: 12, to: 30 });
	expect(raisedQuantity("TH-129\t65\tM", 65, { minOrder: 20, orderMultiple: 6 })).toEqual({ from: 65, to: 66 });
});

test("there is none above what can be ordered at all", () => {
	const near = MAX_QUANTITY - 1;
	expect(raisedQuantity(`Kavi Dhoti ${near}`, near, { minOrder: 40, orderMultiple: 7_000 })).toBeUndefined();
});

test("the figure is replaced however its quantity is written", () => {
	const to30 = { from: 12, to: 30 };
	expect(withQuantity("12 x Kavi Dhoti, turmeric", to30)).toBe("30 x Kavi Dhoti, turmeric");
	expect(withQuantity("12x Kavi Dhoti", to30)).toBe("30x Kavi Dhoti");
	expect(withQuantity("Kavi Dhoti x12", to30)).toBe("Kavi Dhoti x30");
	expect(withQuantity("Kavi Dhoti 12pcs", to30)).toBe("Kavi Dhoti 30pcs");
	expect(withQuantity("T12 12", to30)).toBe("T12 30");
});

test("a line in which it is not sure which figure is the quantity stays as it is", () => {
	const to30 = { from: 12, to: 30 };
	expect(withQuantity("Stripe Shirt 12 12", to30)).toBeUndefined();
	expect(withQuantity("Shirt a dozen", to30)).toBeUndefined();
	// An article number or a thousand has the figure in it, and is not it.
	expect(withQuantity("TH-12 1,012", to30)).toBeUndefined();
});
