import { type Band, bands, bandsHeight } from "../fabric/bands.ts";
import type { Design } from "../fabric/design.ts";
import { type Paints, paintCreeper, paintLotus } from "../fabric/motifs/painted-lotus.ts";
import { weave } from "../fabric/weave.ts";
import type { SareeCloth } from "../garments/saree.ts";
import { rgb } from "../maths/colour.ts";
import { cloth, type SilkPalette, silk } from "./silk-cloth.ts";

/** How far one lotus is from the next, and one wave of the creeper, cm: a whole number of waves to a lotus. */
const lotusPitch = 14.67;
const creeperPitch = lotusPitch / 4;

/** How high the band of lotus flowers and that of a creeper are, cm. */
const lotusRise = 15.6;
const creeperRise = 2.2;

/** How broad the line on either side of a creeper is, cm. */
const lineRise = 0.3;

/** How much larger the lotus is painted than it is drawn. */
const large = 1.13;

/** Slubbed tussar, rust and black border without zari, a hand-painted row of lotus flowers between two creepers. */
export const tussar = (p: SilkPalette): SareeCloth => {
	const black = rgb("#26211e");
	const rust = rgb(p.border);
	const paints: Paints = { line: black, petal: rgb("#e6d6b2"), blush: rgb("#bd7a52"), leaf: rgb("#4a4a2c") };
	const tussarYarn = { yarn: "tussar", slub: 0.36, contrast: 0.26, spec: 0.13, rough: 0.6, bump: 0.022 } as const;
	const edge: Band[] = [
		{ fill: "solid", rise: 0.7, inks: [black] },
		{ fill: "plain", rise: 4.9 },
		{ fill: "solid", rise: 0.5, inks: [black] },
	];
	const border = bands(edge, rust);
	const line: Band = { fill: "solid", rise: lineRise, inks: [black] };
	const creeper: Band[] = [line, { fill: "plain", rise: creeperRise }, line];
	const below: Band[] = [{ fill: "plain", rise: 1.6 }, ...creeper];
	const middle: Band = { fill: "plain", rise: lotusRise };
	const woven = bands(
		[...below, middle, ...creeper, { fill: "plain", rise: 2.4 }, { fill: "solid", rise: 0.5, inks: [black] }],
		rust,
	);
	const lotusAt = bandsHeight(below) + lotusRise / 2;
	const creepers = [
		bandsHeight(below) - lineRise - creeperRise / 2,
		bandsHeight([...below, middle]) + lineRise + creeperRise / 2,
	];
	/** What is painted, and the share of it that comes `through` to the side that is seen. */
	const painted =
		(through: number): Design =>
		(u, v, mark) => {
			if (!woven(u, v, mark)) return false;
			if (mark.ink) return true;
			const x = u - (Math.floor(u / lotusPitch) + 0.5) * lotusPitch;
			if (Math.abs(v - lotusAt) < lotusRise / 2) paintLotus(mark, x / large, (v - lotusAt) / large, paints);
			else
				for (const at of creepers)
					if (Math.abs(v - at) < creeperRise / 2) paintCreeper(mark, u, v - at, creeperPitch, paints);
			mark.cover *= through;
			return true;
		};
	const pallu = (through: number) => silk(p, { ...tussarYarn, design: painted(through), unstepped: true });
	return {
		body: (width) => cloth(silk(p, { ...tussarYarn, design: (u, v, m) => border(v, width - u, m) }), 0.16),
		pallu: () => cloth(pallu(1), 0.16),
		// Lines are woven and alike on both sides, but paint goes through in part.
		wrong: () => weave(pallu(0.52)),
		showsPallu: true,
		fringe: p.border,
	};
};
