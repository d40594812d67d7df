import { type Ink, printedMark } from "../../cards/printed.ts";
import { crestOf, type HeightAt } from "../../cloth/surface-height.ts";
import { type Point, spline } from "../../maths/curve.ts";
import { degrees } from "../../maths/scalar.ts";
import { card, paper } from "../../props/paper.ts";
import { twine } from "../../props/twine.ts";
import type { Piece } from "../../render/scene.ts";
import { boxOf } from "../label.ts";
import { topOf } from "./heights.ts";

/** What a tag's string goes round: a button or the knot of a bow; with no radius, an edge behind which it is tied. */
export type Hold = { x: number; y: number; radius: number };

/** The button that lies nearest to a place, if one does. */
export const buttonNear = (pieces: readonly Piece[], [x, y]: Point): Hold | undefined => {
	const buttons = pieces
		.map(({ mesh }) => boxOf(mesh))
		.filter(({ x0, x1, y0, y1 }) => {
			const [width, height] = [x1 - x0, y1 - y0];
			return width > 0.5 && width < 1.7 && Math.abs(width - height) < 0.35;
		})
		.map(({ x0, x1, y0, y1 }): Hold => ({ x: (x0 + x1) / 2, y: (y0 + y1) / 2, radius: (x1 - x0) / 2 }))
		.sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y));
	const [first] = buttons;
	return first && Math.hypot(first.x - x, first.y - y) < 6 ? first : undefined;
};

/** A tag whose string is looped round `hold`, on goods whose height without buttons is `under`. */
export const hangTag = (
	hold: Hold,
	{ x, y, turn }: { x: number; y: number; turn: number },
	colour: string,
	ink: string,
	under: HeightAt,
): Piece[] => {
	const hole: Ink = (u, v, half) => Math.min(1, Math.max(0, (0.24 - Math.hypot(u, v)) / (2 * half) + 0.5));
	const ring: Ink = (u, v, half) => Math.min(1, Math.max(0, (0.44 - Math.hypot(u, v)) / (2 * half) + 0.5));
	const surface = paper(colour, [
		{ ink: printedMark(3.4), colour: ink, y: -0.5 },
		{ ink: ring, colour: "#8f7440", y: 2.9 },
		{ ink: hole, colour: "#2c241c", y: 2.9 },
	]);
	const tag = card({
		...{ x, y, turn, under: crestOf(under, 0.3), surface },
		...{ width: 4.8, height: 8, cut: 1.1, curl: 0.35, rests: 0.9, thick: 0.1 },
	});
	const above = topOf([tag], 0.2);
	const on: HeightAt = (px, py) => Math.max(under(px, py), above(px, py) - 0.12);
	const [c, s] = [Math.cos(turn * degrees), Math.sin(turn * degrees)];
	const eye: Point = [x - s * 2.85, y + c * 2.85];
	const length = Math.hypot(eye[0] - hold.x, eye[1] - hold.y);
	const [dx, dy] = [(eye[0] - hold.x) / length, (eye[1] - hold.y) / length];
	/** A place `along` the string from what holds it, `off` to its side. */
	const at = (along: number, off: number): Point => [hold.x + dx * along - dy * off, hold.y + dy * along + dx * off];
	const r = hold.radius + 0.13;
	const round = [
		...[at(length * 0.6, 0.34), at(r + 1.1, 0.13), at(r * 0.5, r * 0.95), at(-r * 0.55, r * 0.85), at(-r, 0)],
		...[at(-r * 0.55, -r * 0.85), at(r * 0.5, -r * 0.95), at(r + 1.1, -0.13), at(length * 0.55, -0.3)],
	];
	const behind = [at(length * 0.6, 0.3), at(length * 0.25, 0.14), at(0, 0.16), at(-0.4, 0)];
	const back = [at(-0.4, 0), at(0, -0.16), at(length * 0.3, -0.2), at(length * 0.6, -0.26)];
	const path = hold.radius > 0 ? round : [...behind, ...back];
	const string = twine(spline([eye, ...path, eye], 14), "#d9ccb2", on, undefined, 0.11);
	// The slip knot that draws the loop shut, and the hitch through the tag's hole.
	const knot = twine([at(r + 1, 0.34), at(r + 1.15, 0), at(r + 1.05, -0.34)], "#cfc1a5", on, () => 0.17, 0.12);
	const [hx, hy] = [eye[0] - dx * 0.05, eye[1] - dy * 0.05];
	const hitch = twine(
		[
			[hx - dy * 0.3 - dx * 0.5, hy + dx * 0.3 - dy * 0.5],
			[hx - dx * 0.62, hy - dy * 0.62],
			[hx + dy * 0.3 - dx * 0.5, hy - dx * 0.3 - dy * 0.5],
		],
		"#cfc1a5",
		on,
		() => 0.16,
		0.11,
	);
	return hold.radius > 0 ? [tag, string, knot, hitch] : [tag, string, hitch];
};
