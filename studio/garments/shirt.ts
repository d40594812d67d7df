import { gridMesh, type Mesh } from "../cloth/mesh.ts";
import { crestOf, heightOf } from "../cloth/surface-height.ts";
import { darken } from "../fabric/sewing.ts";
import { type Point, resample } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { lineLookup, signedDistance } from "../maths/polygon.ts";
import { lerp, smooth } from "../maths/scalar.ts";
import type { Piece, Surface, Texel } from "../render/scene.ts";
import { cuff, pleats, sleeveSides } from "./cuff.ts";
import { drawnFrom } from "./drawn-from.ts";
import { fineStitch } from "./fine-stitch.ts";
import { lappedSeam } from "./lapped-seam.ts";
import { type Laid, piece, posed } from "./piece-set.ts";
import { laidByHand } from "./pose.ts";
import { fine, ironed } from "./pressed.ts";
import { satinEdge } from "./satin-edge.ts";
import { satinSeam } from "./satin-seam.ts";
import { shirtCreases } from "./shirt-creases.ts";
import { lyingOnTable } from "./shirt-lie.ts";
import { frontYoke, frontYokeAt, hemStitch, onYoke, sideSeam } from "./shirt-lines.ts";
import { labelPlace, neckPieces } from "./shirt-neck.ts";
import { button, calmed, levelled, placket, pocket, sleeveTab } from "./shirt-parts.ts";
import { cuffHeight, cutOf, type ShirtStyle } from "./shirt-style.ts";
import type { SewnOn } from "./silk-causes.ts";
import { inSilkFolds } from "./silk-folds.ts";
import { sizeTab } from "./size-tab.ts";
import { softOutline } from "./soft-outline.ts";
import { topBody } from "./top-body.ts";
import { type TopShape, topShape } from "./top-shape.ts";
import { shirtView, viewOf } from "./top-view.ts";
import { unruled } from "./unruled.ts";
import { labelShade, neckLabel } from "./woven-label.ts";

/** How much higher a forearm lies over a body that lies in folds, cm. */
const over = 1;

const pocketAt = { x: 12, y: 57.4, width: 11.6, height: 13 };

/** Cloth with the seams and stitches of body and sleeves; coordinates are those of the pattern. */
const sewn = (style: ShirtStyle, shape: TopShape, buttons: readonly number[]): Surface => {
	const { cut, outline, armhole, grain, isSleeve } = shape;
	const armAt = lineLookup(armhole, 1.4);
	const edgeAt = lineLookup([...outline, outline[0]], 0.9);
	const yoke = lineLookup(frontYoke(cut), 1.4);
	const above = onYoke(cut, style.drape.plain);
	const side = lineLookup(sideSeam(cut, style.seed, !style.drape.falls), 1);
	const fold = hemStitch(style);
	const { sleeveIn, sleeveOut } = cut;
	const hemLine = lineLookup([sleeveIn, sleeveOut], 16);
	const wide = Math.hypot(sleeveOut[0] - sleeveIn[0], sleeveOut[1] - sleeveIn[1]);
	const creased = shirtCreases(style, shape, buttons);
	const joined = (texel: Texel, distance: number, isOver: boolean) =>
		style.drape.falls ? satinSeam(texel, distance, isOver) : lappedSeam(texel, distance, isOver);
	const cuffTop = cuffHeight(style) - 0.6;
	return (x, y, texel) => {
		const across = Math.abs(x);
		const sleeve = isSleeve(x, y);
		const [u, v] = grain(x, y);
		// A yoke is cut along the shoulder: its threads lie across those of the front.
		if (!sleeve && y > 66 && above(x, y)) style.cloth(v - 0.2 * across, u, texel);
		else style.cloth(u, v, texel);
		creased?.(texel, x, y);
		if (texel.lustre > 0) satinEdge(texel, edgeAt(x, y).distance);
		const arm = armAt(across, y);
		if (arm.distance < 1.4) {
			joined(texel, arm.distance, !sleeve);
			if (!sleeve) fineStitch(texel, arm.distance - 0.62, arm.along, style.thread);
		}
		if (!sleeve && y > 66) {
			const place = yoke(across, y);
			joined(texel, place.distance, place.side > 0);
			if (place.side > 0) fineStitch(texel, place.distance - 0.5, place.along, style.thread);
		}
		if (!sleeve && !style.vents && y < cut.hemRise + 0.8) {
			const depth = -signedDistance(x, y, outline);
			fineStitch(texel, depth - fold, x, style.thread);
			if (depth < 0.1) darken(texel, style.drape.falls ? 0.85 : 0.94);
		}
		if (!sleeve && style.vents && y < style.vents + 0.4) {
			fineStitch(texel, -signedDistance(x, y, outline) - 0.9, x + y, style.thread);
			if (Math.abs(y - style.vents) < 0.12 && cut.hem - across < 0.9) darken(texel, 0.86);
		} else if (!sleeve && !style.curvedHem && y < 8.4) {
			fineStitch(texel, cut.hem - across - 0.7, y, style.thread);
			if (Math.abs(y - 8) < 0.14 && cut.hem - across < 0.8) darken(texel, 0.7);
		}
		if (!sleeve && y < cut.underarm) {
			// A flat seam: sewn down with two rows.
			const toSide = side(across, y);
			joined(texel, toSide.distance * 1.6, toSide.side > 0);
			if (toSide.side > 0) fineStitch(texel, toSide.distance - 0.55, y, style.thread);
		}
		if (!sleeve) return;
		const place = hemLine(across, y);
		if (style.sleeve === "half") fineStitch(texel, place.distance - 2.4, place.along, style.thread);
		else if (place.distance < cuffTop + 9) pleats(texel, place.distance - cuffTop, place.along / wide);
	};
};

/** The inside of the back, seen through the neck, and the back's hem below the front's. */
const backPieces = (style: ShirtStyle, shape: TopShape): Piece[] => {
	const { cut, outline } = shape;
	const inside: Surface = (u, v, texel) => {
		style.cloth(u, v, texel);
		darken(texel, 0.9);
		labelShade(texel, u, v, labelPlace(cut, style));
		fineStitch(texel, v - (cut.neck[1] - 7.2), u, style.thread);
	};
	const yoke: Mesh = gridMesh(30, 20, (a, b) => {
		const y = lerp(cut.neck[1] - cut.neckDepth - 4, cut.neck[1] - 0.5, b);
		const x = (a - 0.5) * 2 * lerp(7, cut.neck[0] * 1.05, b);
		return [x, y, 0.1 + 0.12 * b, x, y];
	});
	const front: Point[] = outline
		.filter(([x, y]) => y < cut.hemRise + 1.2 && Math.abs(x) < cut.hem + 0.3)
		.sort((p, q) => p[0] - q[0]);
	const line = resample(front, 90);
	const { plain, tapered } = style.drape;
	const silk = tapered !== undefined;
	const drop = style.curvedHem ? (plain ? 1.9 : 1.5) : 0.7;
	const vents = style.vents ?? 0;
	const tail = gridMesh(90, 30, (a, b) => {
		const across = Math.abs(2 * a - 1);
		const x = (2 * a - 1) * (cut.hem - 0.5 + 0.6 * smooth(0, 0.3, b));
		const y = lerp(vents + 1, -2.6 + 1.4 * across ** 26 + 0.3 * across * (a - 0.5), b);
		return [x, y, 0.08 + 0.04 * (1 - across ** 12) * (1 - b ** 8), x, y];
	});
	const hem = gridMesh(89, 8, (a, b) => {
		const [x, y] = line[Math.round(a * 89)];
		const uneven = silk ? 0.35 * fbm(x * 0.055, 3, 1, style.seed + 21) : 0.3 * fbm(x * 0.11, 3, 2, style.seed + 21);
		const fall = drop * (1 - Math.abs(x / cut.hem) ** 2 * 0.9) + uneven;
		const low = lerp(y + 2.5, y - fall, b);
		// The folds of silk run on in its back: level, it was a flat band below the front.
		const lie = silk
			? 0.14 * smooth(0.5, 1, b) * smooth(-0.5, 0.5, fbm(x * 0.17 + 0.1 * low, low * 0.06, 2, style.seed + 25))
			: 0;
		return [x * (0.984 + 0.004 * b), low, (plain ? 0.12 : 0.06) + lie + 0.02 * b, x, low];
	});
	const hemEdge = lineLookup(
		line.map((_, k): Point => [hem.uv[2 * (8 * 90 + k)], hem.uv[2 * (8 * 90 + k) + 1]]),
		1.2,
	);
	return [
		piece(yoke, inside),
		piece(vents > 0 ? tail : hem, (u, v, texel) => {
			style.cloth(u + 2, v, texel);
			darken(texel, vents > 0 ? 0.92 : 0.84);
			// Of plain pale cloth it sank into the ground: its turned hem shows the stitches, and a line where it ends.
			if (plain && vents === 0) {
				const { distance, along } = hemEdge(u, v);
				fineStitch(texel, distance - 0.6, along, style.thread);
				darken(texel, 1 - 0.14 * smooth(0.16, 0.02, distance));
			}
			if (vents > 0) fineStitch(texel, Math.min(v + 2.6, cut.hem + 0.1 - Math.abs(u)) - 0.9, u + v, style.thread);
		}),
	];
};

/** A shirt laid flat, buttoned. */
export const shirt = (asked: ShirtStyle): Laid => {
	const style = { ...asked, cloth: fine(asked.cloth) };
	const cut = cutOf(style);
	// A camp collar lies open: the front is cut down to the first button, and inside it the back is seen.
	const open = style.collar === "camp" ? { ...cut, neckDepth: cut.neckDepth + 6.4, neckRound: 0.3 } : cut;
	const shape = topShape(open, style.seed);
	const slack = style.slack;
	const drape = slack ? { ...style.drape, slack } : style.drape;
	const level = topBody(shape, drape, style.seed);
	const lying = slack === undefined ? level : lyingOnTable(level, shape, style.seed);
	const sides: (1 | -1)[] = style.pockets === 2 ? [-1, 1] : style.pockets === 1 ? [1] : [];
	const low = cut.neck[1] - cut.neckDepth;
	const top = style.collar === "camp" ? low - 7 : low;
	const { count, colour, metal, radius = 0.58 } = style.buttons;
	const spots = Array.from({ length: count }, (_, k) =>
		lerp(8.5, top - (style.collar === "camp" ? 0.8 : 5.6), k / (count - 1)),
	);
	const { tapered } = style.drape;
	const pocketEnd = {
		x: pocketAt.x,
		y: pocketAt.y - pocketAt.height,
		half: pocketAt.width / 2,
		height: pocketAt.height,
		sides,
	};
	const sewnOn: SewnOn = {
		half: "front",
		buttons: spots,
		yoke: frontYokeAt(cut),
		pocket: sides.length > 0 ? pocketEnd : undefined,
	};
	const mesh = tapered === undefined ? lying : inSilkFolds(lying, shape, sewnOn, style.seed, tapered);
	const under = heightOf([mesh], 0.5);
	// In a gloss every step of what lies below collar and cuffs is seen.
	const evenRest = levelled(crestOf(under, 0.6), 1.6);
	const rest = style.drape.falls ? evenRest : under;
	const evened = style.drape.falls || style.drape.plain;
	// A pocket is a layer of its own: it rests on the crests below it and has none of their edges.
	const bridged = levelled(crestOf(under, 0.4), 0.8);
	// Two layers of cloth with stiffening between them: the folds of the front end at their edge.
	const below = style.drape.falls ? levelled(under, 0.9) : style.pressed ? calmed(under, 2) : under;
	// Strained by buttons that are not seen, the cloth beside a concealed placket was scratched.
	const body = sewn(style, shape, style.placket === "concealed" ? [] : spots);
	const pieces: Piece[] = [
		...backPieces(style, shape),
		sizeTab(style.size ?? "M", style.darkLabel ?? false, labelPlace(cut, style)),
		neckLabel(style.darkLabel ?? false, labelPlace(cut, style)),
		piece(mesh, body),
	];
	const half = style.placket === "narrow" ? 1.2 : 1.7;
	const concealed = style.placket === "concealed";
	pieces.push(
		placket({
			half,
			from: 0.16,
			to: top + (style.collar === "band" ? 0.9 : 0.4),
			across: [hemStitch(style) - 0.12],
			surface: style.cloth,
			under: below,
			stitched: style.placket !== "plain",
			sew: fineStitch,
			holes: concealed ? [] : spots,
			hole: radius + 0.3,
			// Two layers more, pressed flat: higher, it is a plank.
			rise: 0.14,
			rim: 1,
			seed: style.seed,
			thread: style.thread,
			swells: style.drape.falls ? 0.1 : undefined,
		}),
	);
	if (!concealed) for (const y of spots) pieces.push(button(0, y, under(0, y) * 0.9 + 0.4, radius, colour, metal, 1));
	const swells = style.drape.falls ? 0.3 : 0;
	for (const side of sides) {
		const [x, y] = [side * pocketAt.x, pocketAt.y];
		const [du, dv] = drawnFrom(mesh, x, y - pocketAt.height / 2, 6);
		const surface: Surface = (u, v, texel) => style.cloth(u + du, v + dv, texel);
		pieces.push(
			pocket({
				...pocketAt,
				x,
				surface,
				under: bridged,
				swells,
				lip: evened ? 0.13 : undefined,
				over: style.drape.falls ? undefined : under,
				thread: style.thread,
				sew: fineStitch,
			}),
		);
	}
	if (style.sleeve === "full") {
		// Buttoned behind, where the slit of its sleeve is.
		for (const side of [-1, 1] as const)
			pieces.push(
				...cuff({
					inner: cut.sleeveIn,
					outer: cut.sleeveOut,
					...sleeveSides(cut),
					height: cuffHeight(style),
					surface: style.cloth,
					under: evened ? evenRest : under,
					side,
					soft: evened,
					thread: style.thread,
				}),
			);
	}
	if (style.tab) {
		for (const side of [-1, 1]) {
			const [low, high]: [Point, Point] = [
				[side * 37.2, 20.5],
				[side * 36, 33],
			];
			pieces.push(...sleeveTab(low, high, style.cloth, under, colour));
		}
	}
	pieces.push(...neckPieces(style, cut, rest));
	const straight = laidByHand(cut, style.seed, slack === undefined ? style.pose : { over, ...style.pose });
	const even = slack === undefined ? straight : unruled(straight, style.seed, style.waver);
	const by = tapered === undefined ? even : softOutline(even, style.seed);
	const laid = posed(style.pressed ? pieces.map(ironed) : pieces, by);
	return {
		pieces: laid,
		view: viewOf(laid, shirtView),
		detail: { cx: 3, cy: 64, scale: 36 },
	};
};
