import type { Place } from "../cloth/mesh.ts";
import { random } from "../maths/random.ts";
import { lerp } from "../maths/scalar.ts";

/** A soft fold across a swatch: where its line crosses the middle, which way it runs, and how far it falls to either side. */
export type Ridge = { turn: number; off: number; high: number; long: number; steep: number };

/** The line of a fold that was pressed and opened: whether it runs up, where, how high its ridge is (below 0 a furrow), and how soon it falls off, cm. */
export type Crease = { upright: boolean; at: number; high: number; wide: number };

/** A corner that stands up: which one (1 or -1 along x and y), how high its tip, and how far in it begins. */
export type Lift = { x: 1 | -1; y: 1 | -1; high: number; reach: number };

/** How one swatch is cut and laid; every product has its own. */
export type SwatchLay = {
	seed: number;
	width: number;
	height: number;
	tooth: number;
	cloth: Place;
	ruler: Place;
	/** How much handling has creased it, share of cotton's: satin slips through the hand and keeps next to none. */
	handled: number;
	/** The faint grid of the folds in which it was kept. */
	creases: readonly Crease[];
	ridges: readonly Ridge[];
	lifts: readonly Lift[];
	/** Loose threads: along which side (0 to 3, from the foot round anticlockwise), and where on it. */
	threads: readonly { side: number; at: number }[];
};

/** A number of its own for a product, out of its id. */
const seedOf = (id: string): number => {
	let seed = 2166136261;
	for (let i = 0; i < id.length; i++) seed = Math.imul(seed ^ id.charCodeAt(i), 16777619);
	return seed >>> 0;
};

/** Lies the ruler below the cloth, to its left or to its right, the cloth fills what is left of the picture. */
const sides = [
	{ ruler: { x: 0, y: -10.6, turn: 0 }, cloth: { x: 0, y: 1.7 }, most: [15.6, 16.8] },
	{ ruler: { x: -8.55, y: 0, turn: -90 }, cloth: { x: 1.5, y: 0.3 }, most: [13.6, 17.6] },
	{ ruler: { x: 8.55, y: 0, turn: 90 }, cloth: { x: -1.5, y: 0.3 }, most: [13.6, 17.6] },
] as const;

/**
 * A piece lies almost flat, with the creases in which it was kept.
 * @param swell height of two soft folds across it, share of full ones
 */
export const layOf = (id: string, swell: number, pale: boolean): SwatchLay => {
	const seed = seedOf(id);
	const next = random(seed);
	const between = (from: number, to: number) => lerp(from, to, next());
	const side = sides[Math.floor(next() * 3)];
	const leans = next() < 0.5 ? -1 : 1;
	// Low folds are broad ones, or they are the stroke of an airbrush; satin lies in more of them, and narrower ones.
	const satin = swell > 0.9;
	const broad = swell < 0.5 ? 1.7 : satin ? 0.3 : 1;
	const first: Ridge = {
		...{ turn: between(20, 70) * (next() < 0.3 ? -1 : 1), off: between(-4.5, -1) },
		...{ high: swell * between(0.7, 1.25), long: broad * between(2.6, 3.8), steep: broad * between(1.3, 1.8) },
	};
	const second: Ridge = {
		...{ turn: first.turn + between(-24, 24), off: first.off + between(4.5, 7) },
		...{ high: swell * between(0.3, 0.75), long: broad * between(2, 3), steep: broad * between(1.2, 1.6) },
	};
	// Satin's are lower for their width, or their far sides are black.
	const softer = (ridge: Ridge, turn: number, off: number, size: number): Ridge => ({
		...{ turn: ridge.turn + turn, off: ridge.off + off, high: 0.3 * size * ridge.high },
		...{ long: ridge.long * (1.5 - 0.5 * size), steep: 1.25 * ridge.steep },
	});
	const satins = [
		softer(first, 0, 0, 1),
		softer(second, -9, 0.6, 1.3),
		softer(first, 22, -4.6, 0.9),
		softer(second, 14, 4.4, 0.9),
		softer(second, -26, 1.8, 0.7),
		softer(first, 9, -2.4, 0.6),
	];
	// Never the upper left one: its slope falls away from the light and is a smudge on pale cloth.
	const creaseOf = (upright: boolean, at: number, sign: number): Crease => ({
		...{ upright, at, high: sign * between(0.09, 0.16) * (pale ? 0.8 : 1), wide: between(0.28, 0.5) },
	});
	const middle = next() < 0.5 ? 1 : -1;
	const creases = [
		creaseOf(true, between(-1.6, 1.6), middle),
		creaseOf(false, between(1.6, 4.2), 1),
		creaseOf(false, between(-5, -2.2), -middle),
	].filter(() => next() < 0.75);
	const corner = next();
	const lifted: Lift = {
		...{ x: corner < 0.7 ? 1 : -1, y: corner < 0.35 ? 1 : -1 },
		...{ high: between(0.8, 1.4), reach: between(2.6, 4) },
	};
	const other: Lift = { x: lifted.x === 1 ? -1 : 1, y: -1, high: between(0.2, 0.5), reach: 3 };
	return {
		seed: seed % 1000,
		width: side.most[0] - between(0, 1.3),
		height: side.most[1] - between(0, 1.8),
		tooth: between(0.44, 0.54),
		cloth: {
			x: side.cloth.x + between(-0.25, 0.25),
			y: side.cloth.y + between(-0.3, 0.3),
			turn: leans * between(1.4, 4.6),
		},
		ruler: {
			...{ x: side.ruler.x + between(-0.12, 0.12), y: side.ruler.y + between(-0.3, 0.3) },
			turn: side.ruler.turn - leans * between(0.3, 1.8),
		},
		handled: satin ? 0.35 : 1,
		creases: satin ? creases.slice(0, 1).map((one) => ({ ...one, high: one.high * 0.5 })) : creases,
		ridges: satin ? satins : swell > 0 ? [first, second] : [],
		lifts: [lifted, other],
		threads: Array.from({ length: 1 + Math.floor(next() * 3) }, () => ({
			side: Math.floor(next() * 4),
			at: between(-0.42, 0.42),
		})),
	};
};
