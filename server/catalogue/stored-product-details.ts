import * as z from "zod";
import type { ProductDetails } from "../../domain/catalogue/catalogue.ts";
import { SAMPLE_KINDS } from "../../domain/catalogue/product-terms.ts";
import { PRODUCT_VIEWS } from "../../domain/catalogue/product-views.ts";
import { readStored } from "../../domain/shared/stored-json.ts";

const componentSchema = z.object({
	name: z.string(),
	fibres: z.array(z.object({ fibre: z.string(), percent: z.number() })),
});

const claimSchema = z.object({
	scheme: z.string(),
	number: z.string(),
	certifier: z.string(),
	validTo: z.string().optional(),
	link: z.string().optional(),
});

const packingSchema = z.object({
	perInner: z.number().optional(),
	perCarton: z.number().optional(),
	carton: z.object({ length: z.number(), width: z.number(), height: z.number() }).optional(),
	netKg: z.number().optional(),
	grossKg: z.number().optional(),
});

/** One row for each fact: one that is left out here would be stored, and lost on reading. */
const facts = {
	components: z.array(componentSchema).optional(),
	construction: z.enum(["woven", "knit"]).optional(),
	weave: z.string().optional(),
	gsm: z.number().optional(),
	widthCm: z.number().optional(),
	lengthM: z.number().optional(),
	care: z.array(z.string()).optional(),
	sizes: z.array(z.string()).optional(),
	sizeRatio: z.array(z.number()).optional(),
	colourways: z
		.array(z.object({ code: z.string(), name: z.string(), hex: z.string(), second: z.optional(z.string()) }))
		.optional(),
	leadTimeDays: z.number().optional(),
	sampleAvailable: z.boolean().optional(),
	hsCode: z.string().optional(),
	claims: z.array(claimSchema).optional(),
	priceTiers: z.array(z.object({ from: z.number(), price: z.number() })).optional(),
	minPerColour: z.number().optional(),
	samples: z.array(z.enum(SAMPLE_KINDS)).optional(),
	packing: packingSchema.optional(),
	views: z
		.array(
			z.object({
				view: z.enum(PRODUCT_VIEWS),
				colour: z.string().optional(),
				image: z.string(),
				alt: z.string(),
			}),
		)
		.optional(),
} satisfies Record<keyof ProductDetails, z.ZodType>;

const detailsSchema = z.object(facts);

/** What is known of a product as it is stored: JSON with the version of its shape. */
export function storeProductDetails(details: ProductDetails): string {
	return JSON.stringify({ v: 1, ...details });
}

/**
 * Reads it back. Products that were written before there were versions name none, and are of the first.
 * @throws Error for a version that nobody here wrote, or for what is not of its shape
 */
export function readProductDetails(stored: string): ProductDetails {
	return readStored("product.details", stored, { 1: (value) => detailsSchema.parse(value) });
}
