import { printedMark } from "../../cards/printed.ts";
import { moved } from "../../cloth/mesh.ts";
import { clamp } from "../../maths/scalar.ts";
import { boxPaper, boxTop, boxWalls } from "../../props/box.ts";
import { card, paper } from "../../props/paper.ts";
import { tissueLeaf } from "../../props/tissue.ts";
import type { Piece } from "../../render/scene.ts";
import { padHeight, padWidth } from "./folded-cloth.ts";
import { lifted, topOf } from "./heights.ts";
import type { Chance, Way } from "./ways.ts";

/** How far a box reaches beyond the goods in it, cm: room for the tissue that lines it, and no more. */
const room = 1.15;

/** A rigid box on its lid. Tissue lines it on all sides and is folded back from the goods. */
export const boxed = (
	goods: readonly Piece[],
	way: Extract<Way, { way: "box" }>,
	isGarment: boolean,
	chance: Chance,
): Piece[] => {
	const halves = { halfWidth: padWidth / 2 + room, halfHeight: padHeight / 2 + room };
	const side = chance(1, 0, 1) < 0.5 ? -1 : 1;
	const lid = {
		...{ halfWidth: halves.halfWidth + 0.3, halfHeight: halves.halfHeight + 0.3, walls: 1.7, board: 0.3, z: 0 },
		...{ turn: side * chance(2, 3.5, 9), x: side * chance(3, 0.8, 2.2), y: chance(4, -0.4, 1.2) },
	};
	const base = { ...halves, walls: 5.3, board: 0.3, z: 1.7 };
	const outside = boxPaper(way.box, base.walls, base.board);
	const inside = [halves.halfWidth - base.board - 0.06, halves.halfHeight - base.board - 0.06] as const;
	// Goods fill the box: they lie a finger below its rim, and none of their folds may look out through its walls.
	const [aside, along] = [inside[0] - 0.25, inside[1] - 0.25];
	const on = lifted(goods, () => base.z + 0.55).map((piece) => ({
		...piece,
		mesh: moved(piece.mesh, (x, y, z) => [clamp(x, -aside, aside), clamp(y, -along, along), z]),
	}));
	const sheet = { halves: inside, top: topOf(on, 0.4), colour: way.lining, rim: base.z + base.walls - 0.25 };
	const seed = Math.round(chance(5, 1, 400));
	// A shirt is shown by its collar: there tissue only lines the sides.
	const wide = isGarment ? 2.2 : chance(6, 7, 10.5);
	const leaves = [
		// Round a collar it lies below the shoulders.
		isGarment
			? tissueLeaf({ ...sheet, side: "head", reach: 11, slant: 0, bed: base.z + 1.7, seed: seed + 37 })
			: tissueLeaf({ ...sheet, side: "head", reach: chance(7, 1.3, 1.9), slant: 0, seed: seed + 37 }),
		tissueLeaf({ ...sheet, side: "foot", reach: chance(8, 1.2, 1.8), slant: 0, seed: seed + 51 }),
		tissueLeaf({
			...sheet,
			side: "right",
			reach: chance(9, 1.7, 2.6),
			slant: chance(10, -0.02, 0.02),
			seed: seed + 23,
		}),
		tissueLeaf({
			...sheet,
			side: "left",
			reach: wide,
			slant: isGarment ? 0 : chance(11, -0.09, 0.09),
			seed: seed + 11,
		}),
	];
	const size = { width: 6.4, height: 3.4 };
	const seal = card({
		...{ x: isGarment ? 6.4 : chance(12, -9.6, -8.8), y: isGarment ? -14.6 : chance(13, -13, -7) },
		...{ turn: chance(14, -5, 5), ...size, under: topOf([...on, ...leaves], 0.3), curl: 0.14, thick: 0.05 },
		surface: paper(way.box, [{ ink: printedMark(4.6), colour: way.ink, y: -0.08 * 4.6 }], {
			at: 0.28,
			halves: [size.width / 2, size.height / 2],
		}),
	});
	return [
		{ mesh: boxTop(lid), surface: boxPaper(way.box) },
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
