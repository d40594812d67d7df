import { random } from "../../maths/random.ts";
import { degrees, lerp } from "../../maths/scalar.ts";
import type { Crease } from "../../props/creases.ts";
import type { Sheet } from "./film.ts";

/** How the film of a small window is bent: broad bends, whose planes show the wide soft light of a window, and short ones at its corners. */

type Next = () => number;

/** Where a bend lies, its direction, radians, its length and the width of its broad side, cm, and how steeply that falls at the crest. */
type Bend = { x: number; y: number; angle: number; length: number; wide: number; slope: number };

/** One with its middle at a place. */
const around = (next: Next, { x, y, angle, length, wide, slope }: Bend): Crease => ({
	...{ x, y, angle, half: length / 2, gentle: wide, rise: 0.5 * slope * wide },
	steep: Math.max(0.12, wide * lerp(0.15, 0.6, next())),
});

/** One that begins at a place and runs out from there. */
const from = (next: Next, { x, y, ...bend }: Bend): Crease =>
	around(next, {
		x: x + 0.5 * bend.length * Math.cos(bend.angle),
		y: y + 0.5 * bend.length * Math.sin(bend.angle),
		...bend,
	});

/** Half the length of a wave that goes over a whole pane and beyond, cm: at its ends it would run out. */
const over = 60;

/** How wide a wave's broad side is, cm, and how steep: a fine one and a broader one catch the window, the broadest only its wide soft light. */
const kinds = [
	{ wide: [0.8, 1.3], slope: [0.24, 0.32] },
	{ wide: [1.7, 2.6], slope: [0.28, 0.36] },
	{ wide: [4, 6.5], slope: [0.14, 0.18] },
] as const;

/** Film glued to paper that is not level is drawn into long waves: what they mirror runs from one edge of the paper to the other. */
const waves = (next: Next, { left, right, low, high }: Sheet): Crease[] => {
	// They fan out a little, each bag's in its own order and direction.
	const lean = lerp(50, 80, next());
	const fan = lerp(-14, 14, next());
	const first = Math.floor(3 * next());
	return kinds.map(({ wide: [thin, thick], slope: [level, steep] }, k) => {
		const place = (k + first) % 3;
		const angle = (lean + fan * (place - 1)) * degrees;
		const ahead = 0.35 * over;
		const x = lerp(left, right, (place + lerp(0.2, 0.8, next())) / 3) + ahead * Math.cos(angle);
		const y = (low + high) / 2 + ahead * Math.sin(angle);
		const wide = lerp(thin, thick, next());
		return { ...around(next, { x, y, angle, length: 2 * over, wide, slope: lerp(level, steep, next()) }), steep: wide };
	});
};

/** Bends of a small pane that is glued down all round: long waves, and short bends from its corners. */
export const paneCreases = (sheet: Sheet, seed: number): Crease[] => {
	const { left, right, low, high } = sheet;
	const next = random(seed * 11 + 5);
	const corners = Array.from({ length: 12 }, (_, k) => {
		const [x, y] = [k % 2 ? left : right, k % 4 < 2 ? low : high];
		const inward = Math.atan2((low + high) / 2 - y, (left + right) / 2 - x);
		const angle = inward + 0.9 * (next() - 0.5);
		const aside = next() - 0.5;
		const length = lerp(1.5, 5, next());
		const [wide, slope] = [lerp(0.15, 0.6, next()), lerp(0.1, 0.4, next())];
		return from(next, { x, y: y + aside, angle, length, wide, slope });
	});
	return [...corners, ...waves(next, sheet)];
};
