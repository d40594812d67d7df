import { gridMesh, joined, type Mesh, placed } from "../cloth/mesh.ts";
import { fbm } from "../maths/noise.ts";
import { hash } from "../maths/random.ts";
import { groundColour } from "../render/ground.ts";
import type { Piece, Surface } from "../render/scene.ts";

/*
 * The joints of a floor of stone slabs. They run on below sheer cloth, and tell that it is sheer: on a floor that has nothing
 * to be seen through it, it was a plastic sheet.
 */

/** Sides of a slab, cm, and how wide its joints are. */
const slab = 150;
const joint = 0.6;

/** How far the floor is followed from its middle, cm: beyond the picture at every side. */
const reach = 4.3 * slab;

/** How far the room stands aslant to the cloth, degrees, and where the middle of the floor lies from the near end. */
const turn = 21;
const middle = 330;

/** A joint is grouted by hand: nowhere ruled. */
const line = (at: number, seed: number, place: (along: number, across: number) => readonly [number, number]): Mesh =>
	gridMesh(480, 2, (s, t) => {
		const along = (2 * s - 1) * reach;
		const wavers = 0.16 * fbm(along * 0.06, seed, 2, 5);
		const wide = joint * (0.92 + 0.2 * fbm(along * 0.2, seed, 2, 9));
		const [x, y] = place(along, at + wavers + (t - 0.5) * wide);
		return [x, y, 0.012, along, at];
	});

/** Joints of a floor below a cloth whose near end lies on y = 0. */
export const floorJoints = (seed: number, tone: number): Piece => {
	const count = Math.floor(reach / slab);
	const lines: Mesh[] = [];
	for (let k = -count; k <= count; k++) {
		const off = 0.5 * slab * hash(seed, 1, 3);
		lines.push(
			line(k * slab + off, k, (along, across) => [along, across]),
			line(k * slab - off, k + 100, (along, across) => [across, along]),
		);
	}
	const surface: Surface = (u, v, texel) => {
		const dark = 0.9 + 0.05 * fbm(u * 0.5, v, 2, 11);
		texel.r = groundColour[0] * tone * dark;
		texel.g = groundColour[1] * tone * dark * 0.985;
		texel.b = groundColour[2] * tone * dark * 0.96;
	};
	return { mesh: placed(joined(lines), { y: middle, turn }), surface };
};
