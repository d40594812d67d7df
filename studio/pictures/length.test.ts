import { expect, test } from "vitest";
import { seedCatalogue } from "../../content/catalogue/catalogue.ts";
import { measuresOf } from "./length.ts";
import { barsOf } from "./length-bars.ts";
import { pixelOf } from "./length-view.ts";
import { recipeOf } from "./product.ts";

const allMeasures = () => seedCatalogue.products.flatMap(({ id }) => measuresOf(id, recipeOf(id).kind) ?? []);

test("an opened cloth and the bars beside it lie within the picture, with room for their figures", () => {
	const all = allMeasures();
	expect(all.length).toBeGreaterThan(10);
	for (const measures of all) {
		const { length, width } = measures;
		const pixel = pixelOf(1200, 1500, length);
		const corners = [-width / 2, width / 2].flatMap((x) => [pixel([x, 0]), pixel([x, length])]);
		const bars = barsOf(measures);
		for (const [x, y] of [...corners, ...bars.flatMap(({ from, to }) => [pixel(from), pixel(to)])]) {
			expect(Math.min(x, 1200 - x)).toBeGreaterThan(30);
			expect(y).toBeGreaterThan(60);
			expect(y).toBeLessThan(1500 - 60);
		}
	}
});

test("every bar beside an opened cloth is as long on the floor as it says", () => {
	for (const measures of allMeasures()) {
		for (const { from, to, long, word } of barsOf(measures)) {
			expect(Math.hypot(from[0] - to[0], from[1] - to[1])).toBeCloseTo(long, 6);
			expect(Number.parseFloat(word) * (word.endsWith(" cm") ? 1 : 100)).toBeCloseTo(long, 6);
		}
	}
});

test("what is straight on the floor is straight in the picture, and smaller the further off it is", () => {
	const pixel = pixelOf(1200, 1500, 600);
	const [a, b, c] = [pixel([60, 0]), pixel([60, 250]), pixel([60, 600])];
	expect((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])).toBeCloseTo(0, 6);
	const wide = (y: number) =>
		Math.hypot(pixel([50, y])[0] - pixel([-50, y])[0], pixel([50, y])[1] - pixel([-50, y])[1]);
	expect(wide(600)).toBeLessThan(wide(300));
	expect(wide(300)).toBeLessThan(wide(0));
});
