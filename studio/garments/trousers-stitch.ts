import { stitch } from "../fabric/sewing.ts";
import { noise } from "../maths/noise.ts";
import { clamp, smooth } from "../maths/scalar.ts";
import type { Texel } from "../render/scene.ts";

/** From how near (half pixels per cm) a stitch is seen as thread. */
const near = 60;

/** Length of a stitch with its gap, half of what is seen of its thread, and the thread's radius, cm. */
const [step, half, radius] = [0.3, 0.098, 0.042];

/** Gives a texel the relief of sewing; what the cloth has of its own keeps its height, or a border of rougher cloth shows. */
export const deepened = (texel: Texel): void => {
	const bump = Math.max(texel.bump, 0.02);
	texel.height *= texel.bump / bump;
	texel.bump = bump;
};

/** A line of stitches. From near each is a round thread that goes down into the cloth at both ends, and no two are quite alike. */
export const threaded = (texel: Texel, distance: number, along: number, tone = 0.86): void => {
	if (texel.density < near) {
		stitch(texel, distance, along, tone);
		return;
	}
	const d = Math.abs(distance);
	if (d > 1.1) return;
	deepened(texel);
	const unit = 0.02 / texel.bump;
	const k = Math.floor(along / step);
	const t = along - (k + 0.5) * step - 0.022 * (noise(k * 1.7, 5, 47) - 0.5);
	const off = distance - 0.016 * (noise(k * 2.3, 9, 49) - 0.5) - 0.05 * t;
	const away = Math.hypot(Math.max(0, Math.abs(t) - half), off) / radius;
	const pucker = noise(along * 1.7, 3, 41) + 0.5 * noise(along * 3.9, 7, 43) - 0.75;
	texel.height += (pucker * 1.1 * smooth(1.1, 0.1, d) - 0.9 * smooth(0.26, 0, d)) * unit;
	// Where the thread goes down there is a hole with some shade in it.
	const hole = Math.hypot(Math.abs(t) - half - 0.03, off);
	let k1 = 1 - 0.3 * smooth(0.045, 0.01, hole) - 0.1 * smooth(2, 1, away);
	if (away < 1) {
		const ply = 0.05 * Math.sin((t + off * 0.8) * 110);
		k1 = (1 + (tone - 1) * 0.55 + ply) * (1 - 0.22 * smooth(half * 0.7, half + radius, Math.abs(t)));
		texel.height += 1.5 * Math.sqrt(1 - clamp(away) ** 2) * unit;
		texel.shot = null;
	}
	texel.r *= k1;
	texel.g *= k1;
	texel.b *= k1;
};
