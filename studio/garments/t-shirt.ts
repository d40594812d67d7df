import { gridMesh, type Mesh } from "../cloth/mesh.ts";
import { heightOf } from "../cloth/surface-height.ts";
import { darken, seam, stitch } from "../fabric/sewing.ts";
import { flipX, type Point, resample } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { lineLookup } from "../maths/polygon.ts";
import { bell, lerp, smooth } from "../maths/scalar.ts";
import type { Piece, Surface, Texel } from "../render/scene.ts";
import type { Drape } from "./drapes.ts";
import { type Laid, piece, posed } from "./piece-set.ts";
import { laidByHand, type Pose } from "./pose.ts";
import { collar } from "./shirt-collar.ts";
import { button, label, labelShade, placket } from "./shirt-parts.ts";
import { smallCreases } from "./small-creases.ts";
import { backHem } from "./t-shirt-hem.ts";
import { frontNeckline, neckPieces, ribRest } from "./t-shirt-neck.ts";
import { topBody } from "./top-body.ts";
import { type TopCut, type TopShape, topShape } from "./top-shape.ts";

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

const sleeveOf = (kind: TShirtStyle["sleeves"]): Pick<TopCut, "sleeveIn" | "sleeveOut" | "sleeveBend"> => {
	switch (kind) {
		case "long":
			return {
				sleeveIn: [35.2, 8],
				sleeveOut: [42.6, 9.8],
				sleeveBend: [
					[30.4, 65],
					[38.2, 36],
				],
			};
		case "three-quarter":
			return {
				sleeveIn: [36.4, 22],
				sleeveOut: [45.4, 25.6],
				sleeveBend: [
					[30.4, 66.1],
					[39.8, 44],
				],
			};
		case "slim":
			return {
				sleeveIn: [29.8, 41],
				sleeveOut: [38, 51.4],
				sleeveBend: [
					[27, 65.3],
					[33, 58.2],
				],
			};
		default:
			return {
				sleeveIn: [30.2, 41.2],
				sleeveOut: [40, 53],
				sleeveBend: [
					[27.6, 65.4],
					[34.4, 58.8],
				],
			};
	}
};

export const cutOf = (style: TShirtStyle): TopCut => ({
	hem: 25.4,
	chest: 24.6,
	underarm: 46.5,
	shoulder: [21.6, 70],
	neck: style.neck === "wide" ? [11.2, 73.4] : style.neck === "polo" ? [7.4, 75] : [9.2, 74.2],
	neckDepth: style.neck === "v" ? 14 : style.neck === "wide" ? 7.6 : style.neck === "polo" ? 9 : 9.4,
	neckRound: style.neck === "v" ? 0.1 : 1,
	hemRise: style.curvedHem ? 3.2 : 0,
	raglan: style.raglan,
	knit: true,
	...sleeveOf(style.sleeves),
});

/** Height of a band at the end of a sleeve. */
const bandHeight = 2.6;

/** Lines along which a T-shirt is sewn, looked up by place on the cloth. */
const linesOf = (style: TShirtStyle, shape: TopShape) => {
	const { cut, armhole, onCloth, onCut } = shape;
	const arm = lineLookup(armhole, 1.4);
	const [a, b] = [cut.sleeveIn, cut.sleeveOut];
	const over: Point = [(b[0] - a[0]) * 0.14, (b[1] - a[1]) * 0.14];
	const end = resample(
		[
			[a[0] - over[0], a[1] - over[1]],
			[b[0] + over[0], b[1] + over[1]],
		],
		14,
	);
	const right = lineLookup(onCloth(end), 4);
	const left = lineLookup(onCloth(flipX(end)), 4);
	const neck = lineLookup(frontNeckline(shape), 1.4);
	// The side seam wanders: nobody folds a knit exactly along it.
	const seamSide = resample(
		[
			[cut.chest + 0.3, cut.underarm],
			[cut.chest - 1, cut.underarm * 0.7],
			[cut.hem - 1.1, cut.underarm * 0.4],
			[cut.hem - 0.5, 0],
		],
		30,
	).map(([x, y]): Point => [x + 0.8 * fbm(y * 0.07, style.seed, 2, style.seed + 5), y]);
	const side = lineLookup(seamSide, 1.2);
	const bottom = shape.outline
		.filter(([px, py]) => py < cut.hemRise + 1.2 && Math.abs(px) < cut.hem + 1)
		.sort((p, q) => p[0] - q[0]);
	const [first, last] = [bottom[0], bottom[bottom.length - 1]];
	const beyond = cut.hemRise * 0.5;
	const hem = lineLookup([[first[0] - 4, first[1] + beyond], ...bottom, [last[0] + 4, last[1] + beyond]], 5);
	return {
		arm: (x: number, y: number) => {
			const [cutX, cutY] = onCut(x, y);
			return arm(Math.abs(cutX), cutY);
		},
		sleeveEnd: (x: number, y: number) => (x < 0 ? left : right)(x, y),
		neck,
		side: (x: number, y: number) => side(Math.abs(x), y),
		hem,
	};
};

/** Knits are joined by a seam that stretches: a shallow groove without the sharp shadow of woven edges. */
const joined = (texel: Texel, distance: number): void => {
	darken(texel, 1 - 0.2 * smooth(0.09, 0.01, distance));
	texel.height -= 1.2 * smooth(0.34, 0, distance);
};

/** The knit of body and sleeves with its seams, stitches and bands. */
export const sewn = (style: TShirtStyle, shape: TopShape): Surface => {
	const { cut, grain, isSleeve } = shape;
	const lines = linesOf(style, shape);
	const tone = style.thread ?? 0.8;
	const creased = style.drape.small && smallCreases(style.seed, style.drape.small);
	const cover = (texel: Texel, distance: number, along: number) => {
		stitch(texel, distance - 2.05, along, tone);
		stitch(texel, distance - 2.55, along, tone);
	};
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
		creased?.(texel, x, y);
		if (end && style.bands) seam(texel, end.distance - bandHeight);
		if (end && !style.bands) cover(texel, end.distance, end.along);
		const arm = lines.arm(x, y);
		if (arm.distance < 1.4) {
			joined(texel, arm.distance);
			if (!sleeve || style.raglan) stitch(texel, arm.distance - 0.6, arm.along, tone);
		}
		if (y > cut.neck[1] - cut.neckDepth - 1.5 && style.neck !== "polo") {
			const place = lines.neck(x, y);
			stitch(texel, place.distance - 0.7, place.along, tone);
		}
		if (sleeve) return;
		if (y < cut.underarm) {
			const d = lines.side(x, y).distance;
			darken(texel, 1 - 0.13 * smooth(0.14, 0.02, d));
			texel.height -= 0.9 * smooth(0.34, 0, d);
		}
		if (y < 5 + cut.hemRise) {
			const place = lines.hem(x, y);
			cover(texel, place.distance, place.along);
			if (style.vents && cut.hem - across < 1.2 && y < style.vents) stitch(texel, cut.hem - across - 0.6, y, tone);
		}
	};
};

/**
 * What sewing does to the knit: a hem is double and rolls a little, its stitches draw a furrow; seams draw in; a body
 * falls in a few long folds.
 */
export const shaped = (mesh: Mesh, style: TShirtStyle, shape: TopShape): Mesh => {
	const { isSleeve, cut } = shape;
	const lines = linesOf(style, shape);
	const pos = mesh.pos.slice();
	const doubled = (d: number, along: number) =>
		d > 4
			? 0
			: 0.13 * smooth(2.9, 2.1, d) -
				0.1 * bell(d - 2.4, 0.42) +
				(0.1 + 0.12 * fbm(along * 0.16, style.seed, 2, style.seed + 6)) * bell(d - 0.5, 0.7);
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
	const labelY = cut.neck[1] - 5.6;
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
			labelShade(texel, u, v, 0, labelY);
		}),
		label(0, labelY, 0.5, false, true),
		strip,
		...spots.map((y) => button(0, y, under(0, y) * 0.9 + 0.62, 0.56, style.buttons ?? "#e9e1d0", false, 1)),
		piece(collar("polo", cut.neck, low, under), (u, v, texel) => {
			// At the back only the fold is seen: a tipped edge would be a row of dots there, so it runs out at the shoulder.
			style.trim(u, v < 4 ? 3 + v * 0.2 : 12 - v + 1.4 * smooth(11.5, 8, Math.abs(u)), texel);
			if (v < 4) darken(texel, 0.92);
		}),
	];
};

/** A knitted T-shirt laid flat. */
export const tShirt = (style: TShirtStyle): Laid => {
	const cut = cutOf(style);
	const shape = topShape(cut, style.seed);
	const mesh = shaped(topBody(shape, style.drape, style.seed), style, shape);
	const under = heightOf([mesh], 0.5);
	const neck =
		style.neck === "polo"
			? poloPieces(style, cut, under)
			: neckPieces(style, shape, ribRest(under, style.neck === "round"));
	return {
		pieces: posed(
			[backHem(style, cut, mesh), piece(mesh, sewn(style, shape)), ...neck],
			laidByHand(cut, style.seed, style.pose),
		),
		view: {
			cx: 0,
			cy: 37.4,
			scale: style.sleeves === "long" || style.sleeves === "three-quarter" ? 12.8 : 13.4,
			cell: 0.12,
		},
		detail: { cx: style.neck === "polo" ? 0.8 : 4, cy: 65, scale: 42 },
	};
};
