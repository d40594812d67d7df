import { gridMesh, type Mesh } from "../cloth/mesh.ts";
import { heightOf } from "../cloth/surface-height.ts";
import { darken, seam } from "../fabric/sewing.ts";
import { fbm } from "../maths/noise.ts";
import { bell, lerp, smooth } from "../maths/scalar.ts";
import type { Piece, Surface } from "../render/scene.ts";
import type { Drape } from "./drapes.ts";
import { type Laid, piece, posed } from "./piece-set.ts";
import { laidByHand, type Pose } from "./pose.ts";
import { poloCollar } from "./shirt-collar.ts";
import { button, placket } from "./shirt-parts.ts";
import { knitBody } from "./t-shirt-body.ts";
import { knitCreases } from "./t-shirt-creases.ts";
import { backHem } from "./t-shirt-hem.ts";
import { bandHeight, cutOf, linesOf } from "./t-shirt-lines.ts";
import { neckPieces, ribRest } from "./t-shirt-neck.ts";
import { coverStitch, knitSeam, knitStitch } from "./t-shirt-stitches.ts";
import { type TopCut, type TopShape, topShape } from "./top-shape.ts";
import { tShirtView, viewOf } from "./top-view.ts";
import { unruled } from "./unruled.ts";
import { type LabelPlace, labelShade, neckLabel } from "./woven-label.ts";

export type TShirtStyle = {
	/** Body and sleeve knit; coordinates follow the grain. */
	body: Surface;
	sleeve: Surface;
	/** Knit of neck rib, collar and bands: u along, v across in cm. */
	trim: Surface;
	seed: number;
	neck: "round" | "wide" | "v" | "polo";
	sleeves: "short" | "slim" | "long" | "three-quarter";
	raglan?: boolean;
	curvedHem?: boolean;
	/** Sleeve bands of the polo. */
	bands?: boolean;
	vents?: number;
	buttons?: string;
	/** Lighter (above 1) or darker stitches. */
	thread?: number;
	/** How this knit lies. */
	drape: Drape;
	pose?: Pose;
};

/** The knit of body and sleeves with its seams, stitches and bands. */
export const sewn = (style: TShirtStyle, shape: TopShape): Surface => {
	const { cut, grain, isSleeve } = shape;
	const lines = linesOf(shape);
	const tone = style.thread ?? 0.8;
	const creased = knitCreases(style, shape);
	return (x, y, texel) => {
		const across = Math.abs(x);
		const sleeve = isSleeve(x, y);
		const end = sleeve ? lines.sleeveEnd(x, y) : null;
		if (style.bands && end && end.distance < bandHeight) {
			style.trim(end.along, end.distance, texel);
			darken(texel, 1 - 0.3 * smooth(bandHeight - 0.14, bandHeight, end.distance));
			return;
		}
		const [u, v] = grain(x, y);
		if (sleeve) style.sleeve(u, v, texel);
		else style.body(u, v, texel);
		creased(texel, x, y);
		if (end && style.bands) seam(texel, end.distance - bandHeight);
		if (end && !style.bands) coverStitch(texel, end.distance, end.along, tone);
		const arm = lines.arm(x, y);
		if (arm.distance < 1.4) {
			knitSeam(texel, arm.distance, sleeve);
			if (style.raglan) knitStitch(texel, arm.distance - 0.6, arm.along, tone);
		}
		if (y > cut.neck[1] - cut.neckDepth - 1.5 && style.neck !== "polo") {
			const place = lines.neck(x, y);
			knitStitch(texel, place.distance - 0.7, place.along, tone);
		}
		if (sleeve) return;
		if (y < 5 + cut.hemRise) {
			const place = lines.hem(x, y);
			coverStitch(texel, place.distance, place.along, tone);
			if (style.vents && cut.hem - across < 1.2 && y < style.vents) knitStitch(texel, cut.hem - across - 0.6, y, tone);
		}
	};
};

/**
 * What sewing does to the knit: a hem is double and rolls a little, its stitches draw a furrow; seams draw in; a body
 * falls in a few long folds.
 */
export const shaped = (mesh: Mesh, style: TShirtStyle, shape: TopShape): Mesh => {
	const { isSleeve, cut } = shape;
	const lines = linesOf(shape);
	const pos = mesh.pos.slice();
	const doubled = (d: number, along: number) =>
		d > 4
			? 0
			: 0.05 * smooth(2.9, 2.1, d) -
				0.03 * bell(d - 2.4, 0.42) +
				(0.02 + 0.12 * fbm(along * 0.16, style.seed, 2, style.seed + 6)) * bell(d - 0.4, 0.7);
	for (let k = 0; k < pos.length / 3; k++) {
		const [x, y] = [mesh.uv[2 * k], mesh.uv[2 * k + 1]];
		let z = 0;
		if (isSleeve(x, y)) {
			const end = lines.sleeveEnd(x, y);
			if (style.bands) z += end.distance < 4 ? -0.12 * bell(end.distance - bandHeight, 0.4) : 0;
			else z += doubled(end.distance, end.along);
		} else {
			if (y < 5 + cut.hemRise) z += doubled(lines.hem(x, y).distance, x);
		}
		pos[3 * k + 2] = Math.max(0.05, pos[3 * k + 2] + z);
		// A soft hem is nowhere quite level.
		pos[3 * k + 1] += 0.55 * fbm(x * 0.085, style.seed, 2, style.seed + 8) * smooth(12, 0, y);
	}
	return { ...mesh, pos };
};

const poloPieces = (style: TShirtStyle, cut: TopCut, under: (x: number, y: number) => number): Piece[] => {
	const low = cut.neck[1] - cut.neckDepth;
	const inside: Mesh = gridMesh(30, 16, (a, b) => {
		const y = lerp(low - 3, cut.neck[1] - 0.4, b);
		const x = (a - 0.5) * 2 * lerp(6.4, cut.neck[0] * 1.04, b);
		return [x, y, 0.2 + 0.25 * b, x, y];
	});
	const hangs: LabelPlace = { y: cut.neck[1] - 5.3, z: 0.36, tucked: 0.35, seed: style.seed };
	const spots = [low - 11, low - 6.2, low - 1.4];
	const strip = placket({
		half: 1.5,
		from: low - 14,
		to: low + 0.3,
		surface: style.body,
		under,
		stitched: true,
		holes: spots,
		hole: 0.86,
		rise: 0.17,
		across: [0.45, 2.2],
		thread: style.thread,
		seed: style.seed,
	});
	return [
		piece(inside, (u, v, texel) => {
			style.body(u, v, texel);
			darken(texel, 0.88);
			labelShade(texel, u, v, hangs);
		}),
		neckLabel(false, hangs),
		strip,
		...spots.map((y) => button(0, y, under(0, y) * 0.9 + 0.62, 0.56, style.buttons ?? "#e9e1d0", false, 1)),
		piece(poloCollar(cut.neck, low, under), (u, v, texel) => {
			// At the back only the fold is seen: a tipped edge would be a row of dots there, so it runs out at the shoulder.
			style.trim(u, v < 4 ? 3 + v * 0.2 : 12 - v + 1.4 * smooth(11.5, 8, Math.abs(u)), texel);
			if (v < 4) darken(texel, 0.92);
		}),
	];
};

/** How much higher a forearm lies that has been brought in over the folds of the body, cm. */
const overFolds = 1.2;

/** A knitted T-shirt laid flat. */
export const tShirt = (style: TShirtStyle): Laid => {
	const cut = cutOf(style);
	const shape = topShape(cut, style.seed);
	const mesh = shaped(knitBody(shape, style.drape, style.seed), style, shape);
	const under = heightOf([mesh], 0.5);
	const neck =
		style.neck === "polo"
			? poloPieces(style, cut, under)
			: neckPieces(style, shape, ribRest(under, style.neck === "round"));
	const pieces = posed(
		[backHem(style, cut, mesh), piece(mesh, sewn(style, shape)), ...neck],
		unruled(laidByHand(cut, style.seed, { over: overFolds, ...style.pose }), style.seed),
	);
	return {
		pieces,
		view: viewOf(pieces, tShirtView),
		detail: { cx: style.neck === "polo" ? 0.8 : 4, cy: 65, scale: 42 },
	};
};
