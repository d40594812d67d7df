import { type Band, bands } from "../fabric/bands.ts";
import { type Design, layered } from "../fabric/design.ts";
import { ikat, ikatEnds } from "../fabric/ikat.ts";
import { khat } from "../fabric/khat.ts";
import { blockFlower } from "../fabric/motifs/flowers.ts";
import { creeper, ikatDiamond } from "../fabric/motifs/vines.ts";
import { blockPrint } from "../fabric/print.ts";
import { sett } from "../fabric/sett.ts";
import { ply } from "../fabric/sewing.ts";
import { type WeaveOptions, weave } from "../fabric/weave.ts";
import { printedBack } from "../fabric/wrong-side.ts";
import type { SareeCloth } from "../garments/saree.ts";
import { mix, rgb } from "../maths/colour.ts";
import { hash } from "../maths/random.ts";
import { fract, smooth } from "../maths/scalar.ts";
import type { Surface } from "../render/scene.ts";

const cotton = {
	threads: 12,
	slub: 0.16,
	contrast: 0.18,
	spec: 0,
	sheen: 0.28,
	rough: 0.9,
	bump: 0.02,
} as const satisfies Partial<WeaveOptions>;

export type CottonPalette = { ground: string; accent: string; second: string };

/** Bold checks with a broad plain border edged by two lines; a barred pallu. */
export const chettinad = ({ ground, accent, second }: CottonPalette): SareeCloth => {
	const check = sett([
		[ground, 2.4],
		[accent, 0.22],
		[ground, 0.3],
		[accent, 1.08],
	]);
	const [a, g] = [rgb(accent), rgb(ground)];
	const edge = bands(
		[
			{ fill: "plain", rise: 8.2 },
			{ fill: "solid", rise: 0.36, inks: [g] },
			{ fill: "plain", rise: 0.5 },
			{ fill: "solid", rise: 0.36, inks: [g] },
			{ fill: "plain", rise: 0.6 },
		],
		a,
	);
	const bars = (widths: readonly number[]): Band[] =>
		widths.flatMap((w): Band[] => [
			{ fill: "solid", rise: w, inks: [g] },
			{ fill: "plain", rise: 0.9 + w * 0.5 },
		]);
	const pallu = bands(
		[
			{ fill: "plain", rise: 1.4 },
			...bars([2.6, 0.4, 0.4, 1.7, 0.4, 0.4, 1.7, 0.4, 0.4, 2.6, 0.4, 0.4, 1.1, 0.4]),
			{ fill: "plain", rise: 2.6 },
		],
		a,
	);
	const base = {
		...cotton,
		threads: 10.5,
		slub: 0.2,
		yarn: "handspun",
		bump: 0.026,
		warp: check,
		weft: check,
	} as const;
	return {
		body: (width) => weave({ ...base, design: (u, v, m) => edge(v, width - u, m) }),
		pallu: () => weave({ ...base, design: pallu }),
		fringe: second,
	};
};

/** Sheer cloth of open squares with a narrow gold border; `long` as in `khat`. */
export const kotaDoria = ({ ground }: CottonPalette, long = 1): SareeCloth => {
	const squares = khat(ground, long);
	const solid = bands([{ fill: "solid", rise: 1e6 }]);
	const gold = weave({ ...cotton, warp: ground, weft: ground, zari: "#d2be90", design: solid });
	const selvedge = weave({ ...cotton, warp: ground, weft: ground, threads: 14, slub: 0.1, contrast: 0.14 });
	/** Which cloth lies at a distance from the selvedge: the edges of gold lie between threads, so that they are straight. */
	const bordered = (d: number, below = false): Surface => {
		if (d < 0.18 || (d > 2.8 && d < 3.02) || (d > 3.18 && d < 3.5)) return below && d > 2.8 ? squares : selvedge;
		if (below && d > 2.8) return squares;
		return d < 3.18 ? gold : squares;
	};
	// So far apart that none lies on the slope at the edge of a pile, where gold is brown.
	const bars = { first: 2, apart: 17.1, rise: 3.6, last: 40, close: 0.22 };
	const inBar = (v: number, beyond: number): boolean =>
		v > bars.first - beyond && v < bars.last && (v - bars.first + beyond) % bars.apart < bars.rise + 2 * beyond;
	/** How much of the end of the pallu is woven closely, cm. */
	const closed = 0.6;
	/** A bar of gold between close picks: its edge beside open squares was a row of teeth. */
	const across = (v: number): Surface => (inBar(v, 0) ? gold : inBar(v, bars.close) ? selvedge : squares);
	return {
		sheer: true,
		body: (width) => (u, v, texel) => bordered(width - u)(u, v, texel),
		// Of the layers below no line of gold is seen through the squares of the uppermost one: it was a row of dashes.
		under: (width) => (u, v, texel) => bordered(width - u, true)(u, v, texel),
		pallu: (width) => (u, v, texel) => {
			const cloth = bordered(Math.min(u, width - u));
			// It ends in close picks, as its sides do: the last row of squares was lost in those below.
			(cloth === squares ? (v < closed ? selvedge : across(v)) : cloth)(u, v, texel);
			ply(texel, v - closed);
		},
	};
};

/** Hand-block flowers on indigo, a madder border with an ivory vine. */
export const blockMulmul = ({ ground, accent, second }: CottonPalette): SareeCloth => {
	const [ivory, red] = [rgb(accent), rgb(second)];
	const vine = (rise: number): Band[] => [
		{ fill: "plain", rise: 0.35 },
		{ fill: "solid", rise: 0.24, inks: [ivory] },
		{ fill: "plain", rise: 0.3 },
		{ fill: "motif", rise, motif: creeper, pitch: rise, size: 1, inks: [ivory] },
		{ fill: "plain", rise: 0.3 },
		{ fill: "solid", rise: 0.24, inks: [ivory] },
		{ fill: "plain", rise: 0.35 },
	];
	const border = bands(vine(5.2), red);
	const row: Band[] = [{ fill: "plain", rise: 0.5, ground: rgb(ground) }];
	const pallu = bands(
		[
			...vine(3.2),
			...Array.from({ length: 4 }, () => [
				...row,
				{ fill: "motif", rise: 5.2, motif: blockFlower, pitch: 4.6, inks: [ivory, ivory] } as Band,
				...row,
				{ fill: "plain", rise: 1.5 } as Band,
			]).flat(),
		],
		null,
	);
	const redBands: Design = (u, v, m) => {
		if (!pallu(u, v, m)) return false;
		const k = v - 6.2;
		if (k < -1.2 || fract(k / 7.7) > 0.81) m.ground = red;
		return true;
	};
	const butas = blockPrint({ motif: blockFlower, size: 2.3, across: 8.6, along: 6.8, inks: [ivory, ivory], seed: 7 });
	const base = {
		...cotton,
		warp: ground,
		weft: ground,
		threads: 13,
		slub: 0.14,
		contrast: 0.13,
		bump: 0.016,
		printed: true,
	};
	const printed = (width: number) => ({ ...base, design: layered((u, v, m) => border(v, width - u, m), butas) });
	return {
		body: (width) => weave(printed(width)),
		wrong: (width) => weave(printedBack(printed(width), ground)),
		pallu: () => weave({ ...base, design: layered(redBands, butas) }),
	};
};

/** Feathered diamonds in ivory and black, a plain black border with one line. */
export const pochampally = ({ ground, accent, second }: CottonPalette): SareeCloth => {
	const [ivory, black] = [rgb(accent), rgb(second)];
	const field = ikat({ motif: ikatDiamond, width: 5.4, height: 6, inks: [ivory, black] });
	const large = ikat({
		motif: ikatDiamond,
		width: 10.8,
		height: 12,
		inks: [ivory, black],
		feather: 0.45,
		drop: false,
	});
	const border = bands(
		[
			{ fill: "plain", rise: 5.6 },
			{ fill: "solid", rise: 0.32, inks: [ivory] },
			{ fill: "plain", rise: 2 },
		],
		black,
	);
	const zigzag = (u: number, v: number): number => fract(v / 2 + Math.abs(fract(u / 4) - 0.5) * 2);
	const pallu: Design = (u, v, m) => {
		if (v < 1.2) return bands([{ fill: "plain", rise: 1.2 }], black)(u, v, m);
		const inBand = (v > 1.2 && v < 6) || (v > 18.4 && v < 22.6) || (v > 35 && v < 39);
		if (inBand) {
			const k = zigzag(u, v + 0.24 * (hash(Math.floor(u * ikatEnds), 3, 31) - 0.5));
			m.ink = mix(black, ivory, smooth(-0.05, 0.05, 0.17 - Math.abs(fract(k + 0.33) - 0.5)));
			m.cover = 0.92;
			return true;
		}
		return v < 35 ? large(u, v - (v < 18.4 ? 6.2 : 22.8), m) : field(u, v, m);
	};
	const base = {
		...cotton,
		warp: ground,
		weft: ground,
		threads: 11,
		hooks: ikatEnds,
		slub: 0.2,
		yarn: "handspun",
		bump: 0.024,
	} as const;
	return {
		body: (width) => weave({ ...base, design: layered((u, v, m) => border(v, width - u, m), field) }),
		pallu: (width) =>
			weave({
				...base,
				design: layered(
					(u, v, m) => border(v, width - u, m),
					(u, v, m) => border(v, u, m),
					pallu,
				),
			}),
		fringe: second,
	};
};

/** Plain slubbed linen, silver edge, stripes of growing width, tassels. */
export const linen = ({ ground, accent }: CottonPalette): SareeCloth => {
	const dark = rgb(accent);
	const edge = bands([
		{ fill: "plain", rise: 0.16 },
		{ fill: "solid", rise: 1.05 },
		{ fill: "solid", rise: 0.29, inks: [dark] },
	]);
	const stripes = bands([
		{ fill: "plain", rise: 2.4 },
		...Array.from({ length: 9 }, (_, k): Band[] => [
			{ fill: "solid", rise: 3 - k * 0.31, inks: [dark] },
			{ fill: "plain", rise: 1.3 + k * 0.16 },
		]).flat(),
	]);
	const base = {
		...cotton,
		warp: ground,
		weft: ground,
		threads: 17,
		slub: 0.27,
		yarn: "linen",
		contrast: 0.22,
		bump: 0.03,
		// Greener than it is to look: what gilt turns away is browned (gilt.ts), and beside warm linen a silver that
		// keeps any red is lilac.
		zari: "#b7babb",
	} as const;
	return {
		body: (width) => weave({ ...base, design: (u, v, m) => edge(v, width - u, m) }),
		pallu: (width) =>
			weave({
				...base,
				design: layered(
					(u, v, m) => edge(v, width - u, m),
					(u, v, m) => edge(v, u, m),
					stripes,
				),
			}),
		tassels: ground,
	};
};
