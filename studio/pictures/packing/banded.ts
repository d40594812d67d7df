import { printedMark } from "../../cards/printed.ts";
import { placed } from "../../cloth/mesh.ts";
import { clamp, smooth } from "../../maths/scalar.ts";
import { bellyBand } from "../../props/belly-band.ts";
import { openedSheet } from "../../props/opened-sheet.ts";
import { paper } from "../../props/paper.ts";
import type { Piece } from "../../render/scene.ts";
import { lifted, sidesAt, topOf } from "./heights.ts";
import type { Chance, Way } from "./ways.ts";

/** A paper band round the goods, which lie on the opened paper that they were wrapped in. */
export const banded = (
	goods: readonly Piece[],
	way: Extract<Way, { way: "band" }>,
	hasCollar: boolean,
	chance: Chance,
): Piece[] => {
	const height = way.upright ? 6.2 : chance(1, 6.4, 8.6);
	const y = way.upright ? chance(2, -8, -4) : hasCollar ? chance(2, -9.5, -5) : chance(2, -6.5, 1.5);
	// A band is drawn tight: soft goods give way below it and swell beside it.
	const drawn = (v: number) => 0.42 * smooth(height / 2 + 2.6, height / 2 - 0.4, Math.abs(v - y));
	const on = lifted(goods, (x, v) => 0.25 - drawn(v) * clamp(1 - (Math.abs(x) / 15) ** 6)).map((piece) => ({
		...piece,
		mesh: {
			...piece.mesh,
			pos: piece.mesh.pos.map((value, k, pos) =>
				k % 3 === 0 ? value * (1 - 0.012 * (drawn(pos[k + 1]) / 0.42)) : value,
			),
		},
	}));
	const rule = (v: number, at: number, wide: number, half: number) =>
		clamp((wide + half - Math.abs(Math.abs(v) - height / 2 + at)) / (2 * half));
	const surface = paper(way.paper, [
		{ ink: printedMark(7.4), colour: way.ink, y: -0.75 },
		{ ink: (_u, v, half) => rule(v, 0.55, 0.05, half), colour: way.ink },
		{ ink: (_u, v, half) => rule(v, 0.8, 0.025, half), colour: way.ink },
	]);
	const sheet = openedSheet({
		halves: [chance(3, 17.4, 18.8), chance(4, 23, 24.4)],
		folds: [14.4, 19],
		open: [chance(5, 0.03, 0.26), chance(6, 0.03, 0.26), chance(7, 0, 0.05), chance(8, 0.03, 0.22)],
		surface: paper(way.sheet),
		seed: Math.round(chance(9, 1, 90)),
	});
	const place = { turn: chance(10, -4, 4), x: chance(11, -0.8, 0.8), y: chance(12, -0.8, 0.8) };
	const band = bellyBand({
		...{ y, height, surface, skew: chance(13, -0.02, 0.02) },
		sides: sidesAt(on, y, height),
		top: topOf(on, 0.5),
	});
	return [{ ...sheet, mesh: placed(sheet.mesh, place) }, ...on, band];
};
