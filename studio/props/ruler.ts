import { type Ink, printedWord } from "../cards/printed.ts";
import { gridMesh, type Place, placed } from "../cloth/mesh.ts";
import { rgb } from "../maths/colour.ts";
import { fbm, noise } from "../maths/noise.ts";
import { lerp, smooth } from "../maths/scalar.ts";
import type { Piece, Surface } from "../render/scene.ts";

/** Its scale, cm, the wood beyond it at each end, and its width. */
const scaleLength = 15;
const beyond = 0.6;
const wide = 2.3;
/** How much of the width slopes down to the edge with the scale. */
const bevel = 0.95;
const thick = 0.3;

/** A line of the scale: how far it runs in from the edge, and half its width. */
const lineOf = (mm: number): { long: number; half: number } => {
	if (mm % 10 === 0) return { long: 0.62, half: 0.017 };
	return mm % 5 === 0 ? { long: 0.46, half: 0.014 } : { long: 0.3, half: 0.011 };
};

const figures: readonly Ink[] = Array.from({ length: scaleLength + 1 }, (_, cm) => printedWord(String(cm), 0.56));
/** The unit, small between the first two figures. */
const unit = printedWord("cm", 0.36);

/** Box wood, planed and waxed: its grain is fine and hardly darker than the rest, with a short fleck here and there. */
const boxwood = (seed: number): Surface => {
	const c = rgb("#d3b98c");
	return (u, v, texel) => {
		const flow = v + 0.12 * fbm(u * 0.09, v * 0.5, 2, seed);
		const year = 0.5 + 0.5 * Math.sin(flow * 9 + 2.4 * fbm(u * 0.03, flow * 0.8, 2, seed + 3));
		const pore = noise(u * 0.9, flow * 22, seed + 5);
		const fleck = smooth(0.8, 0.95, noise(u * 1.6, flow * 11, seed + 8));
		const light = 0.96 + 0.05 * year + 0.045 * (pore - 0.5) - 0.07 * fleck;
		texel.r = c[0] * light;
		texel.g = c[1] * light * (0.985 + 0.015 * year);
		texel.b = c[2] * light * (0.96 + 0.04 * year);
		texel.spec = 0.22;
		texel.rough = 0.45;
	};
};

/** The lines of the scale, burnt in along the upper edge, and a figure below each tenth. */
const scaled = (seed: number): Surface => {
	const grain = boxwood(seed);
	return (u, v, texel) => {
		grain(u, v, texel);
		const pixel = 1 / texel.density;
		const mm = Math.round(u * 10);
		const fromEdge = wide / 2 - v;
		if (mm < -4 || mm > scaleLength * 10 + 4 || fromEdge > 1.5) return;
		let ink = 0;
		if (mm >= 0 && mm <= scaleLength * 10) {
			const { long, half } = lineOf(mm);
			const across = smooth(half + pixel, half - pixel, Math.abs(u - mm / 10));
			ink = across * smooth(long + pixel, long - pixel, fromEdge) * smooth(0.03, 0.07, fromEdge);
		}
		const cm = Math.min(scaleLength, Math.max(0, Math.round(u)));
		ink = Math.max(ink, figures[cm](u - cm, 1.32 - fromEdge, pixel * 0.5), unit(u - 0.5, 1.32 - fromEdge, pixel * 0.5));
		texel.r *= 1 - 0.8 * ink;
		texel.g *= 1 - 0.84 * ink;
		texel.b *= 1 - 0.87 * ink;
	};
};

/** Flat on its back, bevelled along the edge with the scale, its other edges broken by hand. */
const body = gridMesh(260, 46, (a, b) => {
	const u = lerp(-beyond, scaleLength + beyond, a);
	const v = (b - 0.5) * wide;
	const fromScale = wide / 2 - v;
	const end = Math.min(a, 1 - a) * (scaleLength + 2 * beyond);
	const slope = lerp(0.12, thick, smooth(0, bevel, fromScale));
	const broken = smooth(0, 0.1, Math.min(end, fromScale + 0.03, wide - fromScale));
	return [u - scaleLength / 2, v, 0.03 + slope * (0.45 + 0.55 * broken), u, v];
});

/** A ruler of 15 cm round its middle; its scale looks up, before it is turned. */
export const ruler = (place: Place, seed: number): Piece => ({ mesh: placed(body, place), surface: scaled(seed) });
