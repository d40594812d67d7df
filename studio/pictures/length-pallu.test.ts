import { expect, test } from "vitest";
import { designedAt, pallus, wholeEnd } from "./length-pallu.ts";

test("a whole pallu is as long as it is worn, ends where its design ends, and begins as it does", () => {
	for (const pallu of Object.values(pallus)) {
		const whole = wholeEnd(pallu);
		expect(whole).toBeGreaterThan(58);
		expect(whole).toBeLessThan(85);
		expect(designedAt(pallu, 0)).toBe(0);
		expect(designedAt(pallu, whole)).toBeCloseTo(pallu.end, 6);
		expect(designedAt(pallu, whole + 100)).toBeCloseTo(pallu.end + 100, 6);
	}
});

test("rows of a pallu come again in their order", () => {
	const pallu = {
		end: 10,
		repeats: [
			{ from: 2, to: 5, more: 2 },
			{ from: 6, to: 7, more: 1 },
		],
	};
	expect([1, 2.5, 4, 5.5, 8.5, 10, 11.5, 12.25, 13.25, 14.5].map((v) => designedAt(pallu, v))).toEqual([
		1, 2.5, 4, 2.5, 2.5, 4, 5.5, 6.25, 6.25, 7.5,
	]);
});
