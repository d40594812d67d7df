import { foldProfile, ridgeOrValley } from "../maths/fold.ts";
import { fbm } from "../maths/noise.ts";
import { hash } from "../maths/random.ts";
import { clamp, lerp, smooth } from "../maths/scalar.ts";
import type { Moved } from "./length-field.ts";

/*
 * What is left in an opened cloth of the folds it has lain in: lines that run straight across or along it, a ridge and a valley in
 * turn. Shaken out, it has lost most of them here and there, and between them it is level; starched and only opened, it stands up
 * to each.
 */

/** About how far apart the folds across the cloth are, cm, and into how many strips its width was folded. */
const foldLength = 42;
const stripsAcross = 4;

/**
 * How high a ridge stands over the floor's level and how deep a valley goes, how far to its sides it is felt, cm, and how firm
 * the faintest and the firmest are: in cloth that was shaken out, and in starched cloth that was opened only.
 */
const shaken = { high: 0.5, felt: 2.2, firm: [0.06, 1.15] } as const;
const starched = { high: 0.8, felt: 3.4, firm: [0.14, 1.2] } as const;
/** The width over which it turns, cm: a pressed fold is as sharp as the mesh can show it. */
const turns = 0.3;

/** Over how many cm from a fold those across it turn from ridge to valley. */
const opposite = 3.2;

/**
 * How high the corners of starched faces lie off the floor, cm: at the edges of the cloth and within it, where ridge and valley take
 * turns across it, and by how much more by lot. Each face lies between its four corners and meets the next at an edge that is
 * sharp all along: where faces were told from each other only by what their folds draw up, their corners were round, and the
 * cloth was quilted. All stand so high that no fold reaches the floor, which would round it off.
 */
const corners = { atEdge: 0.3, least: 0.5, turn: 0.8, lot: 1.1 };

/** What is left of those heights where it has lain open for a while. */
const standing = 0.75;

/** How far its steeper and its softer side are felt, beside the mean. */
const lee = { steep: 0.6, slow: 1.7 };

/** How far a fold wanders from its straight line, cm. */
const wanders = 1.1;

/** What is left at the far end of how firmly a fold shows at the near one. */
const farLeft = 0.7;

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

/**
 * By how much a place of a cloth of these measures has moved because of the folds it has lain in, cm.
 *
 * @param pressed 0: it has been shaken out, 1: it is starched and has only been opened
 */
export const creasesOf = (width: number, length: number, seed: number, pressed: number) => {
	const [high, felt] = [lerp(shaken.high, starched.high, pressed), lerp(shaken.felt, starched.felt, pressed)];
	const [faint, firmest] = [0, 1].map((k) => lerp(shaken.firm[k], starched.firm[k], pressed));
	const along = Math.round(length / foldLength);
	const [wide, long] = [width / stripsAcross, length / along];
	/**
	 * Cloth that lay in two when it was folded again has a ridge on one side of the first fold where it has a valley on the other.
	 * Half pressed, its folds are as good as gone in every second strip.
	 */
	const facing = (place: number, strip: number) => {
		const at = place / strip;
		const next = Math.round(at);
		return lerp(1, ridgeOrValley(next) * Math.tanh(((at - next) * strip) / opposite), pressed);
	};
	/** How firmly a fold was pressed: a few sharply, many hardly. */
	const pressedIn = (k: number, way: number) => lerp(faint, firmest, hash(k, way, seed + 71) ** 1.7);
	/** Along its way a fold comes and goes, wherever others cross it. */
	const shows = (k: number, way: number, at: number) =>
		lerp(smooth(-0.45, 0.3, fbm(at * 0.011, k * 7 + way, 2, seed + 73)), 1, 0.25 * pressed);
	/** Where a fold was packed hardest it is narrowest, and on one side steeper than on the other. */
	const feltOf = (firmly: number, d: number) => felt * lerp(1.5, 0.55, clamp(firmly)) * (d > 0 ? lee.steep : lee.slow);
	const leans = (k: number, way: number) => (hash(k, way, seed + 99) < 0.5 ? -1 : 1);
	/** No hand folds along a ruler: by so much the fold as a whole is off, and aslant. */
	const off = (k: number, way: number, share: number) =>
		way * 5 * (hash(k, way, seed + 79) - 0.5) +
		2.4 * (hash(k, way, seed + 83) - 0.5) * (share - 0.5) +
		wanders * fbm(share * 4, k * 5 + way, 2, seed + 87);
	// Starched cloth is opened without being drawn aslant: its borders run on straight.
	const slips = (k: number, way: number) => lerp(1, 0.25, pressed) * slip.most * 2 * (hash(k, way, seed + 89) - 0.5);
	const corner = (i: number, j: number) => {
		const lot = hash(i, j, seed + 97);
		const isWithin = i > 0 && i < stripsAcross && j > 0 && j < along;
		return isWithin
			? corners.least + corners.turn * (0.5 + 0.5 * ridgeOrValley(i)) + corners.lot * lot
			: corners.atEdge * lot;
	};
	const faces = standing * pressed ** 3;
	/** How high the faces between the folds lie, cm. */
	const faceAt = (across: number, y: number): number => {
		const foldAcross = (i: number) => i * wide - (i > 0 && i < stripsAcross ? off(i, 1, y / length) : 0);
		const foldAlong = (j: number) => j * long - (j > 0 && j < along ? off(j, 2, across / width) : 0);
		let [i, j] = [clamp(Math.floor(across / wide), 0, stripsAcross - 1), clamp(Math.floor(y / long), 0, along - 1)];
		if (i > 0 && across < foldAcross(i)) i--;
		else if (i < stripsAcross - 1 && across >= foldAcross(i + 1)) i++;
		if (j > 0 && y < foldAlong(j)) j--;
		else if (j < along - 1 && y >= foldAlong(j + 1)) j++;
		const s = (across - foldAcross(i)) / (foldAcross(i + 1) - foldAcross(i));
		const t = (y - foldAlong(j)) / (foldAlong(j + 1) - foldAlong(j));
		return lerp(lerp(corner(i, j), corner(i + 1, j), s), lerp(corner(i, j + 1), corner(i + 1, j + 1), s), t);
	};
	return (x: number, y: number): Moved => {
		const across = x + width / 2;
		let [up, aside, on] = [0, 0, 0];
		for (let k = 1; k < stripsAcross; k++) {
			const d = across - k * wide + off(k, 1, y / length);
			const whole = pressedIn(k, 1);
			const firmly = whole * shows(k, 1, y);
			up += ridgeOrValley(k) * firmly * foldProfile(d, turns, feltOf(whole, d * leans(k, 1)));
			on += slips(k, 1) * firmly * slipped(d);
		}
		const near = Math.round(y / long);
		for (const k of [near - 1, near, near + 1])
			if (k > 0 && k < along) {
				const d = y - k * long + off(k, 2, across / width);
				const whole = pressedIn(k, 2);
				const firmly = whole * shows(k, 2, x);
				up += ridgeOrValley(k) * facing(across, wide) * firmly * foldProfile(d, turns, feltOf(whole, d * leans(k, 2)));
				aside += slips(k, 2) * firmly * slipped(d);
			}
		return [aside, on, high * lerp(1, farLeft, y / length) * up + faces * faceAt(across, y)];
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
