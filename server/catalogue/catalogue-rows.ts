import type { Selectable } from "kysely";
import * as z from "zod";
import { type Category, type Kept, type Product, UNITS } from "../../domain/catalogue/catalogue.ts";
import type { Tables } from "../platform/db/schema.ts";
import { shelfColumns } from "./narrowed-products.ts";
import { readProductDetails, storeProductDetails } from "./stored-product-details.ts";

/* How categories and products lie in the database, and how they come out of it. */

const unitSchema = z.enum(UNITS);

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
		...(row.pool_id !== null && { pool: row.pool_id }),
		details: readProductDetails(row.details),
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
		pool_id: product.pool ?? null,
		details: storeProductDetails(product.details),
		...shelfColumns(product.details),
		hidden: product.hidden ? 1 : 0,
		search: [name, sku ?? "", slug].join(" ").toLowerCase(),
	};
}
