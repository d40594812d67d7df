import { printedMark } from "../../cards/printed.ts";
import { moved, type Place, placed } from "../../cloth/mesh.ts";
import { smooth } from "../../maths/scalar.ts";
import { type BoxSize, boxPaper, boxTop, boxWalls, rimOf, topEdgesOf } from "../../props/box.ts";
import { card, paper } from "../../props/paper.ts";
import { tissueLeaf, tissueLining } from "../../props/tissue.ts";
import type { Piece } from "../../render/scene.ts";
import type { Recipe } from "../../table.ts";
import { boxOf } from "../label.ts";
import { padHeight, padWidth } from "./folded-cloth.ts";
import { lifted, topOf } from "./heights.ts";
import type { Chance, Way } from "./ways.ts";

/** How far a box reaches beyond the goods in it, cm: room for the tissue that comes up beside them. */
const room = 1.75;
const walls = 5.3;
const board = 0.28;

/** A place no further out than `most`, and never quite there: ends that were all cut off at one line would be a block. */
const within = (at: number, most: number): number => {
	const [soft, far] = [0.7, Math.abs(at)];
	if (far <= most - soft) return at;
	return Math.sign(at) * (most - soft * Math.exp((most - soft - far) / soft));
};

const laidAt = (pieces: readonly Piece[], place: Place): Piece[] =>
	pieces.map((piece) => ({ ...piece, mesh: placed(piece.mesh, place) }));

/** Where box and lid lie: the lid beside or above the box, and partly out of the picture. */
const layOf = (size: BoxSize, chance: Chance): { box: Place; lid: Place } => {
	const at = chance(2, 0, 3);
	const turn = chance(21, -5, 5);
	const apart = chance(3, 2.2, 3.2);
	const lidTurn = turn + (chance(4, 0, 1) < 0.5 ? -1 : 1) * chance(22, 1.5, 4.5);
	if (at < 1) {
		const y = -4.1;
		return {
			box: { x: chance(23, -0.8, 0.8), y, turn },
			lid: { x: chance(24, -4, 4), y: y + 2 * size.halfHeight + apart + 3.4, turn: lidTurn },
		};
	}
	const side = at < 2 ? -1 : 1;
	const x = -side * 4.3;
	return {
		box: { x, y: 0, turn },
		lid: { x: x + side * (2 * size.halfWidth + apart + 0.6), y: chance(24, -5, 5), turn: lidTurn },
	};
};

/** The lid lies on its face, open, or with its face up. */
const lidOf = (size: BoxSize, colour: string, lining: string, open: boolean): Piece[] => {
	const lid = { ...size, halfWidth: size.halfWidth + board + 0.06, halfHeight: size.halfHeight + board + 0.06 };
	if (!open) return [{ mesh: boxTop(lid), surface: boxPaper(colour, topEdgesOf(lid)) }];
	return [floorOf(lid, lining), { mesh: boxWalls(lid), surface: boxPaper(colour, rimOf(lid)) }];
};

const floorOf = (size: BoxSize, lining: string): Piece => ({
	mesh: boxTop({ ...size, halfWidth: size.halfWidth - 0.1, halfHeight: size.halfHeight - 0.1, walls: 0.2 }),
	surface: paper(lining),
});

/** Goods in a rigid box lined with tissue, of which one leaf still lies on them; its lid beside it. */
export const boxed = (
	goods: readonly Piece[],
	way: Extract<Way, { way: "box" }>,
	kind: Recipe["kind"],
	chance: Chance,
): Piece[] => {
	const size = { halfWidth: padWidth / 2 + room, halfHeight: padHeight / 2 + room, walls, board, z: 0 };
	const inside = [size.halfWidth - board - 0.06, size.halfHeight - board - 0.06] as const;
	// None of their folds may look out through the walls.
	const [aside, along] = [inside[0] - 1.2, inside[1] - 1];
	const isGarment = kind === "shirt";
	// A lehenga lies with its hem to the foot, which is what is to be seen of it.
	const fromFoot = isGarment || (kind !== "lehenga" && chance(25, 0, 1) < 0.3);
	const side = fromFoot ? "foot" : "left";
	const reach = isGarment ? chance(6, 6.4, 8.4) : side === "foot" ? chance(6, 9, 13) : chance(6, 8, 11);
	// A button below the tissue would be seen in it as in thin rubber.
	const covered = isGarment ? reach + 0.4 - padHeight / 2 : -padHeight;
	const shown = goods.filter(({ mesh }) => boxOf(mesh).x1 - boxOf(mesh).x0 > 1.7 || boxOf(mesh).y0 > covered);
	const on = lifted(shown, () => 1).map((piece) => ({
		...piece,
		mesh: moved(piece.mesh, (x, y, z) => {
			// What lies as low as the tissue is tucked in: where the two cross, plies would look out of it as torn chips.
			const low = 1.6 * smooth(2.65, 2.3, z);
			return [within(x, aside - low), within(y, along - low), z];
		}),
	}));
	const seed = Math.round(chance(5, 1, 400));
	const paperOf = { halves: [inside[0] - 0.12, inside[1] - 0.12] as const, colour: way.lining, rim: walls, seed };
	const lining = tissueLining({ ...paperOf, bed: 2.1, gap: room - board });
	const leaf = tissueLeaf({
		...paperOf,
		...{ side, reach: reach + room, slant: chance(11, -0.08, 0.08), rim: walls - 0.5, seed: seed + 11 },
		top: topOf(on, 0.4),
	});
	const mark = { width: 6.4, height: 3.4 };
	const spot =
		side === "foot"
			? { x: isGarment ? 6.2 : chance(12, -8, 8), y: chance(13, 4.4, 5) - inside[1] }
			: { x: chance(12, 5.2, 6) - inside[0], y: chance(13, -13, -7) };
	const seal = card({
		...{ ...spot, turn: chance(14, -5, 5), ...mark, under: topOf([...on, leaf], 0.3), curl: 0.14, thick: 0.05 },
		// Over the edge of a pallu the tissue comes up higher than in the mean: it looked out of the card's corner as a notch.
		rests: kind === "cotton-saree" || kind === "silk-saree" || kind === "dhoti" ? 1.1 : undefined,
		surface: paper(way.box, [{ ink: printedMark(4.6), colour: way.ink, y: -0.08 * 4.6 }], {
			at: 0.28,
			halves: [mark.width / 2, mark.height / 2],
		}),
	});
	const { box, lid } = layOf(size, chance);
	const outside = { mesh: boxWalls(size), surface: boxPaper(way.box, rimOf(size)) };
	return [
		...laidAt(lidOf(size, way.box, way.lining, chance(26, 0, 1) < 0.5), lid),
		...laidAt([floorOf(size, way.lining), outside, lining, ...on, leaf, seal], box),
	];
};
