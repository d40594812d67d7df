import { fbm } from "../maths/noise.ts";
import { hash } from "../maths/random.ts";
import { lerp, smooth } from "../maths/scalar.ts";
import type { Moved } from "./length-field.ts";

/*
 * What is left in an opened cloth of the folds it has lain in: low, narrow lines that run straight across or along it, a
 * ridge and a valley in turn, with level cloth between them. Shaken out, it has lost most of them here and there.
 */

/** About how far apart the folds across the cloth are, cm, and into how many strips its width was folded. */
const foldLength = 42;
const stripsAcross = 4;

/** How high a ridge stands over the floor's level and how deep a valley goes, and how far to its sides it is felt, cm. */
const high = 0.5;
const felt = 2.2;
/** The width over which it turns, cm: a pressed fold is as sharp as the mesh can show it. */
const turns = 0.3;

/** What is left at the far end of how firmly a fold shows at the near one. */
const farLeft = 0.5;

/** A crease at distance `d`: 1 on it, less beside it. */
const ridge = (d: number): number => Math.exp(-(Math.hypot(d, turns) - turns) / felt);

/**
 * How far cloth on the two sides of a fold is drawn apart along it, cm, over what width that changes, and how far to its sides
 * it is felt: no hand opens a fold without drawing it aslant, and what is woven across it does not run on straight.
 */
const slip = { most: 0.75, turns: 1.1, felt: 13 };

/** How cloth at distance `d` from a fold has slipped along it: one way on this side, the other way beyond it. */
const slipped = (d: number): number => {
	const far = Math.abs(d);
	return far > 5 * slip.felt ? 0 : Math.tanh(d / slip.turns) * Math.exp(-far / slip.felt);
};

/** By how much a place of a cloth of these measures has moved because of the folds it has lain in, cm. */
export const creasesOf = (width: number, length: number, seed: number) => {
	const along = Math.round(length / foldLength);
	const [wide, long] = [width / stripsAcross, length / along];
	const turned = (k: number) => (k % 2 === 0 ? 1 : -1);
	/** How firmly a fold was pressed: a few sharply, many hardly, and along its way it comes and goes. */
	const firm = (k: number, way: number, at: number) =>
		lerp(0.12, 1.15, hash(k, way, seed + 71) ** 1.6) * smooth(-0.45, 0.3, fbm(at * 0.011, k * 7 + way, 2, seed + 73));
	/** No hand folds along a ruler: by so much the fold as a whole is off, and aslant. */
	const off = (k: number, way: number, share: number) =>
		way * 5 * (hash(k, way, seed + 79) - 0.5) + 2.4 * (hash(k, way, seed + 83) - 0.5) * (share - 0.5);
	const slips = (k: number, way: number) => slip.most * 2 * (hash(k, way, seed + 89) - 0.5);
	return (x: number, y: number): Moved => {
		const across = x + width / 2;
		let [up, aside, on] = [0, 0, 0];
		for (let k = 1; k < stripsAcross; k++) {
			const d = across - k * wide + off(k, 1, y / length);
			const firmly = firm(k, 1, y);
			up += turned(k) * firmly * ridge(d);
			on += slips(k, 1) * firmly * slipped(d);
		}
		const near = Math.round(y / long);
		for (const k of [near - 1, near, near + 1])
			if (k > 0 && k < along) {
				const d = y - k * long + off(k, 2, across / width);
				const firmly = firm(k, 2, x);
				up += turned(k) * firmly * ridge(d);
				aside += slips(k, 2) * firmly * slipped(d);
			}
		return [aside, on, high * lerp(1, farLeft, y / length) * up];
	};
};

/** How high the small unevenness of crumpled cloth is at most, cm, and how far apart its crests are, about. */
const crumple = { high: 0.26, apart: 9 };

/** How far cloth that has been lifted and let go is uneven by the hand's breadth, cm: in patches, with soft crests that fork. */
export const crumpledBy = (seed: number) => (x: number, y: number) => {
	const [u, v] = [x / crumple.apart, y / crumple.apart];
	const drawn = 0.5 * fbm(u * 0.6, v * 0.6, 2, seed + 91);
	const crest = 1 - Math.hypot(fbm(u * 0.7 + drawn, v + u * 0.4 - drawn, 3, seed + 93), 0.12);
	return crumple.high * crest ** 2 * smooth(-0.3, 0.5, fbm(u * 0.22, v * 0.22, 2, seed + 95));
};
