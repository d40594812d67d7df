import { random } from "../../maths/random.ts";
import { degrees, lerp } from "../../maths/scalar.ts";
import type { Crease } from "../../props/creases.ts";
import type { Sheet } from "./film.ts";

/**
 * How the film of a clear bag is bent by the goods in it: broad bends, whose planes show the window's wide soft light,
 * and sharp creases where it is pulled, at its corners and beside its welds.
 */

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

/** Film that is drawn tight over a corner of the goods: bends fan out from there towards the middle. */
const ofCorner = (next: Next, x: number, y: number, out: number): Crease[] =>
	Array.from({ length: 6 }, () => {
		const angle = (out + 180 + (next() - 0.5) * 96) * degrees;
		const length = lerp(2, 8, next() ** 1.6);
		const back = lerp(0.4, 1.8, next());
		const aside = 1.8 * (next() - 0.5);
		const [bx, by] = [x - back * Math.cos(angle) + aside, y - back * Math.sin(angle) - aside];
		const [wide, slope] = [lerp(0.2, 0.16 * length, next()), lerp(0.1, 0.27, next())];
		return from(next, { x: bx, y: by, angle, length, wide, slope });
	});

type PlaceAt = (share: number) => readonly [number, number];

/** Film goes down from the goods to its weld, and gathers a little there: bends square to the side. */
const ofSide = (next: Next, count: number, place: PlaceAt, inward: number): Crease[] =>
	Array.from({ length: count }, () => {
		const [x, y] = place(next());
		const length = lerp(1.6, 6, next() ** 2);
		const angle = inward + (next() - 0.5) * 0.9;
		const [wide, slope] = [lerp(0.15, 0.75, next()), lerp(0.15, 0.9, next() ** 1.4)];
		return from(next, { x, y, angle, length, wide, slope });
	});

/** Over the face it is loose: a few long bends, most of them from head to foot. */
const acrossFace = (next: Next, { left, right, low, high }: Sheet): Crease[] =>
	Array.from({ length: 7 }, (_, k) => {
		const upright = k < 5;
		const angle = ((upright ? 90 : 0) + (next() < 0.5 ? 180 : 0) + 56 * (next() - 0.5)) * degrees;
		const length = (upright ? high - low : right - left) * lerp(0.3, 0.75, next());
		const [x, y] = [lerp(left, right, ((k % 5) + next()) / 5), lerp(low, high, next())];
		const [wide, slope] = [lerp(2, 5, next()), lerp(0.1, upright ? 0.34 : 0.2, next())];
		// Its steep side is broad too: a narrow one is a line of light with two points.
		return { ...around(next, { x, y, angle, length, wide, slope }), steep: wide * lerp(0.45, 1, next()) };
	});

/** Broad faint planes turned to the window, each with one sharp edge: nothing else says over level goods that film lies there. */
const planes = (next: Next, { left, right, low, high }: Sheet, count: number): Crease[] =>
	Array.from({ length: count }, (_, k) => {
		const angle = (90 + 44 * (next() - 0.5)) * degrees;
		const length = (high - low) * lerp(0.7, 1.5, next());
		const [x, y] = [lerp(left, right, (k + 0.3 + 0.7 * next()) / count), lerp(low, high, lerp(0.3, 0.7, next()))];
		const wide = (right - left) * lerp(0.18, 0.42, next());
		const slope = lerp(0.07, 0.14, next());
		return { ...around(next, { x, y, angle, length, wide, slope }), steep: wide * lerp(0.6, 1.2, next()) };
	});

/** Bends of a bag with its welds at the sides and foot of `bag`, round goods that reach up to `head`. */
export const filmCreases = (goods: Sheet, bag: Sheet, head: number, seed: number): Crease[] => {
	const next = random(seed * 7 + 3);
	const along = (a: number, b: number) => (share: number) => lerp(a, b, share);
	const [upright, across] = [along(goods.low, goods.high), along(goods.left, goods.right)];
	return [
		...ofCorner(next, goods.left, goods.low, -135),
		...ofCorner(next, goods.right, goods.low, -45),
		...ofCorner(next, goods.right, goods.high - 3, 40),
		...ofCorner(next, goods.left, goods.high - 3, 140),
		...ofSide(next, 46, (share) => [bag.left + 0.3, upright(share)], 0),
		...ofSide(next, 46, (share) => [bag.right - 0.3, upright(share)], Math.PI),
		...ofSide(next, 30, (share) => [across(share), bag.low + 0.3], Math.PI / 2),
		...ofSide(next, 16, (share) => [across(share), head], -Math.PI / 2),
		...acrossFace(next, goods),
		...planes(next, goods, 3),
	];
};

/** Half the length of a wave that goes over a whole pane and beyond, cm: at its ends it would run out. */
const over = 60;

/** Film glued to paper that is not level is drawn into long waves: what they mirror runs from one edge of the paper to the other. */
const waves = (next: Next, { left, right, low, high }: Sheet): Crease[] =>
	[0.26, 0.7].map((share, k) => {
		// One catches the panes of the window, the other only its wide soft light, and they do not run side by side.
		const angle = (k === 0 ? lerp(70, 84, next()) : lerp(52, 66, next())) * degrees;
		const ahead = 0.35 * over;
		const x = lerp(left, right, share + 0.16 * (next() - 0.5)) + ahead * Math.cos(angle);
		const y = (low + high) / 2 + ahead * Math.sin(angle);
		const wide = k === 0 ? lerp(1.6, 2.4, next()) : lerp(4, 6, next());
		const slope = k === 0 ? lerp(0.3, 0.38, next()) : lerp(0.14, 0.18, next());
		return { ...around(next, { x, y, angle, length: 2 * over, wide, slope }), steep: wide };
	});

/** Bends of a small pane that is glued down all round: long waves, a few broad bends, aslant, and short ones from its corners. */
export const paneCreases = (sheet: Sheet, seed: number): Crease[] => {
	const { left, right, low, high } = sheet;
	const next = random(seed * 11 + 5);
	const broad = Array.from({ length: 3 }, (_, k) => {
		const angle = (90 + (next() < 0.5 ? 180 : 0) + 70 * (next() - 0.5)) * degrees;
		const [x, y] = [lerp(left, right, (k + next()) / 3), lerp(low, high, next())];
		const length = lerp(8, 18, next());
		const [wide, slope] = [lerp(1.8, 4.4, next()), lerp(0.06, 0.2, next())];
		return around(next, { x, y, angle, length, wide, slope });
	});
	const corners = Array.from({ length: 10 }, (_, k) => {
		const [x, y] = [k % 2 ? left : right, k % 4 < 2 ? low : high];
		const inward = Math.atan2((low + high) / 2 - y, (left + right) / 2 - x);
		const angle = inward + 0.9 * (next() - 0.5);
		const aside = next() - 0.5;
		const length = lerp(1.5, 5, next());
		const [wide, slope] = [lerp(0.15, 0.6, next()), lerp(0.1, 0.4, next())];
		return from(next, { x, y: y + aside, angle, length, wide, slope });
	});
	return [...broad, ...corners, ...planes(next, sheet, 2), ...waves(next, sheet)];
};
