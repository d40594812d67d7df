import { expect, test } from "vitest";
import { smooth } from "../../maths/scalar.ts";
import { filmSheet } from "./film-sheet.ts";

const bag = { left: -4, right: 4, low: -5, high: 5 };
/** A block of goods, 1.5 cm high, with a rim of half a cm. */
const goods = (x: number, y: number) => 1.5 * smooth(0, 0.5, Math.min(2.5 - Math.abs(x), 3.5 - Math.abs(y)));
const sheet = filmSheet(bag, goods, goods, { across: 0.0005, along: 0 }, 5);

test("film lies on the goods, and low at its welds", () => {
	let [lowest, weld] = [9, 0];
	for (let i = 0; i < sheet.pos.length; i += 3) {
		const [x, y, z] = sheet.pos.subarray(i, i + 3);
		if (Math.abs(x) < 1.5 && Math.abs(y) < 2.5) lowest = Math.min(lowest, z);
		if (Math.abs(x) > 3.95 || Math.abs(y) > 4.95) weld = Math.max(weld, z);
	}
	expect(lowest).toBeGreaterThan(1.4);
	// Puckers stand up at a weld, but no higher than the goods.
	expect(weld).toBeLessThan(1.5);
});
