import { mix, type Rgb, rgb } from "../maths/colour.ts";
import { fbm, mottle } from "../maths/noise.ts";
import { hash } from "../maths/random.ts";
import { smooth } from "../maths/scalar.ts";
import { clearMark, type Design, type Mark, newMark } from "./design.ts";
import type { WeaveOptions } from "./weave.ts";

/*
 * What a design is on the wrong side of the cloth. A yarn-dyed cloth is the same on both. Figures that are woven with a weft
 * of zari are reversed there: where they show it, the back has its ties alone, and where they spare the ground, the
 * weft lies loose across the gap. From figure to figure it was cut: its ends stand round each of them as short uneven
 * tufts, and the cloth between them is clean.
 */

/** Hooks of the loom to a pick of the figuring weft, and how many hooks there are to a cm where the weave names none. */
const hooksPerPick = 2;
const usualHooks = 30;

/** The widest gap of a figure that its weft crosses, and how finely its edges are looked for, cm. */
const widest = 0.85;
const step = 0.07;

/** How far to both sides a colour must go on to be a band and not a figure, cm. */
const band = [0.9, 1.7, 2.6, 0.3, 0.6, 1.3, 2.1].flatMap((far) => [-far, far]);

/** Tufts to a cm of a figure's height: threads that were cut together cling together. */
const tufts = 3.1;

/** How well a thread is seen at `across` of its own pick, in which it lies between 0 and 1. */
const threadAt = (across: number, half: number): number => smooth(half, 0.6 * half, Math.abs(across - 0.5));

/** The back of figures that are woven with a weft of zari, `hooks` of the loom to a cm. */
const floated = (design: Design, hooks: number): Design => {
	const picks = hooks / hooksPerPick;
	const stepped = (at: number): number => (Math.floor(at * hooks) + 0.5) / hooks;
	const look = newMark();
	const isZari = (u: number, v: number): boolean => {
		clearMark(look);
		return design(stepped(u), stepped(v), look) && look.zari;
	};
	/** Whether zari goes on to both sides as well, across or along the cloth: a band of it is alike on both sides. */
	const runsOn = (u: number, v: number): boolean =>
		[1, 0].some((across) => band.every((far) => isZari(u + far * across, v + far * (1 - across))));
	/** How far off the nearest zari is to one side, cm, or 0: no band, as the weft of that stays in it. */
	const edgeTo = (u: number, v: number, side: number): number => {
		for (let far = step; far <= widest; far += step)
			if (isZari(u + side * far, v)) return runsOn(u + side * far, v) ? 0 : far;
		return 0;
	};
	const lay = (mark: Mark, cover: number): true => {
		mark.zari = true;
		mark.ink = null;
		mark.lies = "loose";
		mark.cover = cover;
		return true;
	};
	/** Loose weft between two edges: each pick hangs a little, together with those beside it, and some lie below the rest. */
	const across = (mark: Mark, u: number, v: number, left: number, right: number): true => {
		const gap = left + right;
		const sags = 2.4 * gap * fbm(v * 1.6, u * 0.25, 2, 5) * (1 - ((right - left) / gap) ** 2);
		const hanging = v * picks + sags + 0.35 * fbm(u * 2.2, v * 5, 2, 7);
		const pick = Math.floor(hanging);
		const below = hash(pick, 2, 9);
		const seen = threadAt(hanging - pick, 0.46 + 0.14 * hash(pick, 1, 9));
		const ends = smooth(0, 0.09 + 0.08 * hash(pick, 4, 9), Math.min(left, right));
		return lay(mark, seen * (below < 0.16 ? 0.35 : 0.8 + 0.2 * below) * (0.55 + 0.45 * ends));
	};
	/** How well an end of a cut thread is seen that came out of an edge to one side. */
	const endAt = (u: number, v: number, side: number, off: number): number => {
		const lies = v * tufts + 0.9 * fbm(v * 1.3, 3, 2, 13);
		// No two figures of a row are cut alike.
		const tuft = Math.floor(lies) + 211 * Math.round(0.45 * (u + side * off));
		const middle = v + (Math.floor(lies) + 0.5 - lies) / tufts;
		const slope = 0.9 * (hash(tuft, side + 3, 17) - 0.5);
		const long = 0.12 + 0.26 * hash(tuft, side + 3, 19);
		for (let far = step / 2; far <= 2 * long; far += step / 2) {
			// Its threads draw together towards its tip.
			const root = middle + (v - middle - slope * far) * (1 + (0.6 * far) / long);
			if (Math.abs(root - middle) > 0.62 / tufts || !isZari(u + side * far, root)) continue;
			const at = root * picks * 1.3;
			const pick = Math.floor(at);
			const stray = hash(pick, tuft, 21) < 0.08 ? 2 : 1;
			const own = long * stray * (0.35 + 0.65 * hash(pick, side + 5, 23));
			if (hash(pick, side + 7, 25) < 0.2) return 0;
			return threadAt(at - pick, 0.44) * smooth(own, 0.75 * own, far) * (0.7 + 0.3 * hash(pick, 9, 27));
		}
		return 0;
	};
	return (u, v, mark) => {
		const found = design(stepped(u), stepped(v), mark);
		const own = found && mark.zari;
		if (own && runsOn(u, v)) return true;
		// A stripe of the warp is of the cloth itself.
		if (found && mark.ink && !own) return true;
		// Below a figure's own metal lie its ties alone.
		if (own) {
			mark.lies = "under";
			return true;
		}
		const left = edgeTo(u, v, -1);
		const right = edgeTo(u, v, 1);
		if (left > 0 && right > 0 && left + right < widest) return across(mark, u, v, left, right);
		for (const [side, far] of [[-1, left] as const, [1, right] as const]) {
			const seen = far > 0 ? endAt(u, v, side, far) : 0;
			if (seen > 0.02) return lay(mark, seen);
		}
		return found;
	};
};

/** The back of printed cloth: the colour that has soaked through, here more and there less. */
const soaked =
	(design: Design, cloth: Rgb): Design =>
	(u, v, mark) => {
		if (!design(u, v, mark)) return false;
		const through = 0.42 + 0.16 * mottle(u * 14, v * 14);
		mark.cover *= through;
		if (mark.ground) mark.ground = mix(cloth, mark.ground, 0.4 + 0.5 * through);
		return true;
	};

/** The back of a cloth with woven figures: less shine, and the figures' weft. */
export const wrongSide = (options: WeaveOptions): WeaveOptions => ({
	...options,
	spec: (options.spec ?? 0) * 0.7,
	design: options.design && floated(options.design, options.hooks ?? usualHooks),
	unstepped: true,
});

/** The back of a printed cloth. */
export const printedBack = (options: WeaveOptions, cloth: string): WeaveOptions => ({
	...options,
	design: options.design && soaked(options.design, rgb(cloth)),
});
