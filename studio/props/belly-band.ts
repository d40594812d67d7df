import { gridMesh } from "../cloth/mesh.ts";
import type { HeightAt } from "../cloth/surface-height.ts";
import { fbm } from "../maths/noise.ts";
import { bell, clamp, lerp, smooth } from "../maths/scalar.ts";
import type { Piece, Surface } from "../render/scene.ts";

export type BellyBandOptions = {
	y: number;
	height: number;
	/** How far it climbs per cm to the right. */
	skew: number;
	/** Left and right end of the goods that it goes round. */
	sides: readonly [number, number];
	top: HeightAt;
	surface: Surface;
};

/** Thickness of the paper as it shows at an edge, cm. */
const thick = 0.07;
const steps = 120;

/**
 * A band of stiff paper round folded goods. It bends one way alone, over its length: round the goods' sides, where it is
 * creased by hand and not by a ruler, and a little over what stands highest below it.
 */
export const bellyBand = ({ y, height, skew, sides: [left, right], top, surface }: BellyBandOptions): Piece => {
	const crest = (x: number): number => {
		let highest = 0;
		for (let k = -6; k <= 6; k++) highest = Math.max(highest, top(x, y + skew * x + (k / 12) * height));
		return highest;
	};
	const xAt = (k: number) => lerp(left + 0.5, right - 0.5, k / steps);
	const line = Array.from({ length: steps + 1 }, (_, k) => crest(xAt(k)));
	const mean = (heights: readonly number[], k: number, reach: number) => {
		let sum = 0;
		for (let d = -reach; d <= reach; d++) sum += heights[clamp(k + d, 0, steps)];
		return sum / (2 * reach + 1);
	};
	// Stiff paper lies on the highest of what is near, and bends slowly: a pressed crease must not look through it.
	const highest = line.map((_, k) => Math.max(...line.slice(Math.max(0, k - 4), k + 5)));
	const even = highest.map((_, k) => mean(highest, k, 6));
	const level = (x: number): number => {
		const at = clamp(((x - left - 0.5) / (right - left - 1)) * steps, 0, steps - 0.001);
		const k = Math.floor(at);
		return lerp(even[k], even[k + 1], at - k);
	};
	const out = 0.3;
	const own = Math.round(97 * Math.abs(skew * 50 + height));
	// It is not drawn quite tight: it swells here and there, and broke where a hand closed it.
	const slack = (x: number, up: number): number => {
		const broken = (at: number) => bell(x - at - 0.12 * up * Math.sin(at * 7), 0.2) - 0.5 * bell(x - at - 0.5, 0.5);
		const breaks = broken(left + 2.2 + (own % 5) * 0.4) + 0.7 * broken(right - 3.4 - (own % 7) * 0.5);
		return 0.16 * fbm(x * 0.16, up * 0.05, 2, 5 + own) + 0.07 * breaks;
	};
	const mesh = gridMesh(420, 44, (a, b) => {
		const x = lerp(left - out, right + out, a);
		const inRim = clamp((b - 1 / 44) / (1 - 2 / 44));
		const rim = b === 0 || b === 1 ? thick : 0;
		const up = (inRim - 0.5) * height;
		const toEnd = Math.min(x - left + out, right + out - x);
		// Round the side it goes in a short bend, steep at last.
		const bend = 1 - clamp(toEnd / 0.75);
		const down = 0.55 * bend ** 2.2 + 3 * smooth(0.1, 0, toEnd);
		// Its long edges stand off a little where nothing holds them.
		const held = smooth(0, 4, toEnd);
		const free = held * 0.24 * (0.5 + fbm(x * 0.09, Math.sign(up) * 3, 2, 15)) * (Math.abs(up) / (height / 2)) ** 3;
		const sway = 0.03 * fbm(x * 0.12, Math.sign(up), 2, 5);
		const z = level(x) + 0.1 + thick + free + slack(x, up) - down - rim;
		return [x, y + up + skew * x + sway, Math.max(0.05, z), x, up];
	});
	return { mesh, surface };
};
