import { gridMesh, type Mesh, moved } from "../cloth/mesh.ts";
import { darken, deepened } from "../fabric/sewing.ts";
import { fbm } from "../maths/noise.ts";
import { random } from "../maths/random.ts";
import { clamp, lerp, smooth } from "../maths/scalar.ts";
import type { Piece, Texel } from "../render/scene.ts";
import { piece } from "./piece-set.ts";
import type { TrouserStyle } from "./trousers.ts";
import { quarter } from "./trousers-rounding.ts";
import type { TrouserCut } from "./trousers-shape.ts";

/** A fold in which elastic gathers cloth, by where it crosses the seam of the cuff; lengths are cm. */
type Gather = {
	at: number;
	/** Half its width on the steep side; the other is wider. */
	steep: number;
	turn: 1 | -1;
	/** Its height as a share of the usual one. */
	height: number;
	/** How far it runs up into the leg, and by how much it leans aside on a cm of its way. */
	reach: number;
	lean: number;
};

/** Half the width of a cuff as the elastic draws it together, and how deep it is, cm. */
const half = 5.1;
const depth = 3.5;

/** How far below the leg's own end it reaches, cm. */
const below = 2.75;

/** By how much elastic draws in the leg at its end. */
const narrowed = 0.27;

/** The gathers of a cuff: of no two widths, the broadest of which go on in the leg as folds. */
const gathersOf = (seed: number, side: number): Gather[] => {
	const next = random(seed * 29 + 13 + side);
	const gathers: Gather[] = [];
	let at = -half - 0.2;
	while (at < half + 0.2) {
		const broad = next() < 0.3;
		gathers.push({
			at,
			steep: (broad ? 0.17 : 0.1) * (0.8 + 0.5 * next()),
			turn: next() < 0.5 ? 1 : -1,
			height: (broad ? 1 : 0.55) * (0.6 + 0.7 * next()),
			reach: broad ? 6 + 10 * next() ** 1.5 : 1.6 + 4.4 * next(),
			lean: 0.09 * (next() - 0.5),
		});
		at += (broad ? 0.5 : 0.3) * (0.75 + 0.75 * next());
	}
	return gathers;
};

/** How high gathers stand at a place, in shares of a usual one: `from` cm from the middle of the cuff, `up` above its seam. */
type GathersAt = (from: number, up: number) => number;

/** In the leg they open and run out, the narrow ones first; in the cuff each comes and goes. */
const gathersAt = (gathers: readonly Gather[], seed: number): GathersAt => {
	return (from, up) => {
		let sum = 0;
		for (const [k, { at, steep, turn, height, reach, lean }] of gathers.entries()) {
			if (up >= reach) continue;
			const open = 1 + 0.16 * Math.max(0, up);
			const off = (from - at - lean * up) * turn;
			const d = Math.abs(off) / (open * steep * (off > 0 ? 1 : 2));
			if (d > 2.6) continue;
			const left = up > 0 ? (1 - up / reach) ** 1.6 : clamp(0.75 + 1.3 * fbm(up * 0.5, k * 3.1, 2, seed + 61));
			sum += height * left * Math.exp(-(d ** 1.6));
		}
		return sum;
	};
};

/** The gathers of both legs, -1 and 1: each is gathered once, and its cuff and its leg share what came of it. */
const gathersByLeg = ({ seed }: Pick<TrouserStyle, "seed">): ((leg: number) => GathersAt) => {
	const [left, right] = [-1, 1].map((leg) => gathersAt(gathersOf(seed, leg), seed + leg));
	return (leg) => (leg < 0 ? left : right);
};

/** How high a cuff stands off the table: its sides roll under, and there is no edge to them. */
const bodyOf = (from: number): number => 0.06 + 0.62 * quarter((half + 0.1 - Math.abs(from)) / 2);

const middleOf = ({ hem }: TrouserCut): number => (hem[0] + hem[1]) / 2;

/** Where a place of the leg lies across its cuff, cm from the middle of that. */
const acrossCuff = (cut: TrouserCut, x: number): number =>
	(1 - narrowed) * (Math.abs(x) - middleOf(cut)) * Math.sign(x);

/** From here up a leg is as wide as it was cut, cm above its end. */
const drawnUpTo = 18;

/** Draws the legs in towards gathered cuffs, over which they hang a little. */
export const drawnIn = (mesh: Mesh, style: TrouserStyle): Mesh => {
	const { cut, seed } = style;
	const middle = middleOf(cut);
	const wide = cut.hem[1] - cut.hem[0];
	const gathersOn = gathersByLeg(style);
	return moved(mesh, (x, y, z) => {
		if (y > drawnUpTo) return [x, y, z];
		const leg = Math.sign(x) || 1;
		const off = Math.abs(x) - middle;
		const from = acrossCuff(cut, x);
		const high = gathersOn(leg)(from, Math.max(0, y));
		const inner = smooth(1, 0.8, (2 * Math.abs(off)) / wide);
		// It is fullest a little above the seam, from where it falls over the cuff.
		const full = 0.3 * smooth(7, 1.8, y) * smooth(-0.3, 1.5, y) * inner;
		const over = bodyOf(from) + 0.1 + 0.1 * fbm(from * 0.6, leg * 5, 2, seed + 62);
		const lifted = lerp(z + full, Math.max(z + full, over), smooth(2.2, 0.5, y));
		return [
			leg *
				(middle +
					off * (1 - narrowed * smooth(14, 0.6, y) - 0.06 * smooth(1.5, 0, y)) +
					0.12 * smooth(drawnUpTo, 12, y) * fbm(y * 0.6, leg * 3 + Math.sign(off), 2, seed + 63)),
			y + 0.75 * ((2 * off) / wide) ** 6 * smooth(3, 0, y) - 0.1 * (high - 0.5) * smooth(1.2, 0, y),
			lifted + 0.17 * high * inner,
		];
	});
};

/** The gathers in the leg's cloth, which are too narrow for its mesh. */
export const gatheredLeg = (style: TrouserStyle): ((texel: Texel, x: number, y: number) => void) => {
	const gathersOn = gathersByLeg(style);
	return (texel, x, y) => {
		if (y > drawnUpTo) return;
		const high = gathersOn(x)(acrossCuff(style.cut, x), Math.max(0, y));
		deepened(texel);
		texel.height += (0.16 * high) / texel.bump;
		darken(texel, 1 - 0.18 * smooth(0.5, 0, high) * smooth(4, 0, y));
	};
};

/** Gathered elastic cuffs, which come out below the legs' ends. */
export const gatheredCuffs = (style: TrouserStyle): Piece[] => {
	const gathersOn = gathersByLeg(style);
	return [-1, 1].map((leg) => {
		const { cut, seed } = style;
		const gathers = gathersOn(leg);
		const middle = leg * middleOf(cut);
		const mesh = gridMesh(300, 44, (a, b) => {
			const from = lerp(-half, half, a);
			const up = (b - 1) * depth;
			const high = gathers(from, up);
			const side = Math.abs(from) / half;
			const x =
				middle +
				from * (1 - 0.02 * Math.sin(Math.PI * b)) +
				0.1 * fbm(up * 0.7, leg * 7 + Math.sign(from), 2, seed + 64) * side;
			const y =
				up +
				depth -
				below +
				0.3 * fbm(a * 2.4, leg, 2, seed + 65) -
				0.14 * (1 - b) ** 2 * high +
				0.6 * side ** 7 * (1 - b);
			const fold = quarter((b * depth) / 0.45);
			const gathered = 0.17 * high * smooth(1, 0.86, side);
			return [x, y, 0.03 + (bodyOf(from) + gathered) * lerp(0.06, 1, fold), a * 18, b * depth];
		});
		return piece(mesh, (u, v, texel) => {
			style.cloth(u, v, texel);
			const from = lerp(-half, half, u / 18);
			const high = gathers(from, v - depth);
			// Between two gathers hardly any of the sky is seen, and below the leg's end none.
			darken(texel, (1 - 0.2 * smooth(0.5, 0, high)) * (1 - 0.12 * smooth(below - 1.1, below, v)));
		});
	});
};
