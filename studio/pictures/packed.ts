import { printedMark } from "../cards/printed.ts";
import { placed } from "../cloth/mesh.ts";
import { card, paper } from "../props/paper.ts";
import type { Piece, Scene } from "../render/scene.ts";
import type { Recipe } from "../table.ts";
import { bag } from "./packing/bag.ts";
import { banded } from "./packing/banded.ts";
import { boxed } from "./packing/boxed.ts";
import { upperFold } from "./packing/folded-cloth.ts";
import { foldedGoods } from "./packing/goods.ts";
import { buttonNear, hangTag } from "./packing/hang-tag.ts";
import { reachAt, topOf } from "./packing/heights.ts";
import { tied } from "./packing/tied.ts";
import { type Chance, chanceOf, seedOf, type Way } from "./packing/ways.ts";
import { windowBag } from "./packing/window-bag.ts";
import { finer, groundToneOf } from "./product.ts";

/** Goods as they are delivered, each in one of the ways of packing/ways.ts, seen from above. */

type Spot = readonly [number, number];

/** Where a tag's string is tied, to the button near there, and where the tag lies. */
const tagOf = (kind: Recipe["kind"]): readonly [Spot, Spot] => {
	if (kind === "trousers")
		return [
			[-4.6, 0],
			[-3.2, 3.6],
		];
	if (kind === "t-shirt")
		return [
			[-0.6, -2.8],
			[4.6, -12],
		];
	return [
		[0.2, -0.6],
		[6, -11],
	];
};

const bagged = (
	goods: Piece[],
	way: Extract<Way, { way: "bag" }>,
	kind: Recipe["kind"],
	seed: number,
	chance: Chance,
): Piece[] => {
	if (way.with === "card") {
		const size = { width: 8.6, height: 4.9 };
		const surface = paper(way.paper, [{ ink: printedMark(6), colour: way.ink, y: -0.48 }], {
			at: 0.28,
			halves: [size.width / 2, size.height / 2],
		});
		const place = { x: chance(1, 5.4, 7), y: chance(2, -14.4, -11.5), turn: chance(3, -6, 3) };
		// The film holds it down.
		const slip = card({ ...place, ...size, under: topOf(goods), surface, thick: 0.05, curl: 0.04 });
		const slipped = [...goods, slip];
		return [...slipped, bag(slipped, seed)];
	}
	const [[x, y], to] = tagOf(kind);
	// Trousers have no button on their back: there the string is tied inside the waistband.
	const hold = kind === "trousers" ? { x, y: reachAt(goods, x, 0.5)[1] + 0.1, radius: 0 } : buttonNear(goods, [x, y]);
	const bare = hold ? goods.filter(({ mesh }) => mesh.pos.length > 0 && !isSmall(mesh.pos)) : goods;
	const place = { x: to[0] + chance(1, -0.7, 0.7), y: to[1] + chance(2, -1, 1), turn: chance(3, -14, 9) };
	const tag = hangTag(hold ?? { x, y, radius: 0.3 }, place, way.paper, way.ink, topOf(bare, 0.25));
	const tagged = [...goods, ...tag];
	return [...tagged, bag(tagged, seed)];
};

/** Buttons: what is looped round them lies beside and not on them. */
const isSmall = (pos: Float32Array): boolean => {
	let [x0, x1] = [1e9, -1e9];
	for (let i = 0; i < pos.length; i += 3) {
		x0 = Math.min(x0, pos[i]);
		x1 = Math.max(x1, pos[i]);
	}
	return x1 - x0 < 1.7;
};

/** Cloth that lies pressed in a pack: with all its fuzz every fold's rim, seen from the side, has a pale veil. */
const pressedSmooth = ({ surface, ...piece }: Piece): Piece => ({
	...piece,
	surface: (u, v, texel) => {
		surface(u, v, texel);
		texel.sheen *= 0.3;
	},
});

const turned = (pieces: readonly Piece[], turn: number): Piece[] =>
	pieces.map((piece) => ({ ...piece, mesh: placed(piece.mesh, { turn }) }));

const scales: Readonly<Record<Way["way"], number>> = {
	bag: 29,
	band: 27.2,
	box: 26.5,
	"window bag": 28.5,
	twine: 29.5,
};

/** Garments are woven as on their whole views; what is printed or woven in single threads needs finer ones. */
const fineOf = ({ kind }: Recipe): number =>
	kind === "dhoti" || kind === "cotton-saree" ? 1.9 : Math.min(1.3, finer[kind] ?? 1);

/** Where the uppermost fold of a cloth lies, cm right of the middle: in view, between what covers the cloth and its border. */
const foldAtOf = ({ way }: Way, knotX: number, chance: Chance): number => {
	if (way === "window bag") return chance(1, -3, 0.5);
	return way === "twine" ? knotX + chance(15, 2.6, 4.2) : chance(15, 0, 3);
};

/** A product packed in its way. No two lie alike: how they are turned and lit, and what is laid where, goes by the product's id. */
export const packedScene = async (id: string, recipe: Recipe, way: Way): Promise<Scene> => {
	const seed = seedOf(id);
	const chance = chanceOf(id);
	const isCloth = recipe.kind !== "shirt" && recipe.kind !== "t-shirt" && recipe.kind !== "trousers";
	// Twine is tied beside a garment's label, and never across it.
	const beside = (chance(6, 0, 1) < 0.5 ? -1 : 1) * chance(1, 3.5, 5.2);
	const knotX = isCloth || recipe.kind === "trousers" ? chance(1, -3, 2) : beside;
	const pad = await foldedGoods(recipe, seed);
	if (isCloth) pad.push(...(await upperFold(recipe, foldAtOf(way, knotX, chance), seed)));
	const goods = pad.map(pressedSmooth);
	const view = {
		...{
			width: 1200,
			height: 1500,
			cx: 0,
			cy: 0,
			cell: 0.085,
			reach: 20,
			samples: 3,
			turnedSamples: true,
			contact: 0.15,
			soften: 6,
			softEdges: true,
		},
		scale: scales[way.way],
		fine: fineOf(recipe),
		groundTone: groundToneOf(recipe),
		keyFrom: 132 + chance(20, -22, 22),
		pitch: isCloth || way.way !== "bag" ? chance(27, 12, 20) : 0,
	};
	const turn = chance(21, -8, 8);
	switch (way.way) {
		case "bag":
			return { ...view, cy: 1.2, pieces: turned(bagged(goods, way, recipe.kind, seed, chance), turn * 0.7) };
		case "band":
			// The paper below has the colour of many goods: without a line at their foot they melt into it.
			return { ...view, layered: 0.4, pieces: turned(banded(goods, way, !isCloth, chance), turn) };
		case "box":
			return {
				...view,
				pitch: 14,
				cy: 1.2,
				pieces: boxed(goods, way, recipe.kind, chance),
			};
		case "window bag": {
			// They are slipped in so that border or hem lies in the window.
			const place = recipe.kind === "lehenga" ? { y: chance(2, 3, 3.8) } : { x: chance(2, -3, -2.2) };
			const shown = goods.map((piece) => ({ ...piece, mesh: placed(piece.mesh, place) }));
			return { ...view, layered: 0.4, pieces: turned(windowBag(shown, way, seed % 50, view.keyFrom - turn), turn) };
		}
		case "twine":
			return { ...view, pieces: turned(tied(goods, way, knotX, chance), turn) };
	}
};
