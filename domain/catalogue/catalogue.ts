import type { Paise } from "../shared/money.ts";
import type { Pool } from "./pool.ts";
import type { ViewPicture } from "./product-views.ts";

/** A category of products. The ids of the first eight are those of the specification, section 3. */
export type Category = {
	id: string;
	name: string;
	/** One sentence, shown above the grid when the category is selected. */
	description: string;
	image: string;
	/** What the picture shows, for people who do not see it. */
	imageAlt: string;
};

/** A part of a garment with its own cloth ("Saree", "Blouse piece"); its fibres add up to 100 per cent. */
export type Component = {
	name: string;
	fibres: readonly { fibre: string; percent: number }[];
};

/**
 * A colour the product is made in; `hex` is what the swatch shows, e.g. "#0f6d73", and `second` the other colour of a
 * cloth that has two (a border, a stripe, the weft).
 */
/** Between what of a product there is to choose. */
export type ChoiceKind = "none" | "colours" | "sizes" | "both";

export type Colourway = { code: string; name: string; hex: string; second?: string };

/**
 * A certificate or label the owner can prove, as it is on the certificate: never more than that.
 * `validTo` is a day as "2027-03-31", `link` an https address where a buyer can look it up.
 */
export type Claim = { scheme: string; number: string; certifier: string; validTo?: string; link?: string };

/** The price of one unit for every order of `from` units or more. */
export type PriceTier = { from: number; price: Paise };

/** What buyers may ask for before they order: a finished piece, or a swatch of the cloth. */
export type SampleKind = "piece" | "swatch";

/** How a product is packed, as far as it is known; sizes and weights are those of one full carton. */
export type Packing = {
	/** Units in an inner pack, and in a carton. */
	perInner?: number;
	perCarton?: number;
	/** Outer measures in centimetres. */
	carton?: { length: number; width: number; height: number };
	netKg?: number;
	grossKg?: number;
};

/**
 * What is known of the cloth and of how it is sold. A missing field is unknown, and the page then leaves its row out:
 * nothing is ever filled in that only the owner can know.
 */
export type ProductDetails = {
	components?: readonly Component[];
	construction?: "woven" | "knit";
	/** The weave or knit by its trade name: "plain weave", "2/1 twill", "single jersey". */
	weave?: string;
	/** Mass of the cloth, grams per square metre. */
	gsm?: number;
	widthCm?: number;
	lengthM?: number;
	/** Short sentences in the imperative: "Dry clean only". */
	care?: readonly string[];
	sizes?: readonly string[];
	/** Pieces of each size in a pack, in the order of `sizes`: [1, 2, 2, 1]. */
	sizeRatio?: readonly number[];
	colourways?: readonly Colourway[];
	leadTimeDays?: number;
	/** Whether a sample can be made at all; `samples` are those that a request may ask for. */
	sampleAvailable?: boolean;
	samples?: readonly SampleKind[];
	/** Harmonized System heading; always shown as to be confirmed by the customs broker. */
	hsCode?: string;
	claims?: readonly Claim[];
	/** Ascending by quantity, and each below the price before it; below the first one the list price holds. */
	priceTiers?: readonly PriceTier[];
	/** The least of one colour, in units: what a dye lot makes. */
	minPerColour?: number;
	packing?: Packing;
	/** Further pictures that the owner has given, each view of each colour once. */
	views?: readonly ViewPicture[];
};

/** The units a price and a minimum order count in, in the order in which counts are given. */
export const UNITS = ["piece", "set"] as const;
export type Unit = (typeof UNITS)[number];

export type Product = {
	id: string;
	/** The company's own article number; unique where it is given. */
	sku?: string;
	/** The last part of the product page's address. */
	slug: string;
	name: string;
	/** One line of at most 80 characters: what a buyer sees on the card and in the quantity dialog. */
	description: string;
	/** Two to four sentences for the product page. */
	story: string;
	image: string;
	imageAlt: string;
	/** A close view of the cloth, where the owner has given one. */
	close?: { image: string; alt: string };
	/** List price of one unit. */
	price: Paise;
	unit: Unit;
	/** Minimum order quantity, in units. */
	minOrder: number;
	/** Quantities come in multiples of this; left out: any whole number. */
	orderMultiple?: number;
	/** The id of its category. */
	category: string;
	/** The id of the pool whose minimum it shares with others (pool.ts). */
	pool?: string;
	details: ProductDetails;
};

/** The catalogue as buyers see it at one version; versions only ever grow. */
export type Catalogue = {
	version: number;
	categories: readonly Category[];
	products: readonly Product[];
};

/** Some of the products that buyers see, by their ids, and the pools of the catalogue, all of one version. */
export type ProductsAt = { version: number; products: ReadonlyMap<string, Product>; pools: readonly Pool[] };

/** Reads products by their ids; one that is not shown is left out. */
export type ReadProducts = (ids: Iterable<string>) => Promise<ProductsAt>;

/**
 * What the desk keeps beside what buyers see. Hidden: on no public page and in no new order, kept in old requests.
 * The revision grows with every change of the fields, so that a second editor learns of the first.
 */
export type Kept = { hidden: boolean; revision: number };

/** The whole catalogue as the desk sees it, hidden things too; products in the order of their categories. */
export type DeskCatalogue = {
	version: number;
	categories: readonly (Category & Kept)[];
	products: readonly (Product & Kept)[];
};
