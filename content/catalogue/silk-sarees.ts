import type { Product } from "../../domain/catalogue/catalogue.ts";
import { rupees } from "../../domain/shared/money.ts";

/** Silk sarees. Each holds at least 85 per cent silk, which heading 5007.20 asks for. */
export const silkSarees: readonly Product[] = [
	{
		id: "banarasi-silk-saree",
		sku: "T301",
		slug: "banarasi-silk-saree",
		name: "Banarasi Silk Saree",
		description: "Peacock teal with gold flower butis, kumkum border and pallu",
		story:
			"A silk saree in peacock teal with small gold flower butis. The kumkum red border of 8 cm sets zari " +
			"flowers and paisleys in frames and meets the body in a row of temple points. The pallu is kumkum " +
			"with gold diamonds and a band of large flowers. A blouse piece of 80 cm is woven on.",
		image: "images/products/banarasi-silk-saree.jpg",
		imageAlt: "Folded peacock teal silk saree with gold flowers, its kumkum red and gold pallu fanned across it",
		price: rupees(2500),
		unit: "piece",
		minOrder: 10,
		category: "silk-sarees",
		details: {
			components: [
				{
					name: "Saree and blouse piece",
					fibres: [
						{ fibre: "Silk", percent: 88 },
						{ fibre: "Zari (metallised yarn)", percent: 12 },
					],
				},
			],
			construction: "woven",
			weave: "Plain weave with extra-weft zari",
			gsm: 85,
			widthCm: 115,
			lengthM: 6.3,
			care: ["Dry clean only", "Store folded in cotton cloth", "Refold every few months"],
			colourways: [
				{ code: "BS-01", name: "Peacock teal and kumkum", hex: "#1f6f75", second: "#951b2a" },
				{ code: "BS-02", name: "Bottle green and wine", hex: "#1f4f3d", second: "#6b1d30" },
				{ code: "BS-03", name: "Royal blue and rani pink", hex: "#24478f", second: "#b01f4a" },
				{ code: "BS-04", name: "Mustard and maroon", hex: "#c1902f", second: "#70202e" },
			],
			hsCode: "5007.20",
		},
	},
	{
		id: "kanchi-border-silk-saree",
		sku: "T302",
		slug: "kanchi-border-silk-saree",
		name: "Kanchi Border Silk Saree",
		description: "Maroon with gold paisley butis and a deep green temple border",
		story:
			"A heavy silk saree in maroon with gold paisley butis. The deep green border of 15 cm carries three " +
			"rows of zari flowers and meets the body in tall temple points. The pallu is deep green, with gold " +
			"rising over 60 cm of its length. A green blouse piece of 80 cm is woven on.",
		image: "images/products/kanchi-border-silk-saree.jpg",
		imageAlt: "Maroon silk saree with gold paisleys, its broad deep green border filled with gold flowers",
		price: rupees(6800),
		unit: "piece",
		minOrder: 5,
		category: "silk-sarees",
		details: {
			components: [
				{
					name: "Saree and blouse piece",
					fibres: [
						{ fibre: "Silk", percent: 86 },
						{ fibre: "Zari (metallised yarn)", percent: 14 },
					],
				},
			],
			construction: "woven",
			weave: "Plain weave, contrast border joined on the loom (korvai)",
			gsm: 130,
			widthCm: 120,
			lengthM: 6.2,
			care: ["Dry clean only", "Store folded in cotton cloth", "Refold every few months"],
			colourways: [
				{ code: "KB-01", name: "Maroon and deep green", hex: "#7a1b38", second: "#1f4f3d" },
				{ code: "KB-02", name: "Mango yellow and maroon", hex: "#d39a2b", second: "#70202e" },
				{ code: "KB-03", name: "Ink blue and kumkum", hex: "#1f2e5e", second: "#951b2a" },
			],
			hsCode: "5007.20",
		},
	},
	{
		id: "mysore-crepe-silk-saree",
		sku: "T303",
		slug: "mysore-crepe-silk-saree",
		name: "Mysore Crepe Silk Saree",
		description: "Plain leaf green crepe, flat gold border, gold lines on the pallu",
		story:
			"A silk crepe saree in one colour, leaf green, with no motif on the body. A flat gold zari band of 4 " +
			"cm runs along both edges. The pallu carries nine gold lines and one solid gold bar of 6 cm. A plain " +
			"blouse piece of 80 cm is woven on.",
		image: "images/products/mysore-crepe-silk-saree.jpg",
		imageAlt: "Plain leaf green crepe saree with flat gold edges, its pallu of gold lines falling over the folded rest",
		price: rupees(4200),
		unit: "piece",
		minOrder: 6,
		category: "silk-sarees",
		details: {
			components: [
				{
					name: "Saree and blouse piece",
					fibres: [
						{ fibre: "Silk", percent: 94 },
						{ fibre: "Zari (metallised yarn)", percent: 6 },
					],
				},
			],
			construction: "woven",
			weave: "Crepe",
			gsm: 75,
			widthCm: 115,
			lengthM: 6.3,
			care: ["Dry clean only", "Iron on low heat, on the reverse"],
			colourways: [
				{ code: "MC-01", name: "Leaf green", hex: "#2f6f40" },
				{ code: "MC-02", name: "Violet", hex: "#54307a" },
				{ code: "MC-03", name: "Vermilion", hex: "#b83a22" },
			],
			hsCode: "5007.20",
		},
	},
	{
		id: "tussar-silk-saree",
		sku: "T304",
		slug: "tussar-silk-saree",
		name: "Tussar Silk Saree",
		description: "Honey tussar with slubs, rust and black border, lotus print on the pallu",
		story:
			"A tussar silk saree in its honey colour, with the slubs and dry hand of the yarn. The border is a " +
			"rust band of 5 cm between two black lines, without zari. The pallu is rust and carries a row of " +
			"black and ivory lotus flowers, 14 cm wide. A plain honey blouse piece of 80 cm is woven on.",
		image: "images/products/tussar-silk-saree.jpg",
		imageAlt: "Folded honey-coloured tussar saree with a rust and black border and lotus flowers on a rust pallu",
		price: rupees(3600),
		unit: "piece",
		minOrder: 8,
		category: "silk-sarees",
		details: {
			components: [{ name: "Saree and blouse piece", fibres: [{ fibre: "Tussar silk", percent: 100 }] }],
			construction: "woven",
			weave: "Plain weave, printed pallu",
			gsm: 80,
			widthCm: 115,
			lengthM: 6.3,
			care: ["Dry clean only", "Iron on low heat, on the reverse"],
			colourways: [
				{ code: "TS-01", name: "Honey and rust", hex: "#c49a5c", second: "#a14a2c" },
				{ code: "TS-02", name: "Honey and indigo", hex: "#b99361", second: "#27396b" },
			],
			hsCode: "5007.20",
		},
	},
	{
		id: "soft-silk-saree",
		sku: "T305",
		slug: "soft-silk-saree",
		name: "Soft Silk Saree",
		description: "Shot rose and lilac, copper leaf vine all over, slim copper border",
		story:
			"A light silk saree with rose warp and lilac weft, so that the colour turns with the fold. A copper " +
			"zari vine with small leaves runs all over the body, and a copper border of 2.5 cm edges it. The " +
			"pallu is lilac, covered in copper stripes of leaves. A lilac blouse piece of 80 cm is woven on.",
		image: "images/products/soft-silk-saree.jpg",
		imageAlt: "Rolled rose silk saree with a copper leaf vine all over, its lilac pallu of flower rows drawn out",
		price: rupees(3100),
		unit: "piece",
		minOrder: 8,
		category: "silk-sarees",
		details: {
			components: [
				{
					name: "Saree and blouse piece",
					fibres: [
						{ fibre: "Silk", percent: 90 },
						{ fibre: "Zari (metallised yarn, copper tone)", percent: 10 },
					],
				},
			],
			construction: "woven",
			weave: "Plain weave, shot, with jacquard vine",
			gsm: 70,
			widthCm: 115,
			lengthM: 6.3,
			care: ["Dry clean only", "Store folded in cotton cloth"],
			colourways: [
				{ code: "SS-01", name: "Rose shot with lilac", hex: "#b0627c", second: "#a58bb5" },
				{ code: "SS-02", name: "Sea green shot with gold", hex: "#5c8f80", second: "#c79a3c" },
				{ code: "SS-03", name: "Slate shot with violet", hex: "#5b6486", second: "#6a4f93" },
			],
			hsCode: "5007.20",
		},
	},
];
