import { weave } from "../fabric/weave.ts";
import { noise } from "../maths/noise.ts";
import { hash } from "../maths/random.ts";
import { smooth } from "../maths/scalar.ts";
import type { Surface } from "../render/scene.ts";
import type { ClothPalette } from "./shirtings.ts";

/** How many cm apart along the weft swellings may follow each other, how far across, and the share of places that have one. */
const slubs = { along: 7, across: 0.16, share: 0.17 } as const;

/** How thick the weft is swollen at a place, 0 to 1: a spindle some cm long and one or two picks wide. */
const swollen = (u: number, v: number): number => {
	// No row is quite straight, or they are ruled.
	const y = v / slubs.across + 0.5 * noise(u * 0.23, v * 0.4, 71);
	const row = Math.floor(y);
	const x = u / slubs.along + hash(row, 1, 72);
	const place = Math.floor(x);
	// In one length of the thread there are many and in the next hardly any: everywhere as often, they were a pattern.
	if (hash(row, place, 73) > slubs.share * 2.4 * smooth(0.3, 0.85, noise(place * 0.45, row * 0.026, 79))) return 0;
	const half = 0.05 + 0.43 * hash(row, place, 74) ** 2;
	const middle = half + (1 - 2 * half) * hash(row, place, 75);
	const along = smooth(1, 0, Math.abs(x - place - middle) / half);
	return along * smooth(0.5, 0.12, Math.abs(y - row - 0.5)) * (0.5 + 0.5 * hash(row, place, 76));
};

/**
 * Raw silk: a fine even warp, and a weft reeled by hand, which swells to a spindle here and there. It was never thrown, so that it
 * shines dry: a broad pearly band along its folds, a little broken in the weft's own direction. Uneven in every pick it was linen.
 */
export const rawSilk = ({ main, second, third }: ClothPalette): Surface => {
	const cloth = weave({
		threads: 15,
		warp: main,
		weft: second,
		slub: 0.045,
		contrast: 0.1,
		spec: 0.2,
		gleam: 0.16,
		lustre: 0.15,
		pale: 0.1,
		spread: 1.8,
		sheen: 0.2,
		rough: 0.46,
		bump: 0.012,
		shot: third,
	});
	return (u, v, texel) => {
		cloth(u, v, texel);
		const slub = swollen(u, v);
		const thick = noise(u * 0.4, v * 11, 77);
		texel.lustre *= 0.82 + 0.36 * thick + 0.4 * slub;
		texel.lean = 0.03 * (noise(u * 0.3, v * 8, 78) - 0.5);
		const light = 0.95 + 0.045 * (thick - 0.5) + 0.1 * slub;
		texel.r *= light;
		texel.g *= light;
		texel.b *= light;
		texel.height += 0.5 * slub;
	};
};
