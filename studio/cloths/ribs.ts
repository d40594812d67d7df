import { noise } from "../maths/noise.ts";
import { hash } from "../maths/random.ts";
import { lerp, smooth } from "../maths/scalar.ts";
import type { Surface } from "../render/scene.ts";

/**
 * Widths of the cords of a ribbed border from the selvedge inward, cm: thick ones with pairs of thin ones between them. Of
 * one width all of them were lines that had been cut into it, and from afar nothing was left of them.
 */
const cords = [0.58, 0.25, 0.25, 0.54, 0.24, 0.24, 0.48, 0.42];

export const ribsWidth = cords.reduce((sum, width) => sum + width, 0);

/** Picks per cm that go over the cords. */
const picks = 15;

/** How much of its light a furrow between two cords lacks, and how high a cord of a cm would stand, cm. */
const furrow = 0.62;
const high = 0.22;

/** Where a place d cm from the selvedge lies: in which cord, how far across it (-1 to 1), and how wide that is. */
const cordAt = (d: number): readonly [number, number, number] => {
	let from = 0;
	for (let k = 0; k < cords.length; k++) {
		if (d < from + cords[k] || k === cords.length - 1) return [k, (2 * (d - from)) / cords[k] - 1, cords[k]];
		from += cords[k];
	}
	return [0, 0, cords[0]];
};

/**
 * A border woven in raised ribs: the warp lies over stuffer ends in cords, and every pick that binds them dents each cord a
 * little, no two alike. `from` says how far a place is from its selvedge.
 */
export const ribbed =
	(surface: Surface, from: (u: number) => number): Surface =>
	(u, v, texel) => {
		surface(u, v, texel);
		const d = from(u);
		if (d > ribsWidth) return;
		// No reed keeps cords quite straight.
		const aside = 0.014 * (noise(v * 0.22, 3, 7) - 0.5) + 0.008 * (noise(v * 2.1, 4, 8) - 0.5);
		const [cord, at, width] = cordAt(Math.max(0, d + aside));
		// The outermost goes round the selvedge, which has no furrow.
		const across = cord === 0 ? Math.max(0, at) : at;
		const seen = smooth(1.6, 3.4, texel.density * 0.25);
		const single = smooth(1.4, 3, texel.density / picks);
		const pick = v * picks + 0.5 * cord;
		const row = Math.floor(pick);
		const along = 2 * (pick - row) - 1;
		const dent = single * along ** 2 * (0.6 + 0.4 * hash(row, cord, 5));
		// The furrow is where picks go below: it ends where each of them happens to.
		const ragged = 0.16 * single * (hash(row, cord, 9) - 0.5);
		const round = Math.sqrt(Math.max(0, 1 - Math.min(1, Math.abs(across) + ragged * across ** 2) ** 2.6));
		const own = 1 + 0.07 * (hash(cord, 2, 3) - 0.5) + single * 0.12 * (hash(row, cord, 6) - 0.5);
		// Narrow cords are mostly furrow: what the picture is too small to show is still darker than the broad ones.
		const mean = 1 - furrow * 0.2 - 0.16 * (width < 0.3 ? 1 : 0);
		const light = own * (lerp(mean, 1 - furrow * (1 - round), seen) - 0.14 * dent);
		texel.r *= light;
		texel.g *= light;
		texel.b *= light;
		const rise = (high * width * round - 0.006 * dent) * seen;
		texel.bump = Math.max(texel.bump, 0.02);
		texel.height = 0.4 * texel.height + rise / texel.bump;
	};
