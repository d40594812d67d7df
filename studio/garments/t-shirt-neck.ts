import { gridMesh, type Mesh } from "../cloth/mesh.ts";
import { ruled } from "../cloth/ruled.ts";
import { crestOf, type HeightAt } from "../cloth/surface-height.ts";
import { darken, stitch } from "../fabric/sewing.ts";
import { type Point, resample } from "../maths/curve.ts";
import { arch, clamp, lerp, smooth } from "../maths/scalar.ts";
import type { Piece } from "../render/scene.ts";
import { piece } from "./piece-set.ts";
import type { TShirtStyle } from "./t-shirt.ts";
import type { TopShape } from "./top-shape.ts";
import { type LabelPlace, labelHalf, labelShade, neckLabel } from "./woven-label.ts";

/** The front neckline on the cloth, from the left shoulder round to the right one, centre included. */
export const frontNeckline = ({ cut, neckline, onCloth }: TopShape): Point[] => {
	const [right, left] = [onCloth(neckline), onCloth(neckline.map(([x, y]): Point => [-x, y]))];
	const low = onCloth([[0, cut.neck[1] - cut.neckDepth]]);
	return [...left, ...low, ...right.reverse()];
};

/** Seam of the back neck; the back is cut only a little hollow. */
const backSeam = ([nx, ny]: Point, x: number): number => ny - 2 + 1.9 * Math.min(1, Math.abs(x / nx)) ** 2.3;

/** Width of the tape that covers that seam, cm. */
const tape = 0.95;

/** How steeply the fold of a rib goes on rising from the shoulder: in the shoulder's own slope it stood up there as a knob. */
const rises = 0.14;

/**
 * The rib's inner edge: as far inside the cut edge as the rib is wide. At the shoulders it turns to go on nearly
 * in the shoulder's own slope, so that the fold from front to back rib carries the outline on and does not stand up as a horn.
 */
const innerEdge = (outer: readonly Point[], width: number): Point[] => {
	const n = outer.length - 1;
	const middle = n / 2;
	const inner = outer.map(([x, y], i): Point => {
		const a = outer[Math.max(0, i - 1)];
		const b = outer[Math.min(n, i + 1)];
		const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
		const [nx, ny] = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
		const side = i < middle ? 1 : -1;
		const k = smooth(0.16, 0, Math.min(i, n - i) / n);
		const [dx, dy] = [lerp(nx, side * 0.95, k), lerp(ny, rises, k)];
		const size = width / Math.hypot(dx, dy);
		return [x + dx * size, y + dy * size];
	});
	// In the point of a V both sides meet on the centre line.
	const centre = outer[Math.round(middle)][0];
	const meet = inner.reduce(
		(high, [x, y], i) => ((i < middle ? x > centre : x < centre) && y > high ? y : high),
		Number.NEGATIVE_INFINITY,
	);
	return inner.map(
		([x, y], i): Point => ((i < middle ? x > centre : x < centre) ? [centre, Math.max(meet, y)] : [x, y]),
	);
};

const widthOf = (style: TShirtStyle): number => (style.neck === "v" ? 1.7 : style.neck === "wide" ? 1.5 : 2);

/** Length of a strip between two lines up to its middle, as `ruled` measures it. */
const halfLength = (first: readonly Point[], second: readonly Point[]): number => {
	let sum = 0;
	for (let i = 1; i <= (first.length - 1) / 2; i++) {
		const [a, b, c, d] = [first[i], second[i], first[i - 1], second[i - 1]];
		sum += Math.hypot(a[0] + b[0] - c[0] - d[0], a[1] + b[1] - c[1] - d[1]) / 2;
	}
	return sum;
};

/** Rounds the two ends of a strip, where the rib turns over the shoulder and is seen as a fold. */
const roundedEnds = (strip: Mesh, rows: number, across: number): Mesh => {
	const pos = strip.pos.slice();
	for (let i = 0; i < 5; i++) {
		for (let j = 0; j <= across; j++) {
			const s = j / across;
			const out = (0.07 * Math.sin(Math.PI * s) - 0.1 * s ** 6) * (1 - i / 5);
			for (const row of [i, rows - 1 - i]) pos[3 * (row * (across + 1) + j) + 1] += out;
		}
	}
	return { ...strip, pos };
};

const points = 181;
const across = 24;

/**
 * What a rib rests on. One that is knitted plain shows every step of what is below it, so that it lies on the mean of the
 * crests round about; ribs hide them.
 */
export const ribRest = (under: HeightAt, ribbed: boolean): HeightAt => {
	const crest = crestOf(under, 0.35);
	if (ribbed) return crest;
	const reach = 0.6;
	return (x, y) => {
		let sum = 0;
		for (let j = -2; j <= 2; j++) for (let i = -2; i <= 2; i++) sum += crest(x + (i * reach) / 2, y + (j * reach) / 2);
		return sum / 25;
	};
};

/** How high the open neck's edge stands, where nothing lies below the rib, cm. */
const open = 0.24;

/** How far a rib has turned down at its fold: a cliff there is lit by the cells of the relief, and steps. */
const down = (s: number): number => 1 - Math.sqrt(1 - clamp((s - 0.86) / 0.14) ** 2);

/** The rib along a neckline as a doubled strip: full in the middle, round at its fold and where it turns over the shoulder. */
const ribAlong = (outer: readonly Point[], inner: readonly Point[], width: number, under: HeightAt): Mesh => {
	const turned = (t: number) => Math.sqrt(Math.min(1, 0.12 + Math.min(t, 1 - t) * 26));
	const low = 0.1;
	const strip = ruled(
		outer,
		inner,
		across,
		({ t, s, x, y }) => {
			const rest = under(x, y);
			// It comes out of its seam: an edge that stands on the body is a ring laid there.
			const full = smooth(-0.04, 0.3, s) * (0.06 + 0.04 * arch(0.06 + 0.9 * s, 0.3));
			const top = Math.max(open - 0.06 * smooth(0.3, 0, s), rest) + turned(t) * full;
			return lerp(top, Math.max(low, rest), down(s) * smooth(0.03, 0.12, Math.min(t, 1 - t)));
		},
		({ along, s }) => [along, s * width],
	);
	return roundedEnds(strip, points, across);
};

/** The lines of a rib: its seam, its fold, and how far it reaches over the seam. It starts a little inside the shoulder,
 * whose corner is soft: what stood out beyond it would be a thorn. */
const ribLines = (shape: TopShape, width: number): { outer: Point[]; inner: Point[]; grown: Point[] } => {
	const outer = resample(resample(frontNeckline(shape), 401).slice(2, -2), points);
	const inner = innerEdge(outer, width);
	const grown = outer.map(([x, y], i): Point => {
		const k = lerp(0.15, 0.26 / width, smooth(0, 0.05, Math.min(i, points - 1 - i) / points));
		return [x + (x - inner[i][0]) * k, y + (y - inner[i][1]) * k];
	});
	return { outer, inner, grown };
};

/** The fold of the back rib hangs in one curve between the shoulders, in whose slope it ends. */
const foldBehind = (seam: readonly Point[], width: number): Point[] => {
	const n = seam.length - 1;
	const [left, right] = [seam[0], seam[n]];
	const low = seam[n / 2][1] + width;
	return seam.map((_, i): Point => {
		const a = i / n;
		const held = Math.abs(2 * a - 1) ** 1.8;
		const level = lerp(left[1], right[1], a) + rises * width;
		return [lerp(left[0] + 0.95 * width, right[0] - 0.95 * width, a), lerp(low, level, held)];
	});
};

/** The rib of a neck seen from behind: as wide everywhere as in front, and at the shoulders it turns to the front. */
export const ribBehind = (style: TShirtStyle, shape: TopShape, under: HeightAt): Piece => {
	const width = widthOf(style) + 0.1;
	const { outer, grown } = ribLines(shape, width);
	return piece(ribAlong(grown, foldBehind(outer, width), width, under), (u, v, texel) => {
		style.trim(u, v, texel);
		darken(texel, 1 - 0.22 * smooth(0.16, 0, v));
	});
};

/** Ribs of a round, wide or V neck: the front band, and the inside of back and back band that is seen above it. */
export const neckPieces = (style: TShirtStyle, shape: TopShape, under: HeightAt): Piece[] => {
	const { cut } = shape;
	const width = widthOf(style);
	const { outer, inner, grown } = ribLines(shape, width);
	const middle = halfLength(grown, inner);
	const band = ribAlong(grown, inner, width, under);
	const [left, right] = [outer[0], outer[points - 1]];
	const [topLeft, topRight] = [inner[0], inner[points - 1]];
	const seamLine = Array.from({ length: 81 }, (_, i): Point => {
		const a = i / 80;
		const x = lerp(right[0], left[0], a);
		return [x, backSeam(cut.neck, x) + lerp(right[1], left[1], a) - cut.neck[1] + 0.1];
	});
	const foldLine = seamLine.map((_, i): Point => {
		const a = i / 80;
		const x = lerp(topRight[0], topLeft[0], a);
		const hang = 1 - Math.abs(2 * a - 1) ** 1.8;
		return [x, lerp(topRight[1], topLeft[1], a) - hang * (0.85 + (width - 2) * -0.9)];
	});
	const back = ruled(
		seamLine,
		foldLine,
		across,
		({ t, s }) => {
			const full = 0.16 * arch(0.04 + 0.92 * s, 0.35) * Math.min(1, 0.4 + 8 * Math.min(t, 1 - t));
			return lerp(0.12 + full, 0.04, down(s));
		},
		({ along, s }) => [along, s * width],
	);
	const panel: Mesh = gridMesh(48, 24, (a, b) => {
		const top = seamLine[Math.round((1 - a) * 80)];
		const y = lerp(cut.neck[1] - cut.neckDepth - 3, top[1] + lerp(0.15, -0.1, smooth(0.8, 1, Math.abs(2 * a - 1))), b);
		const x = lerp((a - 0.5) * 2 * cut.neck[0] * 0.97, top[0], b);
		return [x, y, 0.06, x, y];
	});
	// The back's shoulder, which shows in the notch between rib and front.
	const shoulders = [left, right].map(([x, y], k) => {
		const side = k === 0 ? -1 : 1;
		const mesh = gridMesh(12, 6, (a, b) => {
			const out = lerp(-width * 0.7, 0.5, a);
			return [x + side * out, lerp(y - 2, y - (out < 0 ? rises : 0.34) * out - 0.14, b), 0.05, x, y];
		});
		return piece(mesh, (u, v, texel) => {
			style.sleeve(u, v, texel);
			darken(texel, 0.82);
		});
	});
	const hangs: LabelPlace = {
		y: backSeam(cut.neck, 0) + 0.18 - tape - labelHalf.high,
		z: 0.05,
		tucked: 0,
		// It comes out of the tape, whose edge is hollow.
		rises: (x) => backSeam(cut.neck, x) - backSeam(cut.neck, 0),
		seed: style.seed,
	};
	return [
		...shoulders,
		piece(panel, (u, v, texel) => {
			style.body(u, v, texel);
			const below = backSeam(cut.neck, u) + 0.1 - v;
			// A tape covers the seam of the back neck.
			if (below < tape) {
				darken(texel, 1.02 + 0.05 * Math.sin((u + v) * 22));
				texel.height += 3 * smooth(tape, 0.8, below);
				stitch(texel, below - 0.8, u, 0.88);
			}
			darken(texel, 0.93);
			labelShade(texel, u, v, hangs);
		}),
		neckLabel(style.neck === "wide" || style.raglan === true, hangs),
		piece(back, (u, v, texel) => {
			style.trim(u, v, texel);
			darken(texel, 0.94 - 0.16 * smooth(0.25, 0, v));
		}),
		piece(band, (u, v, texel) => {
			style.trim(u, v, texel);
			// The seam to the body lies in a groove, and a V is sewn in its point.
			darken(texel, 1 - 0.22 * smooth(0.16, 0, v));
			if (style.neck === "v") darken(texel, 1 - 0.34 * smooth(0.09, 0.02, Math.abs(u - middle)));
		}),
	];
};
