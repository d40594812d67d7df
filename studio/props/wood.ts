import { gridMesh, type Mesh } from "../cloth/mesh.ts";
import { rgb } from "../maths/colour.ts";
import { fbm, noise } from "../maths/noise.ts";
import { arch, lerp } from "../maths/scalar.ts";
import type { Surface } from "../render/scene.ts";

/** Oiled wood with its grain along u. */
export const wood = (colour: string, seed = 1): Surface => {
	const c = rgb(colour);
	return (u, v, texel) => {
		const flow = v * 2.4 + 0.5 * fbm(u * 0.06, v * 0.4, 2, seed);
		const rings = 0.5 + 0.5 * Math.sin(flow * 3 + 2 * fbm(u * 0.05, flow * 0.5, 2, seed + 3));
		const pores = noise(u * 1.4, v * 26, seed + 5);
		const light = 0.8 + 0.16 * rings + 0.14 * (pores - 0.5);
		texel.r = c[0] * light;
		texel.g = c[1] * light * (0.99 + 0.01 * rings);
		texel.b = c[2] * light;
		texel.height = pores;
		texel.bump = 0.012;
		texel.spec = 0.3;
		texel.rough = 0.5;
		texel.threadU = 1;
	};
};

/** Polished brass or steel. */
export const metal = (colour: string): Surface => {
	const c = rgb(colour);
	return (_u, _v, texel) => {
		texel.r = c[0];
		texel.g = c[1];
		texel.b = c[2];
		texel.metal = 0.9;
		texel.rough = 0.36;
	};
};

/** A bar with rounded edges across the table. */
export const bar = (x0: number, x1: number, y: number, width: number, z: number, thick: number): Mesh =>
	gridMesh(120, 16, (a, b) => {
		const x = lerp(x0, x1, a);
		const across = (b - 0.5) * width;
		return [
			x,
			y + across + 0.04 * fbm(x * 0.05, b, 2, 3),
			z + thick * arch(b, 0.28) * arch(a * 0.98 + 0.01, 0.08),
			x,
			across,
		];
	});

/** A weaver's shuttle: a boat of wood, pointed at both ends, hollow in the middle. */
export const shuttleBody = (length: number, width: number, height: number): Mesh =>
	gridMesh(160, 40, (a, b) => {
		const t = a * 2 - 1;
		const half = (width / 2) * (1 - Math.abs(t) ** 2.6) ** 0.8 + 0.02;
		const s = b * 2 - 1;
		const inHollow = Math.abs(t) < 0.5 && Math.abs(s) < 0.55;
		const rim = height * Math.sqrt(Math.max(0, 1 - Math.abs(s) ** 3)) * (0.35 + 0.65 * (1 - Math.abs(t) ** 3));
		return [t * (length / 2), s * half, (inHollow ? rim * 0.3 : rim) + 0.1, (t * length) / 2, s * half];
	});
