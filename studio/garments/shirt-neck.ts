import type { HeightAt } from "../cloth/surface-height.ts";
import { darken, seam } from "../fabric/sewing.ts";
import { fbm } from "../maths/noise.ts";
import { smooth } from "../maths/scalar.ts";
import type { Piece, Surface } from "../render/scene.ts";
import { campEdge, type LeafEdge, leafEdge } from "./collar-edge.ts";
import { fineStitch } from "./fine-stitch.ts";
import { piece } from "./piece-set.ts";
import { satinEdge } from "./satin-edge.ts";
import { campCollar } from "./shirt-collar.ts";
import { button, buttonhole } from "./shirt-parts.ts";
import type { ShirtStyle } from "./shirt-style.ts";
import type { TopCut } from "./top-shape.ts";
import { bandCollar, leafPoint, standFront, standHeight, wovenCollar } from "./woven-collar.ts";
import type { LabelPlace } from "./woven-label.ts";

/** Where the label hangs: its upper end is caught in the seam of the stand, and goes up behind it. */
export const labelPlace = ({ neck }: TopCut, { collar, seed }: ShirtStyle): LabelPlace => ({
	y: neck[1] - (collar === "camp" ? 3.5 : 3.28),
	z: 0.22,
	tucked: 0.35,
	seed,
});

/** The cloth of a collar: inside its stand, and outside the leaf, which is stitched all along its edge. */
const leafCloth =
	(style: ShirtStyle, edgeAt: LeafEdge): Surface =>
	(u, v, texel) => {
		// Cut across, so that stripes run from the fold to the edge: along the leaf they lay round the neck in rings.
		if (style.drape.plain && style.collar !== "camp") style.cloth(u, v * 0.95 + 0.4, texel);
		else style.cloth(v * 0.95 + 0.4, u, texel);
		if (v < 4) {
			// Within the neck satin mirrors the other side of it, and no window.
			if (texel.deep > 0) texel.lustre *= 0.2;
			// The stand is sewn to the leaf below its fold, and darker the deeper it lies.
			darken(texel, style.drape.falls ? 0.8 + 0.14 * smooth(0, 3.4, v) : 0.93 + 0.05 * smooth(0, 3.4, v));
			if (style.collar !== "camp") seam(texel, v - 3.3);
			fineStitch(texel, v - 0.5, u, style.thread);
			return;
		}
		// Over the shoulders it faces the window, and pale cloth was bleached there; satin stands too steep to mirror it, and was mud.
		if (texel.deep === 0) darken(texel, 1 - (style.drape.falls ? 0.28 : 0.1) * smooth(19, 13, Math.abs(u)));
		const wide = edgeAt(u, 4).distance;
		const { distance, along } = edgeAt(u, v);
		satinEdge(texel, distance, 0.16);
		// At the back the leaf is seen from its edge, where puckers stood as teeth; in its points they are another on each side.
		const back = Math.abs(u) < 13 ? smooth(0.7, 1.2, wide) : 1;
		const point = smooth(17.5, 19.5, Math.abs(u)) * smooth(7.5, 9, v);
		// A row that runs out under the fold ends with a whole stitch.
		if (back > 0.6) fineStitch(texel, distance - 0.5, along, style.thread, back * (1 - point));
		if (distance < 0.07) darken(texel, 0.96);
		// The sewn edge stands up between stitches and fold, as a seam's turned allowance does below it.
		if (texel.deep > 0) return;
		texel.height +=
			(0.008 * back * smooth(0.5, 0.34, distance) * (0.6 + 0.6 * fbm(along * 0.7, style.seed, 2, 31))) / texel.bump;
	};

/**
 * How far below the neckline the stand is sewn, and where its stitches run, cm. On plain cloth as far down as the front's cloth ends:
 * slivers of its checks were seen between stand and placket.
 */
const standSewnAt = ({ drape }: ShirtStyle) =>
	drape.plain ? { below: 0.7, stitch: -0.3 } : { below: 0.25, stitch: 0.15 };

/** The stand in front, buttoned below the fold of the collar. */
const standPieces = (style: ShirtStyle, low: number, under: HeightAt): Piece[] => {
	const { colour, metal, radius = 0.58 } = style.buttons;
	const middle = standHeight * 0.5;
	// Over folds the front is as high as the leaf, and the stand came through it.
	const soft = style.drape.falls || style.slack !== undefined;
	const sewnAt = standSewnAt(style);
	const cloth =
		(side: 1 | -1): Surface =>
		(u, v, texel) => {
			if (style.drape.plain) style.cloth(u, v + 2.4, texel);
			else style.cloth(v + 0.7, u + 2.4 * side, texel);
			const end = side * u + 1.5;
			const edge = Math.min(standHeight + 0.085 * u * u - v, end);
			satinEdge(texel, edge, 0.3);
			fineStitch(texel, edge - 0.35, edge === end ? v : u, style.thread);
			fineStitch(texel, v - sewnAt.stitch - 0.045 * u * u, u, style.thread);
			if (edge < 0.07) darken(texel, 0.88);
			if (side > 0) buttonhole(texel, v - middle + 0.05, u, radius + 0.3, Math.max(0.82, style.thread ?? 0.8));
		};
	return [
		piece(standFront(-1, low, under, soft, sewnAt.below), cloth(-1)),
		piece(standFront(1, low, under, soft, sewnAt.below), cloth(1)),
		button(0, low + middle, under(0, low - 0.6) + 0.52, radius * 0.92, colour, metal, 1),
	];
};

/** Everything that is sewn to the neckline; `under` is what it lies on. */
export const neckPieces = (style: ShirtStyle, cut: TopCut, under: HeightAt): Piece[] => {
	const low = cut.neck[1] - cut.neckDepth;
	const { colour, metal, radius = 0.58 } = style.buttons;
	const concealed = style.placket === "concealed";
	const slim = style.slack !== undefined || style.drape.falls === true;
	if (style.collar === "band") {
		const band = piece(bandCollar(cut.neck, low, under, slim), (u, v, texel) => {
			style.cloth(v + 0.4, u, texel);
			const outside = v < standHeight;
			fineStitch(texel, v - 0.35, u, style.thread);
			fineStitch(texel, standHeight - v - 0.35, u, style.thread);
			if (!outside) {
				darken(texel, 0.94 - 0.14 * smooth(standHeight, 2 * standHeight, v));
				fineStitch(texel, v - standHeight - 0.35, u, style.thread);
			}
			if (outside && u > 18) {
				fineStitch(texel, 20.65 - u, v, style.thread);
				if (!concealed) buttonhole(texel, v - standHeight / 2, u - 19.6, radius + 0.3, style.thread);
			}
		});
		if (concealed) return [band];
		return [band, button(0, low + standHeight / 2, under(0, low - 0.6) + 0.66, radius * 0.92, colour, metal, 1)];
	}
	if (style.collar === "camp") {
		const { collar: sheet, lapels } = campCollar(cut.neck, low, under);
		const flat: Surface = (x, y, texel) => {
			style.cloth(-y * 0.6 + x, x * 0.6 + y, texel);
		};
		return [...lapels.map((mesh) => piece(mesh, flat)), piece(sheet, leafCloth(style, campEdge))];
	}
	const leaf = wovenCollar(style.collar, cut.neck, low, under, style.drape.falls, slim, standSewnAt(style).below);
	const pieces = [...standPieces(style, low, under), piece(leaf, leafCloth(style, leafEdge(leaf)))];
	if (style.collar !== "button-down") return pieces;
	const [x, y] = leafPoint(style.collar, low);
	return [
		...pieces,
		...[-1, 1].map((side) =>
			button(side * (x - 0.3), y + 1.9, under(side * x, y + 1.9) + 0.32, 0.42, colour, false, 1),
		),
	];
};
