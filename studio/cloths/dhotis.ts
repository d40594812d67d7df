import { type Band, bands, line } from "../fabric/bands.ts";
import { type Design, layered } from "../fabric/design.ts";
import { rosette, starFlower } from "../fabric/motifs/flowers.ts";
import { bareLozenge } from "../fabric/motifs/vines.ts";
import { type WeaveOptions, weave } from "../fabric/weave.ts";
import { wrongSide } from "../fabric/wrong-side.ts";
import type { DhotiStyle } from "../garments/dhoti.ts";
import { type Rgb, rgb } from "../maths/colour.ts";
import { fract } from "../maths/scalar.ts";
import type { Surface } from "../render/scene.ts";

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
	zari: "#c4a979",
} as const satisfies Partial<WeaveOptions>;

/** A cloth with the same border on the right of the folded piece and on both sides of an open end. */
const bordered = (options: WeaveOptions, wide: Design, narrow: Design, across?: Design): DhotiCloth => ({
	wrong: (width) => weave(wrongSide({ ...options, design: (u, v, m) => wide(v, width - u, m) })),
	cloth: (width, small) => weave({ ...options, design: (u, v, m) => (small ? narrow : wide)(v, width - u, m) }),
	end: (width) =>
		weave({
			...options,
			design: layered(
				(u, v, m) => wide(v, width - u, m),
				(u, v, m) => wide(v, u, m),
				...(across ? [across] : []),
			),
		}),
});

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
				zari: "#c7ae7d",
			},
			border,
			border,
			(u, v, m) => bars(u, v, m) && m.zari,
		);
	},
	/** White cotton with a ribbed peacock border and two pin lines. */
	peacock: ({ ground, accent, second }: DhotiPalette) => {
		const [blue, deep] = [rgb(accent), rgb(second)];
		const pins = bands([...line(0.16, 0.7, [blue]), ...line(0.16, 0.4, [blue])]);
		const border: Design = (u, d, m) => {
			if (d < 0) return false;
			if (d > 3) return pins(u, d - 3, m);
			m.ink = fract(d / 0.375) < 0.62 ? blue : deep;
			m.cover = 1;
			return true;
		};
		return bordered({ ...cotton, warp: ground, weft: ground, threads: 12, slub: 0.08 }, border, border);
	},
	/** Ivory silk with a maroon temple border and two bands of gold flowers. */
	pattu: ({ ground, accent, second }: DhotiPalette) => {
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
		return {
			...bordered(
				{
					...cotton,
					warp: ground,
					weft: second,
					threads: 13,
					slub: 0.14,
					contrast: 0.14,
					spec: 0.2,
					rough: 0.48,
					bump: 0.012,
				},
				border,
				border,
			),
			end: (_width: number) =>
				weave({
					...cotton,
					warp: ground,
					weft: second,
					threads: 13,
					slub: 0.14,
					contrast: 0.14,
					spec: 0.2,
					rough: 0.48,
					bump: 0.012,
					design: border,
				}),
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
