import type { Product } from "../../domain/catalogue/catalogue.ts";
import { rupees } from "../../domain/shared/money.ts";

/** Men's shirts: cotton under HS 6205.20, linen under 6205.90 (other textile materials). */
export const shirts: readonly Product[] = [
	{
		id: "madras-check-shirt",
		sku: "T601",
		slug: "madras-check-shirt",
		name: "Madras Check Shirt",
		description: "Navy and ecru check with a rust line, full sleeve, one pocket",
		story:
			"A full-sleeve shirt in yarn-dyed cotton, with a navy and ecru check of 4.6 cm crossed by a rust " +
			"line. Soft spread collar, one chest pocket cut to match the check, dark buttons and a curved hem.",
		image: "images/products/madras-check-shirt.jpg",
		imageAlt: "Navy and ecru check shirt with rust lines laid flat, with full sleeves and one chest pocket",
		price: rupees(820),
		unit: "piece",
		minOrder: 30,
		category: "shirts",
		details: {
			components: [{ name: "Shirt", fibres: [{ fibre: "Cotton", percent: 100 }] }],
			construction: "woven",
			weave: "Plain weave, yarn-dyed check",
			gsm: 120,
			care: ["Machine wash at 30 °C, separately at first", "Do not bleach", "Iron on medium heat"],
			sizes: ["S", "M", "L", "XL"],
			sizeRatio: [1, 2, 2, 1],
			colourways: [
				{ code: "MD-01", name: "Navy, ecru and rust", hex: "#1f3a4d", second: "#a14a2c" },
				{ code: "MD-02", name: "Green, ecru and mustard", hex: "#33553f", second: "#c68f2a" },
				{ code: "MD-03", name: "Maroon, ecru and navy", hex: "#74262f", second: "#232f4d" },
			],
			hsCode: "6205.20",
		},
	},
	{
		id: "blue-stripe-shirt",
		sku: "T602",
		slug: "blue-stripe-shirt",
		name: "Blue Stripe Shirt",
		description: "White poplin with fine blue stripes, spread collar, full sleeve",
		story:
			"A full-sleeve formal shirt in cotton poplin: white with blue stripes of 3 mm, 11 mm from one to the " +
			"next. Spread collar, one chest pocket, white buttons and a curved hem.",
		image: "images/products/blue-stripe-shirt.jpg",
		imageAlt: "White shirt with fine blue stripes laid flat, with full sleeves, spread collar and white buttons",
		price: rupees(780),
		unit: "piece",
		minOrder: 30,
		category: "shirts",
		details: {
			components: [{ name: "Shirt", fibres: [{ fibre: "Cotton", percent: 100 }] }],
			construction: "woven",
			weave: "Poplin",
			gsm: 115,
			care: ["Machine wash at 40 °C", "Do not bleach", "Iron on medium heat"],
			sizes: ["38", "40", "42", "44"],
			sizeRatio: [1, 2, 2, 1],
			colourways: [
				{ code: "BU-01", name: "White and blue", hex: "#d3d8da", second: "#3f6aa0" },
				{ code: "BU-02", name: "White and wine", hex: "#ddd3d1", second: "#6b1d30" },
			],
			hsCode: "6205.20",
		},
	},
	{
		id: "oxford-button-down-shirt",
		sku: "T603",
		slug: "oxford-button-down-shirt",
		name: "Oxford Button-down Shirt",
		description: "Pale rose Oxford cotton, button-down collar, one pocket",
		story:
			"A full-sleeve shirt in pale rose Oxford, a basket weave of coloured warp and white weft. Button-down " +
			"collar, one chest pocket, box pleat at the back and a curved hem.",
		image: "images/products/oxford-button-down-shirt.jpg",
		imageAlt: "Pale rose Oxford shirt laid flat, with a button-down collar, full sleeves and one chest pocket",
		price: rupees(890),
		unit: "piece",
		minOrder: 24,
		category: "shirts",
		details: {
			components: [{ name: "Shirt", fibres: [{ fibre: "Cotton", percent: 100 }] }],
			construction: "woven",
			weave: "Oxford",
			gsm: 140,
			care: ["Machine wash at 40 °C", "Do not bleach", "Iron on medium heat"],
			sizes: ["S", "M", "L", "XL"],
			sizeRatio: [1, 2, 2, 1],
			colourways: [
				{ code: "OX-01", name: "Pale rose", hex: "#d8b1ab" },
				{ code: "OX-02", name: "Sky", hex: "#a9bfd3" },
				{ code: "OX-03", name: "White", hex: "#e9e5dc" },
			],
			hsCode: "6205.20",
		},
	},
	{
		id: "sage-linen-shirt",
		sku: "T604",
		slug: "sage-linen-shirt",
		name: "Sage Linen Shirt",
		description: "Sage green linen, band collar, full sleeve with tab, no pocket",
		story:
			"A full-sleeve shirt in sage green linen with a visible slub. Band collar of 3 cm, no pocket, " +
			"natural-coloured buttons and a buttoned tab that holds the sleeve when it is rolled. Curved hem.",
		image: "images/products/sage-linen-shirt.jpg",
		imageAlt: "Sage green linen shirt laid flat, with a band collar, full sleeves with tabs and no pocket",
		price: rupees(1280),
		unit: "piece",
		minOrder: 20,
		category: "shirts",
		details: {
			components: [{ name: "Shirt", fibres: [{ fibre: "Linen", percent: 100 }] }],
			construction: "woven",
			weave: "Plain weave",
			gsm: 150,
			care: ["Machine wash at 30 °C", "Line dry", "Iron while damp"],
			sizes: ["S", "M", "L", "XL"],
			sizeRatio: [1, 2, 1, 1],
			colourways: [
				{ code: "SL-01", name: "Sage", hex: "#86997a" },
				{ code: "SL-02", name: "Natural flax", hex: "#c3b596" },
				{ code: "SL-03", name: "Chalk blue", hex: "#9db0bd" },
			],
			hsCode: "6205.90",
		},
	},
	{
		id: "block-print-half-sleeve-shirt",
		sku: "T605",
		slug: "block-print-half-sleeve-shirt",
		name: "Block-print Half-sleeve Shirt",
		description: "Indigo cotton with ivory flower print, half sleeve, camp collar",
		story:
			"A half-sleeve shirt in indigo blue cotton cambric, hand block printed with ivory flowers set 5 cm " +
			"apart. Open camp collar, coconut-brown buttons, straight hem with side vents and one chest pocket. " +
			"Small shifts in the print belong to hand work.",
		image: "images/products/block-print-half-sleeve-shirt.jpg",
		imageAlt: "Indigo half-sleeve shirt with ivory flowers laid flat, with an open camp collar and brown buttons",
		price: rupees(850),
		unit: "piece",
		minOrder: 30,
		category: "shirts",
		details: {
			components: [{ name: "Shirt", fibres: [{ fibre: "Cotton", percent: 100 }] }],
			construction: "woven",
			weave: "Plain weave (cambric), hand block printed",
			gsm: 100,
			care: ["Hand wash cold, separately", "Dry in shade", "Iron on medium heat"],
			sizes: ["S", "M", "L", "XL"],
			sizeRatio: [1, 2, 2, 1],
			colourways: [
				{ code: "BH-01", name: "Indigo and ivory", hex: "#2a3c66", second: "#e5dcc8" },
				{ code: "BH-02", name: "Rust and ivory", hex: "#9c4a2e", second: "#e5dcc8" },
			],
			hsCode: "6205.20",
		},
	},
];
