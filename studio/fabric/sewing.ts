import { noise } from "../maths/noise.ts";
import { hash } from "../maths/random.ts";
import { clamp, smooth } from "../maths/scalar.ts";
import type { Texel } from "../render/scene.ts";

export const darken = (texel: Texel, k: number): void => {
	texel.r *= k;
	texel.g *= k;
	texel.b *= k;
};

/** Gives a texel the relief of sewing; what the cloth has of its own keeps its height, or a border of rougher cloth shows. */
export const deepened = (texel: Texel): void => {
	const bump = Math.max(texel.bump, 0.02);
	texel.height *= texel.bump / bump;
	texel.bump = bump;
};

/** From how near (half pixels per cm) a stitch is seen as thread. */
const near = 60;

/** Length of a stitch with its gap, half of what is seen of its thread, the thread's radius, cm, and its length beside cotton's. */
type Sewn = { step: number; half: number; radius: number; size: number };

/** Fewer and thicker than life in a whole view, which would not show them otherwise. */
const fromAfar: Sewn = { step: 0.33, half: 0.118, radius: 0.05, size: 1 };

/** Four stitches to a cm, as in life. */
const cottonSewn: Sewn = { step: 0.255, half: 0.093, radius: 0.036, size: 0.8 };

/** Satin is sewn with a fine needle: five stitches to a cm, of a thread that hardly stands on it. */
const satinSewn: Sewn = { step: 0.2, half: 0.074, radius: 0.022, size: 0.6 };

const sewnIn = ({ lustre, metal, deep }: Texel, cotton: Sewn): Sewn =>
	deep > 0 || (lustre > 0.9 && metal < 0.5) ? satinSewn : cotton;

/** Place along the line within stitch number `k`, cm: no two are quite as long. */
const within = (along: number, k: number, { step, size }: Sewn): number =>
	along - (k + 0.5) * step - 0.04 * size * (hash(k, 5, 47) - 0.5);

/** What is left of a stitch in a whole view: a dash of two or three pixels, each in a tone of its own. */
const dashed = (texel: Texel, d: number, along: number, tone: number): void => {
	const sewn = sewnIn(texel, fromAfar);
	const { step, half, radius, size } = sewn;
	const k = Math.floor(along / step);
	const long = smooth(half + 0.05 * size, half - 0.02 * size, Math.abs(within(along, k, sewn)));
	const dash = long * smooth(0.03 + radius, 0.6 * radius, d) * (0.55 + 0.7 * hash(k, 11, 51));
	darken(texel, (1 + (tone - 1) * dash) * (1 - 0.07 * (1 - dash) * smooth(0.08 + radius, 0.04, d)));
	if (dash > 0.1) texel.shot = null;
	texel.height += (0.012 * dash) / texel.bump;
};

/** From near: a round thread of two plies that goes down into the cloth at both ends, with shade in its holes. */
const threaded = (texel: Texel, distance: number, along: number, tone: number): void => {
	const sewn = sewnIn(texel, cottonSewn);
	const { step, half, radius } = sewn;
	const k = Math.floor(along / step);
	const t = within(along, k, sewn);
	const long = half * (0.9 + 0.2 * hash(k, 3, 53));
	const off = distance - 0.36 * radius * (hash(k, 9, 49) - 0.5) - 0.06 * t;
	const away = Math.hypot(Math.max(0, Math.abs(t) - long), off) / radius;
	const hole = Math.hypot(Math.abs(t) - long - 0.6 * radius, off);
	let light = 1 - 0.24 * smooth(radius, 0.2 * radius, hole) - 0.12 * smooth(2.4, 1, away);
	if (away < 1) {
		const ply = 0.05 * Math.sin((t + off * 0.8) * 110);
		// What satin's own shine adds to it, its thread has not.
		const dull = texel.deep > 0 || texel.lustre > 0.9 ? 1.16 : 1;
		light =
			dull *
			(1 + (tone - 1) * 0.85 + ply + 0.1 * (hash(k, 7, 57) - 0.5)) *
			(1 - 0.24 * smooth(long * 0.6, long + radius, Math.abs(t)));
		texel.height += (0.8 * radius * Math.sqrt(1 - clamp(away) ** 2)) / texel.bump;
		texel.shot = null;
		// Cotton on zari or satin: a round thread that mirrored as they do was a dark crack.
		texel.metal = 0;
		texel.gilt = 0;
		texel.lustre = 0;
	}
	darken(texel, light);
};

/**
 * A line of machine stitches at `distance` from the line, `along` it. `tone` above 1 is lighter thread. The thread lies
 * in a furrow into which it has drawn the cloth, and beside it the cloth puckers, as far as `puckers` lets it.
 */
export const stitch = (texel: Texel, distance: number, along: number, tone = 0.8, puckers = 1): void => {
	const d = Math.abs(distance);
	if (d > 1.1) return;
	deepened(texel);
	const pucker = noise(along * 1.9, 3, 41) + 0.6 * noise(along * 4.1, 7, 43) - 0.8;
	texel.height += (0.026 * puckers * pucker * smooth(1.1, 0.1, d) - 0.02 * smooth(0.28, 0, d)) / texel.bump;
	if (d > 0.2) return;
	if (texel.density < near) dashed(texel, d, along, tone);
	else threaded(texel, distance, along, tone);
};

/** Half the width of a bartack, cm. */
const barWide = 0.075;

/** A bartack: a bar of dense stitches across a line, `half` as long, that holds a corner which is pulled at. */
export const bartack = (texel: Texel, across: number, along: number, half: number, tone = 0.8): void => {
	const off = Math.max(Math.abs(across) - barWide, Math.abs(along) - half);
	if (off > 0.12) return;
	deepened(texel);
	const on = smooth(0.02, -0.02, off);
	const threads = texel.density < near ? 0 : 0.07 * Math.sin(along * 120 + across * 20);
	darken(texel, (1 + on * (tone * 0.96 - 1 + threads)) * (1 - 0.16 * (1 - on) * smooth(0.12, 0, off)));
	texel.height += (0.034 * on * Math.sqrt(clamp(1 - (across / barWide) ** 2))) / texel.bump;
	if (on > 0.5) {
		texel.shot = null;
		texel.lustre = 0;
	}
};

/** A seam: two edges of cloth that meet in a groove. */
export const seam = (texel: Texel, distance: number): void => {
	const d = Math.abs(distance);
	if (d > 0.4) return;
	texel.bump = Math.max(texel.bump, 0.02);
	darken(texel, 1 - 0.3 * smooth(0.12, 0, d));
	// The sides of so narrow a groove would mirror the window in scratches.
	texel.lustre *= texel.deep > 0 ? 1 - 0.85 * smooth(0.4, 0.15, d) : 1 - 0.7 * smooth(0.3, 0.1, d);
	texel.height -= 1.6 * smooth(0.3, 0, d);
};

/** The step where a doubled edge ends: a shadow on its outer side. */
export const ply = (texel: Texel, distance: number): void => {
	if (distance > 0 && distance < 0.25) darken(texel, 1 - 0.22 * smooth(0.25, 0, distance));
};
