import { writeFileSync } from "node:fs";

/*
 * Draws the kolam of the hero and the footer: one line around dots by the mirror-curve rule, on a diamond of
 * 1-3-5-7-9-7-5-3-1 dots. Run it once after a change: node scripts/draw-kolam.ts
 */
const ROWS = [1, 3, 5, 7, 9, 7, 5, 3, 1];
/** Half the distance between two dots, in units of the drawing. */
const CELL = 14;

type Point = readonly [x: number, y: number];
const SIDES: readonly Point[] = [
	[0, -1],
	[1, 0],
	[0, 1],
	[-1, 0],
];

const dots = ROWS.flatMap((count, row) =>
	Array.from({ length: count }, (_, i): Point => [(i - (count - 1) / 2) * 2, (row - (ROWS.length - 1) / 2) * 2]),
);
const taken = new Set(dots.map(String));
const n = (value: number) => String(Math.round(value * CELL * 10) / 10);

/** A quarter of the line around one dot: it leaves towards an open neighbour on the diagonal, else it turns back. */
function quarter([x, y]: Point, from: Point, to: Point): string {
	const fromOpen = taken.has(String([x + 2 * from[0], y + 2 * from[1]]));
	const toOpen = taken.has(String([x + 2 * to[0], y + 2 * to[1]]));
	const [ra, rb] = [fromOpen ? 1 : 0.8, toOpen ? 1 : 0.8];
	const a: Point = [x + from[0] * ra, y + from[1] * ra];
	const b: Point = [x + to[0] * rb, y + to[1] * rb];
	const diagonal: Point = [(to[0] - from[0]) / Math.SQRT2, (to[1] - from[1]) / Math.SQRT2];
	const leaving = fromOpen ? diagonal : to;
	const arriving: Point = toOpen ? diagonal : [-from[0], -from[1]];
	const pull = fromOpen && toOpen ? 0.5 : fromOpen || toOpen ? 0.62 : 0.45;
	const c1: Point = [a[0] + leaving[0] * pull, a[1] + leaving[1] * pull];
	const c2: Point = [b[0] - arriving[0] * pull, b[1] - arriving[1] * pull];
	return `M${n(a[0])} ${n(a[1])}C${[c1, c2, b].map(([px, py]) => `${n(px)} ${n(py)}`).join(" ")}`;
}

const path = dots.flatMap((dot) => SIDES.map((side, i) => quarter(dot, side, SIDES[(i + 1) % 4] ?? side))).join("");
const points = dots.map(([x, y]) => `M${n(x)} ${n(y)}h0`).join("");
writeFileSync(
	"public/kolam.svg",
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="-134 -134 268 268" fill="none" stroke="#fff" stroke-width=".8"><path d="${path}"/><path d="${points}" stroke-width="4.4" stroke-linecap="round"/></svg>\n`,
);
