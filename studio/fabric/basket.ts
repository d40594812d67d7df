import { mix, type Rgb, rgb, toLinear, toSrgb } from "../maths/colour.ts";
import { mottle, noise } from "../maths/noise.ts";
import { smooth } from "../maths/scalar.ts";
import type { Surface } from "../render/scene.ts";
import { thickness } from "./yarn.ts";

export type BasketOptions = {
	/** Colours as "#rrggbb". */
	warp: string;
	weft: string;
	/** Pairs of ends per cm, and as many picks: those of life, in every view. */
	pairs: number;
	contrast: number;
	sheen: number;
	rough: number;
	/** Height of its threads, cm. */
	bump: number;
};

/** Share of its own colour that a float shows; the rest is what looks out beside it. */
const face = 0.92;

/** Floats per cm of the chequer that is seen from afar, two pixels each, and how far it goes from one colour to the other. */
const [floats, grain] = [7.6, 0.29];
const turn = Math.PI * floats;

/** From where on (half pixels per cm) the cloth's own threads take the place of that chequer, and from where it is whole. */
const [threadsBegin, farthest] = [60, 40];

/** What the eye makes of two colours in equal parts: light adds up, and not its code. */
const mixed = (a: Rgb, b: Rgb): Rgb => {
	const half = (c: 0 | 1 | 2) => toSrgb((toLinear(a[c]) + toLinear(b[c])) / 2);
	return [half(0), half(1), half(2)];
};

/**
 * Oxford: pairs of fine coloured ends go over and under one thick white pick, so that the cloth is a chequer of round
 * pin-points, white in colour, and from afar a tone between the two.
 */
export const basket = ({ warp, weft, pairs, contrast, sheen, rough, bump }: BasketOptions): Surface => {
	const [a, b] = [rgb(warp), rgb(weft)];
	const [ends, picks] = [mix(b, a, face), mix(a, b, face)];
	const afar = mixed(ends, picks);
	return (u, v, texel) => {
		const [x, y] = [u * pairs, v * pairs];
		const [i, j] = [Math.floor(x), Math.floor(y)];
		const [fx, fy] = [x - i - 0.5, y - j - 0.5];
		const onTop = (i + j) % 2 === 0;
		const seen = smooth(1.9, 4.6, texel.density / pairs);
		// Two ends lie side by side in a warp float; a pick is one round cord.
		const across = onTop ? (Math.abs(fx) - 0.25) * 1.8 : fy;
		const along = onTop ? fy : fx;
		const round = Math.cos(across * 2.6) * (0.6 + 0.4 * Math.cos(along * 2.9));
		const uneven = thickness("plied", onTop, onTop ? i : j, onTop ? y : x, 1) - 0.5;
		const light = (1 + 0.1 * uneven) * (1 + contrast * seen * (round - 0.62)) * (1 + 0.02 * mottle(u * 6, v * 6));
		const own = onTop ? ends : picks;
		// Too fine to be seen one by one, floats of ends and picks are left as the chequer of a coarser cloth.
		const ofEnds = Math.cos(turn * u + 5 * noise(u * 0.9, v * 0.7, 331));
		const ofPicks = Math.cos(turn * v + 5 * noise(u * 0.7, v * 0.9, 347));
		const full = 0.7 + 0.6 * noise(u * 3.1, v * 3.1, 337);
		const speck = smooth(threadsBegin, farthest, texel.density) * grain * full * ofEnds * ofPicks;
		texel.r = (afar[0] + (own[0] - afar[0]) * seen + (ends[0] - picks[0]) * speck) * light;
		texel.g = (afar[1] + (own[1] - afar[1]) * seen + (ends[1] - picks[1]) * speck) * light;
		texel.b = (afar[2] + (own[2] - afar[2]) * seen + (ends[2] - picks[2]) * speck) * light;
		texel.sheen = sheen;
		texel.rough = rough;
		texel.bump = bump * (0.2 + 0.8 * seen);
		texel.height = round * (onTop ? 0.4 : 0.6);
		texel.threadU = onTop ? 0 : 1;
		texel.threadV = onTop ? 1 : 0;
	};
};
