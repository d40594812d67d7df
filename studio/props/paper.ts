import type { Ink } from "../cards/printed.ts";
import { gridMesh } from "../cloth/mesh.ts";
import type { HeightAt } from "../cloth/surface-height.ts";
import { mix, rgb } from "../maths/colour.ts";
import { fbm, noise } from "../maths/noise.ts";
import { clamp, degrees, lerp, smooth } from "../maths/scalar.ts";
import type { Piece, Surface } from "../render/scene.ts";

export type Print = { ink: Ink; colour: string; x?: number; y?: number };

/** Paper with its fibres and what is printed on it; (0, 0) is its middle. */
export const paper = (
	colour: string,
	prints: readonly Print[] = [],
	frame?: { at: number; halves: readonly [number, number] },
): Surface => {
	const base = rgb(colour);
	const inks = prints.map(({ ink, colour: hex, x = 0, y = 0 }) => ({ ink, x, y, c: rgb(hex) }));
	return (u, v, texel) => {
		// Pulp is cloudy, with a few long fibres that are darker or lighter.
		const cloud = 0.022 * fbm(u * 0.5, v * 0.5, 3, 11);
		const strand =
			smooth(0.8, 0.95, noise(u * 2.3 + 0.7 * noise(u, v, 2), v * 13, 6)) -
			smooth(0.82, 0.96, noise(u * 12, v * 2.1, 7));
		const fibre = 0.975 + 0.03 * noise(u * 7, v * 7, 3) + 0.02 * noise(u * 1.1, v * 17, 4) + cloud + 0.03 * strand;
		let c = base;
		const half = 0.12 / texel.density;
		for (const print of inks) {
			const share = print.ink(u - print.x, v - print.y, half);
			if (share > 0) c = mix(c, print.c, share * 0.94);
		}
		if (frame) {
			const inward = Math.min(frame.halves[0] - Math.abs(u), frame.halves[1] - Math.abs(v));
			if (Math.abs(inward - frame.at) < 0.035 && inks.length > 0) c = mix(c, inks[0].c, 0.75);
		}
		texel.r = c[0] * fibre;
		texel.g = c[1] * fibre;
		texel.b = c[2] * fibre;
		texel.height = noise(u * 9, v * 9, 8);
		texel.bump = 0.006;
	};
};

/** The same paper with creases as its fine relief, cm. */
export const creasedPaper =
	(plain: Surface, creases: HeightAt): Surface =>
	(u, v, texel) => {
		plain(u, v, texel);
		texel.height = texel.height * texel.bump + creases(u, v);
		texel.bump = 1;
	};

export type CardOptions = {
	x: number;
	y: number;
	width: number;
	height: number;
	turn?: number;
	under: HeightAt;
	surface: Surface;
	/** How far one corner stands off what the card lies on, cm. */
	curl?: number;
	/** Corners that are cut off towards the upper end, cm, as a hang tag's are. */
	cut?: number;
	/** Its thickness, cm: on film a thick one has a black edge where it turns from the light. */
	thick?: number;
	/** From the mean height of what it lies on (0) to the highest (1), where a button would come through it. */
	rests?: number;
};

/** A card with its thickness: stiff, so it bends only a little over what it lies on. */
export const card = ({
	x,
	y,
	width,
	height,
	turn = 0,
	under,
	surface,
	curl = 0.15,
	cut = 0,
	thick = 0.14,
	rests = 0.7,
}: CardOptions): Piece => {
	const [c, s] = [Math.cos(turn * degrees), Math.sin(turn * degrees)];
	let [sum, crest] = [0, 0];
	for (let k = 0; k < 49; k++) {
		const [px, py] = [((k % 7) / 6 - 0.5) * width, (Math.floor(k / 7) / 6 - 0.5) * height];
		const z = under(x + px * c - py * s, y + px * s + py * c);
		sum += z / 49;
		crest = Math.max(crest, z);
	}
	const level = lerp(sum, crest, rests);
	const mesh = gridMesh(60, 60, (a, b) => {
		// The outermost rows are the card's edge: it goes straight down, or the upper one, turned from the light, looks out as a black saw.
		const rim = Math.min(a, 1 - a, b, 1 - b) < 0.01 ? thick : 0;
		const inRim = (q: number) => clamp((q - 1 / 60) / (1 - 2 / 60));
		const v = (inRim(b) - 0.5) * height;
		const narrow = width / 2 - (cut > 0 ? smooth(height / 2 - cut * 1.3, height / 2, v) * cut : 0);
		const u = (inRim(a) - 0.5) * 2 * narrow;
		const lift = curl * ((a + 1 - b) / 2) ** 3 + 0.05 * fbm(u * 0.3, v * 0.3, 2, 7);
		return [x + u * c - v * s, y + u * s + v * c, level + 0.2 + lift - rim, u, v];
	});
	return { mesh, surface };
};
