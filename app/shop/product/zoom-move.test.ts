import { expect, test } from "vitest";
import { mostScale, WHOLE, within, zoomed } from "./zoom-move.ts";

test("what is under the pointer stays there, and nobody goes further than the picture or the whole", () => {
	const zoom = zoomed(WHOLE, 2, { x: 100, y: -50 }, 4);
	expect(zoom).toEqual({ scale: 2, x: -100, y: 50 });
	// The point of the picture under (100, -50): 100 of it before, (100 + 100) / 2 after.
	expect((100 - zoom.x) / zoom.scale).toBe(100);
	expect(zoomed(zoom, 10, { x: 0, y: 0 }, 4).scale).toBe(4);
	expect(zoomed(zoom, 0.01, { x: 100, y: -50 }, 4)).toEqual(WHOLE);
});

test("a picture fills the stage where it can, and stays in the middle where it cannot", () => {
	const stage = { width: 1000, height: 800 };
	const fitted = { width: 640, height: 800 };
	expect(within({ scale: 1, x: 90, y: 90 }, stage, fitted)).toEqual(WHOLE);
	expect(within({ scale: 2, x: 900, y: -900 }, stage, fitted)).toEqual({ scale: 2, x: 140, y: -400 });
});

test("one may go as far in as the picture has something to show", () => {
	expect(mostScale(1200, 600)).toBe(3);
	expect(mostScale(400, 600)).toBe(2);
	expect(mostScale(1200, 0)).toBe(2);
});
