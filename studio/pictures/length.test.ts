import { expect, test } from "vitest";
import { seedCatalogue } from "../../content/catalogue/catalogue.ts";
import { middleOf, wordPlace, wordSize } from "../cards/marked.ts";
import { gridMesh } from "../cloth/mesh.ts";
import { newTexel, type Surface } from "../render/scene.ts";
import { lengthKindOf, seedOf } from "./length.ts";
import { barsOf } from "./length-bars.ts";
import { billowsAt, billowsOf } from "./length-billows.ts";
import { breaksAt, peaked } from "./length-breaks.ts";
import { edgeWaves, turnedDown, wavering } from "./length-edges.ts";
import { blurred, type Field, gentle } from "./length-field.ts";
import { floorJoints } from "./length-floor.ts";
import { pixelOf } from "./length-frame.ts";
import { hemmed, thickened } from "./length-hem.ts";
import { measuresOf } from "./length-measures.ts";
import { viewOf } from "./length-view.ts";
import { evenlyWoven } from "./length-weave.ts";
import { recipeOf } from "./product.ts";

const opened = seedCatalogue.products.flatMap(({ id }) => {
	const recipe = recipeOf(id);
	const measures = measuresOf(id, recipe.kind);
	return measures ? [{ measures, view: viewOf(seedOf(recipe), measures, lengthKindOf(recipe)) }] : [];
});

test("an opened cloth, the bars beside it and their figures lie within the picture", () => {
	expect(opened.length).toBeGreaterThan(10);
	const [width, height] = [1200, 1500];
	const size = wordSize(width);
	for (const { measures, view } of opened) {
		const pixel = pixelOf(width, height, view);
		const half = measures.width / 2;
		const corners = [-half, half].flatMap((x) => [pixel([x, 0]), pixel([x, measures.length])]);
		const bars = barsOf(measures, view.lean);
		const words = bars.flatMap((bar) => {
			const {
				at: [x, y],
				wide,
			} = wordPlace(bar, middleOf(bar, pixel), size);
			return [[x, y - size] as const, [x + wide, y + size * 0.3] as const];
		});
		for (const [x, y] of [...corners, ...words, ...bars.flatMap(({ from, to }) => [pixel(from), pixel(to)])]) {
			expect(Math.min(x, width - x)).toBeGreaterThan(30);
			expect(Math.min(y, height - y)).toBeGreaterThan(60);
		}
	}
});

test("every bar beside an opened cloth goes as far along or across it as it says", () => {
	for (const { measures, view } of opened) {
		for (const { from, to, long, word, side } of barsOf(measures, view.lean)) {
			const along = side === "below" ? 0 : 1;
			expect(Math.abs(from[along] - to[along])).toBeCloseTo(long, 6);
			expect(Number.parseFloat(word) * (word.endsWith(" cm") ? 1 : 100)).toBeCloseTo(long, 6);
		}
	}
});

test("a bar along an opened cloth keeps its distance from it in the picture", () => {
	for (const { measures, view } of opened) {
		const pixel = pixelOf(1200, 1500, view);
		for (const { from, to, side } of barsOf(measures, view.lean)) {
			if (side === "below") continue;
			const edge = (side === "left" ? -1 : 1) * (measures.width / 2);
			const gap = ([x, y]: readonly [number, number]) => Math.abs(pixel([x, y])[0] - pixel([edge, y])[0]);
			expect(gap(to)).toBeCloseTo(gap(from), 0);
		}
	}
});

test("plain cloth seen from afar has one tone but for its bundles of threads, and its borders keep their colours", () => {
	const speckled: Surface = (u, v, texel) => {
		const light = 0.6 + 0.3 * (Math.abs(Math.sin(91 * u + 57 * v)) % 1);
		const isBorder = u < 4;
		texel.r = light * (isBorder ? 0.3 : 0.8);
		texel.g = light * (isBorder ? 0.1 : 0.7);
		texel.b = light * (isBorder ? 0.1 : 0.5);
	};
	const even = evenlyWoven(speckled, 120, { coarse: 1, uneven: 0 });
	const texel = newTexel();
	const tones = Array.from({ length: 300 }, (_, k) => {
		even(40 + 0.13 * k, 100 + 0.37 * k, texel);
		return texel.g;
	});
	expect(Math.max(...tones) / Math.min(...tones)).toBeLessThan(1.15);
	even(2, 100, texel);
	expect(texel.r / texel.g).toBeCloseTo(3, 3);
});

test("a hem at an end has a line where it is sewn, and the cloth beyond it is as it was", () => {
	const plain: Surface = (_u, _v, texel) => {
		texel.r = texel.g = texel.b = 0.5;
	};
	const [texel, near] = [newTexel(), newTexel()];
	const one = hemmed(plain, { length: 400, broad: 1, both: false });
	one(10, 399, texel);
	expect(texel.g).toBeLessThan(0.46);
	one(10, 395, texel);
	one(10, 1.1, near);
	expect([texel.g, near.g]).toEqual([0.5, 0.5]);
});

test("a hem lies higher than the cloth beside it, and at a fringed end as high", () => {
	const flat = gridMesh(1, 400, (s, t) => [s, 400 * t, 1, s, 400 * t]);
	const { pos } = thickened(flat, { length: 400, broad: 2, both: false });
	const high = (row: number) => pos[6 * row + 2];
	expect(high(400)).toBeGreaterThan(1.1);
	for (const row of [0, 200, 396]) expect(high(row)).toBe(1);
});

test("opened cloths run away to both sides", () => {
	const sides = opened.map(({ view }) => Math.sign(view.lean));
	for (const side of [-1, 1]) expect(sides.filter((own) => own === side).length).toBeGreaterThan(3);
});

test("what is straight on the floor is straight in the picture, and smaller the further off it is", () => {
	const pixel = pixelOf(1200, 1500, { lean: 12, length: 600, width: 115, pitch: 55, scale: 6 });
	const [a, b, c] = [pixel([60, 0]), pixel([60, 250]), pixel([60, 600])];
	expect((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])).toBeCloseTo(0, 6);
	const wide = (y: number) =>
		Math.hypot(pixel([50, y])[0] - pixel([-50, y])[0], pixel([50, y])[1] - pixel([-50, y])[1]);
	expect(wide(600)).toBeLessThan(wide(300));
	expect(wide(300)).toBeLessThan(wide(0));
});

const fieldOf = (at: (x: number, y: number) => number): Field => ({
	columns: 81,
	rows: 121,
	cellX: 0.5,
	cellY: 0.5,
	values: Float32Array.from({ length: 81 * 121 }, (_, k) => at((k % 81) * 0.5, Math.floor(k / 81) * 0.5)),
});

test("steep folds are lowered and low ones hardly", () => {
	const highest = ({ values }: Field) => Math.max(...values);
	const wavy = (height: number) =>
		gentle(
			fieldOf((_x, y) => height * (1 + Math.sin(y / 3))),
			0.3,
		);
	expect(highest(wavy(5))).toBeLessThan(0.5 * 10);
	expect(highest(wavy(0.2))).toBeGreaterThan(0.95 * 0.4);
});

test("no height is lost beside a steep fold, where the cloth is nearly level", () => {
	const { values } = gentle(
		fieldOf((x, y) => (Math.hypot(x - 20, y - 30) < 2 ? 30 : 0.001 * Math.sin(x + y))),
		0.085,
	);
	expect(values.filter((z) => !Number.isFinite(z))).toHaveLength(0);
});

test("averaging leaves what is level as it is and takes what is narrow away", () => {
	for (const value of blurred(
		fieldOf(() => 2),
		5,
		5,
	).values)
		expect(value).toBeCloseTo(2, 4);
	const comb = blurred(
		fieldOf((_x, y) => Math.sin(y * 3)),
		0,
		6,
	);
	expect(Math.abs(comb.values[60 * 81 + 40])).toBeLessThan(0.05);
});

test("billows lift much of the cloth by some cm, are nowhere steep and leave its ends nearly level", () => {
	const billows = billowsAt(116, 630, 4);
	const high = (x: number, y: number) => billows(x, y)[2];
	const places = Array.from({ length: 116 * 630 }, (_, k) => [(k % 116) - 58, Math.floor(k / 116)] as const);
	const heights = places.map(([x, y]) => high(x, y));
	const most = heights.reduce((a, b) => Math.max(a, b));
	expect(most).toBeGreaterThan(2);
	expect(most).toBeLessThan(6);
	expect(Math.min(...heights.slice(0, 116))).toBeGreaterThanOrEqual(0);
	expect(Math.max(...heights.slice(0, 116), ...heights.slice(-116))).toBeLessThan(1.6);
	const lifted = heights.filter((z) => z > 0.5).length / heights.length;
	expect(lifted).toBeGreaterThan(0.25);
	expect(lifted).toBeLessThan(0.85);
	const slopes = places.map(([x, y]) =>
		Math.hypot(high(x + 0.5, y) - high(x - 0.5, y), high(x, y + 0.5) - high(x, y - 0.5)),
	);
	expect(slopes.reduce((a, b) => Math.max(a, b))).toBeLessThan(0.7);
});

test("crests of billows lean over towards the eye and take what is woven across them aside", () => {
	const billows = billowsAt(116, 630, 4);
	const moves = Array.from({ length: 58 * 315 }, (_, k) => billows(2 * (k % 58) - 58, 2 * Math.floor(k / 58)));
	for (const [aside, along, up] of moves) expect(Math.hypot(aside, along)).toBeLessThanOrEqual(1.15 * up + 1e-6);
	expect(Math.max(...moves.map(([aside]) => aside))).toBeGreaterThan(1);
});

test("bundles of threads are seen in the far half of plain cloth too", () => {
	const plain: Surface = (_u, _v, texel) => {
		texel.r = texel.g = texel.b = 0.5;
	};
	const woven = evenlyWoven(plain, 120, { coarse: 1, uneven: 0 });
	const texel = newTexel();
	/** How far tones are apart at a density, half pixels per cm. */
	const apart = (density: number) => {
		const tones = Array.from({ length: 300 }, (_, k) => {
			texel.density = density;
			woven(50 + 0.09 * k, 100 + 0.07 * k, texel);
			return texel.g;
		});
		return Math.max(...tones) - Math.min(...tones);
	};
	expect(apart(2.5)).toBeGreaterThan(0.7 * apart(8));
});

test("a selvedge stands off the floor at a few places, and the cloth's middle nowhere", () => {
	const lifted = edgeWaves(116, 630, 4);
	const ys = Array.from({ length: 630 }, (_, y) => y);
	for (const side of [-58, 58]) {
		const share = ys.filter((y) => lifted(side, y) > 0.25).length / ys.length;
		expect(share).toBeGreaterThan(0.02);
		expect(share).toBeLessThan(0.5);
	}
	expect(Math.max(...ys.map((y) => lifted(0, y)))).toBe(0);
});

test("cloth turns down at its edges, and its ends waver between corners that lie where they are measured", () => {
	const rim = turnedDown(116, 630);
	expect(rim(58, 300)).toBeLessThan(0.5);
	expect(rim(50, 300)).toBe(1);
	const waver = wavering(116, 630, 4);
	for (const x of [-58, 58]) for (const y of [0, 630]) expect(Math.abs(waver(x, y))).toBeLessThan(0.6);
	expect(Math.max(...Array.from({ length: 116 }, (_, k) => Math.abs(waver(k - 58, 0))))).toBeGreaterThan(0.2);
	expect(waver(0, 300)).toBe(0);
});

test("a sharp crest falls at once and is gone three breadths from it", () => {
	expect(peaked(0)).toBe(1);
	expect(1 - peaked(0.3)).toBeGreaterThan(0.2);
	expect(peaked(3)).toBe(0);
	for (let q = 0; q < 3; q += 0.1) expect(peaked(q + 0.1)).toBeLessThanOrEqual(peaked(q));
});

test("crisp cloth breaks in low folds that run every way, end below billows and leave its ends level", () => {
	const broken = breaksAt(billowsOf(116, 630, 4, 1), 116, 630, 4);
	const places = Array.from({ length: 58 * 315 }, (_, k) => [2 * (k % 58) - 58, 2 * Math.floor(k / 58)] as const);
	const high = places.map(([x, y]) => broken(x, y, 0)[2]);
	expect(Math.max(...high)).toBeGreaterThan(0.8);
	expect(Math.max(...high)).toBeLessThan(3);
	expect(Math.max(...high.slice(0, 58 * 3), ...high.slice(-58 * 3))).toBeLessThan(0.25);
	const lifted = high.filter((z) => z > 0.2).length / high.length;
	expect(lifted).toBeGreaterThan(0.05);
	expect(lifted).toBeLessThan(0.5);
	const below = places.map(([x, y]) => broken(x, y, 4)[2]);
	expect(below.filter((z) => z > 0.2).length).toBeLessThan(high.filter((z) => z > 0.2).length);
});

test("the joints of the floor lie below all cloth and reach beyond it at every side", () => {
	const { pos } = floorJoints(12, 1).mesh;
	const along = (c: number) => pos.filter((_, k) => k % 3 === c);
	const [xs, ys, zs] = [along(0), along(1), along(2)];
	expect(Math.max(...zs)).toBeLessThan(0.04);
	const places = Array.from(xs, (x, k) => [x, ys[k]] as const);
	const covered = places.filter(([x, y]) => Math.abs(x) < 57 && y > 0 && y < 630);
	expect(covered.length).toBeGreaterThan(500);
	for (const far of [(x: number) => x < -200, (x: number) => x > 200])
		expect(places.some(([x, y]) => far(x) && y > 0 && y < 630)).toBe(true);
	for (const far of [(y: number) => y < -100, (y: number) => y > 800])
		expect(places.some(([x, y]) => far(y) && Math.abs(x) < 60)).toBe(true);
});
