import { mix, type Rgb, rgb } from "../maths/colour.ts";
import { fbm, mottle } from "../maths/noise.ts";
import { hash } from "../maths/random.ts";
import { smooth } from "../maths/scalar.ts";
import { clearMark, type Design, type Mark, newMark } from "./design.ts";
import type { WeaveOptions } from "./weave.ts";

/*
 * What a design is on the wrong side of the cloth. A yarn-dyed cloth is the same on both. Figures that are woven with a weft
 * of their own are reversed there: where they show it, the back has its ties alone, and where they spare the ground, the
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

/** Zari, the colour of a weft of its own, or nothing. */
type Weft = "zari" | Rgb | null;

/** A figure's edge to one side of a place: how far off it is, cm, and what it is woven with. */
type Edge = { far: number; weft: Weft };

/** How well a thread is seen at `across` of its own pick, in which it lies between 0 and 1. */
const threadAt = (across: number, half: number): number => smooth(half, 0.6 * half, Math.abs(across - 0.5));

/** The back of figures that are woven with a weft of their own, `hooks` of the loom to a cm: of zari, or of coloured yarn where `inked`. */
const floated = (design: Design, hooks: number, inked: boolean): Design => {
	const picks = hooks / hooksPerPick;
	const stepped = (at: number): number => (Math.floor(at * hooks) + 0.5) / hooks;
	const look = newMark();
	const weftAt = (u: number, v: number): Weft => {
		clearMark(look);
		if (!design(stepped(u), stepped(v), look)) return null;
		return look.zari ? "zari" : inked && look.cover === 1 ? look.ink : null;
	};
	/** Whether a colour goes on to both sides as well, across or along the cloth: a band of it is alike on both sides. */
	const runsOn = (u: number, v: number, weft: Weft): boolean =>
		[1, 0].some((across) => band.every((far) => weftAt(u + far * across, v + far * (1 - across)) === weft));
	/** The nearest weft to one side that is not `own`: no band, as the weft of that stays in it. */
	const edgeTo = (u: number, v: number, side: number, own: Weft): Edge | null => {
		for (let far = step; far <= widest; far += step) {
			const weft = weftAt(u + side * far, v);
			if (weft && weft !== own) return runsOn(u + side * far, v, weft) ? null : { far, weft };
		}
		return null;
	};
	const lay = (mark: Mark, weft: Weft, cover: number): true => {
		mark.zari = weft === "zari";
		mark.ink = weft === "zari" ? null : weft;
		mark.lies = "loose";
		mark.cover = cover;
		return true;
	};
	/** Loose weft between two edges: each pick hangs a little, together with those beside it, and some lie below the rest. */
	const across = (mark: Mark, u: number, v: number, left: Edge, right: Edge): true => {
		const gap = left.far + right.far;
		const sags = 2.4 * gap * fbm(v * 1.6, u * 0.25, 2, 5) * (1 - ((right.far - left.far) / gap) ** 2);
		const hanging = v * picks + sags + 0.35 * fbm(u * 2.2, v * 5, 2, 7);
		const pick = Math.floor(hanging);
		const below = hash(pick, 2, 9);
		const seen = threadAt(hanging - pick, 0.46 + 0.14 * hash(pick, 1, 9));
		const ends = smooth(0, 0.09 + 0.08 * hash(pick, 4, 9), Math.min(left.far, right.far));
		return lay(mark, left.weft, seen * (below < 0.16 ? 0.35 : 0.8 + 0.2 * below) * (0.55 + 0.45 * ends));
	};
	/** How well an end of a cut thread is seen that came out of an edge to one side. */
	const endAt = (u: number, v: number, side: number, { far: off, weft }: Edge): number => {
		const lies = v * tufts + 0.9 * fbm(v * 1.3, 3, 2, 13);
		// No two figures of a row are cut alike.
		const tuft = Math.floor(lies) + 211 * Math.round(0.45 * (u + side * off));
		const middle = v + (Math.floor(lies) + 0.5 - lies) / tufts;
		const slope = 0.9 * (hash(tuft, side + 3, 17) - 0.5);
		const long = 0.12 + 0.26 * hash(tuft, side + 3, 19);
		for (let far = step / 2; far <= 2 * long; far += step / 2) {
			// Its threads draw together towards its tip.
			const root = middle + (v - middle - slope * far) * (1 + (0.6 * far) / long);
			if (Math.abs(root - middle) > 0.62 / tufts || weftAt(u + side * far, root) !== weft) continue;
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
		const own: Weft = !found ? null : mark.zari ? "zari" : inked && mark.cover === 1 ? mark.ink : null;
		if (own && runsOn(u, v, own)) return true;
		// A stripe of the warp is of the cloth itself.
		if (found && mark.ink && !own) return true;
		const left = edgeTo(u, v, -1, own);
		const right = edgeTo(u, v, 1, own);
		if (left && right && left.weft === right.weft && left.far + right.far < widest)
			return across(mark, u, v, left, right);
		if (own) {
			if (mark.zari) mark.lies = "under";
			else mark.cover = 0.2;
			return true;
		}
		for (const [side, edge] of [[-1, left] as const, [1, right] as const]) {
			const seen = edge ? endAt(u, v, side, edge) : 0;
			if (edge && seen > 0.02) return lay(mark, edge.weft, seen);
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
export const wrongSide = (options: WeaveOptions, inked = false): WeaveOptions => ({
	...options,
	spec: (options.spec ?? 0) * 0.7,
	design: options.design && floated(options.design, options.hooks ?? usualHooks, inked),
	unstepped: true,
});

/** The back of a printed cloth. */
export const printedBack = (options: WeaveOptions, cloth: string): WeaveOptions => ({
	...options,
	design: options.design && soaked(options.design, rgb(cloth)),
});
