import { moved } from "../../cloth/mesh.ts";
import type { Point } from "../../maths/curve.ts";
import { bell, lerp, smooth } from "../../maths/scalar.ts";
import { twineBow, twineRound } from "../../props/twine.ts";
import type { Piece } from "../../render/scene.ts";
import { hangTag } from "./hang-tag.ts";
import { reachAt, sidesAt, topOf } from "./heights.ts";
import type { Chance, Way } from "./ways.ts";

/** Twine draws soft goods in: down below it, and inwards where it goes over their sides. */
const drawnIn = (goods: readonly Piece[], knotX: number, knotY: number): Piece[] =>
	goods.map((piece) => ({
		...piece,
		mesh: moved(piece.mesh, (x, y, z) => {
			const [upright, across] = [bell(x - knotX, 1.5), bell(y - knotY, 1.5)];
			const inX = 0.03 * bell(y - knotY, 1.1) * smooth(6, 13, Math.abs(x));
			const inY = 0.02 * bell(x - knotX, 1.1) * smooth(10, 18, Math.abs(y));
			return [x * (1 - inX), y * (1 - inY), Math.max(0.03, z - Math.min(0.6, 0.4 * z) * Math.max(upright, across))];
		}),
	}));

/** Twine as seen from the side: from below the goods round their rim, over them, and round the other rim in below them again. */
const sideOf = (from: number, to: number, height: (along: number) => number): Point[] => {
	const round = (rim: number, inward: number): Point[] => {
		const high = height(rim + 0.35 * inward);
		return [
			[rim + 0.7 * inward, 0.02],
			[rim + 0.1 * inward, 0.03],
			[rim - 0.1 * inward, 0.22],
			[rim - 0.12 * inward, 0.5 * high],
			[rim - 0.05 * inward, 0.82 * high],
			[rim + 0.16 * inward, 0.97 * high],
		];
	};
	const steps = Math.round((to - from) / 0.6);
	const over = Array.from({ length: steps - 1 }, (_, k): Point => {
		const along = lerp(from, to, (k + 1) / steps);
		return [along, (height(along - 0.3) + height(along) + height(along + 0.3)) / 3 - 0.04];
	});
	return [...round(from, 1), ...over, ...round(to, -1).reverse()];
};

/** Goods tied crosswise with jute twine, a tag on the knot. */
export const tied = (
	goods: readonly Piece[],
	way: Extract<Way, { way: "twine" }>,
	knotX: number,
	chance: Chance,
): Piece[] => {
	const knotY = chance(1, -4.5, 1);
	const on = drawnIn(goods, knotX, knotY);
	const top = topOf(on, 0.25);
	const [left, right] = sidesAt(on, knotY, 1);
	const [foot, head] = reachAt(on, knotX, 0.5);
	/** One length of it, `off` beside the middle: no two lie quite straight or side by side. */
	const line = (isAcross: boolean, off: number): Piece => {
		const [from, to] = isAcross ? [left, right] : [foot, head];
		const place = (along: number, aside: number): Point => {
			const t = (along - from) / (to - from);
			const bow = off + 0.14 * Math.sin(t * 9 + off * 9) + (isAcross ? 0.25 : 0.12) * Math.sin(t * Math.PI);
			return isAcross ? [along, knotY + bow + aside] : [knotX + bow - aside, along];
		};
		return twineRound(
			sideOf(from, to, (along) => top(...place(along, 0))),
			way.jute,
			place,
		);
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
