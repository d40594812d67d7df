import type { Product } from "./catalogue.ts";

/** A row of body measures beside the sizes, in centimetres: a range of girths, or one. */
export type SizeMeasure = { of: "mens-chest" | "womens-bust" | "chest" | "waist"; cm: readonly string[] };

export type SizeGuide = {
	sizes: readonly string[];
	/** Units of each size in a pack; left out where packs are not told. */
	ratio?: readonly number[];
	measures: readonly SizeMeasure[];
};

/** Letter codes of EN 13402-3 for the upper body: chest girth of men and bust girth of women, centimetres. */
const LETTERS: Readonly<Record<string, readonly [mens: string, womens: string]>> = {
	XS: ["78–86", "74–82"],
	S: ["86–94", "82–90"],
	M: ["94–102", "90–98"],
	L: ["102–110", "98–107"],
	XL: ["110–118", "107–119"],
	XXL: ["118–129", "119–131"],
};

const CM_PER_INCH = 2.54;

/** What is worn above the waist, by the category ids of the specification. */
const TOPS: ReadonlySet<string> = new Set(["shirts", "silk-shirts", "t-shirts"]);

/**
 * A product's sizes and what they mean on a body: letters by the standard where it covers them, numbers as inches. Sizes
 * that neither says anything of have no measure: that is for the owner to say. Undefined where it comes in no sizes.
 */
export function sizeGuide({ category, details }: Pick<Product, "category" | "details">): SizeGuide | undefined {
	const { sizes = [], sizeRatio } = details;
	if (sizes.length === 0) return undefined;
	const isTop = TOPS.has(category);
	const guide = { sizes, ...(sizeRatio?.length === sizes.length && { ratio: sizeRatio }) };
	if (sizes.every((size) => /^\d\d$/.test(size)) && (isTop || category === "trousers")) {
		const cm = sizes.map((size) => String(Math.round(Number(size) * CM_PER_INCH)));
		return { ...guide, measures: [{ of: isTop ? "chest" : "waist", cm }] };
	}
	const letters = sizes.flatMap((size) => (Object.hasOwn(LETTERS, size) && LETTERS[size]) || []);
	if (!isTop || letters.length !== 2 * sizes.length) return { ...guide, measures: [] };
	return {
		...guide,
		measures: [
			{ of: "mens-chest", cm: letters.filter((_, place) => place % 2 === 0) },
			{ of: "womens-bust", cm: letters.filter((_, place) => place % 2 === 1) },
		],
	};
}
