import type { Mesh } from "../cloth/mesh.ts";
import { type HeightAt, heightOf } from "../cloth/surface-height.ts";
import type { Piece } from "../render/scene.ts";
import type { Laid } from "./piece-set.ts";
import type { TrouserStyle } from "./trousers.ts";
import { drawnIn, gatheredCuffs } from "./trousers-cuffs.ts";
import { hemBehind, turnUps } from "./trousers-hems.ts";
import { legs } from "./trousers-legs.ts";
import { isSewn, tailored } from "./trousers-lines.ts";
import type { Side } from "./trousers-shape.ts";
import { stiffened } from "./trousers-stiffened.ts";

/** How front and back are framed: alike, so that they compare. */
export const trouserFraming: Pick<Laid, "view" | "detail"> = {
	view: { cx: 0, cy: 51.3, scale: 12.6, cell: 0.12 },
	detail: { cx: 6, cy: 90, scale: 38 },
};

/** The legs as they lie with one side up, and their height, on which all else is laid. */
export const sewnLegs = (style: TrouserStyle, side: Side): { mesh: Mesh; under: HeightAt } => {
	const flat = stiffened(tailored(legs(style), style, side), style, side);
	const mesh = style.hem === "gathered" ? drawnIn(flat, style) : flat;
	return { mesh, under: heightOf([mesh], 0.5) };
};

/** The legs' own piece and what is sewn on them (`sewn`), with what lies below and above them at their hems. */
export const withHems = (style: TrouserStyle, under: HeightAt, sewn: readonly Piece[]): Piece[] => [
	...(isSewn(style.hem) ? hemBehind(style, style.cut) : []),
	...sewn,
	...(style.hem === "turn-up" ? turnUps(style, under) : []),
	...(style.hem === "gathered" ? gatheredCuffs(style) : []),
];
