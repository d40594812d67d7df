import { gridMesh } from "../cloth/mesh.ts";
import { fbm } from "../maths/noise.ts";
import { bell, clamp, smooth } from "../maths/scalar.ts";
import type { Piece, Surface } from "../render/scene.ts";
import { addCrease, type Field, fieldOver, readField, strewCreases } from "./creases.ts";
import { facetAt } from "./crumple.ts";
import { creasedPaper } from "./paper.ts";

export type OpenedSheetOptions = {
	/** Half of the sheet's sides, and where it was folded round the goods, cm from its middle. */
	halves: readonly [number, number];
	folds: readonly [number, number];
	/** How steeply its flaps still stand at the left, right, foot and head. */
	open: readonly [number, number, number, number];
	surface: Surface;
	seed: number;
};

/** Sharp creases as fine relief, where it was folded and where it was handled: in the mesh they are blurred with the light, and look like seams in leather. */
const creasesOf = (
	[w, h]: readonly [number, number],
	[foldX, foldY]: readonly [number, number],
	seed: number,
): Field => {
	const fine = fieldOver(-w, -h, w, h, 0.04);
	const beside = (x: number, y: number) => {
		const near = Math.min(Math.abs(Math.abs(x) - foldX), Math.abs(Math.abs(y) - foldY));
		return (0.12 + 0.88 * smooth(3, 0, near)) * smooth(-0.3, 0.3, fbm(x * 0.1, y * 0.1, 2, seed + 3));
	};
	strewCreases(fine, seed + 8, 7, 0.1, 1.6, beside);
	strewCreases(fine, seed + 9, 2.4, 0.1, 1.6, (x, y) => beside(x, y) ** 1.5);
	const fold = { steep: 0.1, gentle: 0.32, rise: 0.045 };
	for (const side of [-1, 1]) {
		// Twice as long as the sheet: a crease runs out to its ends, these do not.
		addCrease(fine, { ...fold, x: side * foldX, y: 0, angle: side * (Math.PI / 2), half: 2.6 * h });
		addCrease(fine, { ...fold, x: 0, y: side * foldY, angle: side < 0 ? 0 : Math.PI, half: 2.6 * w });
	}
	return fine;
};

/** A sheet that goods were wrapped in, opened: it is flat below them, and its flaps remember how they were folded. */
export const openedSheet = ({ halves, folds, open, surface, seed }: OpenedSheetOptions): Piece => {
	const [left, right, foot, head] = open;
	const rises = (beyond: number, slope: number, along: number): number => {
		const own = slope * (1 + 0.5 * fbm(along * 0.06, slope * 40, 2, seed + 4));
		// A flap springs up from its fold and hangs over towards its free edge.
		return own * beyond * (1 - 0.07 * beyond);
	};
	const mesh = gridMesh(360, 460, (a, b) => {
		// The outermost rows stand on those within them.
		const inward = (q: number, cells: number) => clamp((q * cells - 1) / (cells - 2));
		const u = (inward(a, 360) - 0.5) * 2 * halves[0];
		const v = (inward(b, 460) - 0.5) * 2 * halves[1];
		const beyondX = Math.max(0, Math.abs(u) - folds[0]);
		const beyondY = Math.max(0, Math.abs(v) - folds[1]);
		const flaps = rises(beyondX, u < 0 ? left : right, v) + rises(beyondY, v < 0 ? foot : head, u);
		// Folds are sharp, and where two cross the paper is broken.
		const fold = (d: number, along: number) => bell(d, 0.1) * (0.7 + 0.6 * fbm(along * 0.3, d, 2, seed + 6));
		const folded =
			0.04 * fold(Math.abs(u) - folds[0], v) +
			0.04 * fold(Math.abs(v) - folds[1], u) +
			0.05 * fold(v - 0.4 * fbm(u * 0.05, 3, 1, seed), u);
		const free = clamp((beyondX + beyondY) / 1.5);
		const broad = facetAt(u, v, 6.5, seed + 1) - 0.5;
		const small = facetAt(u, v, 1.9, seed + 2) - 0.5;
		const handled = smooth(-0.1, 0.35, fbm(u * 0.1, v * 0.1, 2, seed + 3));
		const crumple = (0.14 + 0.3 * free) * broad + (0.03 + 0.12 * handled) * small;
		// A corner that curls.
		const corner = Math.max(0, (u / halves[0]) * (seed % 2 ? 1 : -1) + v / halves[1] - 1.75);
		const z = 0.16 + flaps + folded + crumple + 5 * corner * corner;
		// Its cut edge goes down to the table, or light that gets in below it is a row of steps.
		const cut = a === 0 || a === 1 || b === 0 || b === 1;
		return [u - 0.4 * corner * Math.sign(u), v - 0.4 * corner, cut ? 0.02 : Math.max(0.05, z), u, v];
	});
	const creases = creasesOf(halves, folds, seed);
	return { mesh, surface: creasedPaper(surface, (x, y) => readField(creases, x, y)) };
};
