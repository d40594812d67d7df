import type { Mesh } from "../cloth/mesh.ts";
import { heightOf } from "../cloth/surface-height.ts";
import { darken, stitch } from "../fabric/sewing.ts";
import { smooth } from "../maths/scalar.ts";
import type { Piece, Surface, Texel } from "../render/scene.ts";
import { type Laid, piece, posed } from "./piece-set.ts";
import type { TrouserStyle } from "./trousers.ts";
import { thighPockets } from "./trousers-cargo.ts";
import { contactOf } from "./trousers-contact.ts";
import { creasedBy } from "./trousers-creases.ts";
import { lapShade } from "./trousers-fork.ts";
import { drawnIn, gatheredCuffs, hemBehind, turnUps } from "./trousers-hems.ts";
import { legs } from "./trousers-legs.ts";
import { dartAt, linesOf, tailored, weltOf } from "./trousers-lines.ts";
import { seatPockets, weltButtons } from "./trousers-pockets.ts";
import { legsByHand } from "./trousers-pose.ts";
import { groove } from "./trousers-seam.ts";
import { hemLine, ironedEdge } from "./trousers-sewn.ts";
import { sideSeams } from "./trousers-side-seams.ts";
import { drawstringWaist, waistbandBehind } from "./trousers-waist.ts";

/** Two lips of a welt pocket and the slit between them, with a bar at either end. */
const welt = (texel: Texel, style: TrouserStyle, across: number, y: number): void => {
	const { x, y: middle, half, slope } = weltOf(style.cut);
	const along = across - x;
	const off = y - middle - along * slope;
	const end = half - Math.abs(along);
	if (end < -0.3 || Math.abs(off) > 1.2) return;
	if (end > 0) {
		groove(texel, Math.abs(off) - 0.62, 0.8);
		const narrow = Math.max(0.05, 1.8 / texel.density);
		darken(texel, 1 - 0.5 * smooth(narrow, 0.2 * narrow, Math.abs(off)));
		texel.height -= 2 * smooth(0.16, 0, Math.abs(off));
		if (off < 0) stitch(texel, off + 0.8, along, style.thread);
	}
	if (Math.abs(end) < 0.12 && Math.abs(off) < 0.75) {
		darken(texel, style.thread > 1 ? 1.12 : 0.86);
		texel.height += 0.4;
	}
	// The buttonhole below the lower lip.
	if (Math.abs(along) < 0.05 && off < -1 && off > -1.2) darken(texel, 0.6);
};

/** How far below the waistband's seam the yoke of cargo trousers ends, at the middle and at the sides. */
const yokeAt = ({ cut }: TrouserStyle, across: number): number => cut.rise - 7.6 + 3.2 * (across / cut.waist);

/** Cloth of the back: seat seam, darts and welts, or a yoke; hems as in front. */
const sewnBehind = (style: TrouserStyle, mesh: Mesh): Surface => {
	const { cut, thread } = style;
	const { centre } = linesOf(cut);
	const contact = contactOf(style);
	const shadeAt = lapShade(mesh, cut);
	const edge = ironedEdge(style, false);
	const worked = style.pockets === "cargo";
	const creased = creasedBy(style, "back");
	const seams = style.crease ? null : sideSeams(style);
	return (x, y, texel) => {
		const across = Math.abs(x);
		const upper = worked && y > yokeAt(style, across);
		style.cloth(upper ? x + 0.7 : x, y, texel);
		creased(texel, x, y);
		if (style.crease) edge(texel, across, y);
		contact(x, y, texel);
		groove(texel, centre(x, y).distance, 0.72);
		seams?.(x, y, texel);
		darken(texel, 1 - 0.4 * shadeAt(x, y));
		// The seat seam is the one that is sewn twice.
		if (worked && y > cut.crotch) stitch(texel, x - 0.45, y, thread);
		if (worked && y > cut.rise - 12) {
			const off = y - yokeAt(style, across);
			groove(texel, off);
			stitch(texel, off - 0.3, x, thread);
			stitch(texel, off - 0.75, x, thread);
		}
		if (style.pockets === "slant") {
			const { distance, open } = dartAt(cut, across, y);
			if (y > cut.rise - 9) groove(texel, distance, 1 - 0.26 * open);
			welt(texel, style, across, y);
		}
		hemLine(style, texel, x, y);
	};
};

/** Trousers laid on their face: another side, other folds, and of fly, pleats and slant pockets nothing is seen. */
export const trousersBack = (asked: TrouserStyle): Laid => {
	const { turn, hems, knees } = asked.pose;
	const style: TrouserStyle = {
		...asked,
		seed: asked.seed + 400,
		pose: { turn: -turn, hems: [-hems[1], -hems[0]], knees: [-knees[1], -knees[0]] },
	};
	const { cut } = style;
	const flat = tailored(legs(style), style, "back");
	const mesh = style.hem === "gathered" ? drawnIn(flat, cut) : flat;
	const under = heightOf([mesh], 0.5);
	const pieces: Piece[] = [
		...(style.hem === "gathered" || style.hem === "turn-up" ? [] : hemBehind(style, cut)),
		piece(mesh, sewnBehind(style, mesh)),
	];
	if (style.waist === "drawstring") pieces.push(...drawstringWaist(style, mesh, true));
	else pieces.push(...waistbandBehind(style, under));
	if (style.pockets === "slant") pieces.push(...weltButtons(style, under));
	if (style.pockets === "cargo") pieces.push(...seatPockets(style, under), ...thighPockets(style, mesh, under, "back"));
	if (style.hem === "turn-up") pieces.push(...turnUps(style, under));
	if (style.hem === "gathered") pieces.push(...gatheredCuffs(style, under));
	return {
		pieces: posed(pieces, legsByHand(style)),
		view: { cx: 0, cy: 51.3, scale: 12.6, cell: 0.12 },
		detail: { cx: 6, cy: 90, scale: 38 },
	};
};
