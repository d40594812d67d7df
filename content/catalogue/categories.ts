import type { Category } from "../../domain/catalogue/catalogue.ts";

/** The eight categories in the order of the specification, section 3. */
export const categories: readonly Category[] = [
	{
		id: "sarees",
		name: "Sarees",
		description: "Cotton and linen sarees of 5.5 metres: checks, doria, block print, ikat and plain linen.",
		image: "images/categories/sarees.jpg",
		imageAlt: "Folded cotton sarees: mustard and maroon checks, indigo block print and a rust ikat",
	},
	{
		id: "lehengas",
		name: "Lehengas",
		description: "Pleated, panelled and tiered skirts in silk, brocade, cotton and organza.",
		image: "images/categories/lehengas.jpg",
		imageAlt: "A rani pink lehenga skirt spread in pleats, with a bottle green hem of gold flowers",
	},
	{
		id: "silk-sarees",
		name: "Silk Sarees",
		description: "Woven silk with zari: Banarasi, Kanchi border, Mysore crepe, tussar and soft silk.",
		image: "images/categories/silk-sarees.jpg",
		imageAlt: "Folded silk sarees in peacock teal, maroon and leaf green, each with a gold zari border",
	},
	{
		id: "silk-shirts",
		name: "Silk Shirts",
		description: "Shirts for men and women in raw silk, satin, crepe, noil and zari stripe.",
		image: "images/categories/silk-shirts.jpg",
		imageAlt: "Silk shirts in cream and wine with their collars side by side",
	},
	{
		id: "t-shirts",
		name: "T-shirts",
		description: "Knitted T-shirts in cotton and modal: round neck, V-neck, stripe, raglan and polo.",
		image: "images/categories/t-shirts.jpg",
		imageAlt: "T-shirts in terracotta, forest green and navy stripe laid one over the other",
	},
	{
		id: "shirts",
		name: "Shirts",
		description: "Men's shirts in cotton and linen: Madras check, stripe, Oxford, plain linen and block print.",
		image: "images/categories/shirts.jpg",
		imageAlt: "A navy and rust check shirt beside a white shirt with fine blue stripes",
	},
	{
		id: "trousers",
		name: "Trousers",
		description: "Men's cotton trousers: check, chino, pleated, drawstring and cargo.",
		image: "images/categories/trousers.jpg",
		imageAlt: "Trousers in taupe check, navy and olive laid side by side",
	},
	{
		id: "dhotis",
		name: "Dhotis",
		description: "Cotton and silk dhotis with woven borders in zari or coloured yarn, two with an angavastram.",
		image: "images/categories/dhotis.jpg",
		imageAlt: "Folded off-white dhotis with a gold zari border, held by a maroon paper band",
	},
];
