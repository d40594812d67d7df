import { type Rgb, rgb } from "../maths/colour.ts";
import { noise } from "../maths/noise.ts";
import { hash } from "../maths/random.ts";
import { fract, lerp, smooth } from "../maths/scalar.ts";
import type { Surface, Texel } from "../render/scene.ts";

export type KnitOptions = {
	/** One colour, or a colour by place (yarn-dyed stripes). */
	colour: string | ((u: number, v: number) => Rgb);
	/** Loops per cm across and up; a little coarser than life, or no picture could show them. */
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

const lumaOf = (r: number, g: number, b: number): number => 0.3 * r + 0.59 * g + 0.11 * b;

/** Share of their lightness by which loops differ that are drawn for a whole view: on dark knits it takes more to be seen. */
const loopContrast = (r: number, g: number, b: number): number => lerp(0.34, 0.09, smooth(0.1, 0.85, lumaOf(r, g, b)));

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

/**
 * Single jersey: columns of small V, as they are only from near. From afar fewer and larger ones are drawn, with the yarn
 * that is thicker in one course than in the next, and the faint run of the wales.
 */
export const jersey = ({ colour, wales = 11, courses = 13.5, lustre = 0, uneven = 0.07 }: KnitOptions): Surface => {
	const at = colourOf(colour);
	return (u, v, texel) => {
		const wale = Math.floor(u * wales);
		const arm = Math.abs(u * wales - wale - 0.5) * 2;
		const course = v * courses - arm * 0.9;
		const seen = shownAt(texel.density, wales);
		const loop = loopAt(u * wales, v * courses);
		const far = (1 - seen) * shownAt(texel.density, coarse.wales);
		// Wales come and go: all alike they are corduroy.
		const even = far > 0 ? 0.45 + 0.8 * noise(u * 1.6, v * 0.5, 34) : 0;
		const large = far > 0 ? even * (loopAt(u * coarse.wales, v * coarse.courses) - 0.56) : 0;
		const fleck = hash(wale, Math.floor(course), 5) - 0.5;
		const yarn = 0.007 * (noise(u * 0.5, v * 4.6, 31) - 0.5) + 0.006 * (noise(u * 5.2, v * 0.3, 32) - 0.5);
		const [r, g, b] = at(u, v);
		const afar = far > 0 ? loopContrast(r, g, b) * large * far : 0;
		const light = (1 + (0.3 * (loop - 0.56) + uneven * fleck) * seen + afar) * (1 + yarn);
		texel.r = r * light;
		texel.g = g * light;
		texel.b = b * light;
		texel.height = loop * 0.6 * seen + (large + 0.56) * 0.34 * far;
		texel.bump = relief;
		matt(texel, r, g, b);
		texel.sheen += lustre * 0.3;
		texel.rough -= lustre * 0.37;
		texel.spec += lustre * 0.06;
	};
};

/** One pit of a honeycomb whose rows and columns are counted in u and v: 1 in its middle, 0 between pits. */
const pitAt = (u: number, v: number): number => {
	const row = Math.floor(v);
	const x = fract(u + (row & 1) * 0.5) - 0.5;
	const y = fract(v) - 0.5;
	return smooth(0.52, 0.1, Math.hypot(x * 1.05, y * 1.15));
};

/** Pique: a honeycomb of small pits, in a whole view of fewer and larger ones. */
export const pique = ({ colour }: KnitOptions): Surface => {
	const at = colourOf(colour);
	const cells = 7.6;
	const coarseCells = 4.4;
	return (u, v, texel) => {
		const pit = pitAt(u * cells, v * cells);
		const seen = smooth(10 / 3, 19 / 3, texel.density / cells);
		const far = (1 - seen) * smooth(10 / 3, 19 / 3, texel.density / coarseCells);
		const large = far > 0 ? 0.4 - pitAt(u * coarseCells, v * coarseCells) : 0;
		const [r, g, b] = at(u, v);
		const afar = far > 0 ? 0.9 * loopContrast(r, g, b) * large * far : 0;
		const light = (1 + 0.17 * (0.4 - pit) * seen + afar) * (1 + 0.03 * (noise(u * 3.1, v * 3.1, 33) - 0.5));
		texel.r = r * light;
		texel.g = g * light;
		texel.b = b * light;
		texel.height = (1 - pit) * 1.5 * seen + (large + 0.6) * 0.6 * far;
		texel.bump = relief;
		matt(texel, r, g, b);
	};
};

/** 1x1 rib: upright ridges along v. */
export const rib = ({ colour }: KnitOptions, ridges = 4.6): Surface => {
	const at = colourOf(colour);
	return (u, v, texel) => {
		const seen = 0.3 + 0.7 * smooth(4, 28 / 3, texel.density / ridges);
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
