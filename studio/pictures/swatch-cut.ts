import { gridMesh, joined, type Mesh } from "../cloth/mesh.ts";
import { type Point, spline } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { hash, random } from "../maths/random.ts";
import { degrees, fract, smooth } from "../maths/scalar.ts";
import type { Surface } from "../render/scene.ts";
import type { SwatchLay } from "./swatch-lay.ts";
import { reliefOf } from "./swatch-relief.ts";

/** How deep the shears bite, cm, and how far in from the edge the cloth gives way to them. */
const bite = 0.3;
const give = 0.7;

/**
 * The zigzag of the shears along a side (0 to 3), out and in from its line: no two teeth are as deep, and once on a long
 * side the blades were set anew, a little off the teeth before.
 */
const zigzag = ({ seed, tooth, width, height }: SwatchLay, side: number, along: number): number => {
	const reset = (hash(side, 7, seed) - 0.5) * 10;
	const at = along / tooth + hash(side, 1, seed) + (along > reset ? 0.28 : 0);
	const depth = 0.78 + 0.4 * hash(side, Math.floor(at), seed + 3);
	// Two teeth that met at a corner would make a needle of it.
	const inner = smooth(0.05, 0.4, (side % 2 ? height : width) / 2 - Math.abs(along));
	return (Math.abs(fract(at) - 0.5) * 2 - 0.5) * bite * depth * inner;
};

/** The line that a hand cut along: not quite straight. */
const wander = ({ seed }: SwatchLay, side: number, along: number): number =>
	0.16 * fbm(along * 0.11, side * 5, 2, seed + 20);

const outOf = (lay: SwatchLay, side: number, along: number): number =>
	wander(lay, side, along) + zigzag(lay, side, along);

const sideX = (x: number): number => (x > 0 ? 1 : 3);
const sideY = (y: number): number => (y > 0 ? 2 : 0);

export const cut = (lay: SwatchLay, u: number, v: number): Mesh => {
	const { width, height, tooth } = lay;
	const relief = reliefOf(lay);
	const columns = Math.round(width / tooth) * 9;
	const rows = Math.round(height / tooth) * 9;
	return gridMesh(columns, rows, (s, t) => {
		const x = (s - 0.5) * width;
		const y = (t - 0.5) * height;
		const nearX = smooth(give, 0, width / 2 - Math.abs(x));
		const nearY = smooth(give, 0, height / 2 - Math.abs(y));
		const px = x + Math.sign(x) * nearX * outOf(lay, sideX(x), y);
		const py = y + Math.sign(y) * nearY * outOf(lay, sideY(y), x);
		return [px, py, relief(px, py), u + px + width / 2, v + py + height / 2];
	});
};

/**
 * The same cloth with its cut edge: the ends of its threads stand in a narrow rim that is a little in its own shade. The
 * shears press the ends of sheer cloth together by the share `pressed`, so that its teeth keep their shape.
 */
export const edged =
	(surface: Surface, lay: SwatchLay, u0: number, v0: number, pressed = 0.6): Surface =>
	(u, v, texel) => {
		surface(u, v, texel);
		const x = u - u0 - lay.width / 2;
		const y = v - v0 - lay.height / 2;
		const insideX = lay.width / 2 - Math.abs(x);
		const insideY = lay.height / 2 - Math.abs(y);
		if (Math.min(insideX, insideY) > 0.6) return;
		const inside = 0.62 * Math.min(insideX + outOf(lay, sideX(x), y), insideY + outOf(lay, sideY(y), x));
		const ends = hash(Math.floor(u * 28), Math.floor(v * 28), 4);
		const shade = 1 - smooth(0.09, 0.01, inside) * (0.05 + 0.1 * ends);
		texel.r *= shade;
		texel.g *= shade * (0.985 + 0.015 * shade);
		texel.b *= shade * (0.97 + 0.03 * shade);
		texel.spec *= shade;
		texel.cover += (1 - texel.cover) * pressed * smooth(0.4, 0.1, inside);
	};

/** Where the loose threads of a swatch lie on the paper, in its own coordinates: out of the edge, and round in a curl. */
export const looseThreads = (lay: SwatchLay): Point[][] =>
	lay.threads.map(({ side, at }, k) => {
		const next = random(lay.seed + 31 * k + 7);
		const upright = side % 2 === 1;
		const along = at * (upright ? lay.height : lay.width);
		const out = (upright ? lay.width : lay.height) / 2 + outOf(lay, side, along) - 0.15;
		let [x, y] = upright ? [side === 1 ? out : -out, along] : [along, side === 2 ? out : -out];
		let heading = [-90, 0, 90, 180][side] + (next() - 0.5) * 70;
		const curl = (next() < 0.5 ? -1 : 1) * (6 + 26 * next());
		const line: Point[] = [[x, y]];
		for (let step = 0; step < 4 + Math.floor(next() * 3); step++) {
			x += 0.34 * Math.cos(heading * degrees);
			y += 0.34 * Math.sin(heading * degrees);
			line.push([x, y]);
			heading += curl * (0.6 + 0.8 * next());
		}
		return spline(line, 8);
	});

/** Short ends of single threads that stand out of the teeth: shears cut across them, and what is cut loosens. */
export const frayed = (lay: SwatchLay, u: number, v: number): Mesh => {
	const { width, height, seed } = lay;
	const relief = reliefOf(lay);
	const next = random(seed + 91);
	const ends: Mesh[] = [];
	for (let side = 0; side < 4; side++) {
		const upright = side % 2 === 1;
		const [run, far] = upright ? [height, width / 2] : [width, height / 2];
		for (let at = 0.2; at < run - 0.2; at += 0.06 + 0.3 * next() ** 2) {
			const along = at - run / 2;
			const out = far + outOf(lay, side, along) - 0.06;
			const long = 0.07 + 0.2 * next() ** 4;
			const lean = (next() - 0.5) * 0.45;
			const bend = (next() - 0.5) * 0.5;
			const sign = side === 1 || side === 2 ? 1 : -1;
			const root = relief(upright ? sign * out : along, upright ? along : sign * out);
			ends.push(
				gridMesh(2, 6, (s, t) => {
					const o = sign * (out + long * t);
					const a = along + long * (lean * t + bend * t * t) + (s - 0.5) * 0.02;
					const [x, y] = upright ? [o, a] : [a, o];
					const [rx, ry] = upright ? [sign * (out - 0.05), along] : [along, sign * (out - 0.05)];
					const z = root * (1 - 0.6 * t) + 0.05 * t + 0.012 * (1 - Math.abs(2 * s - 1));
					return [x, y, Math.max(0.03, z), u + rx + width / 2, v + ry + height / 2];
				}),
			);
		}
	}
	return joined(ends);
};
