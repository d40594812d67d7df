import { expect, test } from "vitest";
import { figurePlace, HEIGHT, TOP, WIDTH, weekPlace } from "./chart-places.ts";

test("the name of a week stands below its place, and that of the last one ends with the chart", () => {
	expect(weekPlace(200)).toEqual({ x: 200, textAnchor: "middle" });
	expect(weekPlace(WIDTH - 10)).toEqual({ x: WIDTH, textAnchor: "end" });
});

test("a figure stands where the line does not run", () => {
	const foot = TOP + HEIGHT - 10;
	const placed = (...heights: number[]) =>
		heights.map((height, index) => {
			const points = heights.map((y) => ({ y }));
			const { y, textAnchor } = figurePlace(points, index);
			return `${y < height ? "above" : "below"} ${textAnchor}`;
		});
	expect(placed(60, 60)).toEqual(["below middle", "below middle"]);
	// A peak and what is at the chart's foot have theirs above.
	expect(placed(100, 40, 100)[1]).toBe("above middle");
	expect(placed(40, foot, foot)[1]).toBe("above start");
	expect(placed(foot, foot, 40)[1]).toBe("above end");
	// Between two steep lines, and after the last point, nothing is beside it.
	expect(placed(40, foot, 40)[1]).toBe("above middle");
	expect(placed(40, foot)[1]).toBe("above middle");
});
