import type { PanelAt } from "../cloth/gathers.ts";
import type { Band } from "../fabric/bands.ts";
import type { Design } from "../fabric/design.ts";
import type { WeaveOptions } from "../fabric/weave.ts";
import { printedBack, wrongSide } from "../fabric/wrong-side.ts";
import type { LehengaStyle } from "../garments/lehenga.ts";

export type LehengaPalette = {
	warp: string;
	weft: string;
	shot?: string;
	border: string;
	borderShot?: string;
	accent?: string;
	/** Threads per cm; more for a picture from near. */
	threads?: number;
	/** Which side is seen: the wrong one in a picture of the inside. */
	side?: "right" | "wrong";
};

/** Everything of a lehenga but its seed. */
export type Outfit = Omit<LehengaStyle, "seed">;

/** Silk of a skirt; a skirt is seen from further away than a saree, so its threads are coarser. */
export const silk = (p: LehengaPalette, more: Partial<WeaveOptions> = {}): WeaveOptions => ({
	warp: p.warp,
	weft: p.weft,
	shot: p.shot,
	threads: p.threads ?? 8.6,
	hooks: 36,
	slub: 0.08,
	contrast: 0.13,
	spec: 0.16,
	sheen: 0.25,
	rough: 0.5,
	bump: 0.014,
	...more,
});

export const line = (rise: number): Band => ({ fill: "solid", rise });
export const gap = (rise: number): Band => ({ fill: "plain", rise });

/** Woven figures from the side that the palette asks for. */
export const sideOf = (p: LehengaPalette, options: WeaveOptions): WeaveOptions =>
	p.side === "wrong" ? wrongSide(options) : options;

/** The same of a printed cloth. */
export const printedSideOf = (p: LehengaPalette, options: WeaveOptions): WeaveOptions =>
	p.side === "wrong" ? printedBack(options, p.warp) : options;

/**
 * One column of figures down the middle of every panel, by turns half a repeat higher. They keep their size where cloth
 * is drawn together, and none lies across a seam. `columns` repeats every `across` and `along` cm.
 */
export const inPanels =
	(panelAt: PanelAt, columns: Design, across: number, along: number): Design =>
	(u, v, m) => {
		const { panel, across: off } = panelAt(u, v);
		if (Math.abs(off) > across / 2) return false;
		return columns((panel + 0.5) * across + off, v + ((panel % 2) * along) / 2, m);
	};
