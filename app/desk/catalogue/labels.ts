import type { CategoryField } from "../../../domain/catalogue/category-form.ts";
import type { Framing } from "../../../domain/catalogue/picture-upload.ts";
import type { ProductField } from "../../../domain/catalogue/product-texts.ts";
import type { ProductView } from "../../../domain/catalogue/product-views.ts";

/** What the views of a product are called. */
export const viewLabels: Record<ProductView, string> = {
	front: "Front",
	back: "Back",
	length: "Opened to its length",
	close: "Close view",
	swatch: "Swatch",
	inside: "Inside, label or finish",
	packed: "Packed",
};

/** What the fields of a product are called. */
export const productLabels: Record<ProductField, string> = {
	sku: "SKU",
	slug: "Address",
	name: "Name",
	category: "Category",
	hidden: "Hidden",
	price: "Price in ₹",
	unit: "Unit",
	minOrder: "Minimum order",
	orderMultiple: "Order multiple",
	priceTiers: "Prices at quantity",
	minPerColour: "Minimum per colour",
	pool: "Pool",
	description: "One line",
	story: "Story",
	image: "Picture",
	imageAlt: "What the picture shows",
	closeImage: "Close view",
	closeAlt: "What the close view shows",
	views: "Further pictures",
	composition: "Composition",
	construction: "Construction",
	weave: "Weave or knit",
	gsm: "Weight, g/m²",
	widthCm: "Width, cm",
	lengthM: "Length, m",
	care: "Care",
	sizes: "Sizes",
	sizeRatio: "Size ratio",
	colourways: "Colours",
	leadTimeDays: "Lead time, days",
	sampleAvailable: "Sample available",
	samples: "Buyers may ask for",
	piecesPerInner: "Pieces per inner",
	piecesPerCarton: "Pieces per carton",
	cartonCm: "Carton, cm",
	cartonNetKg: "Net weight of a carton, kg",
	cartonGrossKg: "Gross weight of a carton, kg",
	hsCode: "HS heading",
	claims: "Claims",
};

/** It is no field of the product: not everybody may see it. */
export const COST = "Cost of one in ₹";

/** What the form asks instead of "Hidden", to which "No" would be a double negative; lists, files and the history say that. */
export const VISIBLE = "Visible";

/** What the fields of a category are called. */
export const categoryLabels: Record<CategoryField, string> = {
	id: "Address",
	name: "Name",
	hidden: "Hidden",
	description: "One sentence",
	image: "Picture",
	imageAlt: "What the picture shows",
};

/** What becomes of a picture that is not 4:5. */
export const framingLabels: Readonly<Record<Framing, string>> = {
	middle: "Keep the middle",
	start: "Keep the top or left",
	end: "Keep the bottom or right",
	whole: "Keep all of it, on a plain ground",
};
