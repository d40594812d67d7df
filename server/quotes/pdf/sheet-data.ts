import * as z from "zod/mini";
import { LOCALES } from "../../../messages/registry.ts";
import { exporterSchema, type ProductPictures } from "./document-data.ts";

const text = z.string();
const hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));

/** What a sheet says of a product, in the words of its reader; an empty text is not known, and its place is left out. */
const productSchema = z.object({
	id: text,
	name: text,
	/** The article number with what it is called. */
	number: text,
	/** The price of a unit, with the unit. */
	price: text,
	minimum: text,
	/** Prices at quantity: from how many, and the price. */
	tiers: z.array(z.object({ range: text, price: text })),
	/** Cloth, sizes and further minimums: a line each. */
	facts: z.array(text),
	colours: z.array(z.object({ hex, second: z.optional(hex) })),
	colourNames: text,
	/** In a selection: how much of it, how that is split, and what it comes to. */
	asked: z.optional(z.object({ quantity: text, split: z.array(text), amount: text })),
});
export type SheetProduct = z.infer<typeof productSchema>;

/** A line sheet or a selection: products with what buyers need to know. The worker parses what it is sent by this. */
export const sheetSchema = z.object({
	kind: z.enum(["line-sheet", "selection"]),
	locale: z.enum(LOCALES),
	/** The time written into the file: epoch milliseconds. */
	date: z.int().check(z.minimum(0)),
	company: exporterSchema,
	title: text,
	/** Under the title, a line each; the first one stands in the head of every page. */
	under: z.array(text),
	/** Above the products of the first page; may be empty. */
	lead: text,
	/** What holds for all of it, at the foot of every page. */
	note: text,
	/** At the foot of every page: where to order. */
	address: text,
	/** Each begins a page of its own. */
	groups: z.array(z.object({ title: text, text, products: z.array(productSchema) })),
	/** The heads of a selection's columns, and what all of it comes to. */
	selection: z.optional(
		z.object({
			...{ goods: text, each: text, quantity: text, amount: text, total: text, sum: text, count: text },
			/** The samples asked for beside it, a line each, and what stands over them. */
			samplesName: text,
			samples: z.array(text),
		}),
	),
});
type SheetTexts = z.infer<typeof sheetSchema>;

export type Sheet = SheetTexts & { images: ProductPictures };
