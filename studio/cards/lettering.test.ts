import { expect, test } from "vitest";
import { seedCatalogue } from "../../content/catalogue/catalogue.ts";
import { brokenInto, lettered, widthOf, wordmark } from "./lettering.ts";
import { inLetters } from "./outline.ts";

test("every product's name can be lettered, and no line of it leaves its room", () => {
	for (const { name } of seedCatalogue.products) {
		const lines = brokenInto(name, 76, 520);
		expect(lines.join(" ")).toBe(name);
		expect(lines.filter((line) => line.includes(" ") && widthOf(line, 76) > 520)).toEqual([]);
		expect(lettered(name, 0, 0, 76, "#000000").path).not.toContain("undefined");
	}
});

test("a sign without an outline is named instead of left out", () => {
	expect(() => lettered("₹", 0, 0, 40, "#000000")).toThrow('no outline for "₹"');
});

test("the mark is wider than the Latin word alone: தறி stands beside it", () => {
	const { width } = wordmark(0, 0, 100, "#000000", "#000000");
	expect(width).toBeGreaterThan(widthOf("Thari", 100) + 80);
});

test("a woven word is a shape: the stem of the T is thread, the room beside it is cloth", () => {
	const woven = inLetters("T", 2);
	expect(woven(0, 0)).toBe(true);
	expect(woven(-0.7, -0.3)).toBe(false);
	expect(woven(3, 0)).toBe(false);
});

test("where two strokes of a letter overlap there is thread: the bar of the T runs through its stem", () => {
	const woven = inLetters("T", 695);
	// The outline's own units, with the pen at 0 and the line at 0.
	const at = (x: number, y: number) => woven(x - 695 / 2, y - 330);
	for (const x of [150, 320, 347, 370, 550]) expect(at(x, 697), `bar at ${x}`).toBe(true);
	expect(at(200, 400)).toBe(false);
});
