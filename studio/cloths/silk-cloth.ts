import { metalThread } from "../fabric/metal-thread.ts";
import { type WeaveOptions, weave } from "../fabric/weave.ts";
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
	/** Threads per cm; more for a picture from near. */
	threads?: number;
};

/** Pale antique gold, whose lights come of the folds. */
const brightGold = "#c8ab70";

/** Options of plain silk in its colours, and what is different of it. */
export const silk = (p: SilkPalette, more: Partial<WeaveOptions>): WeaveOptions => ({
	warp: p.warp,
	weft: p.weft,
	shot: p.shot,
	zari: p.zari ?? brightGold,
	tiesLost: true,
	threads: p.threads ?? 13,
	slub: 0.15,
	contrast: 0.2,
	spec: 0.2,
	sheen: 0.25,
	rough: 0.46,
	bump: 0.014,
	...more,
});

/** Woven silk, whose zari mirrors the window. */
export const cloth = (options: WeaveOptions): Surface => metalThread(weave(options), 0.56, 1);

/** Yarn that mirrors the window softly along every fold, as satin does (gloss.ts): lit like cotton, silk is taken for it. */
export const gleaming =
	(surface: Surface, strength: number): Surface =>
	(u, v, texel) => {
		surface(u, v, texel);
		if (texel.metal >= 0.9) return;
		texel.lustre = strength;
		texel.pale = 0.25 * strength;
	};
