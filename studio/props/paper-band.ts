import { gridMesh, type Mesh } from "../cloth/mesh.ts";
import { heightOf } from "../cloth/surface-height.ts";
import { inkAt, type Motif } from "../fabric/motif.ts";
import { rgb } from "../maths/colour.ts";
import { noise } from "../maths/noise.ts";
import { degrees, lerp, smooth } from "../maths/scalar.ts";
import type { Piece } from "../render/scene.ts";

export type PaperBandOptions = {
	/** What the band holds. */
	around: readonly Mesh[];
	x: number;
	y: number;
	/** Width of the pile it goes round, and height of the band, cm. */
	width: number;
	height: number;
	turn?: number;
	colour: string;
	print: string;
	motif: Motif;
};

/** A band of handmade paper round a folded cloth, printed with two lines and a seal. */
export const paperBand = ({
	around,
	x: cx,
	y: cy,
	width,
	height,
	turn = 0,
	colour,
	print,
	motif,
}: PaperBandOptions): Piece => {
	const top = heightOf(around, 0.8);
	const [c, s] = [Math.cos(turn * degrees), Math.sin(turn * degrees)];
	const at = (along: number, up: number) => [cx + along * c - up * s, cy + along * s + up * c] as const;
	// Paper is stiff: it spans the highest points of the cloth across its width.
	const ridge = (along: number) => {
		let highest = 0;
		for (let k = -4; k <= 4; k++) {
			for (let q = -3; q <= 3; q++) highest = Math.max(highest, top(...at(along + q * 0.7, (k / 8) * height)));
		}
		return highest;
	};
	const half = width / 2;
	const mesh = gridMesh(160, 24, (a, b) => {
		const along = lerp(-half - 0.35, half + 0.35, a);
		const up = (b - 0.5) * height;
		const over = smooth(half + 0.3, half - 0.9, Math.abs(along));
		const [x, y] = at(along, up);
		const z =
			ridge(Math.min(half - 1.2, Math.max(1.2 - half, along))) * (0.25 + 0.75 * over) +
			0.34 +
			0.1 * (noise(along * 0.3, b, 5) - 0.5);
		return [x, y, z, along, up];
	});
	const paper = rgb(colour);
	const ink = rgb(print);
	return {
		mesh,
		surface: (u, v, texel) => {
			const fibre = 0.95 + 0.06 * noise(u * 5, v * 5, 3) + 0.04 * noise(u * 0.9, v * 14, 4);
			const edge = height / 2 - Math.abs(v);
			const seal =
				inkAt(motif, u / (height * 0.31), v / (height * 0.31)) > 0 ||
				Math.abs(Math.hypot(u, v) - height * 0.345) < 0.06;
			const printed = (edge > 0.5 && edge < 0.62) || (edge > 0.8 && edge < 0.86) || seal;
			const col = printed ? ink : paper;
			texel.r = col[0] * fibre;
			texel.g = col[1] * fibre;
			texel.b = col[2] * fibre;
			texel.height = fibre * 6;
			texel.bump = 0.02;
			if (printed) {
				texel.metal = 0.55;
				texel.rough = 0.4;
			}
		},
	};
};
