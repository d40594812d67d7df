import type { Product } from "../../domain/catalogue/catalogue.ts";
import { rupees } from "../../domain/shared/money.ts";

/** Silk shirts: four for men (HS 6205.90) and one for women (HS 6206.10). */
export const silkShirts: readonly Product[] = [
	{
		id: "cream-silk-shirt",
		sku: "T401",
		slug: "cream-silk-shirt",
		name: "Cream Raw Silk Shirt",
		description: "Cream raw silk, full sleeve, one pocket, brown buttons",
		story:
			"A men's shirt in cream raw silk, with fine slubs in both directions. Spread collar, full sleeves " +
			"with one-button cuffs, one chest pocket and a curved hem. Seven brown buttons on a plain placket.",
		image: "images/products/cream-silk-shirt.jpg",
		imageAlt: "Cream raw silk shirt laid flat, with full sleeves, spread collar, one chest pocket and brown buttons",
		price: rupees(1850),
		unit: "piece",
		minOrder: 20,
		category: "silk-shirts",
		details: {
			components: [{ name: "Shirt", fibres: [{ fibre: "Silk", percent: 100 }] }],
			construction: "woven",
			weave: "Plain weave (raw silk)",
			gsm: 110,
			care: ["Dry clean only", "Iron on low heat, on the reverse"],
			sizes: ["S", "M", "L", "XL"],
			sizeRatio: [1, 2, 1, 1],
			colourways: [
				{ code: "CS-01", name: "Cream", hex: "#ddd0af" },
				{ code: "CS-02", name: "Sandalwood", hex: "#c2a071" },
			],
			hsCode: "6205.90",
		},
	},
	{
		id: "wine-silk-shirt",
		sku: "T402",
		slug: "wine-silk-shirt",
		name: "Wine Satin Silk Shirt",
		description: "Wine red satin, full sleeve, gold-coloured buttons",
		story:
			"A men's shirt in wine red silk satin with a soft shine. Spread collar, full sleeves with one-button " +
			"cuffs, one chest pocket and a curved hem. Seven gold-coloured metal buttons on a stitched placket.",
		image: "images/products/wine-silk-shirt.jpg",
		imageAlt: "Wine red satin silk shirt laid flat, with full sleeves, spread collar and gold-coloured buttons",
		price: rupees(1950),
		unit: "piece",
		minOrder: 20,
		category: "silk-shirts",
		details: {
			components: [{ name: "Shirt", fibres: [{ fibre: "Silk", percent: 100 }] }],
			construction: "woven",
			weave: "Satin",
			gsm: 90,
			care: ["Dry clean only", "Iron on low heat, on the reverse"],
			sizes: ["S", "M", "L", "XL"],
			sizeRatio: [1, 2, 1, 1],
			colourways: [
				{ code: "WS-01", name: "Wine", hex: "#6b1d30" },
				{ code: "WS-02", name: "Black", hex: "#1f1d1f" },
				{ code: "WS-03", name: "Navy", hex: "#1d2a4a" },
			],
			hsCode: "6205.90",
		},
	},
	{
		id: "crepe-silk-womens-shirt",
		sku: "T403",
		slug: "crepe-silk-womens-shirt",
		name: "Women's Crepe Silk Shirt",
		description: "Peacock blue crepe, band collar, concealed placket, deep cuffs",
		story:
			"A women's shirt in peacock blue silk crepe with a matt surface. Band collar of 3 cm, concealed " +
			"placket, no pocket and deep cuffs with three small covered buttons. The hem is straight, with side " +
			"vents of 8 cm.",
		image: "images/products/crepe-silk-womens-shirt.jpg",
		imageAlt: "Peacock blue crepe shirt laid flat, with a band collar, hidden buttons and deep cuffs",
		price: rupees(2150),
		unit: "piece",
		minOrder: 15,
		category: "silk-shirts",
		details: {
			components: [{ name: "Shirt", fibres: [{ fibre: "Silk", percent: 100 }] }],
			construction: "woven",
			weave: "Crepe",
			gsm: 75,
			care: ["Dry clean or hand wash cold", "Do not wring", "Iron on low heat, on the reverse"],
			sizes: ["XS", "S", "M", "L"],
			sizeRatio: [1, 1, 2, 1],
			colourways: [
				{ code: "WC-01", name: "Peacock blue", hex: "#155a6e" },
				{ code: "WC-02", name: "Ivory", hex: "#e5dcc8" },
				{ code: "WC-03", name: "Rosewood", hex: "#83454a" },
			],
			hsCode: "6206.10",
		},
	},
	{
		id: "noil-camp-collar-silk-shirt",
		sku: "T404",
		slug: "noil-camp-collar-silk-shirt",
		name: "Camp-collar Noil Silk Shirt",
		description: "Slate blue noil, half sleeve, open camp collar, straight hem",
		story:
			"A men's half-sleeve shirt in slate blue silk noil, a matt cloth with small flecks. Open camp collar, " +
			"five horn-coloured buttons, two chest pockets and a straight hem with side vents.",
		image: "images/products/noil-camp-collar-silk-shirt.jpg",
		imageAlt: "Slate blue half-sleeve silk shirt laid flat, with an open camp collar and two chest pockets",
		price: rupees(1650),
		unit: "piece",
		minOrder: 24,
		category: "silk-shirts",
		details: {
			components: [{ name: "Shirt", fibres: [{ fibre: "Silk (noil)", percent: 100 }] }],
			construction: "woven",
			weave: "Plain weave",
			gsm: 130,
			care: ["Hand wash cold", "Dry flat in shade", "Iron while damp"],
			sizes: ["S", "M", "L", "XL"],
			sizeRatio: [1, 2, 2, 1],
			colourways: [
				{ code: "NC-01", name: "Slate blue", hex: "#576a7d" },
				{ code: "NC-02", name: "Clay", hex: "#9a5d46" },
				{ code: "NC-03", name: "Olive", hex: "#6a6a45" },
			],
			hsCode: "6205.90",
		},
	},
	{
		id: "zari-stripe-silk-shirt",
		sku: "T405",
		slug: "zari-stripe-silk-shirt",
		name: "Zari Stripe Silk Shirt",
		description: "Bottle green with fine gold stripes, mandarin collar, full sleeve",
		story:
			"A men's festive shirt in bottle green silk with gold zari stripes, 1 mm wide and 2.5 cm apart. " +
			"Mandarin collar, full sleeves with two-button cuffs and a curved hem. Small gold-coloured buttons " +
			"run close together on a narrow placket.",
		image: "images/products/zari-stripe-silk-shirt.jpg",
		imageAlt: "Bottle green silk shirt laid flat, with fine gold stripes, a mandarin collar and full sleeves",
		price: rupees(2400),
		unit: "piece",
		minOrder: 12,
		category: "silk-shirts",
		details: {
			components: [
				{
					name: "Shirt",
					fibres: [
						{ fibre: "Silk", percent: 96 },
						{ fibre: "Zari (metallised yarn)", percent: 4 },
					],
				},
			],
			construction: "woven",
			weave: "Plain weave with zari warp stripes",
			gsm: 95,
			care: ["Dry clean only", "Iron on low heat, on the reverse"],
			sizes: ["S", "M", "L", "XL"],
			sizeRatio: [1, 2, 2, 1],
			colourways: [
				{ code: "ZS-01", name: "Bottle green and gold", hex: "#1d4a3a", second: "#c79a3c" },
				{ code: "ZS-02", name: "Maroon and gold", hex: "#6a1a2b", second: "#c79a3c" },
			],
			hsCode: "6205.90",
		},
	},
];
