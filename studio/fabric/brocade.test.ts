import { expect, test } from "vitest";
import { newTexel, type Surface } from "../render/scene.ts";
import { brocade, perCm, seenAt } from "./brocade.ts";
import { backThreadAt, brocadeBack } from "./brocade-back.ts";
import { type Design, newMark } from "./design.ts";

/** Upright bars of zari, 1 cm broad and 2 cm apart, and as tall as `tall` cm of every 4. */
const bars =
	(tall: number): Design =>
	(u, v, mark) => {
		mark.zari = ((u % 2) + 2) % 2 < 1 && ((v % 4) + 4) % 4 < tall;
		return mark.zari;
	};

const far: Surface = (_u, _v, texel) => {
	texel.r = texel.g = texel.b = 0.123;
};

const seenNear = (surface: Surface, u: number, v: number) => {
	const texel = newTexel();
	texel.density = 102;
	surface(u, v, texel);
	return texel;
};

test("metal threads are as many as there are, but never narrower than a picture can show", () => {
	expect(perCm(1000)).toBe(27);
	for (const density of [30, 60, 120]) expect(density / perCm(density)).toBeGreaterThanOrEqual(5.2 - 1e-9);
});

test("threads drawn much wider than life are hardly seen, those that are nearly as narrow wholly", () => {
	expect(seenAt(20)).toBeCloseTo(0.25, 6);
	expect(seenAt(200)).toBeCloseTo(1, 6);
	expect(seenAt(70)).toBeGreaterThan(seenAt(60));
});

test("brocade is drawn thread by thread from near alone", () => {
	const cloth = brocade({ warp: "#335577", weft: "#335577", threads: 12, design: bars(2) }, { far, silken: 0.2 });
	const texel = newTexel();
	texel.density = 20;
	cloth(0.5, 1, texel);
	expect(texel.g).toBe(0.123);
	expect(seenNear(cloth, 0.5, 1).gilt).toBe(1);
	expect(seenNear(cloth, 1.5, 1).gilt).toBe(0);
});

test("the wrong side of a figure shows little of its metal, and what lies loose beside it is duller than the right side's", () => {
	const options = { warp: "#335577", weft: "#335577", threads: 12, zari: "#c2a47c" };
	const right = brocade({ ...options, design: bars(2) }, { far, silken: 0.2 });
	const back = brocade({ ...options, design: brocadeBack(bars(2)) }, { far, silken: 0.2, back: true });
	const mean = (surface: Surface, u: number, of: "gilt" | "r") =>
		Array.from({ length: 60 }, (_, k) => seenNear(surface, u, 0.5 + k / 60)[of]).reduce((a, b) => a + b) / 60;
	expect(mean(back, 0.5, "gilt")).toBeLessThan(0.2);
	expect(mean(back, 1.5, "gilt")).toBeGreaterThan(0.4);
	expect(mean(back, 1.5, "r")).toBeLessThan(mean(right, 0.5, "r"));
});

test("loose threads cross from figure to figure straight along the weft", () => {
	const design = brocadeBack(bars(2));
	const coverAt = (u: number, v: number) => {
		const mark = newMark();
		design(u, v, mark);
		return mark.lies === "loose" ? mark.cover : 0;
	};
	const heights = Array.from({ length: 40 }, (_, k) => 0.5 + k / 40);
	const seen = heights.filter((v) => coverAt(1.5, v) > 0.4);
	expect(seen.length).toBeGreaterThan(15);
	for (const v of seen) expect(coverAt(1.55, v)).toBeGreaterThan(0.2);
	for (let u = 0; u < 6; u += 0.5) expect(Math.abs(backThreadAt(u, 2) - backThreadAt(u + 0.5, 2))).toBeLessThan(0.2);
});

test("where the next figure is far off, threads end beside their own", () => {
	const design = brocadeBack((u, v, mark) => {
		mark.zari = u > 0 && u < 1 && v > 0 && v < 2;
		return mark.zari;
	});
	const shown = (u: number) =>
		Array.from({ length: 120 }, (_, k) => {
			const mark = newMark();
			design(u, 0.2 + k / 80, mark);
			return mark.lies === "loose" ? mark.cover : 0;
		}).reduce((a, b) => a + b);
	expect(shown(1.12)).toBeGreaterThan(shown(1.4));
	expect(shown(1.7)).toBe(0);
	expect(shown(3)).toBe(0);
});
