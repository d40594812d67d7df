import * as z from "zod/mini";
import { asked, choice, items, matching, number, rule, words, written, yesOrNo } from "../shared/field-schemas.ts";
import { type Parsed, parseForm } from "../shared/form.ts";
import { MAX_QUANTITY } from "../shared/quantity-limits.ts";
import { MAX_SLUG, SLUG } from "../shared/slug.ts";
import { bad, type Read } from "../shared/text-checks.ts";
import { type Kept, type Product, UNITS } from "./catalogue.ts";
import { readPrice, readPriceTiers } from "./price-tiers.ts";
import { packingOf, readCarton, readSamples } from "./product-terms.ts";
import type { ProductField, ProductTexts } from "./product-texts.ts";
import { readClaims, readColourways, readComposition, readHsCode, readRatio } from "./product-values.ts";
import { readViews } from "./product-views.ts";

declare module "../shared/problem.ts" {
	interface DeskProblemCodes {
		"address-too-long": { limit: number };
		"address-not-right": { text: string };
		"sku-not-right": { limit: number; text: string };
		"path-not-right": { example: string; text: string };
		"category-not-right": { text: string };
		"pool-not-right": { text: string };
		"ratio-not-of-sizes": object;
		"minimum-not-a-multiple": object;
		"picture-missing": object;
		"picture-words-missing": object;
		"close-words-missing": object;
		"tier-not-below-price": object;
		"tier-not-above-minimum": object;
		"colours-missing": object;
		"samples-not-made": object;
		"carton-not-of-inners": object;
		"gross-below-net": object;
	}
}

/** A product as a form or a line of a file gives it; its id and its place in the order are the company's own. */
export type ProductDraft = Omit<Product, "id"> & Pick<Kept, "hidden">;

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

const readPool = matching(SLUG, (text) => ({ code: "pool-not-right", text }));

/** Far above any carton that two people can lift; a larger figure is a mistake. */
const MAX_IN_CARTON = 10_000;
const MAX_CARTON_KG = 1_000;

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
		unit: asked("unit", choice(...UNITS)),
		minOrder,
		orderMultiple: written(number(1, MAX_QUANTITY), 1),
		priceTiers: written(readPriceTiers, undefined),
		minPerColour: written(number(1, MAX_QUANTITY), undefined),
		pool: written(readPool, undefined),
		description: words("line", 1, 80),
		story: words("story", 0, 2000, { lines: true }),
		image: written(readPath, ""),
		imageAlt: words("picture", 0, 160),
		closeImage: written(readPath, ""),
		closeAlt: words("close-view", 0, 160),
		views: written(readViews, undefined),
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
		samples: written(readSamples, undefined),
		piecesPerInner: written(number(1, MAX_IN_CARTON), undefined),
		piecesPerCarton: written(number(1, MAX_IN_CARTON), undefined),
		cartonCm: written(readCarton, undefined),
		cartonNetKg: written(number(0.001, MAX_CARTON_KG, 3), undefined),
		cartonGrossKg: written(number(0.001, MAX_CARTON_KG, 3), undefined),
		hsCode: written(readHsCode, undefined),
		claims: written(readClaims, undefined),
	} satisfies Record<ProductField, z.ZodMiniType>)
	.check(
		rule("sizeRatio", { code: "ratio-not-of-sizes" }, ({ sizes, sizeRatio }) => {
			if (!Array.isArray(sizeRatio)) return true;
			return Array.isArray(sizes) && sizes.length === sizeRatio.length;
		}),
		rule("minOrder", { code: "minimum-not-a-multiple" }, ({ minOrder, orderMultiple }) => {
			const both = Number.isInteger(minOrder) && Number.isInteger(orderMultiple);
			return !both || minOrder % orderMultiple === 0;
		}),
		rule("priceTiers", { code: "tier-not-below-price" }, ({ price, priceTiers }) => {
			const first = Array.isArray(priceTiers) ? priceTiers[0]?.price : undefined;
			return first === undefined || !Number.isInteger(price) || first < price;
		}),
		rule("priceTiers", { code: "tier-not-above-minimum" }, ({ minOrder, priceTiers }) => {
			const first = Array.isArray(priceTiers) ? priceTiers[0]?.from : undefined;
			return first === undefined || !Number.isInteger(minOrder) || first > minOrder;
		}),
		rule("minPerColour", { code: "colours-missing" }, ({ minPerColour, colourways }) => {
			const known = Array.isArray(colourways) ? colourways.length > 0 : colourways !== undefined;
			return !Number.isInteger(minPerColour) || known;
		}),
		rule("samples", { code: "samples-not-made" }, ({ samples, sampleAvailable }) => {
			return !Array.isArray(samples) || samples.length === 0 || sampleAvailable !== false;
		}),
		rule("piecesPerCarton", { code: "carton-not-of-inners" }, ({ piecesPerInner, piecesPerCarton }) => {
			const both = Number.isInteger(piecesPerInner) && Number.isInteger(piecesPerCarton);
			return !both || Number(piecesPerCarton) % Number(piecesPerInner) === 0;
		}),
		rule("cartonGrossKg", { code: "gross-below-net" }, ({ cartonNetKg, cartonGrossKg }) => {
			const both = Number.isFinite(cartonNetKg) && Number.isFinite(cartonGrossKg);
			return !both || Number(cartonGrossKg) >= Number(cartonNetKg);
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
	const { piecesPerInner, piecesPerCarton, cartonCm, cartonNetKg, cartonGrossKg, ...rest } = value;
	const { slug, name, category, hidden, price, unit, minOrder, pool, description, story, image, imageAlt, ...known } =
		rest;
	return {
		ok: true,
		value: {
			...{ sku, slug, name, category, hidden, price, unit, minOrder, pool, description, story, image, imageAlt },
			orderMultiple: orderMultiple === 1 ? undefined : orderMultiple,
			close: closeImage === "" ? undefined : { image: closeImage, alt: closeAlt },
			details: {
				...known,
				components: composition,
				weave: weave === "" ? undefined : weave,
				packing: packingOf({
					perInner: piecesPerInner,
					perCarton: piecesPerCarton,
					carton: cartonCm,
					netKg: cartonNetKg,
					grossKg: cartonGrossKg,
				}),
			},
		},
	};
}
