import { mix, type Rgb, rgb } from "../maths/colour.ts";
import { fbm, mottle } from "../maths/noise.ts";
import { hash } from "../maths/random.ts";
import { clearMark, type Design, type Mark, newMark } from "./design.ts";
import type { WeaveOptions } from "./weave.ts";

/*
 * What a design is on the wrong side of the cloth. A yarn-dyed cloth is the same on both; of figures woven with a weft of
 * their own the back shows the ties, and between them the weft itself, which goes on loose to the next figure.
 */

/**
 * Hooks of the loom to a pick of the figuring weft: with no whole number of them, picks come and go in blocks. How many there
 * are to a cm where the weave names none, and how far the weft goes on loose before it is cut or turned, cm.
 */
const hooksPerPick = 2;
const usualHooks = 30;
const longest = 1.5;
const step = 0.115;

/** How far to both sides zari must go on to be a band and not a figure, cm. */
const band = [0.9, 1.7, 2.6, 0.3, 0.6, 1.3, 2.1].flatMap((far) => [-far, far]);

/** The back of figures that are woven with a weft of their own, `picks` of it to a cm: of zari, or of coloured yarn where `inked`. */
const floated = (design: Design, picks: number, inked: boolean): Design => {
	const isFigure = (mark: Mark): boolean => mark.zari || (inked && mark.ink !== null && mark.cover === 1);
	const look = newMark();
	const there = newMark();
	/** Whether zari goes on to both sides as well, across or along the cloth: a band of it is alike on both sides. */
	const runsOn = (u: number, v: number): boolean =>
		[1, 0].some((across) =>
			band.every((far) => {
				there.zari = false;
				return design(u + far * across, v + far * (1 - across), there) && there.zari;
			}),
		);
	/** Whether there is a figure within reach to one side, and no band: the weft of that stays in it. */
	const meets = (u: number, v: number, side: number, reach: number): boolean => {
		for (let far = step; far <= reach; far += step) {
			clearMark(look);
			if (design(u + side * far, v, look) && isFigure(look)) return !(look.zari && runsOn(u + side * far, v));
		}
		return false;
	};
	return (u, v, mark) => {
		const found = design(u, v, mark);
		if (found && isFigure(mark)) {
			if (mark.zari && runsOn(u, v)) return true;
			if (mark.zari) mark.lies = "under";
			else mark.cover = 0.22;
			return true;
		}
		// A stripe of the warp is of the cloth itself.
		if (found && mark.ink) return true;
		// Every pick hangs a little, and the one hangs more than the other.
		const hanging = v * picks + 0.5 * fbm(u * 0.9, v * 2.3, 2, 5);
		const pick = Math.floor(hanging);
		if (hanging - pick > 0.5 + 0.25 * hash(pick, 2, 9)) return found;
		const reach = longest * (0.72 + 0.28 * hash(pick, 1, 9));
		const at = (pick + 0.25) / picks;
		// A pick of the figure itself: along its edge it would be a dash beside it.
		clearMark(look);
		if (design(u, at, look) && isFigure(look)) return found;
		if (!meets(u, at, -1, reach)) return found;
		const inkLeft = look.zari ? null : look.ink;
		if (!meets(u, at, 1, reach)) return found;
		mark.zari = look.zari;
		mark.lies = "loose";
		mark.ink = look.zari ? null : (inkLeft ?? look.ink);
		mark.cover = 1;
		return true;
	};
};

/** The back of printed cloth: the colour that has soaked through, here more and there less. */
const soaked =
	(design: Design, cloth: Rgb): Design =>
	(u, v, mark) => {
		if (!design(u, v, mark)) return false;
		const through = 0.42 + 0.16 * mottle(u * 14, v * 14);
		mark.cover *= through;
		if (mark.ground) mark.ground = mix(cloth, mark.ground, 0.4 + 0.5 * through);
		return true;
	};

/** The back of a cloth with woven figures: less shine, and the figures' weft. */
export const wrongSide = (options: WeaveOptions, inked = false): WeaveOptions => ({
	...options,
	spec: (options.spec ?? 0) * 0.7,
	design: options.design && floated(options.design, (options.hooks ?? usualHooks) / hooksPerPick, inked),
});

/** The back of a printed cloth. */
export const printedBack = (options: WeaveOptions, cloth: string): WeaveOptions => ({
	...options,
	design: options.design && soaked(options.design, rgb(cloth)),
});
