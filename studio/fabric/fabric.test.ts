import { describe, expect, it } from "vitest";
import { rgb } from "../maths/colour.ts";
import { bands, bandsHeight } from "./bands.ts";
import { clearMark, newMark } from "./design.ts";
import { inkAt } from "./motif.ts";
import { rosette } from "./motifs/flowers.ts";
import { sett } from "./sett.ts";

describe("bands", () => {
	const list = [
		{ fill: "solid", rise: 1 },
		{ fill: "plain", rise: 2 },
		{ fill: "temple", rise: 2, pitch: 2 },
	] as const;
	const border = bands(list, rgb("#102030"));
	const at = (u: number, d: number) => {
		const mark = newMark();
		clearMark(mark);
		return border(u, d, mark) ? (mark.zari ? "zari" : "ground") : "body";
	};

	it("stacks from the edge inward", () => {
		expect(bandsHeight(list)).toBe(5);
		expect(at(0.3, 0.5)).toBe("zari");
		expect(at(0.3, 2)).toBe("ground");
		expect(at(0.3, 6)).toBe("body");
		expect(at(0.3, -1)).toBe("body");
	});

	it("leaves the body between temple points", () => {
		expect(at(1, 3.2)).not.toBe("body");
		expect(at(0.02, 4.8)).toBe("body");
	});
});

it("a sett repeats its stripes, also to the left of zero", () => {
	const colour = sett([
		["#000000", 1],
		["#ffffff", 3],
	]);
	expect(colour(0.5)).toEqual([0, 0, 0]);
	expect(colour(2)).toEqual([1, 1, 1]);
	expect(colour(-3.5)).toEqual([0, 0, 0]);
});

it("a motif has ink in its eye and none outside its square", () => {
	expect(inkAt(rosette(8), 0, 0)).toBe(1);
	expect(inkAt(rosette(8), 1.2, 0)).toBe(0);
});
