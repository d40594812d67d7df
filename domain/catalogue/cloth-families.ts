import type { ProductDetails } from "./catalogue.ts";

/*
 * What a buyer narrows a list by, where owners write freely: a fibre by its family ("Tussar silk" is silk), a colour by
 * the family its swatch belongs to, whatever its name is. A database keeps each set as one number, a bit for each place in
 * these lists; a family is added at the end, and none is taken out.
 */

export const FIBRES = [
	"cotton",
	"silk",
	"linen",
	"wool",
	"viscose",
	"modal",
	"lyocell",
	"polyester",
	"nylon",
	"elastane",
	"zari",
	"jute",
	"hemp",
] as const;
export type Fibre = (typeof FIBRES)[number];

/** What else a fibre is called; each is found by its own name besides. */
const OTHER_NAMES: Readonly<Partial<Record<Fibre, RegExp>>> = {
	linen: /flax/,
	wool: /merino|pashmina|cashmere/,
	viscose: /rayon/,
	lyocell: /tencel/,
	nylon: /polyamide/,
	elastane: /spandex|lycra/,
	zari: /metalli[cs]|lurex/,
};

export const COLOURS = [
	"red",
	"pink",
	"orange",
	"yellow",
	"green",
	"teal",
	"blue",
	"purple",
	"brown",
	"beige",
	"white",
	"grey",
	"black",
] as const;
export type Colour = (typeof COLOURS)[number];

/** The families of a product's fibres; one that nobody knows is in none. */
export function fibresOf({ components = [] }: Pick<ProductDetails, "components">): Fibre[] {
	const names = components.flatMap(({ fibres }) => fibres.map(({ fibre }) => fibre.toLowerCase()));
	return FIBRES.filter((fibre) => names.some((name) => name.includes(fibre) || OTHER_NAMES[fibre]?.test(name)));
}

/** The families of the colours a product is made in. */
export function coloursOf({ colourways = [] }: Pick<ProductDetails, "colourways">): Colour[] {
	const families = new Set(colourways.map(({ hex }) => colourFamily(hex)));
	return COLOURS.filter((colour) => families.has(colour));
}

/** A set of families as one number, a bit for each place in the list. */
export function bitsOf<T>(all: readonly T[], some: readonly T[]): number {
	return some.reduce((bits, one) => bits | bitOf(all, one), 0);
}

/** The number that stands for one family. */
export function bitOf<T>(all: readonly T[], one: T): number {
	return 1 << all.indexOf(one);
}

/**
 * The family of a swatch such as "#0f6d73". By lightness, chroma and hue in OKLCH, where equal steps look equal; the bounds
 * were set by the swatches of the built-in catalogue (cloth-families.test.ts).
 */
export function colourFamily(hex: string): Colour {
	const { lightness, chroma, hue } = oklch(hex);
	if (lightness > 0.86 && chroma < 0.045) return "white";
	if (chroma < 0.025) return lightness < 0.3 ? "black" : "grey";
	if (hue >= 178 && hue < 222) return "teal";
	if (hue >= 222 && hue < 285) return "blue";
	if (hue >= 285 && hue < 352) return lightness < 0.6 ? "purple" : "pink";
	if (hue >= 108) return "green";
	const isReddish = hue >= 352 || hue < 40;
	if (isReddish && chroma < 0.12 && lightness >= 0.55) return "pink";
	if (hue >= 352 || hue < 18) return lightness >= 0.47 ? "pink" : "red";
	if (hue < 36) return chroma < 0.06 ? "brown" : "red";
	if (chroma < 0.085) return lightness >= 0.6 ? "beige" : "brown";
	if (hue >= 65) return "yellow";
	return lightness < 0.47 || chroma < 0.095 ? "brown" : "orange";
}

/** A colour of the screen as the eye orders it (Björn Ottosson, "A perceptual color space for image processing", 2020). */
function oklch(hex: string): { lightness: number; chroma: number; hue: number } {
	const [r, g, b] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
	if (r === undefined || g === undefined || b === undefined) return { lightness: 0, chroma: 0, hue: 0 };
	const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
	const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
	const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
	const across = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
	const along = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
	return {
		lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
		chroma: Math.hypot(across, along),
		hue: ((Math.atan2(along, across) * 180) / Math.PI + 360) % 360,
	};
}

function linear(part: number): number {
	return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
