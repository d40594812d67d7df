import { rgb, toLinear, toSrgb } from "./colour.ts";
import { clamp } from "./scalar.ts";

/** Lightness, and the two axes of hue: equal steps look equal. */
type Lab = readonly [number, number, number];

const labOf = (hex: string): Lab => {
	const [r, g, b] = rgb(hex).map(toLinear);
	const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
	const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
	const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
	return [
		0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
		1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
		0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
	];
};

const hexOf = ([lightness, a, b]: Lab): string => {
	const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
	const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
	const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
	const parts = [
		4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
		-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
		-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
	];
	const bytes = parts.map((part) => Math.round(clamp(toSrgb(Math.max(0, part))) * 255));
	return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
};

/** How light a colour looks, 0 to 1. */
export const lightnessOf = (hex: string): number => labOf(hex)[0];

/** What `tone` is beside `of`, beside another colour: as much lighter or darker, as much stronger or paler. */
export const toneBeside = (tone: string, of: string, colour: string): string => {
	const [t, o, c] = [labOf(tone), labOf(of), labOf(colour)];
	const strength = clamp(Math.hypot(t[1], t[2]) / Math.max(0.02, Math.hypot(o[1], o[2])), 0.6, 1.5);
	return hexOf([clamp(c[0] + t[0] - o[0], 0.12, 0.97), c[1] * strength, c[2] * strength]);
};
