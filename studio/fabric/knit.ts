import { type Rgb, rgb } from "../maths/colour.ts";
import { noise } from "../maths/noise.ts";
import { hash } from "../maths/random.ts";
import { fract, lerp, smooth } from "../maths/scalar.ts";
import type { Surface, Texel } from "../render/scene.ts";

export type KnitOptions = {
	/** One colour, or a colour by place (yarn-dyed stripes). */
	colour: string | ((u: number, v: number) => Rgb);
	/** Loops per cm across and up, as on the machine. */
	wales?: number;
	courses?: number;
	/** Soft shine of modal. */
	lustre?: number;
	/** Flecks of colour in the yarn. */
	uneven?: number;
};

/** One measure of relief for all knits, the same that sewing uses, so that a seam changes nothing beside itself. */
const relief = 0.02;

const colourOf = (colour: KnitOptions["colour"]) => {
	if (typeof colour !== "string") return colour;
	const fixed = rgb(colour);
	return () => fixed;
};

/** How far loops are seen of which there are `perCm`: what a picture is too small for turns to moire. */
const shownAt = (density: number, perCm: number): number => smooth(4.4, 6.2, density / perCm);

/** Loops per cm that a whole view can still show: with none at all jersey is felt. */
const coarse = { wales: 4.2, courses: 5.2 };

/**
 * What the yarn and the machine leave in every knit: courses that are fuller or leaner for a hand's length, wales that
 * run a little lighter, and the slow change of tone with which the cloth came off the beam.
 */
const unevenOf = (u: number, v: number): number =>
	0.01 * (noise(u * 0.3, v * 4.6, 31) - 0.5) +
	0.009 * (noise(u * 5.2, v * 0.16, 32) - 0.5) +
	0.024 * (noise(u * 0.11, v * 0.27, 38) - 0.5);

const lumaOf = (r: number, g: number, b: number): number => 0.3 * r + 0.59 * g + 0.11 * b;

/** Share of their lightness by which loops differ that are drawn for a whole view: on dark knits it takes more to be seen. */
const loopContrast = (r: number, g: number, b: number): number => lerp(0.26, 0.06, smooth(0.1, 0.7, lumaOf(r, g, b)));

/**
 * The yarn's own unevenness in a whole view, finer than the loops that are drawn there for those of the machine: all alike
 * they are corduroy.
 */
const grainAt = (u: number, v: number): number =>
	0.46 * (noise(u * 10.3, v * 7.1, 40) - 0.5) + 0.3 * (noise(u * 13.1 + 0.3 * v, v * 12.3, 41) - 0.5);

/** How much of that jersey keeps: on mid tones and pale ones even loops are soon corduroy, dark jersey without them is plastic. */
const clearness = (r: number, g: number, b: number): number => lerp(0.7, 1.1, smooth(0.48, 0.28, lumaOf(r, g, b)));

/**
 * A matt face. On dark yarn the light that its surface throws back is as strong as its colour: without that breadth of
 * sheen a navy shirt is a hole, and neither folds nor loops are seen in it.
 */
const matt = (texel: Texel, r: number, g: number, b: number): void => {
	texel.sheen = 0.2;
	const dark = smooth(0.5, 0.15, lumaOf(r, g, b));
	texel.rough = 0.92 - 0.2 * dark;
	texel.spec = 0.075 * dark;
	texel.threadU = 0;
	texel.threadV = 1;
};

/** One loop of a knit whose rows and columns are counted in u and v: the two legs of a small V, 0 between them and 1 on them. */
const loopAt = (u: number, v: number): number => {
	const arm = Math.abs(fract(u) - 0.5) * 2;
	const leg = (0.6 + 0.4 * smooth(0, 0.4, arm)) * smooth(1, 0.66, arm);
	return leg * (0.5 + 0.5 * Math.sin(fract(v - arm * 0.9) * Math.PI));
};

/** Where the middle of a loop lies above its foot, in courses. */
const middleOfLoop = 0.95;

/**
 * Single jersey: columns of small V, as they are only from near. From afar fewer and larger ones are drawn, with the yarn
 * that is thicker in one course than in the next, and the faint run of the wales.
 */
export const jersey = ({ colour, wales = 13, courses = 16.5, lustre = 0, uneven = 0.07 }: KnitOptions): Surface => {
	const at = colourOf(colour);
	return (u, v, texel) => {
		const wale = Math.floor(u * wales);
		const arm = Math.abs(u * wales - wale - 0.5) * 2;
		const course = v * courses - arm * 0.9;
		const seen = shownAt(texel.density, wales);
		const loop = loopAt(u * wales, v * courses);
		const far = (1 - seen) * shownAt(texel.density, coarse.wales);
		// Wales come and go: all alike they are corduroy.
		const even = far > 0 ? 0.22 + 1.05 * noise(u * 1.6, v * 0.5, 34) * (0.6 + 0.8 * noise(u * 5.1, v * 1.7, 39)) : 0;
		const large = far > 0 ? even * (loopAt(u * coarse.wales, v * coarse.courses) - 0.56) : 0;
		const fleck = hash(wale, Math.floor(course), 5) - 0.5;
		// A course is of one yarn: from near a bar of colour ends in a row of loops.
		const [r, g, b] = at(u, seen > 0.5 ? (Math.floor(course) + middleOfLoop) / courses : v);
		const grain = far > 0 ? grainAt(u, v) * loopContrast(r, g, b) : 0;
		const afar = far > 0 ? (clearness(r, g, b) * loopContrast(r, g, b) * large + grain) * far : 0;
		const clear = lerp(0.3, 0.62, smooth(0.4, 0.14, lumaOf(r, g, b)));
		const light = (1 + (clear * (loop - 0.56) + uneven * fleck) * seen + afar) * (1 + unevenOf(u, v));
		texel.r = r * light;
		texel.g = g * light;
		texel.b = b * light;
		texel.height = loop * 0.6 * seen + (large + 0.56) * 0.26 * far;
		texel.bump = relief;
		matt(texel, r, g, b);
		texel.sheen += lustre * 0.3;
		texel.rough -= lustre * 0.37;
		texel.spec += lustre * 0.06;
	};
};

/** Pits per cm of pique: in a row, and rows, each shifted by half. */
const pits = { across: 8.4, rows: 10 };

/** How many of them a whole view shows of nine in each direction; more are too fine for it. */
const fewer = 0.58;

/** The honeycomb of pique, 1 in the middle of a pit and 0 on its rim: round waves, for a hard edge would beat with the pixels. */
const pitAt = (u: number, v: number): number => {
	const wave = Math.cos(u * pits.across * 2 * Math.PI) * Math.cos(v * pits.rows * Math.PI);
	return smooth(-0.35, 0.95, wave);
};

/** The mean of `pitAt` over the cloth, so that no view is darker than another. */
const meanPit = 0.31;

/**
 * Pique: a honeycomb of small pits at the measure of the machine. In a whole view it is fewer and larger ones that no
 * ruler has drawn: they come and go, and the courses wander; in straight even rows they were a print of dots.
 */
export const pique = ({ colour }: KnitOptions): Surface => {
	const at = colourOf(colour);
	return (u, v, texel) => {
		const seen = smooth(4.6, 7.5, texel.density / pits.across);
		const far = (1 - seen) * smooth(3.4, 5, texel.density / (pits.across * fewer));
		const pit = meanPit - pitAt(u, v);
		let large = 0;
		if (far > 0) {
			const [du, dv] = [0.24 * noise(u * 1.1, v * 1.1, 35), 0.3 * noise(u * 0.7, v * 1.3, 36)];
			large = (0.25 + 1.3 * noise(u * 1.5, v * 2.2, 37)) * (meanPit - pitAt((u + du) * fewer, (v + dv) * fewer));
		}
		const [r, g, b] = at(u, v);
		const grain = far > 0 ? grainAt(u, v) : 0;
		const afar = (0.6 * large + grain) * loopContrast(r, g, b) * far;
		const yarn = unevenOf(u, v) + 0.03 * (noise(u * 3.1, v * 3.1, 33) - 0.5);
		const light = (1 + 0.34 * pit * seen + afar) * (1 + yarn);
		texel.r = r * light;
		texel.g = g * light;
		texel.b = b * light;
		texel.height = pit * 0.85 * seen + large * 0.5 * far;
		texel.bump = relief;
		matt(texel, r, g, b);
	};
};

/** 1x1 rib: upright ridges along v. */
export const rib = ({ colour }: KnitOptions, ridges = 4.6): Surface => {
	const at = colourOf(colour);
	return (u, v, texel) => {
		const seen = 0.55 + 0.45 * smooth(4, 28 / 3, texel.density / ridges);
		const ridge = Math.abs(Math.sin(u * Math.PI * ridges)) ** 0.7;
		const stitch = Math.sin(v * Math.PI * 24 + ridge) * 0.04 * smooth(28 / 3, 40 / 3, texel.density / ridges);
		const light = 1 + (0.2 * (ridge - 0.76) + stitch) * seen;
		const [r, g, b] = at(u, v);
		texel.r = r * light;
		texel.g = g * light;
		texel.b = b * light;
		texel.height = ridge * 1.75 * seen;
		texel.bump = relief;
		matt(texel, r, g, b);
	};
};
