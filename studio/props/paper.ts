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
		const fibre = 0.975 + 0.03 * noise(u * 7, v * 7, 3) + 0.02 * noise(u * 1.1, v * 17, 4);
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

/** A band of stiff paper round folded goods, from side to side: its ends go down round the edges. */
export const bellyBand = (y: number, height: number, halfWidth: number, top: HeightAt, surface: Surface): Piece => {
	const crest = (x: number): number => {
		let highest = 0;
		for (let k = -5; k <= 5; k++) highest = Math.max(highest, top(x, y + (k / 10) * height));
		return highest;
	};
	const line = Array.from({ length: 81 }, (_, k) => crest(lerp(-halfWidth + 0.9, halfWidth - 0.9, k / 80)));
	/** Stiff paper lies on the highest of what is near, and bends slowly: a pressed crease must not look through it. */
	const near = (heights: readonly number[], k: number) =>
		Array.from({ length: 9 }, (_, d) => heights[Math.min(80, Math.max(0, k + d - 4))]);
	const highest = line.map((_, k) => Math.max(...near(line, k)));
	const even = highest.map((_, k) => near(highest, k).reduce((sum, height) => sum + height / 9, 0));
	const mesh = gridMesh(200, 28, (a, b) => {
		const x = lerp(-halfWidth - 0.35, halfWidth + 0.35, a);
		const up = (b - 0.5) * height;
		const level = even[Math.round(Math.min(80, Math.max(0, ((x + halfWidth - 0.9) / (2 * halfWidth - 1.8)) * 80)))];
		const beyond = smooth(halfWidth - 0.1, halfWidth + 0.35, Math.abs(x));
		const rim = b < 0.01 || b > 0.99 ? 0.1 : 0;
		const skew = 0.012 * x;
		return [x, y + up + skew, (level + 0.24 + 0.03 * fbm(x * 0.2, b, 2, 5)) * (1 - 0.9 * beyond ** 1.6) - rim, x, up];
	});
	return { mesh, surface };
};

/** A sheet that goods were wrapped in, opened: it is flat below them and stands off the table beyond its folds. */
export const openedSheet = (
	halves: readonly [number, number],
	folds: readonly [number, number],
	turn: number,
	surface: Surface,
): Piece => {
	const [c, s] = [Math.cos(turn * degrees), Math.sin(turn * degrees)];
	const mesh = gridMesh(260, 320, (a, b) => {
		const u = (a - 0.5) * 2 * halves[0];
		const v = (b - 0.5) * 2 * halves[1];
		const beyondX = Math.max(0, Math.abs(u) - folds[0]);
		const beyondY = Math.max(0, Math.abs(v) - folds[1]);
		const side = 0.6 + 0.4 * Math.sign(u) + 0.15 * Math.sign(v);
		const lift = 0.2 * beyondX * (0.7 + 0.4 * side) + 0.22 * beyondY * (0.9 + 0.3 * Math.sign(v));
		const crease =
			0.12 * (Math.exp(-Math.abs(Math.abs(u) - folds[0]) / 0.12) + Math.exp(-Math.abs(Math.abs(v) - folds[1]) / 0.12));
		const crumple = 0.14 * Math.abs(fbm(u * 0.13, v * 0.13, 3, 61)) + 0.05 * Math.abs(fbm(u * 0.5, v * 0.5, 2, 62));
		const wobble = 0.12 * fbm((Math.abs(u) > Math.abs(v) ? v : u) * 0.12, 3, 2, 64);
		return [
			u * c - v * s + wobble,
			u * s + v * c + wobble,
			0.06 + lift + crease + crumple * (0.35 + Math.min(1, beyondX + beyondY)),
			u,
			v,
		];
	});
	return { mesh, surface };
};
