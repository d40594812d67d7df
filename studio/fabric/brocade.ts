import { mix, type Rgb, rgb } from "../maths/colour.ts";
import { noise } from "../maths/noise.ts";
import { hash } from "../maths/random.ts";
import { clamp, smooth } from "../maths/scalar.ts";
import type { Surface, Texel } from "../render/scene.ts";
import { backThreadAt } from "./brocade-back.ts";
import { clearMark, type Design, type Mark, newMark } from "./design.ts";
import { colourOf, gold, type WeaveOptions, weave } from "./weave.ts";

/*
 * Figured cloth from near. Filament silk is far finer than a picture can show: it is an even skin with faint streaks along
 * its warp. Figures are of metal thread laid in as weft: parallel threads, each of its own tone, that end one by one
 * at the edge of a figure and stand a little above the ground.
 */

/** From this density on (half pixels per cm) a picture is near. */
const near = 44;

/** Metal threads per cm: as many as there are in the cloth, but none narrower than this many pixels, or they beat with those. */
const picks = 27;
const narrowest = 2.6;
export const perCm = (density: number): number => Math.min(picks, density / (2 * narrowest));

/** How well threads are seen that are drawn as wide as a picture needs them: where they are much wider than life, hardly. */
export const seenAt = (density: number): number => 0.25 + 0.75 * smooth(10, 15, perCm(density));

/** How far around a place the design is looked at, cm, so that no figure has steps: corners of a square and its middle. */
const around = 0.016;
const taps: readonly (readonly [number, number])[] = [
	[0, 0],
	[-around, 0.4 * around],
	[0.4 * around, around],
	[around, -0.4 * around],
	[-0.4 * around, -around],
];

/** How far the end of one thread lies from that of the next, cm. */
const stray = 0.012;

/** How far a thread's own place draws the edge of its figure: 1 is a stair of whole threads. */
const stepped = 0.35;

/** How far a metal thread floats between two ties, cm. */
const float = 0.26;

/** Metal from near: no fold of so small a place mirrors the window, and in the room's light alone it is browner than it is. */
const pale: Rgb = [0.97, 0.89, 0.7];
const paler = 0.3;

/** How light metal is that lies loose on the wrong side, where its strip is turned every way, beside that of a figure. */
const dull = 0.84;

/** Share of its metal that the wrong side shows where a figure is: the ties of its threads. */
const below = 0.1;

/** Filament silk without figures, in a colour that is given: no mesh, faint streaks of its warp, bars of its weft. */
const filament = (texel: Texel, colour: Rgb, options: WeaveOptions, u: number, v: number): void => {
	const { rough = 0.46, spec = 0.2, sheen = 0.25, seed = 1 } = options;
	const warp = 0.016 * (noise(u * 30, v * 0.4, seed + 3) - 0.5) + 0.034 * (noise(u * 7, v * 0.12, seed + 4) - 0.5);
	const weft = 0.01 * (noise(u * 0.4, v * 26, seed + 5) - 0.5);
	const light = 1 + warp + weft;
	texel.r = colour[0] * light;
	texel.g = colour[1] * light;
	texel.b = colour[2] * light;
	texel.rough = rough;
	texel.spec = spec;
	texel.sheen = sheen;
	texel.metal = 0;
	texel.gilt = 0;
	texel.glint = 0;
	texel.bump = 0.0022;
	texel.height = 0.5 * noise(u * 24, v * 1.5, seed + 6);
	texel.threadU = 0;
	texel.threadV = 1;
};

/** A metal thread at a place across it (-.5 to .5), over what `texel` says of the ground, of which it hides `cover`. */
const metal = (texel: Texel, zari: Rgb, cover: number, u: number, across: number, pick: number, seed: number): void => {
	const seen = seenAt(texel.density);
	const round = Math.cos(across * 2.6);
	const own = hash(pick, 3, seed + 9) - 0.5;
	const along = noise(u * 0.55 + 17 * hash(pick, 5, seed), pick * 5.3, seed + 41) - 0.5;
	const broad = noise(u * 0.35, pick * 0.012, seed + 43) - 0.5;
	const at = u / float + 0.37 * pick + 0.5 * hash(pick, 1, seed);
	const place = at - Math.floor(at);
	const tie = smooth(0.09, 0.02, Math.min(place, 1 - place));
	const light = 1 + 0.13 * own + 0.07 * along + 0.1 * broad - seen * (0.34 * (1 - round) + 0.1 * tie);
	// Gilt goes brown where it turns away, not olive.
	texel.r += (zari[0] * light - texel.r) * cover;
	texel.g += (0.95 * zari[1] * light - texel.g) * cover;
	texel.b += (0.93 * zari[2] * light * (1 - 0.06 * tie) - texel.b) * cover;
	texel.gilt = cover;
	texel.metal = 0.92 * cover;
	texel.rough = 0.34;
	texel.lustre *= 1 - cover;
	if (cover > 0.5) {
		texel.shot = null;
		texel.threadU = 1;
		texel.threadV = 0;
	}
	// Each thread is wound a little otherwise, so that it meets the light earlier or later than the next one.
	texel.lean = 0.04 * own + 0.035 * along + 0.13 * broad;
	const ground = texel.height * texel.bump;
	texel.bump = 0.016;
	texel.height = (ground / texel.bump) * (1 - cover) + cover * (0.8 + 0.3 * round * seen - 0.12 * tie * seen);
};

/** The design without its metal: the cloth that lies below a figure. */
const groundOf =
	(design: Design): Design =>
	(u, v, mark) => {
		const found = design(u, v, mark);
		if (mark.zari) {
			mark.zari = false;
			mark.lies = "tied";
		}
		return found;
	};

type BrocadeOptions = {
	/** The cloth as it is seen from afar. */
	far: Surface;
	/** How strongly filament silk of the ground mirrors the window; without it the ground is drawn thread by thread. */
	silken?: number;
	/** The wrong side: its design says itself how threads lie. */
	back?: boolean;
};

/** Cloth of these options with figures of metal thread: as `weave` from afar, thread by thread from near. */
export const brocade = (options: WeaveOptions, { far, silken, back }: BrocadeOptions): Surface => {
	const { design, seed = 1 } = options;
	const ground = silken !== undefined ? null : weave({ ...options, ...(design ? { design: groundOf(design) } : {}) });
	const zari = mix(rgb(options.zari ?? gold), pale, paler);
	const loose: Rgb = [dull * zari[0], dull * zari[1], dull * zari[2]];
	const warp = colourOf(options.warp);
	const weft = colourOf(options.weft);
	const ownShot = options.shot ? rgb(options.shot) : null;
	const mark: Mark = newMark();
	const looks = back ? taps.slice(0, 1) : taps;
	const sum = [0, 0, 0];
	return (u, v, texel) => {
		if (texel.density < near) {
			far(u, v, texel);
			return;
		}
		const threads = perCm(texel.density);
		// Those of the back are the ones that lie loose there, or two sets of threads beat.
		const y = back ? backThreadAt(u, v) : v * threads + 0.3 * noise(u * 0.5, v * 0.8, seed + 2);
		const pick = Math.floor(y);
		const across = y - pick - 0.5;
		const toThread = (-stepped * seenAt(texel.density) * across) / threads;
		const strays = stray * (hash(pick, 7, seed + 8) - 0.5);
		const a = warp(u);
		const b = weft(v);
		sum.fill(0);
		let metalShare = 0;
		let shot = ownShot;
		for (const [du, dv] of looks) {
			clearMark(mark);
			design?.(back ? u : u + du + strays, back ? v : v + dv + toThread, mark);
			if (mark.zari) metalShare += mark.lies === "tied" ? 1 : mark.lies === "under" ? below : mark.cover;
			if (mark.ground) shot = mark.shot;
			for (let c = 0; c < 3; c++) {
				const plain = mark.ground ? mark.ground[c] : 0.5 * (a[c] + b[c]);
				sum[c] += mark.ink ? plain + (mark.ink[c] - plain) * mark.cover : plain;
			}
		}
		const share = metalShare / looks.length;
		if (ground) ground(u, v, texel);
		else {
			filament(texel, [sum[0] / looks.length, sum[1] / looks.length, sum[2] / looks.length], options, u, v);
			// Its light runs on along the warp, and comes and goes across it.
			texel.lustre = (silken ?? 0) * (0.85 + 0.3 * noise(u * 5, v * 0.22, 61));
			texel.pale = 0.14 * (silken ?? 0);
			texel.lean = 0.09 + 0.16 * (noise(u * 0.17, v * 0.05, seed + 62) - 0.5);
			texel.shot = shot;
		}
		if (share <= 0) return;
		const cover = back ? share : smooth(0.15, 0.85, share);
		// What stands above the ground keeps light from it: thread by thread, and not as a line drawn round it.
		const shade = 1 - 0.2 * clamp(2 * cover) * (1 - cover);
		texel.r *= shade;
		texel.g *= shade;
		texel.b *= shade;
		metal(texel, mark.lies === "loose" ? loose : zari, cover, u, across, pick, seed);
	};
};
