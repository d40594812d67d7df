import { darken } from "../fabric/sewing.ts";
import type { Point } from "../maths/curve.ts";
import { lineLookup } from "../maths/polygon.ts";
import { degrees, smooth } from "../maths/scalar.ts";
import type { Surface } from "../render/scene.ts";
import { key } from "../render/sky.ts";
import type { TrouserStyle } from "./trousers.ts";
import { trouserOutline } from "./trousers-shape.ts";

const [lightX, lightY] = [Math.cos(key.turn * degrees), Math.sin(key.turn * degrees)];

/** The stretches of an outline, drawn anticlockwise, that look away from the window. */
const shadedRuns = (outline: readonly Point[]): Point[][] => {
	const runs: Point[][] = [];
	let open = false;
	for (const [k, a] of outline.entries()) {
		const b = outline[(k + 1) % outline.length];
		const shaded = (b[1] - a[1]) * lightX - (b[0] - a[0]) * lightY < 0;
		if (!shaded) {
			open = false;
			continue;
		}
		if (open) runs[runs.length - 1].push(b);
		else runs.push([a, b]);
		open = true;
	}
	return runs;
};

/**
 * Where an edge that looks away from the window meets the table it sees hardly any light. The edge that looks to the
 * window has none of that shade: drawn all round it is a line of pencil, and the legs are a cushion.
 */
export const contactOf = ({ cut, seed }: TrouserStyle): Surface => {
	const looks = shadedRuns(trouserOutline(cut, seed)).map((run) => lineLookup(run, 0.6));
	return (x, y, texel) => {
		let distance = Number.POSITIVE_INFINITY;
		for (const at of looks) distance = Math.min(distance, at(x, y).distance);
		darken(texel, 1 - 0.16 * smooth(0.5, 0, distance) ** 1.5);
	};
};
