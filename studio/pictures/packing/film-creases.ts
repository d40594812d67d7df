import { random } from "../../maths/random.ts";
import { degrees, lerp } from "../../maths/scalar.ts";
import type { Crease } from "../../props/creases.ts";
import type { Sheet } from "./film.ts";

/** Creases of a clear bag's film, made by the goods in it. */

type Next = () => number;

/** One that begins at a place and runs out `length` cm away. */
const from = (next: Next, x: number, y: number, angle: number, length: number, width: number): Crease => {
	// As many are dull as bright, and their lines are far narrower than their sides.
	return {
		...{ x: x + 0.5 * length * Math.cos(angle), y: y + 0.5 * length * Math.sin(angle), angle, half: length / 2 },
		...{
			gentle: width * lerp(1, 2.4, next()),
			steep: lerp(0.018, 0.3 * width, next()),
			rise: lerp(0.1, 1, next() ** 1.6),
		},
	};
};

/** They fan out from a corner of the goods towards its middle. */
const ofCorner = (next: Next, x: number, y: number, out: number): Crease[] =>
	Array.from({ length: 24 }, () => {
		const angle = (out + 180 + (next() - 0.5) * 100) * degrees;
		const length = lerp(0.8, 9, next() ** 2);
		const back = lerp(0.2, 1.2, next());
		const width = lerp(0.05, 0.24, next());
		const [aside, along] = [1.6 * (next() - 0.5), 1.6 * (next() - 0.5)];
		return from(next, x + aside - back * Math.cos(angle), y + along - back * Math.sin(angle), angle, length, width);
	});

/** Film is drawn in along a side: they stand square to it, close together where it pulls most. */
const ofSide = (next: Next, count: number, place: (share: number) => readonly [number, number], inward: number) =>
	Array.from({ length: count }, () => {
		const [x, y] = place(0.5 + (next() - 0.5) * Math.sqrt(next()));
		const length = lerp(0.5, 5, next() ** 2.4);
		return from(next, x, y, inward + (next() - 0.5) * 1.1, length, lerp(0.04, 0.16, next()));
	});

/** Handling leaves a few long soft bends across the face, with shorter ones branching off. */
const acrossFace = (next: Next, { left, right, low, high }: Sheet): Crease[] =>
	Array.from({ length: 3 }, () => {
		const [x, y] = [lerp(left, right, 0.1 + 0.8 * next()), lerp(low, high, 0.1 + 0.75 * next())];
		const angle = (62 + 70 * (next() - 0.5)) * degrees;
		const long = from(next, x, y, angle, lerp(3, 9, next()), lerp(0.1, 0.25, next()));
		const at = 0.6 * (next() - 0.5) * long.half;
		const [bx, by] = [long.x + at * Math.cos(angle), long.y + at * Math.sin(angle)];
		return [long, from(next, bx, by, angle + lerp(0.4, 1.2, next()), lerp(0.6, 3, next()), lerp(0.05, 0.12, next()))];
	}).flat();

/** Those of a bag with its welds at the sides and foot of `bag`, round goods that reach up to `head`. */
export const filmCreases = (goods: Sheet, bag: Sheet, head: number, seed: number): Crease[] => {
	const next = random(seed * 7 + 3);
	const along = (a: number, b: number) => (share: number) => lerp(a, b, share);
	const [upright, across] = [along(goods.low, goods.high), along(goods.left, goods.right)];
	return [
		...ofCorner(next, goods.left, goods.low, -135),
		...ofCorner(next, goods.right, goods.low, -45),
		...ofCorner(next, goods.right, goods.high - 2, 40),
		...ofCorner(next, goods.left, goods.high - 2, 140),
		...ofSide(next, 60, (share) => [bag.left + 0.5, upright(share)], 0),
		...ofSide(next, 60, (share) => [bag.right - 0.5, upright(share)], Math.PI),
		...ofSide(next, 44, (share) => [across(share), bag.low + 0.3], Math.PI / 2),
		...ofSide(next, 30, (share) => [across(share), head], -Math.PI / 2),
		...acrossFace(next, goods),
	];
};
