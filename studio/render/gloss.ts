import { clamp, degrees } from "../maths/scalar.ts";
import type { Camera } from "./camera.ts";
import type { Texel } from "./scene.ts";
import type { Sky } from "./sky.ts";

/** Half-way direction between the key light and the eye. */
export const halfwayOf = (
	camera: Camera,
	{ turn, elevation }: Pick<Sky, "turn" | "elevation">,
): readonly [number, number, number] => {
	const a = turn * degrees;
	const e = elevation * degrees;
	const x = Math.cos(a) * Math.cos(e);
	const y = Math.sin(a) * Math.cos(e) - camera.sine;
	const z = Math.sin(e) + camera.cosine;
	const length = Math.hypot(x, y, z);
	return [x / length, y / length, z / length];
};

/**
 * Shine of thread: a streak across the run of the uppermost thread, and a soft isotropic part. (nx, ny, nz) is
 * the normal, (ux, uy) the direction of cloth coordinate u on the table.
 */
export const threadShine = (
	texel: Texel,
	half: readonly [number, number, number],
	nx: number,
	ny: number,
	nz: number,
	ux: number,
	uy: number,
): number => {
	const across = Math.max(0, nx * half[0] + ny * half[1] + nz * half[2]);
	let tx = ux * texel.threadU - uy * texel.threadV;
	let ty = uy * texel.threadU + ux * texel.threadV;
	const lean = tx * nx + ty * ny;
	tx -= nx * lean;
	ty -= ny * lean;
	const tz = -nz * lean;
	const length = Math.sqrt(tx * tx + ty * ty + tz * tz) || 1;
	const along = (tx * half[0] + ty * half[1] + tz * half[2]) / length;
	const rough2 = texel.rough * texel.rough;
	const streak = clamp(1 - along * along) ** (0.5 / (rough2 * 0.35 + 0.01));
	const round = across ** (2 / (rough2 * texel.rough * 0.8 + 0.004));
	return 0.75 * streak * across ** (texel.metal > 0 ? 3 : 10) + 0.5 * round;
};

/** Where the long window stands that satin mirrors: further to the side than the key light, so that upright folds catch it. */
export const stripOf = (turn: number): readonly [number, number] => {
	const a = (turn + 20) * degrees;
	return [Math.cos(a), Math.sin(a)];
};

/** Slope at which satin mirrors that window, and how far from it the light is lost. */
const mirrored = 0.34;
const narrow = 0.14;
const wide = 0.36;

/**
 * Satin mirrors a long window as a band that runs along every fold, narrow and bright in a wider dim one, with a faint
 * answer of the wall on the far side. The slope towards the window alone decides: a band has no ends, as a spot has.
 * `spread` of the texel is how many times wider it is than that of the smoothest filament, `lean` the slope of its thread
 * beside that of the cloth.
 */
export const satinBand = (
	strip: readonly [number, number],
	{ spread, lean }: Pick<Texel, "spread" | "lean">,
	nx: number,
	ny: number,
	nz: number,
): number => {
	const slope = Math.min(1.2, (nx * strip[0] + ny * strip[1]) / Math.max(0.15, nz) + lean);
	// Edges that turn down to the window keep some of it, or they are outlined in the dark.
	const off = ((slope - mirrored) / (narrow * spread)) * (slope > mirrored ? 0.85 : 1);
	const far = ((slope - mirrored) / (wide * spread)) * (slope > mirrored ? 0.6 : 1);
	const answer = (slope + 0.75) / 0.25;
	return (
		0.8 * Math.exp(-off * off) + (0.2 / (spread * spread)) * Math.exp(-far * far) + 0.1 * Math.exp(-answer * answer)
	);
};

/** Breadths of satin's light, as slopes: what filaments throw about takes their colour and is as broad as a fold, what they mirror is pale. */
const own = { at: 0.42, wide: 0.3 };
const mirror = { at: 0.4, wide: 0.15 };

/**
 * What satin shows of that window on a fold, from its deep hollow to its crest: the light in its own colour, and the paler
 * one in the midst of it. Both begin and end softly.
 */
export const satinFold = (
	strip: readonly [number, number],
	{ lean }: Pick<Texel, "lean">,
	nx: number,
	ny: number,
	nz: number,
	out: { own: number; pale: number },
): void => {
	const slope = Math.min(1.2, (nx * strip[0] + ny * strip[1]) / Math.max(0.15, nz) + lean);
	const broad = ((slope - own.at) / own.wide) * (slope > own.at ? 0.6 : 1);
	const narrow = ((slope - mirror.at) / mirror.wide) * (slope > mirror.at ? 0.9 : 1);
	out.own = Math.exp(-broad * broad);
	out.pale = Math.exp(-narrow * narrow);
};
