import { gridMesh, moved } from "../../cloth/mesh.ts";
import { stitch } from "../../fabric/sewing.ts";
import { rgb } from "../../maths/colour.ts";
import { fbm, noise } from "../../maths/noise.ts";
import { random } from "../../maths/random.ts";
import { clamp, fract, lerp, smooth } from "../../maths/scalar.ts";
import type { Crease } from "../../props/creases.ts";
import type { Piece, Surface } from "../../render/scene.ts";
import { filmTexel, mirrorOf } from "./film.ts";
import { frameMesh, fromEdge, fromPane, half, type PouchHeight, pane, pouchHeight, uneven } from "./pouch-shape.ts";
import { stackHeight } from "./turned-under.ts";
import { windowStreaks } from "./window-streaks.ts";

/**
 * A saree's own bag of plain cotton: a clear window in front with a bound edge, and a flap that closes with a snap. The
 * goods lie lower than its cloth, so that the window's frame casts its shadow on them.
 */

const flapAt = 11.6;

/** The flap's edge: it dips to its middle. */
const flapEdge = (x: number): number => flapAt + 1.5 * (Math.abs(x) / half.width) ** 2;

/** Threads per cm of the canvas. */
const ends = 11;

const cotton = (colour: string): Surface => {
	const c = rgb(colour);
	return (u, v, texel) => {
		const seen = clamp(texel.density / (3 * ends));
		const over = Math.floor(u * ends) + Math.floor(v * ends);
		const bulge = Math.abs(fract(over % 2 === 0 ? u * ends : v * ends) - 0.5) * 2;
		const slubs = 0.07 * (noise(u * ends, v * 0.7, 3) + noise(u * 0.7, v * ends, 4) - 1);
		const light = 1 + slubs * 1.4 - 0.13 * seen * bulge;
		texel.r = c[0] * light;
		texel.g = c[1] * light;
		texel.b = c[2] * light;
		texel.height = -bulge;
		texel.bump = 0.016;
		texel.sheen = 0.15;
		texel.rough = 0.95;
		stitch(texel, fromEdge(u, v) - 0.55, Math.abs(u) > half.width - 1 ? v : u, 0.78);
	};
};

/** How much of its height a fold keeps: at the window's frame it is pressed, or it looks up into the frame and leaves a dark wedge beside it. */
const held = (x: number, y: number): number => 0.9 * lerp(1, 0.25, smooth(-3, -0.6, fromPane(x, y)));

/** The folded cloth as it lies in the pouch: sunk below its front, out of the way of the seams. */
const sunkGoods = (goods: readonly Piece[], height: PouchHeight): Piece[] =>
	goods.map((piece) => ({
		...piece,
		mesh: moved(piece.mesh, (x, y, z) => [
			clamp(x, 1.2 - half.width, half.width - 1.2),
			clamp(y, 1.2 - half.height, half.height - 1.2),
			Math.max(0.05, height(x, y) - 1.45 + held(x, y) * (z - stackHeight)),
		]),
	}));

/** Clear film behind the window's frame. */
const windowFilm = (height: PouchHeight, seed: number): Piece => {
	const next = random(seed * 11 + 5);
	const sheet = { left: -pane.x, right: pane.x, low: pane.low, high: pane.high };
	const creases = Array.from({ length: 26 }, (_, k): Crease => {
		const side = k % 4;
		const x = side === 0 ? sheet.left : side === 1 ? sheet.right : lerp(sheet.left, sheet.right, next());
		const y = side === 2 ? sheet.low : side === 3 ? sheet.high : lerp(sheet.low, sheet.high, next());
		const angle = [0, Math.PI, Math.PI / 2, -Math.PI / 2][side] + (next() - 0.5) * 1.1;
		const half = lerp(0.4, 2.8, next() ** 2);
		const steep = lerp(0.018, 0.06, next());
		return { x, y, angle, half, gentle: 5 * steep, steep, rise: lerp(0.1, 1, next() ** 1.6) };
	});
	const sags = (x: number, y: number) =>
		0.3 * smooth(-1.6, 0, fromPane(x, y)) + 1.3 * fbm(x * 0.06 + y * 0.03 + seed, y * 0.05, 2, 71 + seed);
	const mirror = mirrorOf(sheet, sags, creases);
	const streaks = windowStreaks(sheet, sags, seed, 2);
	const mesh = gridMesh(200, 220, (s, t) => {
		const x = lerp(-pane.x - 0.5, pane.x + 0.5, s);
		const y = lerp(pane.low - 0.5, pane.high + 0.5, t);
		return [...uneven(x, y, seed), height(x, y) - 0.16, x, y];
	});
	const surface: Surface = (u, v, texel) => filmTexel(texel, 0.01 + 0.6 * Math.max(mirror(u, v), streaks(u, v)), 0);
	return { mesh, surface, clear: true };
};

/** The pouch with the goods that lie in it. */
export const cottonBag = (folded: readonly Piece[], colour: string, binding: string, seed: number): Piece[] => {
	const height = pouchHeight(seed);
	const goods = sunkGoods(folded, height);
	const cloth = cotton(colour);
	const edge = rgb(binding);
	const frame = frameMesh((x, y, a) => {
		const out = fromPane(x, y);
		const bound = 0.12 * Math.sqrt(clamp(1 - (out / 0.45 - 1) ** 2)) * smooth(0.95, 0.85, out);
		// The innermost ring is the binding's inner side, the outermost the cut edge of the seam.
		const down = a === 0 ? 1.7 : a === 1 ? height(x, y) : 0;
		return [...uneven(x, y, seed), Math.max(0, height(x, y) + bound - down)];
	});
	const framed: Surface = (u, v, texel) => {
		cloth(u, v, texel);
		const out = fromPane(u, v);
		if (out > 0.9) return;
		const round = 0.82 + 0.22 * Math.sin((out / 0.9) * Math.PI);
		texel.r = edge[0] * round;
		texel.g = edge[1] * round;
		texel.b = edge[2] * round;
		stitch(texel, out - 0.74, u + v, 0.75);
	};
	const flapHeight = (x: number, y: number): number => {
		const above = y - flapEdge(x);
		// Held by its snap in the middle, it stands off a little on both sides of it.
		const loose = 0.36 * smooth(2, 7, Math.abs(x)) * smooth(half.width, half.width - 3, Math.abs(x));
		return height(x, y) + 0.18 + loose * smooth(4, 0, above) * (0.7 + 0.5 * fbm(x * 0.14, 4, 2, 19 + seed));
	};
	const flap = gridMesh(400, 120, (s, t) => {
		const x = lerp(-half.width, half.width, s) * 0.998;
		const y = lerp(flapEdge(x), half.height - 0.02, Math.max(0, t - 1 / 120) / (1 - 1 / 120));
		const down = t === 0 ? 0.18 : t === 1 || s === 0 || s === 1 ? 0.28 : 0;
		return [...uneven(x, y, seed), flapHeight(x, y) - down, x, y];
	});
	const hemmed: Surface = (u, v, texel) => {
		cloth(u, v, texel);
		stitch(texel, v - flapEdge(u) - 0.5, u, 0.78);
	};
	const snap = gridMesh(24, 48, (a, b) => {
		const r = 0.62 * a;
		const angle = b * 2 * Math.PI;
		const level = flapHeight(0, flapAt + 1.4) + 0.16;
		const z = level + (a < 0.8 ? 0.12 * (1 - (a / 0.8) ** 2) : -0.5 * (a - 0.8));
		return [r * Math.cos(angle), flapAt + 1.4 + r * Math.sin(angle), z, a, b];
	});
	const metal: Surface = (_u, _v, texel) => {
		texel.r = 0.72;
		texel.g = 0.66;
		texel.b = 0.52;
		texel.metal = 0.9;
		texel.rough = 0.35;
	};
	return [
		...goods,
		{ mesh: frame, surface: framed },
		{ mesh: flap, surface: hemmed },
		{ mesh: snap, surface: metal },
		windowFilm(height, seed),
	];
};
