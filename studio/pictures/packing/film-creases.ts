import { noise } from "../../maths/noise.ts";
import { clamp, lerp, smooth } from "../../maths/scalar.ts";

/** Creases of a clear pane, each pane its own: short, narrow, from its edge inwards, so that none crosses the goods. */

type Crease = {
	x: number;
	y: number;
	dx: number;
	dy: number;
	length: number;
	bend: number;
	width: number;
	light: number;
};

export type PaneSides = { left: number; right: number; low: number; high: number };

const chance = (k: number, seed: number): number => noise(k * 7.31 + 0.5, seed * 3.17 + 0.5, 611);

export const creasesOf = (sides: PaneSides, seed: number): Crease[] =>
	Array.from({ length: 7 }, (_, k) => {
		const pick = (n: number) => clamp((chance(k * 9 + n, seed) - 0.5) * 1.7 + 0.5);
		const side = k % 4;
		// Two on a side keep to their own halves of it: crossed, they would be a star.
		const along = (k < 4 ? 0.06 : 0.56) + 0.38 * pick(1);
		const x = side === 0 ? sides.left : side === 1 ? sides.right : lerp(sides.left, sides.right, along);
		const y = side === 2 ? sides.low : side === 3 ? sides.high : lerp(sides.low, sides.high, along);
		const inwards = [0, Math.PI, Math.PI / 2, -Math.PI / 2][side];
		const angle = inwards + (pick(2) - 0.5) * 1.1;
		return {
			...{ x, y, dx: Math.cos(angle), dy: Math.sin(angle) },
			length: lerp(1.6, 5.4, pick(3) ** 1.6),
			bend: (pick(4) - 0.5) * 0.16,
			width: lerp(0.035, 0.07, pick(5)),
			light: lerp(0.35, 1, pick(6)),
		};
	});

/** Light and shade of the creases at a place: each has a lit side, and a dim one beside it. */
export const creaseLight = (creases: readonly Crease[], x: number, y: number): readonly [lit: number, dim: number] => {
	let [lit, dim] = [0, 0];
	for (const { x: x0, y: y0, dx, dy, length, bend, width, light } of creases) {
		const along = (x - x0) * dx + (y - y0) * dy;
		if (along < 0 || along > length) continue;
		const off = (y - y0) * dx - (x - x0) * dy - bend * along * along;
		const ends = smooth(length, length * 0.3, along) * light;
		const w = width * (0.4 + 0.6 * ends);
		lit = Math.max(lit, ends * smooth(w, 0, Math.abs(off)));
		dim = Math.max(dim, ends * smooth(2.4 * w, 0, Math.abs(off + 1.8 * w)));
	}
	return [lit, dim];
};
