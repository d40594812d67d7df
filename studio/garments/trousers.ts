import { smooth } from "../maths/scalar.ts";
import type { Piece, Surface } from "../render/scene.ts";
import { type Laid, piece, posed } from "./piece-set.ts";
import type { TrouserDrape } from "./trouser-drapes.ts";
import { thighPockets } from "./trousers-cargo.ts";
import { drawstringWaist } from "./trousers-drawstring.ts";
import { patchPockets } from "./trousers-pockets.ts";
import { legsByHand } from "./trousers-pose.ts";
import { sewn } from "./trousers-sewn.ts";
import { sewnLegs, trouserFraming, withHems } from "./trousers-sewn-legs.ts";
import type { TrouserCut } from "./trousers-shape.ts";
import { waistband } from "./trousers-waist.ts";
import { unruled } from "./unruled.ts";

export type TrouserStyle = {
	cloth: Surface;
	cut: TrouserCut;
	drape: TrouserDrape;
	seed: number;
	waist: "belt-loops" | "tab" | "drawstring";
	crease: boolean;
	/** Height of the long folds in which soft cloth falls, cm. */
	flow?: number;
	/** Pleats a side. */
	pleats: 0 | 2;
	pockets: "slant" | "patch" | "cargo";
	/** Whether there is a coin pocket below the waistband, on the wearer's right. */
	coin?: boolean;
	hem: "plain" | "turn-up" | "open" | "gathered";
	/** Tone of the stitches: above 1 is lighter than the cloth. */
	thread: number;
	button: string;
	cord?: string;
	/** How far the front of the waist is drawn down to show its inside, cm. */
	open?: number;
	/** How a stylist lays them: turn of the whole (degrees), and by how much each hem and each knee is moved, cm. */
	pose: { turn: number; hems: readonly [number, number]; knees: readonly [number, number] };
};

/** The front of a waist drawn down in its middle; at the sides it hangs on the back. */
const drawnDown = (pieces: readonly Piece[], { cut, open = 0 }: TrouserStyle): Piece[] =>
	posed(pieces, (x, y) => {
		const middle = Math.max(0, 1 - (x / cut.waist) ** 2);
		return [x, y - open * middle * smooth(cut.rise - 40, cut.rise + 3, y)];
	});

/** Trousers laid flat. */
export const trousers = (style: TrouserStyle): Laid => {
	const { mesh, under } = sewnLegs(style, "front");
	const { behind, front: above } =
		style.waist === "drawstring"
			? { behind: [], front: drawstringWaist(style, mesh, "front") }
			: waistband(style, under);
	if (style.pockets === "patch") above.push(...patchPockets(style, under));
	if (style.pockets === "cargo") above.push(...thighPockets(style, mesh, under, "front"));
	const front = withHems(style, under, [piece(mesh, sewn(style, mesh)), ...above]);
	const shown = style.open ? drawnDown(front, style) : front;
	return { pieces: posed([...behind, ...shown], unruled(legsByHand(style), style.seed)), ...trouserFraming };
};
