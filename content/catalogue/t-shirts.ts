import type { Product } from "../../domain/catalogue/catalogue.ts";
import { rupees } from "../../domain/shared/money.ts";

/** Knitted T-shirts. The polo carries no HS heading: a collar and buttons take it out of heading 6109. */
export const tShirts: readonly Product[] = [
	{
		id: "cotton-round-neck-t-shirt",
		sku: "T501",
		slug: "cotton-round-neck-t-shirt",
		name: "Cotton Round Neck T-shirt",
		description: "Terracotta single jersey, ribbed round neck, short sleeve",
		story:
			"A short-sleeve T-shirt in combed cotton single jersey of 180 grams per square metre. The round neck " +
			"is ribbed, 2 cm wide, with tape along the shoulders. Sleeves and hem are closed with a double row of " +
			"stitches.",
		image: "images/products/cotton-round-neck-t-shirt.jpg",
		imageAlt: "Terracotta cotton T-shirt laid flat, with a ribbed round neck and short sleeves",
		price: rupees(450),
		unit: "piece",
		minOrder: 50,
		category: "t-shirts",
		details: {
			components: [{ name: "T-shirt", fibres: [{ fibre: "Cotton", percent: 100 }] }],
			construction: "knit",
			weave: "Single jersey, 1x1 rib neck",
			gsm: 180,
			care: ["Machine wash at 30 °C with like colours", "Do not bleach", "Tumble dry low"],
			sizes: ["S", "M", "L", "XL", "XXL"],
			sizeRatio: [1, 3, 3, 2, 1],
			colourways: [
				{ code: "RN-01", name: "Terracotta", hex: "#b5673a" },
				{ code: "RN-02", name: "Forest green", hex: "#34524a" },
				{ code: "RN-03", name: "Navy", hex: "#232f4d" },
				{ code: "RN-04", name: "Ecru", hex: "#e5dcc9" },
			],
			hsCode: "6109.10",
		},
	},
	{
		id: "modal-v-neck-t-shirt",
		sku: "T502",
		slug: "modal-v-neck-t-shirt",
		name: "Modal V-neck T-shirt",
		description: "Forest green modal and cotton, V-neck, slim sleeve",
		story:
			"A short-sleeve T-shirt with a V-neck 14 cm deep, bound in its own cloth. The knit is 60 per cent " +
			"modal and 40 per cent cotton, soft and slightly fluid at 160 grams per square metre. Sleeves are cut " +
			"slim.",
		image: "images/products/modal-v-neck-t-shirt.jpg",
		imageAlt: "Forest green T-shirt laid flat, with a bound V-neck and slim short sleeves",
		price: rupees(540),
		unit: "piece",
		minOrder: 40,
		category: "t-shirts",
		details: {
			components: [
				{
					name: "T-shirt",
					fibres: [
						{ fibre: "Modal", percent: 60 },
						{ fibre: "Cotton", percent: 40 },
					],
				},
			],
			construction: "knit",
			weave: "Single jersey",
			gsm: 160,
			care: ["Machine wash at 30 °C with like colours", "Do not bleach", "Dry flat"],
			sizes: ["S", "M", "L", "XL"],
			sizeRatio: [1, 3, 3, 1],
			colourways: [
				{ code: "VN-01", name: "Forest green", hex: "#2f4f43" },
				{ code: "VN-02", name: "Charcoal", hex: "#3c3b3d" },
				{ code: "VN-03", name: "Plum", hex: "#56304a" },
			],
			hsCode: "6109.90",
		},
	},
	{
		id: "striped-long-sleeve-t-shirt",
		sku: "T503",
		slug: "striped-long-sleeve-t-shirt",
		name: "Striped Long-sleeve T-shirt",
		description: "Ecru and navy stripes, long sleeve, wide round neck",
		story:
			"A long-sleeve T-shirt in cotton jersey of 200 grams per square metre. Navy stripes of 1 cm stand 2 " +
			"cm apart on ecru; the shoulders are left plain. The neck is wide and the cuffs are hemmed, not " +
			"ribbed.",
		image: "images/products/striped-long-sleeve-t-shirt.jpg",
		imageAlt: "Ecru long-sleeve T-shirt laid flat, with navy stripes, plain shoulders and a wide neck",
		price: rupees(640),
		unit: "piece",
		minOrder: 36,
		category: "t-shirts",
		details: {
			components: [{ name: "T-shirt", fibres: [{ fibre: "Cotton", percent: 100 }] }],
			construction: "knit",
			weave: "Single jersey, yarn-dyed stripe",
			gsm: 200,
			care: ["Machine wash at 30 °C with like colours", "Do not bleach", "Dry flat"],
			sizes: ["S", "M", "L", "XL"],
			sizeRatio: [1, 2, 2, 1],
			colourways: [
				{ code: "ST-01", name: "Ecru and navy", hex: "#e5dcc9", second: "#232f4d" },
				{ code: "ST-02", name: "Navy and ecru", hex: "#232f4d", second: "#e5dcc9" },
				{ code: "ST-03", name: "Ecru and brick", hex: "#ddd0b8", second: "#8a4632" },
			],
			hsCode: "6109.10",
		},
	},
	{
		id: "pique-polo-t-shirt",
		sku: "T504",
		slug: "pique-polo-t-shirt",
		name: "Piqué Polo T-shirt",
		description: "Maroon piqué, ivory-tipped collar, three-button placket",
		story:
			"A polo in cotton piqué of 220 grams per square metre. The knitted collar and sleeve bands are maroon " +
			"with one ivory line. Three-button placket with ivory buttons, straight hem with side vents of 4 cm.",
		image: "images/products/pique-polo-t-shirt.jpg",
		imageAlt: "Maroon polo T-shirt laid flat, with an ivory line on collar and sleeves and three ivory buttons",
		price: rupees(720),
		unit: "piece",
		minOrder: 30,
		category: "t-shirts",
		details: {
			components: [{ name: "T-shirt", fibres: [{ fibre: "Cotton", percent: 100 }] }],
			construction: "knit",
			weave: "Piqué, flat-knit collar",
			gsm: 220,
			care: ["Machine wash at 30 °C with like colours", "Do not bleach", "Tumble dry low"],
			sizes: ["S", "M", "L", "XL"],
			sizeRatio: [1, 2, 2, 1],
			colourways: [
				{ code: "PP-01", name: "Maroon and ivory", hex: "#70202e", second: "#e5dcc8" },
				{ code: "PP-02", name: "Navy and ivory", hex: "#232f4d", second: "#e5dcc8" },
				{ code: "PP-03", name: "Bottle green and ivory", hex: "#214a3a", second: "#e5dcc8" },
			],
		},
	},
	{
		id: "raglan-t-shirt",
		sku: "T505",
		slug: "raglan-t-shirt",
		name: "Raglan T-shirt",
		description: "Ecru body, peacock three-quarter raglan sleeves, peacock neck rib",
		story:
			"A T-shirt with raglan sleeves cut to the neck in one piece, three-quarter length. The body is ecru; " +
			"sleeves and neck rib are peacock teal. Cotton interlock of 190 grams per square metre, with a " +
			"slightly curved hem.",
		image: "images/products/raglan-t-shirt.jpg",
		imageAlt: "Ecru T-shirt laid flat, with peacock teal three-quarter raglan sleeves and neck rib",
		price: rupees(580),
		unit: "piece",
		minOrder: 40,
		category: "t-shirts",
		details: {
			components: [{ name: "T-shirt", fibres: [{ fibre: "Cotton", percent: 100 }] }],
			construction: "knit",
			weave: "Interlock",
			gsm: 190,
			care: ["Machine wash at 30 °C with like colours", "Do not bleach", "Tumble dry low"],
			sizes: ["S", "M", "L", "XL", "XXL"],
			sizeRatio: [1, 2, 2, 2, 1],
			colourways: [
				{ code: "RG-01", name: "Ecru and peacock", hex: "#e6decd", second: "#1f6f75" },
				{ code: "RG-02", name: "Grey and maroon", hex: "#a5a39f", second: "#70202e" },
			],
			hsCode: "6109.10",
		},
	},
];
