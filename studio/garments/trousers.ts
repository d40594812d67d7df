import { heightOf } from "../cloth/surface-height.ts";
import { smooth } from "../maths/scalar.ts";
import type { Piece, Surface } from "../render/scene.ts";
import type { TrouserDrape } from "./drapes.ts";
import { type Laid, piece, posed } from "./piece-set.ts";
import { thighPockets } from "./trousers-cargo.ts";
import { drawnIn, gatheredCuffs, hemBehind, turnUps } from "./trousers-hems.ts";
import { legs } from "./trousers-legs.ts";
import { tailored } from "./trousers-lines.ts";
import { patchPockets } from "./trousers-pockets.ts";
import { legsByHand } from "./trousers-pose.ts";
import { sewn } from "./trousers-sewn.ts";
import type { TrouserCut } from "./trousers-shape.ts";
import { drawstringWaist, waistband } from "./trousers-waist.ts";

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
	lining?: string;
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
	const { cut, open = 0 } = style;
	const flat = tailored(legs(style), style);
	const mesh = style.hem === "gathered" ? drawnIn(flat, cut) : flat;
	const under = heightOf([mesh], 0.5);
	const behind: Piece[] = [];
	const pieces: Piece[] = [
		...(style.hem === "gathered" || style.hem === "turn-up" ? [] : hemBehind(style, cut)),
		piece(mesh, sewn(style, mesh)),
	];
	if (style.waist === "drawstring") pieces.push(...drawstringWaist(style, mesh));
	else {
		const band = waistband(style, under);
		behind.push(...band.behind);
		pieces.push(...band.front);
	}
	if (style.pockets === "patch") pieces.push(...patchPockets(style, under));
	if (style.pockets === "cargo") pieces.push(...thighPockets(style, mesh, under, "front"));
	if (style.hem === "turn-up") pieces.push(...turnUps(style, under));
	if (style.hem === "gathered") pieces.push(...gatheredCuffs(style, under));
	return {
		pieces: posed([...behind, ...(open > 0 ? drawnDown(pieces, style) : pieces)], legsByHand(style)),
		view: { cx: 0, cy: 51.3, scale: 12.6, cell: 0.12 },
		detail: { cx: 6, cy: 90, scale: 38 },
	};
};
