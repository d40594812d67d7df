import { writeRupees } from "../shared/text-checks.ts";
import type { Kept, Product } from "./catalogue.ts";
import { writePriceTiers } from "./price-tiers.ts";
import { writeCarton, writeSamples } from "./product-terms.ts";
import { writeClaims, writeColourways, writeComposition } from "./product-values.ts";
import { writeViews } from "./product-views.ts";

/**
 * Every field of a product that a person may write, in the order of the desk's form and of the CSV's columns. The
 * form, the file, the history of changes and the screen for two editors at once all use these.
 */
export const productFields = [
	"sku",
	"slug",
	"name",
	"category",
	"hidden",
	"price",
	"unit",
	"minOrder",
	"orderMultiple",
	"priceTiers",
	"minPerColour",
	"pool",
	"description",
	"story",
	"image",
	"imageAlt",
	"closeImage",
	"closeAlt",
	"views",
	"composition",
	"construction",
	"weave",
	"gsm",
	"widthCm",
	"lengthM",
	"care",
	"sizes",
	"sizeRatio",
	"colourways",
	"leadTimeDays",
	"sampleAvailable",
	"samples",
	"piecesPerInner",
	"piecesPerCarton",
	"cartonCm",
	"cartonNetKg",
	"cartonGrossKg",
	"hsCode",
	"claims",
] as const;

export type ProductField = (typeof productFields)[number];

/** A product as texts: an empty text is a fact not known yet. */
export type ProductTexts = Record<ProductField, string>;

const known = (value: number | undefined) => (value === undefined ? "" : String(value));
const yesNo = (value: boolean) => (value ? "yes" : "no");

/** A product as its form shows it. */
export function productTexts(product: Product & Pick<Kept, "hidden">): ProductTexts {
	const { details } = product;
	const { packing = {} } = details;
	return {
		sku: product.sku ?? "",
		slug: product.slug,
		name: product.name,
		category: product.category,
		hidden: yesNo(product.hidden),
		price: writeRupees(product.price),
		unit: product.unit,
		minOrder: String(product.minOrder),
		orderMultiple: String(product.orderMultiple ?? 1),
		priceTiers: writePriceTiers(details.priceTiers ?? []),
		minPerColour: known(details.minPerColour),
		pool: product.pool ?? "",
		description: product.description,
		story: product.story,
		image: product.image,
		imageAlt: product.imageAlt,
		closeImage: product.close?.image ?? "",
		closeAlt: product.close?.alt ?? "",
		views: writeViews(details.views ?? []),
		composition: writeComposition(details.components ?? []),
		construction: details.construction ?? "",
		weave: details.weave ?? "",
		gsm: known(details.gsm),
		widthCm: known(details.widthCm),
		lengthM: known(details.lengthM),
		care: (details.care ?? []).join("\n"),
		sizes: (details.sizes ?? []).join(", "),
		sizeRatio: (details.sizeRatio ?? []).join(", "),
		colourways: writeColourways(details.colourways ?? []),
		leadTimeDays: known(details.leadTimeDays),
		sampleAvailable: details.sampleAvailable === undefined ? "" : yesNo(details.sampleAvailable),
		samples: writeSamples(details.samples ?? []),
		piecesPerInner: known(packing.perInner),
		piecesPerCarton: known(packing.perCarton),
		cartonCm: packing.carton ? writeCarton(packing.carton) : "",
		cartonNetKg: known(packing.netKg),
		cartonGrossKg: known(packing.grossKg),
		hsCode: details.hsCode ?? "",
		claims: writeClaims(details.claims ?? []),
	};
}

const blank = { slug: "", name: "", category: "", description: "", story: "", image: "", imageAlt: "" };

/** What is in the form of a product that is not there yet. */
export const newProductTexts: ProductTexts = {
	...productTexts({ ...blank, id: "", price: 0, unit: "piece", minOrder: 1, hidden: true, details: {} }),
	price: "",
	minOrder: "",
};
