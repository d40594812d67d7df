import { outfits } from "../cloths/lehengas.ts";
import type { LehengaPalette } from "../cloths/outfit.ts";
import { lehenga, type Tier } from "../garments/lehenga.ts";
import type { Laid } from "../garments/piece-set.ts";
import { clamp, lerp, smooth } from "../maths/scalar.ts";
import type { SwatchCloth } from "../pictures/swatch.ts";
import type { SkirtCloth } from "../pictures/turned-skirt.ts";
import type { Surface } from "../render/scene.ts";

export type LehengaRecipe = { kind: "lehenga"; fabric: keyof typeof outfits; palette: LehengaPalette; seed: number };

export const lay = ({ fabric, palette, seed }: LehengaRecipe, near = false): Laid =>
	lehenga({ ...outfits[fabric]({ ...palette, threads: near ? 18 : 11 }), seed });

/** How many times finer a lining is woven from near than the whole view shows it. */
const finer = 2.4;

const finely =
	(surface: Surface): Surface =>
	(u, v, texel) => {
		const { fine } = texel;
		texel.fine = fine * finer;
		surface(u, v, texel);
		texel.fine = fine;
	};

/** What is left of the cover and of the gleam of organza that lies single, how light it is, and by how much its colour is stronger. */
const single = { cover: 0.56, lustre: 0.15, strong: 2.5, light: 0.82 };

/**
 * Sheer cloth from so near that the gaps between its threads are seen: as close as in folds, it hid the table, and with the
 * table's own tone a pale blue adds up to grey.
 */
const glassy =
	(surface: Surface, threads: number): Surface =>
	(u, v, texel) => {
		surface(u, v, texel);
		const seen = smooth(1.5, 3.2, texel.density / threads);
		texel.lustre *= lerp(1, single.lustre, seen);
		// Figures are as close as before.
		if (texel.gilt > 0) return;
		texel.cover *= lerp(1, single.cover, seen);
		const grey = (texel.r + texel.g + texel.b) / 3;
		const [light, strong] = [lerp(1, single.light, seen), lerp(1, single.strong, seen)];
		texel.r = light * clamp(lerp(grey, texel.r, strong));
		texel.g = light * clamp(lerp(grey, texel.g, strong));
		texel.b = light * clamp(lerp(grey, texel.b, strong));
	};

/** The cloth of the lowest tier from above its hem. */
export const swatch = ({ fabric, palette }: LehengaRecipe, threads = 22): SwatchCloth => {
	const [tier] = outfits[fabric]({ ...palette, threads }).tiers;
	const { sheer, lining } = tier;
	const cloth = tier.cloth(90);
	return { surface: sheer ? glassy(cloth, threads) : cloth, u: 3, v: 1, sheer, lining: lining && finely(lining.cloth) };
};

/** How light a lining is drawn from near: bare and in shade it is seen beside the cloth that is pale over it. */
const light = 1.03;

const lightened =
	(surface: Surface): Surface =>
	(u, v, texel) => {
		surface(u, v, texel);
		texel.r *= light;
		texel.g *= light;
		texel.b *= light;
	};

/** The cloth of the lowest tier from both sides. */
export const skirtCloth = ({ fabric, palette }: LehengaRecipe): SkirtCloth => {
	const seenFrom = (side: "right" | "wrong") => outfits[fabric]({ ...palette, threads: 22, side });
	const { lining, tiers } = seenFrom("right");
	const [{ sheer, lining: below }] = tiers;
	const surfaceOf = (tier: Tier) => tier.cloth(90);
	const wrong = surfaceOf(seenFrom("wrong").tiers[0]);
	return { right: surfaceOf(tiers[0]), wrong, lining, sheer, lined: below && lightened(finely(below.cloth)) };
};
