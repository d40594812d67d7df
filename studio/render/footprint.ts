import type { Samples } from "./raster.ts";
import { resetTexel, type Surface, type Texel } from "./scene.ts";

/** A sample that reaches over more cloth than this, in samples, is one across the edge of another fold. */
const longest = 24;

/**
 * Looks at a surface over all the cloth that one sample sees. On the rim of a fold that is many times what it sees on
 * flat cloth, and one look at it would turn patterns into the teeth of a comb. Says how often it has looked: what is seen
 * in more looks is smoother, so that heights of samples seen in fewer and in more are not to be compared.
 */
export const footprintOf = (width: number, density: number) => {
	const mean = new Float32Array(7);
	return (samples: Samples, surface: Surface, q: number, texel: Texel, shown: number): number => {
		const u = samples.u[q];
		const v = samples.v[q];
		let du = 0;
		let dv = 0;
		let steps = 1;
		for (let side = 0; side < 2; side++) {
			const before = side === 0 ? q - width : q - 1;
			if (before < 0 || samples.piece[before] !== samples.piece[q]) continue;
			const across = samples.u[before] - u;
			const along = samples.v[before] - v;
			const n = Math.sqrt(across * across + along * along) * density;
			if (n > longest || n <= steps) continue;
			du = across;
			dv = along;
			steps = n;
		}
		const looks = Math.min(6, Math.round(steps));
		if (looks < 2) {
			surface(u, v, texel);
			return 1;
		}
		mean.fill(0);
		for (let k = looks - 1; k >= 0; k--) {
			const at = (k + 0.5) / looks - 0.5;
			resetTexel(texel, shown / Math.sqrt(steps));
			surface(u + du * at, v + dv * at, texel);
			mean[0] += texel.r;
			mean[1] += texel.g;
			mean[2] += texel.b;
			mean[3] += texel.metal;
			mean[4] += texel.cover;
			mean[5] += texel.height;
			mean[6] += texel.gilt;
		}
		texel.r = mean[0] / looks;
		texel.g = mean[1] / looks;
		texel.b = mean[2] / looks;
		texel.metal = mean[3] / looks;
		texel.cover = mean[4] / looks;
		texel.height = mean[5] / looks;
		texel.gilt = mean[6] / looks;
		return looks;
	};
};
