import { type Rgb, rgb } from "../maths/colour.ts";
import { mottle, noise } from "../maths/noise.ts";
import { hash } from "../maths/random.ts";
import { clamp, smooth } from "../maths/scalar.ts";
import type { Surface } from "../render/scene.ts";
import { clearMark, type Design, newMark } from "./design.ts";
import { printed } from "./print.ts";
import { thickness, type Yarn } from "./yarn.ts";
import { zariThread } from "./zari.ts";

/** Colour of a thread by its place across the cloth, cm. */
export type ThreadColour = (at: number) => Rgb;

export type Structure = "plain" | "satin" | "crepe" | "rib";

export type WeaveOptions = {
	/** Colours as "#rrggbb" or by place (checks, stripes). The warp runs along v, its threads lie across u. */
	warp: string | ThreadColour;
	weft: string | ThreadColour;
	/** Threads per cm. */
	threads: number;
	structure?: Structure;
	/** How far the yarn's unevenness is seen: .08 poplin, .16 silk, .34 linen; and of which kind it is. */
	slub?: number;
	yarn?: Yarn;
	/** Light and dark of a single thread. */
	contrast?: number;
	spec?: number;
	sheen?: number;
	rough?: number;
	bump?: number;
	/** Second colour of shot silk. */
	shot?: string;
	zari?: string;
	design?: Design;
	/** Hooks of the jacquard per cm: a figure's edge steps by these, not by the coarser threads that a picture can show. */
	hooks?: number;
	/** The design steps by itself where it does, as loose threads lie across hooks and picks. */
	unstepped?: boolean;
	/** The design is printed: its edges run across threads, and do not step from one to the next. */
	printed?: boolean;
	/** Sheer cloth: how much a single layer hides of what lies behind it (for pieces that are `sheer`). */
	cover?: number;
	/** Coloured flecks of noil, share of crossings. */
	flecks?: number;
	/** Share of the shine that takes the thread's own colour: filament silk floats over its ground and gleams like metal. */
	gleam?: number;
	/** Band of light along the folds of satin, in its own colour. */
	lustre?: number;
	/** How far that band is white, beyond the colour of the thread. */
	pale?: number;
	/** How many times wider it is than that of the smoothest filament. */
	spread?: number;
	/** Satin that is dark where it mirrors no window: the share of its own light that it lacks. */
	deep?: number;
	seed?: number;
};

/** Antique gold: yellow looks cheap. */
export const gold = "#b3904f";

/** Picks per cm in which zari is tied on the wrong side. */
const ties = 18;

/** A colour that is the same everywhere, or changes by place, as one that is asked by place. */
export const colourOf = (colour: string | ThreadColour): ThreadColour => {
	if (typeof colour !== "string") return colour;
	const fixed = rgb(colour);
	return () => fixed;
};

/** Which thread lies on top: true for the warp. */
const warpOnTop = (structure: Structure, i: number, j: number): boolean => {
	switch (structure) {
		case "satin":
			return (((i + 2 * j) % 5) + 5) % 5 !== 0;
		case "crepe":
			return hash(i, j, 77) < 0.5;
		case "rib":
			return (i + (j >> 1)) % 2 === 0;
		default:
			return (i + j) % 2 === 0;
	}
};

/** Share of zari that is seen on the wrong side, where an end ties it: drawn one by one its ties were a halftone. */
const seenBelow = (u: number, v: number): number => 0.08 + 0.36 * noise(u * 6, v * ties, 83);

/**
 * Woven cloth, thread by thread. Designs are asked for at the crossing's centre, so that their edges step as on a
 * jacquard loom. What the picture is too small to show is faded, or it would turn to moire.
 */
export const weave = (options: WeaveOptions): Surface => {
	const { structure = "plain", slub = 0.12, contrast = 0.2, spec = 0, sheen = 0.3, rough = 0.9 } = options;
	const {
		bump = 0.018,
		design,
		cover = 1,
		flecks = 0,
		gleam = 0,
		lustre = 0,
		pale = 0,
		spread = 1,
		deep = 0,
		yarn = "even",
		seed = 1,
		printed: isPrinted = false,
		hooks = 0,
		unstepped = false,
	} = options;
	const warp = colourOf(options.warp);
	const weft = colourOf(options.weft);
	const zari = rgb(options.zari ?? gold);
	const shot = options.shot ? rgb(options.shot) : null;
	const mark = newMark();
	const print = isPrinted && design ? printed(design) : null;
	const lumpy = yarn === "linen" || yarn === "tussar";
	return (u, v, texel) => {
		const threads = options.threads * texel.fine;
		const x = u * threads;
		const y = v * threads;
		const i = Math.floor(x);
		const j = Math.floor(y);
		const fx = x - i - 0.5;
		const fy = y - j - 0.5;
		const cu = (i + 0.5) / threads;
		const cv = (j + 0.5) / threads;
		clearMark(mark);
		if (print) {
			mark.sample = 1 / texel.density;
			print(u, v, mark);
		} else if (unstepped) design?.(u, v, mark);
		else if (hooks > threads)
			design?.((Math.floor(u * hooks) + 0.5) / hooks, (Math.floor(v * hooks) + 0.5) / hooks, mark);
		else design?.(cu, cv, mark);
		const onTop = warpOnTop(structure, i, j);
		// How well single threads can be seen.
		const seen = smooth(1.5, 3.2, texel.density / threads);
		const across = onTop ? fx : fy;
		const along = onTop ? fy : fx;
		const round = Math.cos(across * 2.7) * (0.75 + 0.25 * Math.cos(along * Math.PI));
		const number = onTop ? i : j;
		const place = onTop ? y : x;
		const uneven = thickness(yarn, onTop, number, place, seed);
		const relief = contrast * (0.3 + 0.7 * seen);
		let light =
			(1 + slub * (uneven - 0.5) * 2) * (1 - relief * 0.5 + relief * round) * (1 + 0.03 * mottle(u * 6, v * 6));
		texel.rough = rough;
		texel.spec = spec;
		texel.sheen = sheen;
		texel.metal = gleam;
		texel.gilt = 0;
		// The band is broken along the warp, finely and faintly: filaments do not all lie alike, but what is seen from afar is a streak.
		texel.lustre =
			lustre > 0 ? lustre * (0.9 + 0.04 * mottle(u * 9, v * 1.6) + (deep > 0 ? 0.14 : 0.1) * mottle(u * 90, v * 5)) : 0;
		texel.pale = pale;
		texel.spread = spread;
		texel.deep = deep;
		texel.bump = bump * (0.2 + 0.8 * seen);
		texel.height = round * 0.5 + (lumpy ? uneven * 0.6 : 0);
		texel.shot = mark.ground ? mark.shot : shot;
		texel.threadU = onTop || structure === "satin" ? 0 : 1;
		texel.threadV = onTop || structure === "satin" ? 1 : 0;
		const loose = mark.lies === "loose" ? mark.cover : 0;
		if (mark.zari && mark.lies === "tied") {
			zariThread(texel, zari, u, v, seed);
			return;
		}
		let r: number;
		let g: number;
		let b: number;
		if (mark.ground) {
			r = mark.ground[0];
			g = mark.ground[1];
			b = mark.ground[2];
		} else {
			const a = warp(cu);
			const c = weft(cv);
			// Unseen threads mix; satin shows more of its warp.
			const face = structure === "satin" ? 0.8 : 0.5;
			const share = onTop ? face + (0.85 - face) * seen : face - (face - 0.15) * seen;
			r = c[0] + (a[0] - c[0]) * share;
			g = c[1] + (a[1] - c[1]) * share;
			b = c[2] + (a[2] - c[2]) * share;
		}
		if (flecks > 0 && hash(i >> 1, j, seed + 21) < flecks) light *= 1.16;
		if (flecks > 0 && hash(i, j >> 1, seed + 22) < flecks * 0.6) light *= 0.8;
		if (mark.lies === "loose") {
			// What lies loose on the cloth shades it.
			const thread = mark.ink ?? zari;
			const shaded = 1 - 0.22 * smooth(0, 0.3, loose);
			r = r * shaded + (thread[0] - r * shaded) * loose;
			g = g * shaded + (thread[1] - g * shaded) * loose;
			b = b * shaded + (thread[2] - b * shaded) * loose;
			texel.height += 1.4 * loose;
			texel.bump = Math.max(texel.bump, 0.02);
			texel.shot = loose > 0.3 ? null : texel.shot;
			if (mark.zari) texel.gilt = 0.8 * loose;
		} else if (mark.ink) {
			r += (mark.ink[0] - r) * mark.cover;
			g += (mark.ink[1] - g) * mark.cover;
			b += (mark.ink[2] - b) * mark.cover;
		}
		if (mark.zari && mark.lies === "under") {
			const share = seenBelow(u, v);
			r += (zari[0] - r) * share;
			g += (zari[1] - g) * share;
			b += (zari[2] - b) * share;
		}
		if (cover < 1) {
			// Where single threads are seen, the holes between them are.
			const hole = smooth(0.24, 0.44, Math.abs(fx)) * smooth(0.24, 0.44, Math.abs(fy));
			const plain = cover + seen * (1 - cover) * (0.5 - 1.6 * hole);
			texel.cover = clamp(plain + (1 - plain) * (mark.ink ? mark.cover : loose));
		}
		texel.r = r * light;
		texel.g = g * light;
		texel.b = b * light;
	};
};
