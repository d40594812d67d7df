import type { Mesh } from "../cloth/mesh.ts";
import { roundRoll } from "../cloth/round-roll.ts";
import { heightOf } from "../cloth/surface-height.ts";
import { ply, stitch } from "../fabric/sewing.ts";
import { weave } from "../fabric/weave.ts";
import type { Point } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { lerp, smooth } from "../maths/scalar.ts";
import type { Piece, Surface } from "../render/scene.ts";

/** A corner of a skirt's front turned over on itself, which shows its lining: what lies right of the way between two points. */
export type TurnedHem = { from: Point; to: Point };

/** Radius of the roll the cloth goes round in the fold, and how wide the hem is turned in, cm. */
const [roll, turnedIn] = [0.75, 2];
/** From which angle on it is seen from inside: below that of a half turn, or its outside shows as teeth along the fold. */
const insideFrom = 1.1;

/** The lining, and along the hem the cloth, which is turned in over it. */
export const insideOf = (cloth: Surface, lining: string, hem = turnedIn): Surface => {
	const cotton = weave({
		warp: lining,
		weft: lining,
		threads: 12,
		slub: 0.16,
		contrast: 0.14,
		rough: 0.9,
		bump: 0.014,
	});
	return (u, v, texel) => {
		(v < hem ? cloth : cotton)(u, v < hem ? 2 * hem - v : v, texel);
		ply(texel, v - hem);
		stitch(texel, v - hem + 0.22, u);
	};
};

const withTriangles = (mesh: Mesh, keep: (corner: number) => boolean): Mesh => ({
	...mesh,
	tri: mesh.tri.filter((_, k) => keep(mesh.tri[k - (k % 3)])),
});

export const hemTurned = (front: Piece, { from, to }: TurnedHem, lining: string): Piece[] => {
	const { pos } = front.mesh;
	const below = heightOf([front.mesh], 2.2);
	const width = Math.hypot(to[0] - from[0], to[1] - from[1]);
	const [ax, ay] = [(to[0] - from[0]) / width, (to[1] - from[1]) / width];
	const beyond = new Float32Array(pos.length / 3);
	const laid = pos.slice();
	for (let k = 0; k < beyond.length; k++) {
		const [x, y, z] = [pos[3 * k], pos[3 * k + 1], pos[3 * k + 2]];
		const [px, py] = [x - from[0], y - from[1]];
		const along = px * ax + py * ay;
		// The fold is not ruled.
		const d = px * ay - py * ax + 0.6 * fbm(along * 0.09, 3, 2, 71);
		beyond[k] = d;
		if (d <= 0) continue;
		const { out, back, rise } = roundRoll(d, roll);
		const step = (back > 0 ? -back : out) - d;
		const [qx, qy] = [x + ay * step, y - ax * step];
		const over = smooth(0, Math.PI * roll, d);
		const rests = below(qx, qy) + 0.3 + 2 * roll * lerp(0.35, 1, Math.exp(-back / 5)) - 0.45 * (z - 2);
		laid.set([qx, qy, back > 0 ? Math.max(rests, below(qx, qy) + 0.2) : lerp(z, rests - 2 * roll, over) + rise], 3 * k);
	}
	const mesh = { ...front.mesh, pos: laid };
	const turn = insideFrom * roll;
	return [
		{ ...front, mesh: withTriangles(mesh, (k) => beyond[k] < turn + 0.4) },
		{ mesh: withTriangles(mesh, (k) => beyond[k] >= turn), surface: insideOf(front.surface, lining) },
	];
};
