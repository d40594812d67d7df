import { random } from "../maths/random.ts";
import { bell, degrees, lerp, smooth } from "../maths/scalar.ts";

/*
 * Cloth that has been shaken out sinks to the floor with air below it: what stays are long low billows, broad in their
 * middle and lost towards their ends, that lie oblique to the cloth, and beside them a narrower fold or two that runs much
 * the same way. Between them the cloth is calm.
 */

/** One billow: the middle of its crest, the way it runs, half its length, its breadth on either side, its height, cm, and how far it bends. */
type Billow = {
	x: number;
	y: number;
	cos: number;
	sin: number;
	half: number;
	steep: number;
	slow: number;
	high: number;
	bend: number;
};

/** About one broad billow in so many cm of the cloth. */
const every = 46;

/** What they are like: half as long, as broad to a side and as high as so many cm. */
type Kind = { half: readonly [number, number]; wide: readonly [number, number]; high: readonly [number, number] };
const broad: Kind = { half: [55, 120], wide: [12, 21], high: [2.5, 4.3] };
const narrow: Kind = { half: [26, 75], wide: [4, 7.5], high: [0.8, 1.8] };

/** Between which angles from straight across they run, degrees: most up to the right, across the light, some to the left. */
const [along, other] = [
	[20, 76],
	[108, 150],
] as const;
const others = 0.25;

/** How far from a billow its narrower folds lie, in breadths of it, and by how many degrees they run another way. */
const beside = [1, 2.2] as const;
const astray = 14;

/** How much of its height a billow keeps where it runs out over a selvedge, and over an end. */
const [atSelvedge, atEnd] = [0.75, 0.3];

const billowsOf = (width: number, length: number, seed: number): Billow[] => {
	const next = random(seed * 67 + 5);
	const among = ([from, to]: readonly [number, number]) => lerp(from, to, next());
	const billow = ({ half, wide, high }: Kind, x: number, y: number, angle: number): Billow => {
		const across = among(wide);
		return {
			x,
			y,
			cos: Math.cos(angle * degrees),
			sin: Math.sin(angle * degrees),
			half: among(half),
			steep: across * lerp(0.6, 0.85, next()),
			slow: across * lerp(1.1, 1.5, next()),
			high: among(high),
			bend: (next() - 0.5) * 0.5,
		};
	};
	const count = Math.round(length / every);
	return Array.from({ length: count }, (_, k) => {
		const angle = among(next() < others ? other : along);
		const first = billow(
			broad,
			(next() - 0.5) * width * 0.95,
			(length * (k + 0.5 + (next() - 0.5) * 0.9)) / count,
			angle,
		);
		const folds = Array.from({ length: Math.floor(3 * next()) }, () => {
			const off = (next() < 0.5 ? -1 : 1) * among(beside) * first.slow;
			const way = (next() - 0.5) * first.half;
			return billow(
				narrow,
				first.x + way * first.cos - off * first.sin,
				first.y + way * first.sin + off * first.cos,
				angle + (next() - 0.5) * 2 * astray,
			);
		});
		return [first, ...folds];
	}).flat();
};

/** How high billows lift the cloth off the floor at each of its places, cm. Where they meet, the higher one goes on. */
export const billowsAt = (width: number, length: number, seed: number) => {
	const billows = billowsOf(width, length, seed);
	return (x: number, y: number): number => {
		let sum = 0;
		for (const { x: cx, y: cy, cos, sin, half, steep, slow, high, bend } of billows) {
			const way = ((x - cx) * cos + (y - cy) * sin) / half;
			if (way < -1 || way > 1) continue;
			const off = (y - cy) * cos - (x - cx) * sin - bend * half * way * way;
			const spread = (off > 0 ? slow : steep) * (1 + 0.6 * way * way);
			if (Math.abs(off) > 3 * spread) continue;
			sum += (high * (1 - way * way) ** 1.5 * bell(off, spread)) ** 3;
		}
		const sides = lerp(atSelvedge, 1, smooth(0, 20, width / 2 - Math.abs(x)));
		return Math.cbrt(sum) * sides * lerp(atEnd, 1, smooth(0, 30, Math.min(y, length - y)));
	};
};
