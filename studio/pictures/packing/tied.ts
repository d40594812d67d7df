import { bell, lerp, smooth } from "../../maths/scalar.ts";
import { twine, twineBow } from "../../props/twine.ts";
import type { Piece } from "../../render/scene.ts";
import { hangTag } from "./hang-tag.ts";
import { lifted, reachAt, sidesAt, topOf } from "./heights.ts";
import type { Chance, Way } from "./ways.ts";

/** Goods tied crosswise with jute twine, a tag on the knot. */
export const tied = (
	goods: readonly Piece[],
	way: Extract<Way, { way: "twine" }>,
	knotX: number,
	chance: Chance,
): Piece[] => {
	const knotY = chance(1, -4.5, 1);
	// Twine draws soft goods in.
	const on = lifted(
		goods,
		(x, y) => -0.6 * Math.max(bell(x - knotX, 1.5), bell(y - knotY, 1.5)) * smooth(0, 1, 19 - Math.abs(y)),
	);
	const top = topOf(on, 0.25);
	const [left, right] = sidesAt(on, knotY, 1);
	const [foot, head] = reachAt(on, knotX, 0.5);
	const [toFoot, toHead] = [top(knotX, foot + 0.4) - 0.7, top(knotX, head - 0.4) - 0.7];
	// At foot and head it goes down the goods' side: ended on their rim, it was a piece that lay on them.
	const over = (t: number) => -0.04 - toFoot * smooth(0.008, 0.002, t) - toHead * smooth(0.992, 0.998, t);
	const line = (across: boolean, off: number): Piece => {
		const points = Array.from({ length: 41 }, (_, k): readonly [number, number] => {
			const t = k / 40;
			const bow = off + 0.14 * Math.sin(t * 9 + off * 9) + (across ? 0.25 : 0.12) * Math.sin(t * Math.PI);
			return across ? [lerp(left, right, t), knotY + bow] : [knotX + bow, lerp(foot - 0.12, head + 0.04, t)];
		});
		return twine(points, way.jute, top, across ? () => -0.04 : over);
	};
	const strings = [line(true, 0.2), line(true, -0.2), line(false, 0.2), line(false, -0.2)];
	const all = topOf([...on, ...strings], 0.2);
	const side = knotX > 0 ? -1 : 1;
	const tag = { x: knotX + side * chance(2, 4.6, 6.4), y: knotY - chance(3, 7.4, 9), turn: side * chance(4, 4, 16) };
	return [
		...on,
		...strings,
		...hangTag({ x: knotX, y: knotY, radius: 0.35 }, tag, way.paper, way.ink, all),
		...twineBow([knotX, knotY], way.jute, all, chance(5, -12, 12)),
	];
};
