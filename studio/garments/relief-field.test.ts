import { expect, test } from "vitest";
import { bell } from "../maths/scalar.ts";
import { type Box, reliefField } from "./relief-field.ts";

const whole: Box = { x0: -3, x1: 5, y0: 0, y1: 6 };

test("a level field is read as level within it, and as nothing outside", () => {
	const { read } = reliefField(whole, (put) => put(whole, () => 0.3));
	for (let x = -2.9; x < 5; x += 0.37) for (let y = 0.1; y < 6; y += 0.23) expect(read(x, y)).toBeCloseTo(0.3, 6);
	expect(read(-4, 3)).toBe(0);
	expect(read(1, 8)).toBe(0);
});

test("what is put into a box leaves the rest of the field as it was", () => {
	const { read } = reliefField(whole, (put) => {
		put(whole, () => 0.1);
		put({ x0: 0, x1: 1, y0: 2, y1: 3 }, (_x, _y, before) => before + 0.2);
	});
	expect(read(0.5, 2.5)).toBeCloseTo(0.3, 6);
	expect(read(2, 2.5)).toBeCloseTo(0.1, 6);
	expect(read(0.5, 4)).toBeCloseTo(0.1, 6);
});

test("where two creases cross, the higher one stands and the lower one ends at it", () => {
	const { read } = reliefField(whole, (put) => {
		put(whole, (_x, y, before) => Math.max(before, 0.1 * bell(y - 3, 0.5)));
		put(whole, (x, _y, before) => Math.max(before, 0.2 * bell(x - 1, 0.5)));
	});
	expect(read(1, 3)).toBeCloseTo(read(1, 1), 3);
	expect(read(1, 3)).toBeGreaterThan(0.18);
	expect(read(4, 3)).toBeGreaterThan(0.09);
	expect(read(4, 3)).toBeLessThan(0.11);
});
