import { rgb } from "../maths/colour.ts";
import { mottle } from "../maths/noise.ts";
import { smooth } from "../maths/scalar.ts";
import type { Surface } from "../render/scene.ts";
import { thickness } from "./yarn.ts";

export type BasketOptions = {
	/** Colours as "#rrggbb". */
	warp: string;
	weft: string;
	/** Pairs of ends per cm, and as many picks, before a close view makes them finer. */
	pairs: number;
	contrast: number;
	sheen: number;
	rough: number;
	/** Height of its threads, cm. */
	bump: number;
};

/**
 * Oxford: pairs of fine coloured ends go over and under one thick white pick, so that the cloth is a chequer of round
 * pin-points, white in colour, and from afar a tone between the two.
 */
export const basket = ({ warp, weft, pairs, contrast, sheen, rough, bump }: BasketOptions): Surface => {
	const [a, b] = [rgb(warp), rgb(weft)];
	return (u, v, texel) => {
		const perCm = pairs * texel.fine;
		const [x, y] = [u * perCm, v * perCm];
		const [i, j] = [Math.floor(x), Math.floor(y)];
		const [fx, fy] = [x - i - 0.5, y - j - 0.5];
		const onTop = (i + j) % 2 === 0;
		const seen = smooth(2.4, 5.2, texel.density / perCm);
		// Two ends lie side by side in a warp float; a pick is one round cord.
		const across = onTop ? (Math.abs(fx) - 0.25) * 1.8 : fy;
		const along = onTop ? fy : fx;
		const round = Math.cos(across * 2.6) * (0.6 + 0.4 * Math.cos(along * 2.9));
		const uneven = thickness("plied", onTop, onTop ? i : j, onTop ? y : x, 1) - 0.5;
		const light = (1 + 0.1 * uneven) * (1 + contrast * seen * (round - 0.62)) * (1 + 0.02 * mottle(u * 6, v * 6));
		const share = 0.5 + (onTop ? 0.42 : -0.42) * seen;
		texel.r = (b[0] + (a[0] - b[0]) * share) * light;
		texel.g = (b[1] + (a[1] - b[1]) * share) * light;
		texel.b = (b[2] + (a[2] - b[2]) * share) * light;
		texel.sheen = sheen;
		texel.rough = rough;
		texel.bump = bump * (0.2 + 0.8 * seen);
		texel.height = round * (onTop ? 0.4 : 0.6);
		texel.threadU = onTop ? 0 : 1;
		texel.threadV = onTop ? 1 : 0;
	};
};
