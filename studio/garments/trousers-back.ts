import type { Mesh } from "../cloth/mesh.ts";
import { darken, stitch } from "../fabric/sewing.ts";
import { smooth } from "../maths/scalar.ts";
import type { Surface, Texel } from "../render/scene.ts";
import { type Laid, piece, posed } from "./piece-set.ts";
import type { TrouserStyle } from "./trousers.ts";
import { thighPockets } from "./trousers-cargo.ts";
import { drawstringWaist } from "./trousers-drawstring.ts";
import { dartAt, weltOf } from "./trousers-lines.ts";
import { seatPockets, weltButtons } from "./trousers-pockets.ts";
import { legsByHand } from "./trousers-pose.ts";
import { groove } from "./trousers-seam.ts";
import { hemLine, seamedCloth } from "./trousers-sewn.ts";
import { sewnLegs, trouserFraming, withHems } from "./trousers-sewn-legs.ts";
import { waistbandBehind } from "./trousers-waist.ts";
import { unruled } from "./unruled.ts";

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

/** Cloth with a yoke, whose threads do not go on in it. */
const yoked =
	(style: TrouserStyle): Surface =>
	(x, y, texel) =>
		style.cloth(y > yokeAt(style, Math.abs(x)) ? x + 0.7 : x, y, texel);

/** Cloth of the back: seat seam, darts and welts, or a yoke; hems as in front. */
const sewnBehind = (style: TrouserStyle, mesh: Mesh): Surface => {
	const { cut, thread } = style;
	const worked = style.pockets === "cargo";
	const cloth = seamedCloth(style, mesh, "back", worked ? yoked(style) : style.cloth);
	return (x, y, texel) => {
		const across = Math.abs(x);
		cloth(x, y, texel);
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
	const { mesh, under } = sewnLegs(style, "back");
	const above = style.waist === "drawstring" ? drawstringWaist(style, mesh, "back") : waistbandBehind(style, under);
	if (style.pockets === "slant") above.push(...weltButtons(style, under));
	if (style.pockets === "cargo") above.push(...seatPockets(style, under), ...thighPockets(style, mesh, under, "back"));
	const pieces = withHems(style, under, [piece(mesh, sewnBehind(style, mesh)), ...above]);
	return { pieces: posed(pieces, unruled(legsByHand(style), style.seed)), ...trouserFraming };
};
