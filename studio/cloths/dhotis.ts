import { type Band, bands, line } from "../fabric/bands.ts";
import { brocade } from "../fabric/brocade.ts";
import { brocadeBack } from "../fabric/brocade-back.ts";
import { type Design, layered } from "../fabric/design.ts";
import { rosette, starFlower } from "../fabric/motifs/flowers.ts";
import { bareLozenge } from "../fabric/motifs/vines.ts";
import { type WeaveOptions, weave } from "../fabric/weave.ts";
import { wrongSide } from "../fabric/wrong-side.ts";
import type { DhotiStyle } from "../garments/dhoti.ts";
import { type Rgb, rgb } from "../maths/colour.ts";
import type { Surface } from "../render/scene.ts";
import { ribbed, ribsWidth } from "./ribs.ts";
import { gleaming } from "./silk-cloth.ts";

export type DhotiPalette = { ground: string; accent: string; second: string };

export type DhotiCloth = Required<Pick<DhotiStyle, "cloth" | "end">> & {
	/** The wrong side of the folded piece; left out where it is as the right one. */
	wrong?: (width: number) => Surface;
};

const cotton = {
	threads: 11,
	hooks: 30,
	slub: 0.08,
	contrast: 0.16,
	sheen: 0.25,
	rough: 0.85,
	bump: 0.02,
	zari: "#bd9f70",
} as const satisfies Partial<WeaveOptions>;

/** A cloth with the same border on the right of the folded piece and on both sides of an open end. */
const bordered = (
	options: WeaveOptions,
	wide: Design,
	narrow: Design,
	across?: Design,
	silken?: number,
): DhotiCloth => {
	// What goes down the side of a fold is asked for beyond the selvedge: it has the colour of its last thread.
	const right =
		(border: Design, width: number): Design =>
		(u, v, m) =>
			border(v, Math.max(width - u, 0), m);
	const woven = (design: Design): Surface => {
		const own = { ...options, design };
		return brocade(own, { far: weave(own), silken });
	};
	return {
		wrong: (width) => {
			const design = right(wide, width);
			const far = weave(wrongSide({ ...options, design }));
			return brocade({ ...options, design: brocadeBack(design) }, { far, silken, back: true });
		},
		cloth: (width, small) => woven(right(small ? narrow : wide, width)),
		end: (width) =>
			woven(layered(right(wide, width), (u, v, m) => wide(v, Math.max(u, 0), m), ...(across ? [across] : []))),
	};
};

/** How strongly ivory silk mirrors the window: without that, and with the unevenness of cotton, it was linen. */
const glow = 0.36;

const edgeLines = (accent: Rgb): Band[] => [
	{ fill: "solid", rise: 0.34, inks: [accent] },
	{ fill: "plain", rise: 0.26 },
];

export const dhotiCloths = {
	/** A row of gold diamonds between maroon lines and a maroon edge. */
	zari: ({ ground, accent }: DhotiPalette) => {
		const red = rgb(accent);
		const border = (rise: number) =>
			bands([
				...edgeLines(red),
				{ fill: "solid", rise: 0.34 },
				{ fill: "plain", rise: 0.18 },
				{ fill: "motif", rise, motif: bareLozenge, pitch: rise * 0.94, size: 1 },
				{ fill: "plain", rise: 0.18 },
				{ fill: "solid", rise: 0.34 },
				{ fill: "plain", rise: 0.26 },
				{ fill: "solid", rise: 0.3, inks: [red] },
				{ fill: "plain", rise: 0.26 },
				{ fill: "solid", rise: 0.16 },
			]);
		return bordered({ ...cotton, warp: ground, weft: ground }, border(4.6), border(2.2));
	},
	/** Unbleached cotton with a flat gold band and one thin line. */
	kasavu: ({ ground }: DhotiPalette) => {
		const border = bands([{ fill: "plain", rise: 0.15 }, { fill: "solid", rise: 5 }, ...line(0.2, 0.7)]);
		const bars = bands([{ fill: "plain", rise: 1.6 }, { fill: "solid", rise: 3.2 }, ...line(0.2, 0.6)]);
		return bordered(
			{
				...cotton,
				warp: ground,
				weft: ground,
				slub: 0.07,
				contrast: 0.12,
				threads: 12,
				zari: "#ccb37b",
			},
			border,
			border,
			(u, v, m) => bars(u, v, m) && m.zari,
		);
	},
	/** White cotton with a peacock blue border in raised ribs and two pin lines. */
	peacock: ({ ground, accent }: DhotiPalette): DhotiCloth => {
		const blue = rgb(accent);
		const pins = bands([...line(0.16, 0.7, [blue]), ...line(0.16, 0.4, [blue])]);
		const border: Design = (u, d, m) => {
			if (d > ribsWidth) return pins(u, d - ribsWidth, m);
			m.ink = blue;
			m.cover = 1;
			return true;
		};
		const { cloth, end, wrong } = bordered(
			{ ...cotton, warp: ground, weft: ground, threads: 12, slub: 0.08 },
			border,
			border,
		);
		return {
			cloth: (width, narrow) => ribbed(cloth(width, narrow), (u) => width - u),
			end: (width) => ribbed(end(width), (u) => Math.min(u, width - u)),
			wrong: (width) => ribbed((wrong ?? ((w: number) => cloth(w, false)))(width), (u) => width - u),
		};
	},
	/** Ivory silk with a maroon temple border and two bands of gold flowers. */
	pattu: ({ ground, accent, second }: DhotiPalette): DhotiCloth => {
		const red = rgb(accent);
		const border = bands(
			[
				{ fill: "plain", rise: 0.34 },
				{ fill: "solid", rise: 0.4 },
				{ fill: "plain", rise: 0.25 },
				{ fill: "motif", rise: 2.6, motif: rosette(8), pitch: 2.7, size: 0.98 },
				{ fill: "solid", rise: 0.24 },
				{ fill: "plain", rise: 0.3 },
				{ fill: "solid", rise: 0.24 },
				{ fill: "motif", rise: 2.2, motif: starFlower, pitch: 2.3, size: 0.9 },
				{ fill: "plain", rise: 0.2 },
				{ fill: "solid", rise: 0.24 },
				{ fill: "plain", rise: 0.2 },
				{ fill: "temple", rise: 2.4, pitch: 1.7 },
			],
			red,
		);
		const woven = {
			...cotton,
			warp: ground,
			weft: second,
			threads: 15,
			slub: 0.05,
			contrast: 0.1,
			spec: 0.2,
			rough: 0.46,
			bump: 0.01,
			zari: "#cda37c",
		};
		const { cloth, wrong } = bordered(woven, border, border, undefined, glow);
		return {
			cloth: (width, narrow) => gleaming(cloth(width, narrow), glow),
			end: () => {
				const own = { ...woven, design: border };
				return brocade(own, { far: gleaming(weave(own), glow), silken: glow });
			},
			wrong,
		};
	},
	/** Saffron ochre with one maroon stripe between yellow lines. */
	kavi: ({ ground, accent, second }: DhotiPalette) => {
		const [red, yellow] = [rgb(accent), rgb(second)];
		const border = bands([
			{ fill: "plain", rise: 0.3 },
			{ fill: "solid", rise: 0.32, inks: [yellow] },
			{ fill: "solid", rise: 0.9, inks: [red] },
			{ fill: "solid", rise: 0.32, inks: [yellow] },
		]);
		return bordered(
			{ ...cotton, warp: ground, weft: ground, threads: 10.5, slub: 0.22, yarn: "handspun", bump: 0.026 },
			border,
			border,
			(u, v, m) => v > 2 && border(u, v - 2, m) && m.ink !== null,
		);
	},
} as const satisfies Record<string, (palette: DhotiPalette) => DhotiCloth>;

export type DhotiFabric = keyof typeof dhotiCloths;
