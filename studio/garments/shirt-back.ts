import { crestOf, heightOf } from "../cloth/surface-height.ts";
import { deepened, seam } from "../fabric/sewing.ts";
import { resample } from "../maths/curve.ts";
import { lineLookup, signedDistance } from "../maths/polygon.ts";
import { smooth } from "../maths/scalar.ts";
import type { Piece, Surface, Texel } from "../render/scene.ts";
import { backFalls } from "./back-falls.ts";
import { besidePleat, foldedAt, lockerLoop, pleatFace } from "./back-pleat.ts";
import { bandBehind } from "./band-behind.ts";
import { cuff, pleats, sleeveSides } from "./cuff.ts";
import type { Drape } from "./drapes.ts";
import { drawnFrom } from "./drawn-from.ts";
import { fineStitch } from "./fine-stitch.ts";
import { heldByYoke } from "./held-by-yoke.ts";
import { lappedSeam } from "./lapped-seam.ts";
import { leafBehind } from "./leaf-behind.ts";
import { type Laid, piece, posed } from "./piece-set.ts";
import { laidByHand, mirroredPose, type Pose } from "./pose.ts";
import { fine, ironed } from "./pressed.ts";
import { satinEdge } from "./satin-edge.ts";
import { satinSeam } from "./satin-seam.ts";
import { shirtCreases } from "./shirt-creases.ts";
import { lyingOnTable } from "./shirt-lie.ts";
import { hemStitch, sideSeam } from "./shirt-lines.ts";
import { levelled } from "./shirt-parts.ts";
import { cuffHeight, cutOf, type ShirtStyle } from "./shirt-style.ts";
import { inSilkFolds } from "./silk-folds.ts";
import { sleevePlacket } from "./sleeve-placket.ts";
import { softOutline } from "./soft-outline.ts";
import { topBody } from "./top-body.ts";
import { type TopCut, type TopShape, topShape } from "./top-shape.ts";
import { shirtView, viewOf } from "./top-view.ts";
import { unruled } from "./unruled.ts";

/** Height of the yoke's seam in the middle of the back, cm below the shoulder. */
const yokeBelow = 8.2;

/**
 * How far aside and how much higher up in the cloth the yoke is cut than the back, cm: half a stripe aside, so that stripes and
 * rows of a print do not run through its seam.
 */
const yokeCut = [0.55, 1.7] as const;

/** Soft cloth falls from the yoke without a pleat, but for a blouse. */
const isPleated = ({ drape, womens }: ShirtStyle): boolean => drape.pleated === true || womens === true;

/** Above a sleeve's end and aside of the line along its outer side on which its placket lies, cm, for a place of the right half. */
const placketPlace = (cut: TopCut): ((x: number, y: number) => readonly [above: number, aside: number]) => {
	const { sleeveIn, sleeveOut } = cut;
	const { outerUp } = sleeveSides(cut);
	const wide = Math.hypot(sleeveOut[0] - sleeveIn[0], sleeveOut[1] - sleeveIn[1]);
	const [dx, dy] = [(sleeveOut[0] - sleeveIn[0]) / wide, (sleeveOut[1] - sleeveIn[1]) / wide];
	const slant = (outerUp[0] * dx + outerUp[1] * dy) / (outerUp[1] * dx - outerUp[0] * dy);
	return (x, y) => {
		const [px, py] = [x - sleeveIn[0], y - sleeveIn[1]];
		const above = py * dx - px * dy;
		return [above, px * dx + py * dy - 0.79 * wide - slant * above];
	};
};

/** Cloth of the back: yoke, box pleat, armholes, hem. */
const sewn = (style: ShirtStyle, shape: TopShape): Surface => {
	const { cut, outline, armhole, grain, isSleeve } = shape;
	const armAt = lineLookup(armhole, 1.4);
	const edgeAt = lineLookup([...outline, outline[0]], 0.9);
	const low = cut.shoulder[1] - yokeBelow;
	const yoke = lineLookup(
		resample(
			[
				[-30, low + 0.9],
				[-12, low + 0.1],
				[0, low - 0.1],
				[12, low + 0.1],
				[30, low + 0.9],
			],
			60,
		),
		1.4,
	);
	const side = lineLookup(sideSeam(cut, style.seed, !style.drape.falls), 1);
	const hemLine = lineLookup([cut.sleeveIn, cut.sleeveOut], 4);
	const wide = Math.hypot(cut.sleeveOut[0] - cut.sleeveIn[0], cut.sleeveOut[1] - cut.sleeveIn[1]);
	const onPlacket = placketPlace(cut);
	const cuffLine = lineLookup([cut.sleeveIn, cut.sleeveOut], 17);
	const cuffTop = cuffHeight(style) - 0.6;
	const pleated = isPleated(style);
	const joined = (texel: Texel, distance: number, isOver: boolean) =>
		style.drape.falls ? satinSeam(texel, distance, isOver) : lappedSeam(texel, distance, isOver);
	const creased = shirtCreases({ ...style, drape: softlyPacked(style.drape) }, shape, []);
	const falls = style.drape.handled.crisp ? backFalls(cut, low, style.seed, pleated) : undefined;
	return (x, y, texel) => {
		const across = Math.abs(x);
		const [u, v] = grain(x, y);
		const upper = y > low && !isSleeve(x, y);
		// The yoke is a piece of its own: cut across, as it is seen in front, or on the same thread but not in the same place.
		if (upper && style.drape.plain) style.cloth(v + yokeCut[1], u + yokeCut[0], texel);
		else if (upper) style.cloth(u + yokeCut[0], v + yokeCut[1], texel);
		else style.cloth(u, v, texel);
		creased?.(texel, x, y);
		if (falls && !upper && !isSleeve(x, y)) texel.height += falls(x, y) / texel.bump;
		if (texel.lustre > 0) satinEdge(texel, edgeAt(x, y).distance);
		const arm = armAt(across, y);
		const sleeve = isSleeve(x, y);
		if (arm.distance < 1.4) {
			joined(texel, arm.distance, !sleeve);
			if (!sleeve) fineStitch(texel, arm.distance - 0.62, arm.along, style.thread);
		}
		if (sleeve) {
			if (style.sleeve === "half") {
				const place = hemLine(across, y);
				fineStitch(texel, place.distance - 2.4, place.along, style.thread);
			} else {
				const place = cuffLine(across, y);
				if (place.distance < cuffTop + 9) pleats(texel, place.distance - cuffTop, place.along / wide);
				const [above, aside] = onPlacket(across, y);
				if (above < cuffTop + 15) sleevePlacket(texel, above - cuffTop, aside, style.thread);
			}
			return;
		}
		if (y < cut.underarm) {
			const toSide = side(across, y);
			joined(texel, toSide.distance * 1.6, toSide.side > 0);
		}
		const place = yoke(x, y);
		joined(texel, place.distance, place.side > 0);
		if (place.side > 0) fineStitch(texel, place.distance - 0.5, place.along, style.thread);
		if (pleated && y < low) {
			// Beside the pleat the cloth is drawn in under it.
			deepened(texel);
			texel.height -= (0.07 / texel.bump) * foldedAt(low, y) * smooth(1.1, 0, besidePleat(low, x, y));
		}
		if (y < cut.hemRise + 0.8) fineStitch(texel, -signedDistance(x, y, outline) - hemStitch(style), x, style.thread);
	};
};

/** The pose of the back. A long sleeve that lies straight is lifted no further than the frame is wide. */
const backPose = ({ pose, sleeve }: ShirtStyle): Pose => {
	const back = mirroredPose(pose);
	if (sleeve === "half" || !back.arms) return back;
	const [left, right] = back.arms;
	return { ...back, arms: [Math.min(-2, left), Math.min(-2, right)] };
};

/** How far crisp cloth is pushed about when a shirt is turned on its face, beside how far it is in front. */
const turning = 0.6;

/** How much deeper the long falls of a back are than those of its front. */
const looser = 1.5;

/** No placket and no pocket stop cloth behind: crisp cloth that is pushed as far as in front gathers in round swells there. */
const turnedOver = (drape: Drape): Drape =>
	drape.handled.crisp ? { ...drape, handled: { ...drape.handled, push: turning * drape.handled.push } } : drape;

/**
 * Folds of the pack hardly show behind: no placket and no pocket break their lines there, and a face between them is a panel of
 * another tone.
 */
const softlyPacked = (drape: Drape): Drape => (drape.facets ? { ...drape, facets: 0.3 * drape.facets } : drape);

/** A shirt laid on its face. */
export const shirtBack = (asked: ShirtStyle): Laid => {
	const cloth = fine(asked.cloth);
	const style: ShirtStyle = { ...asked, cloth, seed: asked.seed + 400 };
	const cut: TopCut = { ...cutOf(style), neckDepth: 2, neckRound: 1 };
	const shape = topShape(cut, style.seed);
	// In falls as its front, and deeper ones: nothing is sewn on it that breaks them.
	const slack = style.slack === undefined ? undefined : looser * style.slack;
	const level = topBody(shape, { ...turnedOver(style.drape), ...(slack !== undefined && { slack }) }, style.seed);
	const flat = slack === undefined ? level : lyingOnTable(level, shape, style.seed);
	const { tapered } = style.drape;
	const lying =
		tapered === undefined
			? flat
			: inSilkFolds(
					flat,
					shape,
					{
						half: "back",
						buttons: [],
						yoke: () => cut.shoulder[1] - yokeBelow,
						pleat: isPleated(style) ? cut.shoulder[1] - yokeBelow : undefined,
					},
					style.seed,
					tapered,
				);
	const mesh = style.drape.falls ? lying : heldByYoke(lying, cut.shoulder[1] - yokeBelow);
	const under = heightOf([mesh], 0.5);
	const pieces: Piece[] = [piece(mesh, sewn(style, shape))];
	if (isPleated(style)) {
		const yoke = cut.shoulder[1] - yokeBelow - 0.06;
		const [du, dv] = drawnFrom(mesh, 0, yoke - 30, 3);
		const face: Surface = (u, v, texel) => style.cloth(u + du, v + dv, texel);
		pieces.push(pleatFace(yoke, under, face, tapered !== undefined));
		// The button-down has one, which is plain: on stripes and checks it was a ladder, or lost.
		if (style.collar === "button-down") pieces.push(lockerLoop(yoke, under, style.cloth, style.thread));
	}
	if (style.sleeve === "full") {
		const { buttons = 1, small } = style.cuff ?? {};
		const evened = style.drape.falls || style.drape.plain;
		const { colour, metal } = style.buttons;
		const ends = {
			inner: cut.sleeveIn,
			outer: cut.sleeveOut,
			...sleeveSides(cut),
			height: cuffHeight(style),
			// In a gloss every step of what lies below them is seen.
			under: evened ? levelled(crestOf(under, 0.6), 1.6) : under,
			lap: { buttons, small, colour, metal },
			soft: evened,
			thread: style.thread,
		};
		for (const side of [-1, 1] as const) pieces.push(...cuff({ ...ends, surface: style.cloth, side }));
	}
	const band = style.collar === "band";
	const depth = band ? 3.2 : style.collar === "camp" ? 5.4 : 5;
	pieces.push(
		piece(
			band
				? bandBehind(cut.neck, under, depth, style.drape.falls)
				: leafBehind(cut.neck, under, depth, style.drape.falls),
			(u, v, texel) => {
				// Of stripes, one runs along the middle of a band and none along its edge.
				// The leaf hangs down from its fold: what is printed on it stands upright.
				if (style.drape.plain && !band) style.cloth(u, (12 - v) * (depth / 8), texel);
				else style.cloth((v - 4) * (depth / 8) + (band ? 1 : 0), u, texel);
				satinEdge(texel, ((v - 4) * depth) / 8, 0.5);
				fineStitch(texel, ((12 - v) * depth) / 8 - 0.55, u, style.thread);
				if (band) fineStitch(texel, ((v - 4) * depth) / 8 - 0.4, u, style.thread);
				if (band) seam(texel, ((12 - v) * depth) / 8);
			},
		),
	);
	const straight = laidByHand(cut, style.seed, backPose(style));
	const even = slack === undefined ? straight : unruled(straight, style.seed, style.waver);
	const by = tapered === undefined ? even : softOutline(even, style.seed);
	const laid = posed(style.pressed ? pieces.map(ironed) : pieces, by);
	return {
		pieces: laid,
		view: viewOf(laid, shirtView),
		detail: { cx: 3, cy: 64, scale: 36 },
	};
};
