import { basket } from "../fabric/basket.ts";
import { carvedBlocks } from "../fabric/carved-blocks.ts";
import { clearerOn } from "../fabric/dark-face.ts";
import { blockFlower, blockRosette } from "../fabric/motifs/flowers.ts";
import { nubbed } from "../fabric/nubs.ts";
import { withFloats } from "../fabric/satin-floats.ts";
import { sett } from "../fabric/sett.ts";
import { twill } from "../fabric/twill.ts";
import { type ThreadColour, weave } from "../fabric/weave.ts";
import { mix, rgb, shade } from "../maths/colour.ts";
import { fbm, noise } from "../maths/noise.ts";
import { lightnessOf } from "../maths/oklab.ts";
import { fract, lerp, smooth } from "../maths/scalar.ts";
import type { Surface } from "../render/scene.ts";
import { rawSilk } from "./raw-silk.ts";
import { zariLine } from "./zari-line.ts";

/** Up to three colours of a cloth as "#rrggbb": the main one first. */
export type ClothPalette = { main: string; second: string; third?: string };

const hexOf = (a: string, b: string, t: number): string =>
	`#${mix(rgb(a), rgb(b), t)
		.map((c) =>
			Math.round(c * 255)
				.toString(16)
				.padStart(2, "0"),
		)
		.join("")}`;

const cotton = { slub: 0.1, contrast: 0.16, sheen: 0.3, rough: 0.9, bump: 0.017 } as const;

/** Slope by which satin's floats lean to the window: then the calm of a shirt has its light too, and not the sides of its folds alone. */
const towards = 0.09;

/** How pale the midst of satin's light is beside its own colour: black has next to none of its own, and would be leather. */
const paleOn = (main: string): number => lerp(0.14, 0.06, smooth(0.2, 0.28, lightnessOf(main)));

/**
 * No two filaments lie under the same tension, nor does the weft draw alike on them all: what satin mirrors is broken along
 * its threads and wavers a little across them. With an even edge its light was that of vinyl.
 */
const underTension =
	(satin: Surface): Surface =>
	(u, v, texel) => {
		satin(u, v, texel);
		const threads = 0.012 * (noise(u * 17, v * 0.5, 32) - 0.5);
		texel.lean = towards + threads + 0.03 * fbm(u * 0.25 + 0.1 * v, v * 0.3, 2, 33);
	};

/** Cloths for shirts and trousers by their trade names. */
export const shirtings = {
	madras: ({ main, second, third = second }: ClothPalette) => {
		const repeat = sett([
			[second, 1.35],
			[third, 0.28],
			[second, 1.35],
			[main, 1.62],
		]);
		// A dark bar lies on the centre of front and back: both halves of a shirt and of its collar mirror each other.
		const check = (at: number) => repeat(at + 3.79);
		return weave({ ...cotton, threads: 12, warp: check, weft: check, contrast: 0.18 });
	},
	stripe: ({ main, second }: ClothPalette) => {
		const stripe = sett([
			[main, 0.8],
			[second, 0.3],
		]);
		return weave({ ...cotton, threads: 16, warp: stripe, weft: main, contrast: 0.1, slub: 0.025 });
	},
	oxford: ({ main, second }: ClothPalette) =>
		basket({ warp: main, weft: second, pairs: 20, contrast: 0.3, sheen: 0.3, rough: 0.9, bump: 0.012 }),
	linen: ({ main, second }: ClothPalette) =>
		weave({
			threads: 18,
			warp: main,
			weft: second,
			slub: 0.19,
			yarn: "linen",
			contrast: 0.22,
			sheen: 0.35,
			rough: 0.95,
			bump: 0.026,
		}),
	printed: ({ main, second }: ClothPalette) => {
		// At its full light it was bleached, and no fold was seen in it.
		const ivory = shade(rgb(second), 0.88);
		return weave({
			...cotton,
			threads: 13,
			warp: main,
			weft: main,
			contrast: 0.12,
			printed: true,
			design: carvedBlocks({
				motifs: [blockFlower, blockRosette],
				size: 1.6,
				across: 5.6,
				along: 5.1,
				side: 2,
				ink: ivory,
				slip: 0.3,
				askew: 0.022,
				thin: 0.18,
				seed: 11,
			}),
		});
	},
	rawSilk,
	satin: ({ main, second, third }: ClothPalette) =>
		withFloats(
			underTension(
				weave({
					threads: 17,
					structure: "satin",
					warp: main,
					weft: second,
					slub: 0.02,
					contrast: 0.1,
					spec: 0.06,
					gleam: 0.4,
					lustre: 0.75,
					pale: paleOn(main),
					deep: 0.12,
					sheen: 0.03,
					rough: 0.5,
					bump: 0.005,
					shot: third,
				}),
			),
		),
	crepe: ({ main, second }: ClothPalette) =>
		weave({
			threads: 14,
			structure: "crepe",
			warp: main,
			weft: second,
			slub: 0.03,
			contrast: 0.1,
			spec: 0.08,
			gleam: 0.16,
			lustre: 0.1,
			sheen: 0.14,
			rough: 0.6,
			bump: 0.014,
		}),
	noil: ({ main, second }: ClothPalette) =>
		nubbed(
			weave({
				threads: 11,
				warp: main,
				weft: second,
				slub: 0.14,
				contrast: 0.2,
				sheen: 0.32,
				rough: 0.82,
				bump: 0.028,
				flecks: 0.05,
			}),
			0.5,
		),
	zariStripe: ({ main, second, third }: ClothPalette) => {
		const cloth = weave({
			threads: 12,
			warp: main,
			weft: second,
			slub: 0.12,
			contrast: 0.14,
			spec: 0.2,
			sheen: 0.3,
			rough: 0.48,
			bump: 0.012,
			shot: third,
		});
		return (u, v, texel) => {
			cloth(u, v, texel);
			zariLine(texel, fract(u / 2.5) * 2.5, v);
		};
	},
	twillCheck: ({ main, second, third = second }: ClothPalette) => {
		// Blocks of fine lines and blocks of plain cloth with a darker line through their middle, in the twill that shows as
		// much of its weft as of its warp: in any other the check is stripes from afar.
		const glen = (strength: number): ThreadColour => {
			const [light, dark] = [hexOf(main, second, 1.15 * strength), hexOf(main, third, 0.9 * strength)];
			const lines = Array.from({ length: 9 }, (_, k): readonly [string, number] => [k % 2 ? main : light, 0.25]);
			return sett([...lines, [main, 1.06], [dark, 0.17], [main, 1.02]]);
		};
		return twill({
			warp: glen(1.2),
			weft: glen(1.2),
			ends: 30,
			picks: 26,
			over: 2,
			under: 2,
			contrast: 0.17,
			grain: 1.3,
		});
	},
	twill: ({ main, second }: ClothPalette) =>
		twill({
			warp: main,
			weft: second,
			...{ ends: 42, picks: 22, over: 3, under: 1, contrast: 0.17 },
			grain: 2.2 * clearerOn(main),
		}),
	gabardine: ({ main, second }: ClothPalette) =>
		twill({
			warp: main,
			weft: second,
			...{ ends: 38, picks: 20, over: 2, under: 2, contrast: 0.12 },
			// On black a fine line needs more than a coarse one.
			grain: 1.4 * clearerOn(main) ** 1.35,
		}),
	cottonLinen: ({ main, second }: ClothPalette) =>
		weave({
			threads: 11,
			warp: main,
			weft: second,
			slub: 0.24,
			yarn: "handspun",
			contrast: 0.16,
			sheen: 0.3,
			rough: 0.95,
			bump: 0.024,
		}),
	canvas: ({ main }: ClothPalette) =>
		weave({
			...cotton,
			threads: 9,
			warp: main,
			weft: hexOf(main, "#000000", 0.08),
			slub: 0.16,
			yarn: "plied",
			contrast: 0.22,
			bump: 0.03,
		}),
} as const satisfies Record<string, (palette: ClothPalette) => Surface>;

export type Shirting = keyof typeof shirtings;
