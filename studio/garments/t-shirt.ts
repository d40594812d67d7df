import { gridMesh, type Mesh } from "../cloth/mesh.ts";
import { ruled } from "../cloth/ruled.ts";
import { heightOf } from "../cloth/surface-height.ts";
import { darken, seam, stitch } from "../fabric/sewing.ts";
import { type Point, resample } from "../maths/curve.ts";
import { lineLookup, signedDistance } from "../maths/polygon.ts";
import { arch, lerp } from "../maths/scalar.ts";
import type { Piece, Surface } from "../render/scene.ts";
import { type Laid, piece, posed } from "./piece-set.ts";
import { collar } from "./shirt-collar.ts";
import { button, label, placket } from "./shirt-parts.ts";
import { type Drape, drapes, topBody } from "./top-body.ts";
import { laidByHand, type TopCut, type TopShape, topShape } from "./top-shape.ts";

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
	/** The back rib keeps its width up to the shoulders, so that both ribs end in one line there. */
	evenRib?: boolean;
	/** Where this knit lies otherwise than jersey does. */
	lies?: Partial<Drape>;
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
					[31.4, 63.6],
					[39.8, 44],
				],
			};
		case "slim":
			return {
				sleeveIn: [29.8, 41],
				sleeveOut: [38, 51.4],
				sleeveBend: [
					[27.6, 66],
					[33.6, 59],
				],
			};
		default:
			return {
				sleeveIn: [30.2, 41.2],
				sleeveOut: [40, 53],
				sleeveBend: [
					[28.2, 66.2],
					[35, 59.4],
				],
			};
	}
};

const cutOf = (style: TShirtStyle): TopCut => ({
	hem: 25.4,
	chest: 24.6,
	underarm: 46.5,
	shoulder: [21.6, 70],
	neck: style.neck === "wide" ? [11.2, 73.4] : style.neck === "polo" ? [7.4, 75] : [9.2, 74.2],
	neckDepth: style.neck === "v" ? 14 : style.neck === "wide" ? 7.6 : style.neck === "polo" ? 9 : 9.4,
	neckRound: style.neck === "v" ? 0.1 : 1,
	hemRise: style.curvedHem ? 3.2 : 0,
	raglan: style.raglan,
	...sleeveOf(style.sleeves),
});

const sewn = (style: TShirtStyle, shape: TopShape): Surface => {
	const { cut, outline, armhole, grain, isSleeve, neckline } = shape;
	const armAt = lineLookup(armhole, 1.4);
	const sleeveHem = lineLookup([cut.sleeveIn, cut.sleeveOut], 4);
	const neckAt = lineLookup(neckline, 1.4);
	const tone = style.thread ?? 0.8;
	return (x, y, texel) => {
		const across = Math.abs(x);
		const sleeve = isSleeve(x, y);
		const [u, v] = grain(x, y);
		if (sleeve) style.sleeve(u, v, texel);
		else style.body(u, v, texel);
		const arm = armAt(across, y);
		if (arm.distance < 1.4) {
			seam(texel, arm.distance);
			if (!sleeve || style.raglan) stitch(texel, arm.distance - 0.6, arm.along, tone);
		}
		if (y > cut.neck[1] - cut.neckDepth - 1.5) {
			const place = neckAt(across, y);
			stitch(texel, place.distance - 0.5, place.along, tone);
		}
		if (!sleeve && y < 5 + cut.hemRise) {
			const depth = style.curvedHem ? -signedDistance(x, y, outline) : y;
			stitch(texel, depth - 2.1, x, tone);
			stitch(texel, depth - 2.65, x, tone);
			if (style.vents && cut.hem - across < 1.2 && y < style.vents) stitch(texel, cut.hem - across - 0.6, y, tone);
		}
		if (sleeve && !style.bands) {
			const place = sleeveHem(across, y);
			stitch(texel, place.distance - 2.1, place.along, tone);
			stitch(texel, place.distance - 2.6, place.along, tone);
		}
	};
};

/** Ribs of a round, wide or V neck: the front band, and the back band seen from inside. */
const neckPieces = (style: TShirtStyle, { cut, neckline }: TopShape): Piece[] => {
	const width = style.neck === "v" ? 1.6 : style.neck === "wide" ? 1.4 : 2;
	const front = resample(
		[
			...neckline,
			...neckline
				.slice()
				.reverse()
				.map(([x, y]): Point => [-x, y]),
		],
		140,
	);
	const centre: Point = [0, cut.neck[1] + 1.5];
	const inner = front.map(([x, y]): Point => {
		const d = Math.hypot(centre[0] - x, centre[1] - y);
		return [x + ((centre[0] - x) / d) * width, y + ((centre[1] - y) / d) * width];
	});
	const band = ruled(
		front,
		inner,
		10,
		({ s }) => 0.56 + 0.4 * arch(0.06 + 0.9 * s, 0.6),
		({ along, s }) => [along, s * width],
	);
	const [nx, ny] = cut.neck;
	const backEdge = resample(
		[
			[nx + 0.1, ny + 0.2],
			[nx * 0.7, ny - 1.3],
			[nx * 0.36, ny - 1.9],
			[0, ny - 2],
			[-nx * 0.36, ny - 1.9],
			[-nx * 0.7, ny - 1.3],
			[-nx - 0.1, ny + 0.2],
		],
		100,
	);
	const fall = style.evenRib ? 9 : 2.4;
	const backTop = backEdge.map(
		([x, y]): Point => [x, y + 0.15 + width * 0.78 * (1 - Math.abs(x / (nx + 0.2)) ** fall)],
	);
	const back = ruled(
		backEdge,
		backTop,
		8,
		({ s }) => 0.24 + 0.3 * arch(0.05 + 0.9 * s, 0.6),
		({ along, s }) => [along, s * width],
	);
	const panel: Mesh = gridMesh(40, 20, (a, b) => {
		const top = backEdge[Math.round((1 - a) * 99)];
		const y = lerp(ny - cut.neckDepth - 4, top[1] + 0.05, b);
		const x = lerp((a - 0.5) * 2 * nx, top[0], b);
		return [x, y, 0.16, x, y];
	});
	return [
		piece(panel, (u, v, texel) => {
			style.body(u, v, texel);
			darken(texel, 0.9);
			stitch(texel, Math.abs(v - (ny - 2.9 + 0.012 * u * u)), u, 0.9);
		}),
		piece(back, (u, v, texel) => {
			style.trim(u, v, texel);
			darken(texel, 0.9);
		}),
		piece(band, style.trim),
	];
};

const poloPieces = (style: TShirtStyle, cut: TopCut, under: (x: number, y: number) => number): Piece[] => {
	const low = cut.neck[1] - cut.neckDepth;
	const inside: Mesh = gridMesh(30, 16, (a, b) => {
		const y = lerp(low - 3, cut.neck[1] - 0.4, b);
		const x = (a - 0.5) * 2 * lerp(6.4, cut.neck[0] * 1.04, b);
		return [x, y, 0.2 + 0.25 * b, x, y];
	});
	const spots = [low - 11, low - 6.2, low - 1.4];
	const strip = placket({
		half: 1.5,
		from: low - 14,
		to: low + 0.3,
		surface: style.body,
		under,
		stitched: true,
		holes: spots,
		seed: style.seed,
	});
	return [
		piece(inside, (u, v, texel) => {
			style.body(u, v, texel);
			darken(texel, 0.88);
		}),
		label(0, cut.neck[1] - 5, 0.7, false),
		strip,
		...spots.map((y) => button(0, y, under(0, y) * 0.9 + 0.62, 0.56, style.buttons ?? "#e9e1d0")),
		piece(collar("polo", cut.neck, low, under), (u, v, texel) => {
			style.trim(u, v < 4 ? 3 + v * 0.2 : 12 - v, texel);
			if (v < 4) darken(texel, 0.92);
		}),
	];
};

/** Flat-knit bands round the sleeve hems; v is 0 at the outer edge. */
const sleeveBands = (style: TShirtStyle, cut: TopCut): Piece[] =>
	[-1, 1].map((side) => {
		const [a, b] = [cut.sleeveIn, cut.sleeveOut];
		const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
		const up: Point = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
		const height = 3;
		// The band's ends run along the sleeve's own edges.
		const along = (from: Point, to: Point, rise: number): Point => {
			const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
			const k = rise / Math.max(0.5 * Math.hypot(dx, dy), dx * up[0] + dy * up[1]);
			return [from[0] + dx * k, from[1] + dy * k];
		};
		const at = (t: number, rise: number): Point => {
			const p = along(a, [cut.chest + 0.9, cut.underarm + 0.2], rise);
			const q = along(b, cut.sleeveBend[1], rise);
			return [side * lerp(p[0], q[0], t), lerp(p[1], q[1], t)];
		};
		const edge = (rise: number, grow: number) => resample([at(-grow, rise), at(1 + grow, rise)], 40);
		const mesh = ruled(
			edge(-0.4, 0.01),
			edge(height - 0.4, -0.005),
			12,
			({ t, s }) => 0.2 + 0.75 * arch(t, 0.4) * arch(s, 0.2),
			({ along, s }) => [along, s * height],
		);
		return piece(mesh, (u, v, texel) => {
			style.trim(u, v, texel);
			if (height - v < 0.15) darken(texel, 0.75);
		});
	});

/** A knitted T-shirt laid flat. */
export const tShirt = (style: TShirtStyle): Laid => {
	const cut = cutOf(style);
	const shape = topShape(cut, style.seed);
	const mesh = topBody(shape, { ...drapes.jersey, ...style.lies }, style.seed);
	const under = heightOf([mesh], 0.5);
	const body = piece(mesh, sewn(style, shape));
	const backHem: Mesh = gridMesh(60, 6, (a, b) => {
		const x = (a - 0.5) * 2 * (cut.hem - 0.6);
		const y =
			lerp(2.2, 0.5 - (1 + 0.22 * Math.sin(a * 7 + style.seed)) * arch(a, 0.3), b) +
			(style.curvedHem ? cut.hemRise * Math.abs(x / cut.hem) ** 2.4 : 0);
		return [x, y, 0.05 + 0.1 * (1 - b), x, y];
	});
	const hem = piece(backHem, (u, v, texel) => {
		style.body(u, v, texel);
		darken(texel, 0.84);
	});
	const neck = style.neck === "polo" ? poloPieces(style, cut, under) : neckPieces(style, shape);
	const tag = style.neck === "polo" ? [] : [label(0, cut.neck[1] - 4.6, 0.3, style.neck === "wide")];
	return {
		pieces: posed(
			[hem, ...tag, body, ...neck, ...(style.bands ? sleeveBands(style, cut) : [])],
			laidByHand(cut, style.seed),
		),
		view: { cx: 0, cy: 37.4, scale: style.sleeves === "long" || style.sleeves === "three-quarter" ? 12.8 : 13.4 },
		detail: { cx: 3, cy: 62, scale: 38 },
	};
};
