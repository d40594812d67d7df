import { fbm } from "../maths/noise.ts";
import { hash } from "../maths/random.ts";
import { smooth } from "../maths/scalar.ts";
import { clearMark, type Design, newMark } from "./design.ts";

/*
 * The back of brocade whose weft is not cut: where a figure shows its metal, the back has that metal's ties alone, and
 * from figure to figure, and to the bands beside them, the threads lie loose side by side.
 */

/** Loose threads per cm: fewer than there are picks, as some lie below others. */
const threads = 15;

/** The widest gap that a thread crosses, and how finely its ends are looked for, cm. */
const widest = 2.3;
const step = 0.075;

/**
 * How far metal goes on along the warp, both ways, to be a band that is alike on both sides, cm. Looked for closely, or the edge of a
 * band beside a row of figures is a zigzag.
 */
const band = Array.from({ length: 52 }, (_, k) => (k % 2 ? -1 : 1) * (2.34 - 0.09 * Math.floor(k / 2)));

/** How far a loose thread hangs down in the middle of its gap, as a share of the gap's length. */
const hang = 0.035;

/** The back of a design in zari, for cloth that is drawn by `brocade`. */
export const brocadeBack = (design: Design): Design => {
	const look = newMark();
	const zariAt = (u: number, v: number): boolean => {
		clearMark(look);
		return design(u, v, look) && look.zari;
	};
	const isBand = (u: number, v: number): boolean => band.every((far) => zariAt(u, v + far));
	/** How far off the next metal is to one side, cm, or 0. */
	const edgeTo = (u: number, v: number, side: number, within: number): number => {
		for (let far = step; far <= within; far += step) if (zariAt(u + side * far, v)) return far;
		return 0;
	};
	return (u, v, mark) => {
		const found = design(u, v, mark);
		if (mark.zari) {
			if (!isBand(u, v)) mark.lies = "under";
			return true;
		}
		// Ends are looked for along the thread, which hangs a little.
		const left = edgeTo(u, v, -1, widest);
		if (left === 0) return found;
		const right = edgeTo(u, v, 1, widest - left);
		if (right === 0) return found;
		// Between two bands nothing crosses: each is woven with a weft of its own.
		if (isBand(u - left, v) && isBand(u + right, v)) return found;
		const gap = left + right;
		const sag = hang * gap * (1 - ((right - left) / gap) ** 2) * (1 + 0.5 * fbm(u * 0.4, v * 0.5, 2, 5));
		const at = (v + sag) * threads + 0.25 * fbm(u * 0.7, v * 2, 2, 7);
		const thread = Math.floor(at);
		// Here and there one lies so low that it is hardly seen.
		const high = hash(thread, 2, 9) < 0.14 ? 0.3 : 0.75 + 0.25 * hash(thread, 3, 9);
		const seen = smooth(0.47, 0.3, Math.abs(at - thread - 0.5)) * high;
		if (seen < 0.02) return found;
		mark.zari = true;
		mark.lies = "loose";
		mark.cover = seen;
		return true;
	};
};
