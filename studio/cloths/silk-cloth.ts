import { type WeaveOptions, weave } from "../fabric/weave.ts";
import { noise } from "../maths/noise.ts";
import type { Surface } from "../render/scene.ts";

/** Colours of a silk saree as "#rrggbb". */
export type SilkPalette = {
	warp: string;
	weft: string;
	shot: string;
	border: string;
	borderShot: string;
	/** The metal of its figures, where it is not the usual gold: on a gold ground they would be lost. */
	zari?: string;
	/** Yarn of a line round the flowers of the field, for a ground that is nearly of the zari's own tone. */
	outline?: string;
	/** Threads per cm; more for a picture from near. */
	threads?: number;
};

/** Pale gold that is nearer to silver than to ochre, whose lights come of the folds. */
const brightGold = "#c5af80";

/** Options of plain silk in its colours, and what is different of it. */
export const silk = (p: SilkPalette, more: Partial<WeaveOptions>): WeaveOptions => ({
	warp: p.warp,
	weft: p.weft,
	shot: p.shot,
	zari: p.zari ?? brightGold,
	hooks: 30,
	threads: p.threads ?? 13,
	slub: 0.08,
	contrast: 0.13,
	spec: 0.2,
	sheen: 0.25,
	rough: 0.46,
	bump: 0.014,
	...more,
});

/** Yarn that mirrors the window softly along every fold, as satin does (gloss.ts): lit like cotton, silk is taken for it. */
export const gleaming =
	(surface: Surface, strength: number): Surface =>
	(u, v, texel) => {
		surface(u, v, texel);
		if (texel.gilt > 0) return;
		texel.lustre = strength * (0.8 + 0.4 * noise(u * 7, v * 0.5, 61));
		texel.pale = 0.14 * strength;
		// Silk that lies flat is not far from mirroring the window: the least swell of it is seen.
		texel.lean = 0.09;
	};

/** Woven silk, whose ground mirrors the window softly beside its zari. */
export const cloth = (options: WeaveOptions, gleam = 0.2): Surface => gleaming(weave(options), gleam);
