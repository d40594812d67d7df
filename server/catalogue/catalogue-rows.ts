import type { Selectable } from "kysely";
import * as z from "zod";
import type { Category, Kept, Product } from "../../domain/catalogue/catalogue.ts";
import type { Tables } from "../platform/db/schema.ts";

/* How categories and products lie in the database, and how they come out of it. */

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

const detailsSchema = z.object({
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
});

const unitSchema = z.enum(["piece", "set"]);

export function categoryOf(row: Selectable<Tables["category"]>): Category {
	const { id, name, description, image, image_alt } = row;
	return { id, name, description, image, imageAlt: image_alt };
}

export function productOf(row: Selectable<Tables["product"]>): Product {
	return {
		id: row.id,
		...(row.sku !== null && { sku: row.sku }),
		slug: row.slug,
		name: row.name,
		description: row.description,
		story: row.story,
		image: row.image,
		imageAlt: row.image_alt,
		...(row.close_image !== "" && { close: { image: row.close_image, alt: row.close_alt } }),
		price: row.price,
		unit: unitSchema.parse(row.unit),
		minOrder: row.min_order,
		...(row.order_multiple > 1 && { orderMultiple: row.order_multiple }),
		category: row.category_id,
		details: detailsSchema.parse(JSON.parse(row.details)),
	};
}

/** What the desk keeps beside what buyers see. */
export function keptOf({ hidden, revision }: { hidden: number; revision: number }): Kept {
	return { hidden: hidden === 1, revision };
}

export function categoryColumns({ id, name, description, image, imageAlt, hidden }: Category & Partial<Kept>) {
	return { id, name, description, image, image_alt: imageAlt, hidden: hidden ? 1 : 0 };
}

export function productColumns(product: Product & Partial<Kept>) {
	const { id, sku, slug, name, description, story, image, imageAlt, close, price, unit, minOrder } = product;
	return {
		...{ id, slug, name, description, story, image, price, unit },
		sku: sku ?? null,
		category_id: product.category,
		image_alt: imageAlt,
		close_image: close?.image ?? "",
		close_alt: close?.alt ?? "",
		min_order: minOrder,
		order_multiple: product.orderMultiple ?? 1,
		details: JSON.stringify(product.details),
		hidden: product.hidden ? 1 : 0,
		search: [name, sku ?? "", slug].join(" ").toLowerCase(),
	};
}
