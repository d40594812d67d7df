import type { Rgb } from "../maths/colour.ts";
import { fract } from "../maths/scalar.ts";
import { type Design, type Mark, paint, paintMotif } from "./design.ts";
import { inkAt, type Motif } from "./motif.ts";

/** One band of a border or pallu, `rise` cm high. Without `inks` it is drawn in zari. */
export type Band =
	| { fill: "plain"; rise: number; ground?: Rgb }
	| { fill: "solid"; rise: number; inks?: readonly Rgb[] }
	| {
			fill: "motif";
			rise: number;
			motif: Motif;
			second?: Motif;
			/** Distance from one motif to the next, cm. */
			pitch: number;
			/** Share of the band's height that the motif takes. */
			size?: number;
			/** Upright lines between the motifs. */
			framed?: boolean;
			flip?: boolean;
			inks?: readonly Rgb[];
	  }
	| { fill: "diaper"; rise: number; motif: Motif; cell: number; size?: number; inks?: readonly Rgb[] }
	| { fill: "temple"; rise: number; pitch: number; ground?: Rgb; outline?: boolean; inks?: readonly Rgb[] }
	| { fill: "ladder"; rise: number; pitch: number; inks?: readonly Rgb[] };

const motifBand = (band: Extract<Band, { fill: "motif" }>, u: number, d: number, mark: Mark): void => {
	const { motif, second = motif, pitch, rise, size = 0.94, framed = false, flip = false, inks } = band;
	const index = Math.floor(u / pitch);
	const across = u / pitch - index - 0.5;
	const half = (rise * size) / 2;
	if (framed && Math.abs(across) * pitch > pitch / 2 - 0.09) {
		paint(mark, 1, inks);
		return;
	}
	const x = (across * pitch) / half;
	const odd = (index & 1) === 1;
	paintMotif(mark, odd ? second : motif, flip && odd ? -x : x, (d - rise / 2) / half, half, inks);
};

const diaperBand = (band: Extract<Band, { fill: "diaper" }>, u: number, d: number, mark: Mark): void => {
	const { motif, cell, size = 0.96, inks } = band;
	const row = Math.floor(d / cell);
	const x = (fract(u / cell + (row & 1) * 0.5) - 0.5) * 2;
	const y = (d / cell - row - 0.5) * 2;
	paint(mark, inkAt(motif, x / size, y / size), inks);
};

/** True where the point lies inside a triangle of the temple row. */
const templeBand = (band: Extract<Band, { fill: "temple" }>, u: number, d: number, mark: Mark): boolean => {
	const { rise, pitch, outline = true, inks } = band;
	const across = Math.abs(fract(u / pitch) - 0.5) * 2;
	const top = rise * (1 - across);
	if (d > top) return false;
	if (outline && d > top - 0.34) paint(mark, 1, inks);
	return true;
};

const drawBand = (band: Band, u: number, d: number, mark: Mark): boolean => {
	switch (band.fill) {
		case "plain":
			return true;
		case "solid":
			paint(mark, 1, band.inks);
			return true;
		case "motif":
			motifBand(band, u, d, mark);
			return true;
		case "diaper":
			diaperBand(band, u, d, mark);
			return true;
		case "temple":
			return templeBand(band, u, d, mark);
		case "ladder":
			if (fract(u / band.pitch) < 0.55) paint(mark, 1, band.inks);
			return true;
	}
};

export const bandsHeight = (bands: readonly Band[]): number => bands.reduce((sum, band) => sum + band.rise, 0);

/**
 * Bands on each other, from the edge (d = 0) inward; u runs along the edge. `ground` is the colour of the cloth
 * between the figures; past the last band, and between the points of a temple row, nothing is marked.
 */
export const bands = (list: readonly Band[], ground: Rgb | null = null, shot: Rgb | null = null): Design => {
	const total = bandsHeight(list);
	return (u, d, mark) => {
		if (d < 0 || d >= total) return false;
		let from = 0;
		for (const band of list) {
			if (d < from + band.rise) {
				if (!drawBand(band, u, d - from, mark)) return false;
				const own = "ground" in band ? (band.ground ?? ground) : ground;
				mark.ground = own;
				mark.shot = own ? shot : null;
				return true;
			}
			from += band.rise;
		}
		return false;
	};
};

/** A line: a band of zari (or of coloured yarn) with plain cloth on both sides. */
export const line = (rise: number, gap: number, inks?: readonly Rgb[]): Band[] => [
	{ fill: "plain", rise: gap },
	{ fill: "solid", rise, inks },
];
