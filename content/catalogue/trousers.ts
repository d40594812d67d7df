import type { Product } from "../../domain/catalogue/catalogue.ts";
import { rupees } from "../../domain/shared/money.ts";

/** Men's cotton trousers; in each, cotton is the largest part by weight (HS 6203.42). */
export const trousers: readonly Product[] = [
	{
		id: "taupe-check-trousers",
		sku: "T701",
		slug: "taupe-check-trousers",
		name: "Taupe Check Trousers",
		description: "Fine taupe check, flat front, slant pockets, belt loops",
		story:
			"Flat-front trousers in a cotton twill with a fine tone-on-tone check in taupe. Slant pockets, " +
			"one-button waistband with belt loops, and a pressed crease. The leg is tapered. Two per cent " +
			"elastane gives a little stretch.",
		image: "images/products/taupe-check-trousers.jpg",
		imageAlt: "Taupe trousers with a fine check laid flat, with belt loops, slant pockets and a pressed crease",
		price: rupees(1150),
		unit: "piece",
		minOrder: 25,
		category: "trousers",
		details: {
			components: [
				{
					name: "Trousers",
					fibres: [
						{ fibre: "Cotton", percent: 98 },
						{ fibre: "Elastane", percent: 2 },
					],
				},
			],
			construction: "woven",
			weave: "2/1 twill, yarn-dyed check",
			gsm: 240,
			care: ["Machine wash at 30 °C", "Do not bleach", "Iron on medium heat"],
			sizes: ["30", "32", "34", "36", "38"],
			sizeRatio: [1, 1, 1, 1, 1],
			colourways: [
				{ code: "TC-01", name: "Taupe", hex: "#7d705c" },
				{ code: "TC-02", name: "Slate", hex: "#596068" },
			],
			hsCode: "6203.42",
		},
	},
	{
		id: "cotton-chino-trousers",
		sku: "T702",
		slug: "cotton-chino-trousers",
		name: "Cotton Chino Trousers",
		description: "Navy cotton twill, flat front, straight leg, no crease",
		story:
			"Plain chinos in navy cotton twill, garment washed and without a crease. Flat front, slant pockets, a " +
			"coin pocket and belt loops. Straight leg with a hem of 3 cm, and one line of stitching in the " +
			"cloth's own colour.",
		image: "images/products/cotton-chino-trousers.jpg",
		imageAlt: "Navy cotton chinos laid flat, with a flat front, straight legs and belt loops",
		price: rupees(980),
		unit: "piece",
		minOrder: 30,
		category: "trousers",
		details: {
			components: [{ name: "Trousers", fibres: [{ fibre: "Cotton", percent: 100 }] }],
			construction: "woven",
			weave: "3/1 twill",
			gsm: 260,
			care: ["Machine wash at 30 °C with like colours", "Do not bleach", "Iron on medium heat"],
			sizes: ["30", "32", "34", "36"],
			sizeRatio: [1, 2, 2, 1],
			colourways: [
				{ code: "CH-01", name: "Navy", hex: "#28344f" },
				{ code: "CH-02", name: "Khaki", hex: "#b09a72" },
				{ code: "CH-03", name: "Brick", hex: "#8a4632" },
			],
			hsCode: "6203.42",
		},
	},
	{
		id: "pleated-wide-leg-trousers",
		sku: "T703",
		slug: "pleated-wide-leg-trousers",
		name: "Pleated Wide-leg Trousers",
		description: "Ivory gabardine, two pleats a side, wide leg with turn-ups",
		story:
			"Wide-leg trousers in ivory cotton gabardine. Two pleats on each side open from a waistband of 5 cm " +
			"with an extended tab, and the crease runs from pleat to hem. Turn-ups of 4 cm.",
		image: "images/products/pleated-wide-leg-trousers.jpg",
		imageAlt: "Ivory wide-leg trousers laid flat, with two pleats on each side, a crease and turn-ups",
		price: rupees(1320),
		unit: "piece",
		minOrder: 20,
		category: "trousers",
		details: {
			components: [{ name: "Trousers", fibres: [{ fibre: "Cotton", percent: 100 }] }],
			construction: "woven",
			weave: "Gabardine",
			gsm: 230,
			care: ["Machine wash at 30 °C", "Do not bleach", "Iron on medium heat"],
			sizes: ["30", "32", "34", "36"],
			sizeRatio: [1, 2, 1, 1],
			colourways: [
				{ code: "PW-01", name: "Ivory", hex: "#ddd2bb" },
				{ code: "PW-02", name: "Tobacco", hex: "#7a5636" },
				{ code: "PW-03", name: "Black", hex: "#26242a" },
			],
			hsCode: "6203.42",
		},
	},
	{
		id: "drawstring-trousers",
		sku: "T704",
		slug: "drawstring-trousers",
		name: "Cotton-linen Drawstring Trousers",
		description: "Clay cotton-linen, gathered waist with ivory cord, patch pockets",
		story:
			"Loose trousers in a clay-coloured cloth of 55 per cent cotton and 45 per cent linen. The waist is " +
			"gathered with elastic and closes with an ivory cord. Two patch pockets in front, a straight leg and " +
			"an open hem.",
		image: "images/products/drawstring-trousers.jpg",
		imageAlt: "Clay-coloured drawstring trousers laid flat, with a gathered waist, ivory cord and patch pockets",
		price: rupees(890),
		unit: "piece",
		minOrder: 30,
		category: "trousers",
		details: {
			components: [
				{
					name: "Trousers",
					fibres: [
						{ fibre: "Cotton", percent: 55 },
						{ fibre: "Linen", percent: 45 },
					],
				},
			],
			construction: "woven",
			weave: "Plain weave",
			gsm: 180,
			care: ["Machine wash at 30 °C", "Line dry", "Iron while damp"],
			sizes: ["S", "M", "L", "XL"],
			sizeRatio: [1, 2, 2, 1],
			colourways: [
				{ code: "DS-01", name: "Clay", hex: "#9a5e43" },
				{ code: "DS-02", name: "Natural", hex: "#c9bb9c" },
				{ code: "DS-03", name: "Ink", hex: "#2b3445" },
			],
			hsCode: "6203.42",
		},
	},
	{
		id: "cotton-cargo-trousers",
		sku: "T705",
		slug: "cotton-cargo-trousers",
		name: "Cotton Cargo Trousers",
		description: "Olive canvas, two flap pockets on the thighs, gathered cuffs",
		story:
			"Cargo trousers in olive cotton canvas of 270 grams per square metre. Two bellows pockets with " +
			"buttoned flaps stand on the thighs; the knees have a shaped dart. The cuffs are gathered with " +
			"elastic.",
		image: "images/products/cotton-cargo-trousers.jpg",
		imageAlt: "Olive canvas cargo trousers laid flat, with flap pockets on the thighs and gathered cuffs",
		price: rupees(1240),
		unit: "piece",
		minOrder: 24,
		category: "trousers",
		details: {
			components: [{ name: "Trousers", fibres: [{ fibre: "Cotton", percent: 100 }] }],
			construction: "woven",
			weave: "Canvas (plain weave)",
			gsm: 270,
			care: ["Machine wash at 40 °C with like colours", "Do not bleach", "Tumble dry low"],
			sizes: ["S", "M", "L", "XL"],
			sizeRatio: [1, 2, 2, 1],
			colourways: [
				{ code: "CG-01", name: "Olive", hex: "#5a5f3e" },
				{ code: "CG-02", name: "Sand", hex: "#b3a07c" },
				{ code: "CG-03", name: "Black", hex: "#2a292b" },
			],
			hsCode: "6203.42",
		},
	},
];
