import { darken } from "../fabric/sewing.ts";
import type { Point } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { lineLookup } from "../maths/polygon.ts";
import { clamp, degrees, smooth } from "../maths/scalar.ts";
import type { Surface } from "../render/scene.ts";
import { key } from "../render/sky.ts";
import type { TrouserStyle } from "./trousers.ts";
import { trouserOutline } from "./trousers-shape.ts";

const [lightX, lightY] = [Math.cos(key.turn * degrees), Math.sin(key.turn * degrees)];

/** The stretches of an outline, drawn anticlockwise, that look away from the window, or towards it. */
const runsOf = (outline: readonly Point[], away: boolean): Point[][] => {
	const runs: Point[][] = [];
	let open = false;
	for (const [k, a] of outline.entries()) {
		const b = outline[(k + 1) % outline.length];
		const shaded = (b[1] - a[1]) * lightX - (b[0] - a[0]) * lightY < 0;
		if (shaded !== away) {
			open = false;
			continue;
		}
		if (open) runs[runs.length - 1].push(b);
		else runs.push([a, b]);
		open = true;
	}
	return runs;
};

/** Distance from the nearest of some lines, as far as `reach`. */
const distanceFrom = (runs: readonly Point[][], reach: number): ((x: number, y: number) => number) => {
	const looks = runs.map((run) => lineLookup(run, reach));
	return (x, y) => {
		let distance = Number.POSITIVE_INFINITY;
		for (const at of looks) distance = Math.min(distance, at(x, y).distance);
		return distance;
	};
};

/**
 * Where an edge that looks away from the window meets the table it sees hardly any light; the fold of one that looks to the
 * window catches it in a narrow line. Both come and go as the cloth rises and lies: one even line all round is drawn with a
 * pencil, and the legs are a cushion.
 */
export const contactOf = ({ cut, seed, crease }: TrouserStyle): Surface => {
	const outline = trouserOutline(cut, seed);
	const toShaded = distanceFrom(runsOf(outline, true), 0.6);
	const toLit = distanceFrom(runsOf(outline, false), 0.6);
	return (x, y, texel) => {
		const [away, towards] = [toShaded(x, y), toLit(x, y)];
		if (away > 0.5 && towards > 0.5) return;
		const uneven = 0.5 + 1.2 * fbm(x * 0.1, y * 0.14, 2, seed + 181);
		darken(texel, 1 - 0.14 * clamp(uneven) * smooth(0.5, 0, away) ** 1.5);
		darken(texel, 1 + (crease ? 0.04 : 0.14) * clamp(0.15 + uneven) * smooth(0.26, 0.06, towards));
	};
};
