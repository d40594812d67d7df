import { gridMesh } from "../../cloth/mesh.ts";
import { stitch } from "../../fabric/sewing.ts";
import { rgb } from "../../maths/colour.ts";
import { fbm, noise } from "../../maths/noise.ts";
import { clamp, fract, smooth } from "../../maths/scalar.ts";
import type { Piece, Surface } from "../../render/scene.ts";
import { taut } from "./bag.ts";
import { padHeight, padWidth } from "./goods.ts";

/** A saree's own bag of plain cotton: a clear window in front with a bound edge, and a flap that closes with a snap. */

const half = { width: padWidth / 2 + 2.7, height: padHeight / 2 + 2.6 };
const pane = { x: 9.6, low: -13.4, high: 7.2, corner: 1.6 };
const flapAt = 11.6;

/** How far outside the window a place is, cm; negative inside it. */
const fromPane = (x: number, y: number): number => {
	const dx = Math.abs(x) - pane.x + pane.corner;
	const dy = Math.max(pane.low - y, y - pane.high) + pane.corner;
	return Math.hypot(Math.max(0, dx), Math.max(0, dy)) + Math.min(0, Math.max(dx, dy)) - pane.corner;
};

/** The flap's edge: it dips to its middle. */
const flapEdge = (x: number): number => flapAt + 1.5 * (Math.abs(x) / half.width) ** 2;

const cotton = (colour: string): Surface => {
	const c = rgb(colour);
	return (u, v, texel) => {
		const seen = clamp(texel.density / 40);
		const over = Math.floor(u * 18) + Math.floor(v * 18);
		const bulge = Math.abs(fract(over % 2 === 0 ? u * 18 : v * 18) - 0.5) * 2;
		const uneven = 0.06 * (noise(u * 18, v * 0.7, 3) + noise(u * 0.7, v * 18, 4) - 1);
		const light = 1 + uneven * 1.4 - 0.1 * seen * bulge;
		texel.r = c[0] * light;
		texel.g = c[1] * light;
		texel.b = c[2] * light;
		texel.height = -bulge;
		texel.bump = 0.012;
		texel.sheen = 0.15;
		texel.rough = 0.95;
		const outer = Math.min(half.width - Math.abs(u), half.height - Math.abs(v));
		stitch(texel, outer - 0.55, Math.abs(u) > half.width - 1 ? v : u, 0.78);
		stitch(texel, v - flapEdge(u) - 0.5, u, 0.78);
		if (v > flapEdge(u) - 0.5 && v < flapEdge(u)) {
			const k = 1 - 0.3 * smooth(flapEdge(u) - 0.5, flapEdge(u), v);
			texel.r *= k;
			texel.g *= k;
			texel.b *= k;
		}
	};
};

/** The bag drawn over the goods that lie in it. */
export const cottonBag = (goods: readonly Piece[], colour: string, binding: string): Piece[] => {
	const top = taut(goods.map(({ mesh }) => mesh));
	const cloth = cotton(colour);
	const edge = rgb(binding);
	const mesh = gridMesh(340, 420, (s, t) => {
		const x = (s - 0.5) * 2 * half.width;
		const y = (t - 0.5) * 2 * half.height;
		const outer = Math.min(half.width - Math.abs(x), half.height - Math.abs(y));
		const slack = 0.3 * fbm(x * 0.12 + y * 0.06, y * 0.08, 3, 87) * smooth(0, 4, outer);
		const pucker = 0.12 * fbm((Math.abs(x) > half.width - 2 ? y : x) * 0.9, 3, 2, 88) * smooth(2.4, 0.4, outer);
		const flap = 0.22 * smooth(flapEdge(x) - 0.06, flapEdge(x) + 0.06, y);
		const bound = 0.1 * smooth(0.95, 0.8, Math.abs(fromPane(x, y) - 0.45) + 0.45);
		const inPane = fromPane(x, y) < 0 ? -0.04 : 0;
		const z =
			top(x, y) * smooth(0, 1.1, outer) + 0.26 + slack * (inPane < 0 ? 0.3 : 1) + pucker + flap + bound + inPane;
		return [x + 0.16 * fbm(y * 0.1, 1, 2, 91), y + 0.16 * fbm(x * 0.1, 2, 2, 92), Math.max(0.06, z), x, y];
	});
	const surface: Surface = (u, v, texel) => {
		const out = fromPane(u, v);
		if (out < 0) {
			const glare = smooth(0.12, 0, Math.abs(fbm(u * 0.09 + v * 0.07, v * 0.05, 2, 33) - 0.1));
			texel.r = 0.98;
			texel.g = 0.98;
			texel.b = 0.985;
			texel.spec = 0.6;
			texel.rough = 0.25;
			texel.cover = 0.04 + 0.16 * glare * noise(u * 0.2, v * 0.2, 4);
			return;
		}
		cloth(u, v, texel);
		texel.cover = 1;
		if (out < 0.9) {
			const round = 0.82 + 0.22 * Math.sin((out / 0.9) * Math.PI);
			texel.r = edge[0] * round;
			texel.g = edge[1] * round;
			texel.b = edge[2] * round;
			stitch(texel, out - 0.74, u + v, 0.75);
		}
	};
	const snap = gridMesh(24, 48, (a, b) => {
		const r = 0.62 * a;
		const angle = b * 2 * Math.PI;
		const level = top(0, flapAt + 1.4) + 0.6;
		const z = level + (a < 0.8 ? 0.12 * (1 - a) : -0.5 * (a - 0.8)) - (a < 0.3 ? 0.08 : 0);
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
		{ mesh, surface, sheer: true },
		{ mesh: snap, surface: metal },
	];
};
