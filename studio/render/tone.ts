import { toSrgb } from "../maths/colour.ts";
import { hash } from "../maths/random.ts";
import { clamp, smooth } from "../maths/scalar.ts";

/** How much lighter than metered: open ground in the window's light is pale, as on a photographer's table. */
const exposure = 1.14;
const contrast = 0.4;
const grain = 0.006;

/** Straight to .62, then a soft shoulder; an S-curve after encoding. */
const curve = (x: number): number => {
	const soft = x < 0.62 ? x : 0.62 + (1 - Math.exp(-(x - 0.62) / 0.42)) * 0.42;
	const s = toSrgb(clamp(soft));
	return clamp(s + contrast * (s - 0.5) * (1 - Math.abs(2 * s - 1)) * 0.9);
};

const pixel = [0, 0, 0];

/** Takes back the saturation that curve and bounce have added to strong colours; the pale ground keeps its own. */
const muted = (c: number[]): void => {
	const high = Math.max(c[0], c[1], c[2]);
	const low = Math.min(c[0], c[1], c[2]);
	const k = high > 0 ? (0.2 * (high - low)) / high : 0;
	const grey = 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2];
	for (let i = 0; i < 3; i++) c[i] += (grey - c[i]) * k;
};

/** From linear light to sRGB bytes: exposure, fall-off away from the window, vignette, curve, fine grain. */
export const develop = (image: Float32Array, width: number, height: number): Uint8Array => {
	const out = new Uint8Array(width * height * 3);
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			const u = (x / width - 0.46) * (width / height);
			const v = y / height - 0.44;
			const vignette = 1 - 0.14 * smooth(0.25, 0.95, Math.hypot(u, v) * 1.25);
			const falloff = 1.06 - 0.26 * (u * 0.75 + v * 0.66);
			const speck = (hash(x, y, 91) + hash(x, y, 92) - 1) * grain;
			const q = (y * width + x) * 3;
			for (let c = 0; c < 3; c++) pixel[c] = curve(image[q + c] * exposure * vignette * falloff);
			muted(pixel);
			for (let c = 0; c < 3; c++) out[q + c] = Math.round(255 * clamp(pixel[c] + speck));
		}
	}
	return out;
};
