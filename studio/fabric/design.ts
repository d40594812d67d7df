import type { Rgb } from "../maths/colour.ts";
import { fract, smooth } from "../maths/scalar.ts";
import { inkAt, largeInkAt, type Motif, outlineOf } from "./motif.ts";

/** What a design does to one crossing of threads. */
export type Mark = {
	/** Metal thread on top. */
	zari: boolean;
	/** How that lies: tied down by every fifth end, below the cloth with its ties alone on top, or loose on the back. */
	lies: "tied" | "under" | "loose";
	/** Other colour of the cloth itself, and its shot colour. */
	ground: Rgb | null;
	shot: Rgb | null;
	/** Printed or extra-weft colour, and how much it covers; of what lies loose, zari too, how much of the thread is seen. */
	ink: Rgb | null;
	cover: number;
	/** Half the width of an edge, cm: that of ink on cloth, or 0 where yarns of two colours meet. */
	soft: number;
	/** How much cloth one sample of the picture sees, cm. Read only. */
	sample: number;
};

/** Writes a mark at cloth coordinates in cm and says whether anything is there. */
export type Design = (u: number, v: number, mark: Mark) => boolean;

export const newMark = (): Mark => ({
	zari: false,
	lies: "tied",
	ground: null,
	shot: null,
	ink: null,
	cover: 0,
	soft: 0,
	sample: 0,
});

export const clearMark = (mark: Mark): void => {
	mark.zari = false;
	mark.lies = "tied";
	mark.ground = null;
	mark.shot = null;
	mark.ink = null;
	mark.cover = 0;
	mark.soft = 0;
};

/** The first design that has something there wins. */
export const layered =
	(...designs: readonly Design[]): Design =>
	(u, v, mark) => {
		for (const design of designs) if (design(u, v, mark)) return true;
		return false;
	};

/** How a motif is drawn: in zari when `inks` is left out, else in coloured yarn, one colour per ink. */
export const paint = (mark: Mark, ink: number, inks: readonly Rgb[] | undefined): boolean => {
	if (ink === 0) return false;
	if (!inks) mark.zari = true;
	else {
		mark.ink = inks[Math.min(ink, inks.length) - 1];
		mark.cover = 1;
	}
	return true;
};

/** Prints one ink of a motif whose half is `size` cm, where it covers more than what is printed there already. */
export const stamp = (mark: Mark, motif: Motif, ink: number, x: number, y: number, size: number, colour: Rgb): void => {
	const cover = smooth(mark.soft, -mark.soft, outlineOf(motif, ink, x, y) * size);
	if (cover <= mark.cover) return;
	mark.ink = colour;
	mark.cover = cover;
};

/** From this half of its size on, cm, a motif's bitmap is coarser than the hooks of a loom. */
const large = 3.2;

/** A motif whose half is `size` cm: woven crossing by crossing, or printed where edges are soft. */
export const paintMotif = (
	mark: Mark,
	motif: Motif,
	x: number,
	y: number,
	size: number,
	inks: readonly Rgb[] | undefined,
): void => {
	if (mark.soft === 0 || !inks) {
		paint(mark, size > large ? largeInkAt(motif, x, y) : inkAt(motif, x, y), inks);
		return;
	}
	for (let k = 0; k < inks.length; k++) stamp(mark, motif, k + 1, x, y, size, inks[k]);
};

export type ScatterOptions = {
	motif: Motif;
	/** A second motif for every other row. */
	second?: Motif;
	/** Half the size of a motif, cm, and distances from one to the next. */
	size: number;
	across: number;
	along: number;
	/** Every other one mirrored. */
	flip?: boolean;
	/** Rows are not shifted by half. */
	square?: boolean;
	inks?: readonly Rgb[];
	/** Whether a motif centred there is woven at all: a motif is left out whole, never cut. */
	within?: (u: number, v: number) => boolean;
};

/** Motifs spread over a field. */
export const scatter = ({
	motif,
	second = motif,
	size,
	across,
	along,
	flip = false,
	square = false,
	inks,
	within,
}: ScatterOptions): Design => {
	return (u, v, mark) => {
		const row = Math.floor(v / along);
		const shifted = u / across + (square ? 0 : (row & 1) * 0.5);
		const column = Math.floor(shifted);
		if (within && !within((column + 0.5 - (square ? 0 : (row & 1) * 0.5)) * across, (row + 0.5) * along)) return false;
		const x = ((shifted - column - 0.5) * across) / size;
		const y = ((v / along - row - 0.5) * along) / size;
		const mirror = flip && ((column + row) & 1) === 1;
		return paint(mark, inkAt(row & 1 ? second : motif, mirror ? -x : x, y), inks);
	};
};

/** A motif repeated without gaps over the whole cloth; `height` over `width` is its proportion. */
export const tiled = (motif: Motif, width: number, height: number, inks?: readonly Rgb[]): Design => {
	return (u, v, mark) => paint(mark, inkAt(motif, fract(u / width) * 2 - 1, fract(v / height) * 2 - 1), inks);
};

/** How far around a figure of zari its outline goes, cm, and from where it is looked for. */
const outline = 0.075;
const beside: readonly (readonly [number, number])[] = Array.from({ length: 8 }, (_, k) => [
	outline * Math.cos((k * Math.PI) / 4),
	outline * Math.sin((k * Math.PI) / 4),
]);

/** Figures of zari with a line of coloured yarn round them (meena work), which parts them from a ground of their own tone. */
export const outlined = (design: Design, colour: Rgb): Design => {
	const look = newMark();
	return (u, v, mark) => {
		if (design(u, v, mark)) return true;
		for (const [du, dv] of beside) {
			clearMark(look);
			if (!design(u + du, v + dv, look) || !look.zari) continue;
			mark.ink = colour;
			mark.cover = 1;
			return true;
		}
		return false;
	};
};
