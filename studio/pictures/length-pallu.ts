/*
 * The pallu of a whole saree. Folded goods show a hand's breadth or two of it, and its cloth is designed no further; a saree
 * laid out shows all of it, 60 to 80 cm, of the same rows woven again.
 */

/** Rows that are woven again: from where to where they go in the design, cm, and how many more times they come. */
export type Repeat = { from: number; to: number; more: number };

/** How far a pallu's own design goes, cm, and which of its rows are woven again, from its end inwards. */
export type Pallu = { end: number; repeats: readonly Repeat[] };

/** Where each pallu may be cut: between two rows, or within a diaper after an even number of its cells. */
export const pallus: Readonly<Record<string, Pallu>> = {
	chettinad: { end: 36.4, repeats: [{ from: 1.4, to: 22.1, more: 2 }] },
	kotaDoria: { end: 40.4, repeats: [{ from: 2, to: 19.1, more: 2 }] },
	blockMulmul: { end: 35.8, repeats: [{ from: 5, to: 12.7, more: 5 }] },
	pochampally: { end: 39, repeats: [{ from: 6, to: 22.6, more: 2 }] },
	linen: { end: 35.6, repeats: [{ from: 2.4, to: 35.6, more: 1 }] },
	banarasi: {
		end: 38.2,
		repeats: [
			{ from: 5.51, to: 18.43, more: 2 },
			{ from: 20.2, to: 25.4, more: 2 },
		],
	},
	kanchi: {
		end: 42,
		repeats: [
			{ from: 7.3, to: 24.38, more: 1 },
			{ from: 25.9, to: 32.7, more: 2 },
		],
	},
	mysoreCrepe: { end: 30, repeats: [{ from: 0.8, to: 30, more: 1 }] },
	tussar: { end: 26, repeats: [{ from: 1.6, to: 20, more: 2 }] },
	softSilk: { end: 47.8, repeats: [{ from: 3.2, to: 18.1, more: 2 }] },
};

/** How long a pallu is with all its rows, cm. */
export const wholeEnd = ({ end, repeats }: Pallu): number =>
	repeats.reduce((sum, { from, to, more }) => sum + more * (to - from), end);

/** Which place of the design lies `v` cm from the end of the whole pallu. */
export const designedAt = ({ repeats }: Pallu, v: number): number => {
	let at = v;
	for (const { from, to, more } of repeats) {
		if (at < from) return at;
		const row = to - from;
		at -= row * Math.min(more, Math.floor((at - from) / row));
	}
	return at;
};
