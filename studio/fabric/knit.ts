import { type Rgb, rgb } from "../maths/colour.ts";
import { mottle } from "../maths/noise.ts";
import { hash } from "../maths/random.ts";
import { fract, smooth } from "../maths/scalar.ts";
import type { Surface } from "../render/scene.ts";

export type KnitOptions = {
	/** One colour, or a colour by place (yarn-dyed stripes). */
	colour: string | ((u: number, v: number) => Rgb);
	/** Loops per cm across and up. */
	wales?: number;
	courses?: number;
	/** Soft shine of modal. */
	lustre?: number;
	/** Flecks of colour in the yarn. */
	uneven?: number;
};

const colourOf = (colour: KnitOptions["colour"]) => {
	if (typeof colour !== "string") return colour;
	const fixed = rgb(colour);
	return () => fixed;
};

/** Single jersey: columns of small V. */
export const jersey = ({ colour, wales = 9, courses = 7.5, lustre = 0, uneven = 0.08 }: KnitOptions): Surface => {
	const at = colourOf(colour);
	return (u, v, texel) => {
		const wale = Math.floor(u * wales);
		const across = u * wales - wale;
		const course = v * courses + Math.abs(across - 0.5) * 0.9;
		const seen = 0.25 + 0.75 * smooth(1.5, 3.4, texel.density / wales);
		const loop = Math.sin(across * Math.PI) * (0.6 + 0.4 * Math.sin(fract(course) * Math.PI));
		const fleck = hash(wale, Math.floor(course), 5) - 0.5;
		const light = (0.97 + 0.1 * (loop - 0.5) * seen) * (1 + uneven * fleck * seen) * (1 + 0.03 * mottle(u * 8, v * 8));
		const [r, g, b] = at(u, v);
		texel.r = r * light;
		texel.g = g * light;
		texel.b = b * light;
		texel.height = loop * 0.5;
		texel.bump = 0.03 * seen;
		texel.sheen = 0.45 + lustre * 0.3;
		texel.rough = 0.95 - lustre * 0.4;
		texel.spec = lustre * 0.12;
		texel.threadU = 0;
		texel.threadV = 1;
	};
};

/** Pique: a honeycomb of small pits. */
export const pique = ({ colour }: KnitOptions): Surface => {
	const at = colourOf(colour);
	const cells = 6.2;
	return (u, v, texel) => {
		const row = Math.floor(v * cells);
		const x = fract(u * cells + (row & 1) * 0.5) - 0.5;
		const y = fract(v * cells) - 0.5;
		const pit = smooth(0.5, 0.12, Math.hypot(x * 1.05, y * 1.15));
		const seen = 0.35 + 0.65 * smooth(1.6, 4, texel.density / cells);
		const light = (1.03 - 0.16 * pit * seen) * (1 + 0.025 * mottle(u * 8, v * 8));
		const [r, g, b] = at(u, v);
		texel.r = r * light;
		texel.g = g * light;
		texel.b = b * light;
		texel.height = 1 - pit;
		texel.bump = 0.045 * seen;
		texel.sheen = 0.35;
		texel.rough = 0.95;
	};
};

/** 1x1 rib: upright ridges along v. */
export const rib = ({ colour }: KnitOptions, ridges = 3.2): Surface => {
	const at = colourOf(colour);
	return (u, v, texel) => {
		const ridge = Math.abs(Math.sin(u * Math.PI * ridges)) ** 0.7;
		const stitch = Math.sin(v * Math.PI * 7) * 0.03;
		const light = 0.84 + 0.2 * ridge + stitch;
		const [r, g, b] = at(u, v);
		texel.r = r * light;
		texel.g = g * light;
		texel.b = b * light;
		texel.height = ridge;
		texel.bump = 0.05;
		texel.sheen = 0.4;
	};
};
