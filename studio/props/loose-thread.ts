import { gridMesh, joined } from "../cloth/mesh.ts";
import type { Rgb } from "../maths/colour.ts";
import { type Point, polylineLength, resample } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { lerp, smooth } from "../maths/scalar.ts";
import type { Piece } from "../render/scene.ts";

/** Radius of one of its two plies, and over what length they go once round each other, cm. */
const ply = 0.011;
const twist = 0.1;

/** How far the plies have come apart at its end, over what length, and how far it still waves as it did in the weave, cm. */
const parted = { apart: 0.016, over: 0.22 };
const crimp = { high: 0.005, long: 0.13 };

/**
 * A single thread of yarn along a line: it comes out of the cloth at height `from` and runs down to the paper. Two fine
 * plies that turn round each other and come a little apart at the end; one smooth tube was a wire, and ends far apart a twig.
 */
export const looseThread = (line: readonly Point[], from: number, colour: Rgb): Piece => {
	const length = polylineLength(line);
	const n = Math.max(24, Math.round(length * 70));
	const run = resample(line, n + 1);
	const plies = [0, 1].map((side) =>
		gridMesh(6, n, (a, b) => {
			const i = Math.round(b * n);
			const [p, q] = [run[Math.max(0, i - 1)], run[Math.min(n, i + 1)]];
			const d = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
			const along = b * length;
			const loose = smooth(parted.over, 0, length - along);
			const turn = (along / twist + side / 2) * 2 * Math.PI;
			const sign = side === 0 ? 1 : -1;
			const wave =
				crimp.high * Math.sin((along / crimp.long) * 2 * Math.PI + 2 * fbm(along * 2, 1, 2, 3)) +
				0.09 * fbm(along * 1.1, 4, 2, 7) * smooth(0, 0.5, along);
			const thick = ply * lerp(1, 0.55, loose);
			const out =
				wave +
				ply * Math.cos(turn) * (1 - loose) +
				sign * parted.apart * loose ** 2 +
				Math.sin((a - 0.5) * Math.PI) * thick;
			const z =
				lerp(from, 0.05, Math.min(1, b * 2.5)) + 0.03 * Math.sin(b * 7) ** 2 + ply * Math.sin(turn) * (1 - loose);
			return [
				run[i][0] - ((q[1] - p[1]) / d) * out,
				run[i][1] + ((q[0] - p[0]) / d) * out,
				z + thick * Math.cos((a - 0.5) * Math.PI),
				a,
				along,
			];
		}),
	);
	return {
		mesh: joined(plies),
		surface: (u, v, texel) => {
			// Fibres stand off it, so that it is lighter along its sides.
			const light = 0.9 + 0.16 * Math.abs(u - 0.5) + 0.1 * fbm(v * 9, u * 3, 2, 11);
			texel.r = colour[0] * light;
			texel.g = colour[1] * light;
			texel.b = colour[2] * light;
			texel.sheen = 0.35;
		},
	};
};
