import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { BRAND_COLOURS } from "./brand-colours.ts";

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

/** An OKLCH colour as sRGB, "#7f1a26" (CSS Color 4, section 9). */
function srgb(lightness: number, chroma: number, hue: number): string {
	const a = chroma * Math.cos((hue * Math.PI) / 180);
	const b = chroma * Math.sin((hue * Math.PI) / 180);
	const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
	const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
	const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
	const linear = [
		4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
		-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
		-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
	];
	const hex = linear.map((part) => {
		const shown = part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055;
		return Math.round(255 * Math.min(1, Math.max(0, shown)))
			.toString(16)
			.padStart(2, "0");
	});
	return `#${hex.join("")}`;
}

test.each([
	["kumkum", BRAND_COLOURS.kumkum],
	["kumkum-deep", BRAND_COLOURS.kumkumDeep],
	["zari", BRAND_COLOURS.zari],
	["peacock", BRAND_COLOURS.peacock],
])("documents and emails have the %s of the pages", (name, colour) => {
	const token = new RegExp(`--color-${name}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\);`).exec(
		read("app/styles/tokens.css"),
	);
	expect(srgb(Number(token?.[1]), Number(token?.[2]), Number(token?.[3]))).toBe(colour);
});

test("the icon is of the deep maroon", () => {
	expect(read("public/favicon.svg")).toContain(`fill="${BRAND_COLOURS.kumkumDeep}"`);
});
