import { noise } from "../maths/noise.ts";
import { hash } from "../maths/random.ts";
import { lerp, smooth } from "../maths/scalar.ts";
import { clearMark, type Design, newMark } from "./design.ts";

/*
 * The back of brocade: where a figure shows its metal, the back has that metal's ties alone. From figure to figure, and to the
 * bands beside them, its threads lie loose side by side, straight along the weft; where the next figure is far off they were
 * cut, and their ends lie beside the figure.
 */

/** Metal threads per cm, and how far one wanders from its straight line, in threads: each that hung its own way was the grain of wood. */
const threads = 18;
const wanders = 0.3;

/** Where across the metal threads of a back a place lies: whole numbers lie between two of them. */
export const backThreadAt = (u: number, v: number): number => v * threads + wanders * noise(u * 0.2, v * 0.5, 7);

/** The widest gap that a thread crosses, and how finely its ends are looked for, cm. */
const widest = 2.3;
const step = 0.075;

/** How long the shortest and the longest ends are that were cut, cm. */
const cut = [0.16, 0.62] as const;

/**
 * How far metal goes on along the warp, both ways, to be a band that is alike on both sides, cm. Looked for closely, or the edge of a
 * band beside a row of figures is a zigzag.
 */
const band = Array.from({ length: 52 }, (_, k) => (k % 2 ? -1 : 1) * (2.34 - 0.09 * Math.floor(k / 2)));

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
	/** How well the end of a thread is seen that was cut beside a figure, `far` cm off to one side. */
	const endAt = (u: number, v: number, side: number, far: number, thread: number): number => {
		if (far === 0 || far > cut[1] || isBand(u + side * far, v)) return 0;
		// Figure by figure they are cut otherwise.
		const figure = Math.round(0.4 * (u + side * far));
		const own = lerp(...cut, hash(thread, figure * 2 + side, 19) ** 1.4);
		return smooth(own, 0.8 * own, far);
	};
	return (u, v, mark) => {
		const found = design(u, v, mark);
		if (mark.zari) {
			if (!isBand(u, v)) mark.lies = "under";
			return true;
		}
		const at = backThreadAt(u, v);
		const thread = Math.floor(at);
		// One thread goes as far as it does in its middle, all of it.
		const middle = v + (thread + 0.5 - at) / threads;
		const left = edgeTo(u, middle, -1, widest);
		const right = edgeTo(u, middle, 1, left > 0 ? Math.max(cut[1], widest - left) : cut[1]);
		const crosses = left > 0 && right > 0 && left + right <= widest;
		// Between two bands nothing crosses: each is woven with a weft of its own.
		if (crosses && isBand(u - left, middle) && isBand(u + right, middle)) return found;
		const shown = crosses ? 1 : Math.max(endAt(u, middle, -1, left, thread), endAt(u, middle, 1, right, thread));
		// Here and there one lies so low that it is hardly seen.
		const high = hash(thread, 2, 9) < 0.1 ? 0.45 : 0.8 + 0.2 * hash(thread, 3, 9);
		const seen = shown * high * smooth(0.5, 0.36, Math.abs(at - thread - 0.5));
		if (seen < 0.02) return found;
		mark.zari = true;
		mark.lies = "loose";
		mark.cover = seen;
		return true;
	};
};
