import * as z from "zod/mini";
import { asked, choice, items, matching, number, rule, words, written, yesOrNo } from "../shared/field-schemas.ts";
import { type Parsed, parseForm } from "../shared/form.ts";
import { MAX_PRICE, MAX_QUANTITY } from "../shared/quantity-limits.ts";
import { MAX_SLUG, SLUG } from "../shared/slug.ts";
import { type Read, shown } from "../shared/text-checks.ts";
import { readAmount } from "../shared/typed-numbers.ts";
import type { Kept, Product } from "./catalogue.ts";
import type { ProductTexts } from "./product-texts.ts";
import { readClaims, readColourways, readComposition, readHsCode, readRatio } from "./product-values.ts";

/** A product as a form or a line of a file gives it; its id and its place in the order are the house's own. */
export type ProductDraft = Omit<Product, "id"> & Pick<Kept, "hidden">;

/** A price of one unit in rupees; the desk's table asks for it alone. */
export function readPrice(text: string): Read<number> {
	const value = readAmount(text, "INR");
	if (value === undefined)
		return { ok: false, message: `Please write the price in rupees like 2500 or 2500.50, not "${shown(text)}"` };
	if (value >= 1 && value <= MAX_PRICE) return { ok: true, value };
	return { ok: false, message: "Please give a price above ₹0 and up to ₹10,00,000" };
}

function readSlug(text: string): Read<string> {
	if (text.length > MAX_SLUG) return { ok: false, message: `Please keep the address to ${MAX_SLUG} characters` };
	return matching(SLUG, "Please write the address in small letters, digits and hyphens")(text);
}

const readSku = matching(/^\w[\w./-]{0,39}$/, "Please write the SKU in at most 40 letters, digits, dots and hyphens");

/** A path of a picture: a built-in one or one that was uploaded. Whether it is there, the server knows. */
const readPath = matching(/^\w[\w./-]{0,199}$/, "Please give a picture's path like images/products/name.jpg");

const price = asked("the price", readPrice);
const minOrder = asked("the minimum order", number(1, MAX_QUANTITY));

/** One schema for the desk's form, a line of a file and the server. */
const productSchema = z
	.object({
		sku: written(readSku, undefined),
		slug: asked("the address", readSlug),
		name: words("a name", 2, 80),
		category: asked("the category", matching(SLUG, "Please name a category of the catalogue")),
		hidden: asked("yes or no", yesOrNo),
		price,
		unit: asked("the unit", choice("piece", "set")),
		minOrder,
		orderMultiple: written(number(1, MAX_QUANTITY), 1),
		description: words("the line under the name", 1, 80),
		story: words("the story", 0, 2000, { lines: true }),
		image: written(readPath, ""),
		imageAlt: words("what the picture shows", 0, 160),
		closeImage: written(readPath, ""),
		closeAlt: words("what the close view shows", 0, 160),
		composition: written(readComposition, undefined),
		construction: written(choice("woven", "knit"), undefined),
		weave: words("the weave", 0, 80),
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
		rule("sizeRatio", "Please give one number for each size", ({ sizes, sizeRatio }) => {
			if (!Array.isArray(sizeRatio)) return true;
			return Array.isArray(sizes) && sizes.length === sizeRatio.length;
		}),
		rule("minOrder", "The minimum order must be a multiple of the order multiple", ({ minOrder, orderMultiple }) => {
			const both = Number.isInteger(minOrder) && Number.isInteger(orderMultiple);
			return !both || minOrder % orderMultiple === 0;
		}),
		rule(
			"hidden",
			"Please give it a picture before buyers see it",
			(draft) => draft.hidden !== false || draft.image !== "",
		),
		rule(
			"imageAlt",
			"Please say in a few words what the picture shows",
			({ image, imageAlt }) => image === "" || imageAlt !== "",
		),
		rule(
			"closeAlt",
			"Please say in a few words what the close view shows",
			({ closeImage, closeAlt }) => closeImage === "" || closeAlt !== "",
		),
	);

/** Reads a product as it is written; every field that is not right has its sentence. */
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
