import * as z from "zod/mini";
import { asked, choice, items, matching, number, rule, words, written, yesOrNo } from "../shared/field-schemas.ts";
import { type Parsed, parseForm } from "../shared/form.ts";
import { MAX_PRICE, MAX_QUANTITY } from "../shared/quantity-limits.ts";
import { MAX_SLUG, SLUG } from "../shared/slug.ts";
import { bad, good, type Read, shown } from "../shared/text-checks.ts";
import { readAmount } from "../shared/typed-numbers.ts";
import type { Kept, Product } from "./catalogue.ts";
import type { ProductTexts } from "./product-texts.ts";
import { readClaims, readColourways, readComposition, readHsCode, readRatio } from "./product-values.ts";

declare module "../shared/problem.ts" {
	interface DeskProblemCodes {
		"price-not-right": { text: string };
		"price-out-of-range": { most: number };
		"address-too-long": { limit: number };
		"address-not-right": { text: string };
		"sku-not-right": { limit: number; text: string };
		"path-not-right": { example: string; text: string };
		"category-not-right": { text: string };
		"ratio-not-of-sizes": object;
		"minimum-not-a-multiple": object;
		"picture-missing": object;
		"picture-words-missing": object;
		"close-words-missing": object;
	}
}

/** A product as a form or a line of a file gives it; its id and its place in the order are the company's own. */
export type ProductDraft = Omit<Product, "id"> & Pick<Kept, "hidden">;

/** A price of one unit in rupees; the desk's table asks for it alone. */
export function readPrice(text: string): Read<number> {
	const value = readAmount(text, "INR");
	if (value === undefined) return bad({ code: "price-not-right", text: shown(text) });
	return value >= 1 && value <= MAX_PRICE ? good(value) : bad({ code: "price-out-of-range", most: MAX_PRICE });
}

function readSlug(text: string): Read<string> {
	if (text.length > MAX_SLUG) return bad({ code: "address-too-long", limit: MAX_SLUG });
	return matching(SLUG, (text) => ({ code: "address-not-right", text }))(text);
}

const readSku = matching(/^\w[\w./-]{0,39}$/, (text) => ({ code: "sku-not-right", limit: 40, text }));

/** A path of a picture: a built-in one or one that was uploaded. Whether it is there, the server knows. */
const readPath = matching(/^\w[\w./-]{0,199}$/, (text) => ({
	code: "path-not-right",
	example: "images/products/name.jpg",
	text,
}));

const price = asked("price", readPrice);
const minOrder = asked("minimum", number(1, MAX_QUANTITY));

/** One schema for the desk's form, a line of a file and the server. */
const productSchema = z
	.object({
		sku: written(readSku, undefined),
		slug: asked("address", readSlug),
		name: words("name", 2, 80),
		category: asked(
			"category",
			matching(SLUG, (text) => ({ code: "category-not-right", text })),
		),
		hidden: asked("yes-or-no", yesOrNo),
		price,
		unit: asked("unit", choice("piece", "set")),
		minOrder,
		orderMultiple: written(number(1, MAX_QUANTITY), 1),
		description: words("line", 1, 80),
		story: words("story", 0, 2000, { lines: true }),
		image: written(readPath, ""),
		imageAlt: words("picture", 0, 160),
		closeImage: written(readPath, ""),
		closeAlt: words("close-view", 0, 160),
		composition: written(readComposition, undefined),
		construction: written(choice("woven", "knit"), undefined),
		weave: words("weave", 0, 80),
		gsm: written(number(1, 2000, 1), undefined),
		widthCm: written(number(1, 1000, 1), undefined),
		lengthM: written(number(0.1, 1000, 2), undefined),
		care: written(items(12, 120), undefined),
		sizes: written(items(30, 20, /[\n|,]/), undefined),
		sizeRatio: written(readRatio, undefined),
		colourways: written(readColourways, undefined),
		leadTimeDays: written(number(1, 365), undefined),
		sampleAvailable: written(yesOrNo, undefined),
		hsCode: written(readHsCode, undefined),
		claims: written(readClaims, undefined),
	})
	.check(
		rule("sizeRatio", { code: "ratio-not-of-sizes" }, ({ sizes, sizeRatio }) => {
			if (!Array.isArray(sizeRatio)) return true;
			return Array.isArray(sizes) && sizes.length === sizeRatio.length;
		}),
		rule("minOrder", { code: "minimum-not-a-multiple" }, ({ minOrder, orderMultiple }) => {
			const both = Number.isInteger(minOrder) && Number.isInteger(orderMultiple);
			return !both || minOrder % orderMultiple === 0;
		}),
		rule("hidden", { code: "picture-missing" }, (draft) => draft.hidden !== false || draft.image !== ""),
		rule("imageAlt", { code: "picture-words-missing" }, ({ image, imageAlt }) => image === "" || imageAlt !== ""),
		rule(
			"closeAlt",
			{ code: "close-words-missing" },
			({ closeImage, closeAlt }) => closeImage === "" || closeAlt !== "",
		),
	);

/** Reads a product as it is written; every field that is not right has its problem. */
export function readProduct(texts: Readonly<Partial<ProductTexts>>): Parsed<ProductDraft> {
	const read = parseForm(productSchema, texts);
	if (!read.ok) return read;
	const { sku, orderMultiple, closeImage, closeAlt, weave, composition, ...value } = read.value;
	const { slug, name, category, hidden, price, unit, minOrder, description, story, image, imageAlt, ...cloth } = value;
	return {
		ok: true,
		value: {
			...{ sku, slug, name, category, hidden, price, unit, minOrder, description, story, image, imageAlt },
			orderMultiple: orderMultiple === 1 ? undefined : orderMultiple,
			close: closeImage === "" ? undefined : { image: closeImage, alt: closeAlt },
			details: { ...cloth, components: composition, weave: weave === "" ? undefined : weave },
		},
	};
}
