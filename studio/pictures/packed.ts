import { type Ink, printedMark } from "../cards/printed.ts";
import { type Mesh, moved } from "../cloth/mesh.ts";
import { crestOf, type HeightAt, heightOf } from "../cloth/surface-height.ts";
import { bell, lerp, smooth } from "../maths/scalar.ts";
import { boxTop, boxWalls } from "../props/box.ts";
import { bellyBand, card, openedSheet, paper } from "../props/paper.ts";
import { tissueLeaf } from "../props/tissue.ts";
import { twine, twineBow } from "../props/twine.ts";
import type { Piece, Scene } from "../render/scene.ts";
import type { Recipe } from "../table.ts";
import { bag, taut } from "./packing/bag.ts";
import { cottonBag } from "./packing/cotton-bag.ts";
import { foldedGoods, padHeight, padWidth, upperFold } from "./packing/goods.ts";
import type { Way } from "./packing/ways.ts";
import { groundToneOf } from "./product.ts";

/** Goods as they are delivered, each in one of the ways of packing/ways.ts, seen from above. */

const meshesOf = (pieces: readonly Piece[]): Mesh[] => pieces.map(({ mesh }) => mesh);

const lifted = (pieces: readonly Piece[], by: (x: number, y: number) => number, dx = 0, dy = 0): Piece[] =>
	pieces.map((piece) => ({ ...piece, mesh: moved(piece.mesh, (x, y, z) => [x + dx, y + dy, z + by(x, y)]) }));

const topOf = (pieces: readonly Piece[], reach = 0.5): HeightAt => crestOf(heightOf(meshesOf(pieces), 0.4), reach);

/** Half of how wide folded goods are at a height of the picture. */
const halfWidthAt = (pieces: readonly Piece[], y: number, height: number): number => {
	let half = 0;
	for (const { mesh } of pieces) {
		for (let i = 0; i < mesh.pos.length; i += 3) {
			if (Math.abs(mesh.pos[i + 1] - y) < height / 2) half = Math.max(half, Math.abs(mesh.pos[i]));
		}
	}
	return half;
};

/** Lowest and highest y of the goods near a vertical line. */
const reachAt = (pieces: readonly Piece[], x: number, width: number): readonly [number, number] => {
	let [foot, head] = [0, 0];
	for (const { mesh } of pieces) {
		for (let i = 0; i < mesh.pos.length; i += 3) {
			if (Math.abs(mesh.pos[i] - x) > width) continue;
			foot = Math.min(foot, mesh.pos[i + 1]);
			head = Math.max(head, mesh.pos[i + 1]);
		}
	}
	return [foot, head];
};

const markCard = (colour: string, ink: string, width: number, height: number, markWidth: number) =>
	paper(colour, [{ ink: printedMark(markWidth), colour: ink, y: -0.08 * markWidth }], {
		at: 0.28,
		halves: [width / 2, height / 2],
	});

/** A tag on a string that comes from `from`. */
const hangTag = (
	from: readonly [number, number],
	to: readonly [number, number],
	colour: string,
	ink: string,
	under: HeightAt,
): Piece[] => {
	const [x, y] = to;
	const hole: Ink = (u, v) => (Math.hypot(u, v) < 0.26 ? 1 : 0);
	const ring: Ink = (u, v) => (Math.hypot(u, v) < 0.46 ? 1 : 0);
	const surface = paper(colour, [
		{ ink: printedMark(3.4), colour: ink, y: -0.5 },
		{ ink: ring, colour: "#8f7440", y: 2.9 },
		{ ink: hole, colour: "#2c241c", y: 2.9 },
	]);
	const tag = card({
		x,
		y,
		width: 5,
		height: 8,
		turn: -7,
		under: crestOf(under, 0.3),
		surface,
		cut: 1.1,
		curl: 0.3,
		rests: 1,
	});
	const above = topOf([tag], 0.2);
	const on: HeightAt = (px, py) => Math.max(under(px, py), above(px, py));
	const eye: readonly [number, number] = [x + 0.35, y + 2.9];
	const string = (bend: number): Piece =>
		twine([from, [(from[0] + eye[0]) / 2 + bend, (from[1] + eye[1]) / 2 + bend * 0.4], eye], "#d9ccb2", on);
	return [tag, string(0.35), string(-0.3)];
};

type Spot = readonly [number, number];

/** Where a tag's string is tied, to a button or a belt loop, and where the tag lies. */
const tagOf = (kind: Recipe["kind"]): readonly [Spot, Spot] => {
	if (kind === "trousers")
		return [
			[-4.2, 11.7],
			[2.6, -0.6],
		];
	if (kind === "t-shirt")
		return [
			[-0.6, -2.8],
			[4.6, -12],
		];
	return [
		[0.8, 4.6],
		[6.2, -8.6],
	];
};

const bagged = (goods: Piece[], way: Extract<Way, { way: "bag" }>, seed: number, kind: Recipe["kind"]): Piece[] => {
	if (way.with === "card") {
		const film = bag(goods, seed);
		const size = { width: 8.6, height: 4.9 };
		const surface = markCard(way.paper, way.ink, size.width, size.height, 6);
		return [...goods, film, card({ x: 7.2, y: -14.6, ...size, under: taut([film.mesh]), surface, thick: 0.03 })];
	}
	// A tag hangs on the goods, so that it lies in the bag with them.
	const tagged = [...goods, ...hangTag(...tagOf(kind), way.paper, way.ink, topOf(goods))];
	return [...tagged, bag(tagged, seed)];
};

const banded = (goods: Piece[], way: Extract<Way, { way: "band" }>): Piece[] => {
	const on = lifted(goods, () => 0.25);
	const [y, height] = way.upright ? [-6.5, 6.4] : [-2.6, 8.2];
	const surface = paper(way.paper, [
		{ ink: printedMark(7.4), colour: way.ink, y: -0.75 },
		{ ink: (_u, v) => (Math.abs(Math.abs(v) - height / 2 + 0.55) < 0.05 ? 1 : 0), colour: way.ink },
		{ ink: (_u, v) => (Math.abs(Math.abs(v) - height / 2 + 0.8) < 0.025 ? 1 : 0), colour: way.ink },
	]);
	const sheet = openedSheet([18.5, 24], [14.6, 19.2], -3, paper(way.sheet));
	return [sheet, ...on, bellyBand(y, height, halfWidthAt(goods, y, height) + 0.05, topOf(on, 0.6), surface)];
};

const boxed = (goods: Piece[], way: Extract<Way, { way: "box" }>, isGarment: boolean, seed: number): Piece[] => {
	const halves = { halfWidth: padWidth / 2 + 1.6, halfHeight: padHeight / 2 + 1.6 };
	const lid = {
		halfWidth: halves.halfWidth + 0.3,
		halfHeight: halves.halfHeight + 0.3,
		walls: 1.7,
		board: 0.3,
		z: 0,
		turn: 7,
		x: 1.2,
		y: 0.5,
	};
	const base = { ...halves, walls: 4.3, board: 0.34, z: 1.7 };
	const outside = paper(way.box);
	const inside = [halves.halfWidth - 0.45, halves.halfHeight - 0.45] as const;
	// The lowest fold of a garment looked out through the box's front.
	const foot = -inside[1] + 0.1;
	const on = lifted(goods, () => base.z + 0.4).map((piece) => ({
		...piece,
		mesh: moved(piece.mesh, (x, y, z) => [x, Math.max(y, foot), z]),
	}));
	const top = topOf(on, 0.4);
	// A shirt is shown by its collar: there tissue only lines the sides.
	const sheet = { halves: inside, top, colour: way.lining };
	const leaves = [
		tissueLeaf({ ...sheet, side: -1, reach: isGarment ? 2.6 : 9.4 + 0.25 * (seed % 5), seed: seed * 2 + 11 }),
		tissueLeaf({ ...sheet, side: 1, reach: 2.6 + 0.25 * (seed % 4), seed: seed * 2 + 23 }),
	];
	const size = { width: 6.4, height: 3.4 };
	const seal = card({
		...{
			x: isGarment ? 6.4 : -9.4,
			y: isGarment ? -15 : -10.5,
			turn: 3,
			...size,
			under: topOf([...on, ...leaves], 0.3),
			curl: 0.1,
			thick: 0.07,
		},
		surface: markCard(way.box, way.ink, size.width, size.height, 4.6),
	});
	return [
		{ mesh: boxTop(lid), surface: outside },
		{
			mesh: boxTop({ ...base, halfWidth: base.halfWidth - 0.1, halfHeight: base.halfHeight - 0.1, walls: 0.2 }),
			surface: paper(way.lining),
		},
		{ mesh: boxWalls(base), surface: outside },
		...on,
		...leaves,
		seal,
	];
};

const tied = (goods: Piece[], way: Extract<Way, { way: "twine" }>, knotX: number): Piece[] => {
	const knotY = -1.5;
	// Twine draws soft goods in.
	const on = lifted(
		goods,
		(x, y) => -0.5 * Math.max(bell(x - knotX, 1.1), bell(y - knotY, 1.1)) * smooth(0, 1, 19 - Math.abs(y)),
	);
	const top = topOf(on, 0.25);
	const w = halfWidthAt(on, knotY, 1) + 0.1;
	const [foot, head] = reachAt(on, knotX, 0.5);
	const line = (across: boolean, off: number): Piece => {
		const points = Array.from({ length: 41 }, (_, k): readonly [number, number] => {
			const t = k / 20 - 1;
			const bow = off + 0.12 * Math.sin(t * 5 + off * 9);
			return across ? [t * (w + 0.15), knotY + bow] : [knotX + bow, lerp(foot - 0.2, head + 0.2, (t + 1) / 2)];
		});
		return twine(points, way.jute, top, () => -0.04);
	};
	const strings = [line(true, 0.2), line(true, -0.2), line(false, 0.2), line(false, -0.2)];
	const all = topOf([...on, ...strings], 0.2);
	return [
		...on,
		...strings,
		...hangTag([knotX + 0.2, knotY - 0.3], [knotX + 5.4, knotY - 8.2], way.paper, way.ink, all),
		...twineBow([knotX, knotY], way.jute, all),
	];
};

const scales: Readonly<Record<Way["way"], number>> = {
	bag: 27.5,
	band: 25,
	box: 25.5,
	"cotton bag": 27.5,
	twine: 28.5,
};

const seedOf = (recipe: Recipe): number => {
	if ("style" in recipe) return recipe.style.seed;
	return "layout" in recipe ? recipe.layout.seed : recipe.seed;
};

/** A product packed in its way. */
export const packedScene = async (recipe: Recipe, way: Way): Promise<Scene> => {
	const goods = await foldedGoods(recipe);
	const seed = seedOf(recipe);
	const view = {
		width: 1200,
		height: 1500,
		cx: 0,
		cy: 0,
		scale: scales[way.way],
		cell: 0.12,
		reach: 20,
		groundTone: groundToneOf(recipe),
	};
	switch (way.way) {
		case "bag":
			return { ...view, pieces: bagged(goods, way, seed, recipe.kind) };
		case "band":
			return { ...view, pieces: banded(goods, way) };
		case "box":
			return { ...view, pitch: 14, cy: 1.2, samples: 3, pieces: boxed(goods, way, recipe.kind === "shirt", seed) };
		case "cotton bag":
			return {
				...view,
				samples: 3,
				pieces: cottonBag([...goods, await upperFold(recipe, 3.2 + (seed % 5) * 0.5)], way.cotton, way.binding, seed),
			};
		case "twine":
			return { ...view, pieces: tied(goods, way, recipe.kind === "trousers" ? 0 : -3) };
	}
};
