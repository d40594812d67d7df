import type { Product } from "../../domain/catalogue/catalogue.ts";
import { rupees } from "../../domain/shared/money.ts";

/** Dhotis: four in cotton (HS 5208) and one in silk (HS 5007.20). */
export const dhotis: readonly Product[] = [
	{
		id: "zari-border-dhoti",
		sku: "T801",
		slug: "zari-border-dhoti",
		name: "Zari Border Dhoti",
		description: "Off-white cotton, gold diamond border with maroon lines, angavastram",
		story:
			"A cotton dhoti in off-white with a gold zari border of 7 cm: a row of diamonds between maroon lines " +
			"and a maroon edge. One piece is the dhoti of 4 metres and an angavastram of 2 metres with a narrower " +
			"border of 4 cm.",
		image: "images/products/zari-border-dhoti.jpg",
		imageAlt: "Folded off-white dhoti and angavastram with a gold diamond border, held by a maroon paper band",
		price: rupees(950),
		unit: "piece",
		minOrder: 25,
		category: "dhotis",
		details: {
			components: [
				{
					name: "Dhoti and angavastram",
					fibres: [
						{ fibre: "Cotton", percent: 94 },
						{ fibre: "Zari (metallised yarn)", percent: 6 },
					],
				},
			],
			construction: "woven",
			weave: "Plain weave with jacquard border",
			gsm: 110,
			widthCm: 127,
			lengthM: 4,
			care: ["Hand wash cold", "Dry in shade", "Iron on the reverse"],
			colourways: [
				{ code: "ZD-01", name: "Off-white, gold and maroon", hex: "#e9e1d0", second: "#70202e" },
				{ code: "ZD-02", name: "Off-white, gold and green", hex: "#e6dfcc", second: "#2c5140" },
			],
			hsCode: "5208",
		},
	},
	{
		id: "kasavu-dhoti",
		sku: "T802",
		slug: "kasavu-dhoti",
		name: "Kasavu Dhoti",
		description: "Unbleached cream cotton, plain gold kasavu band of 5 cm, no motif",
		story:
			"A double dhoti in unbleached cream cotton with a flat gold kasavu band of 5 cm along each edge and " +
			"no motif. One thin gold line stands beside the band. Length 4 metres, with fringed ends.",
		image: "images/products/kasavu-dhoti.jpg",
		imageAlt: "Folded cream cotton dhoti with a plain, flat gold band and fringed ends",
		price: rupees(780),
		unit: "piece",
		minOrder: 30,
		category: "dhotis",
		details: {
			components: [
				{
					name: "Dhoti",
					fibres: [
						{ fibre: "Cotton", percent: 92 },
						{ fibre: "Zari (metallised yarn)", percent: 8 },
					],
				},
			],
			construction: "woven",
			weave: "Plain weave",
			gsm: 115,
			widthCm: 127,
			lengthM: 4,
			care: ["Hand wash cold", "Dry in shade", "Iron on the reverse"],
			colourways: [{ code: "KV-01", name: "Cream and gold", hex: "#e3d6b6", second: "#c79a3c" }],
			hsCode: "5208",
		},
	},
	{
		id: "peacock-border-dhoti",
		sku: "T803",
		slug: "peacock-border-dhoti",
		name: "Peacock Border Cotton Dhoti",
		description: "White cotton for daily wear, peacock blue border with ribs",
		story:
			"A daily-wear dhoti in white cotton with a peacock blue border of 3 cm, woven in raised ribs and " +
			"without zari. Two blue pin lines run beside it. Length 3.6 metres.",
		image: "images/products/peacock-border-dhoti.jpg",
		imageAlt: "Folded white cotton dhoti with a narrow peacock blue ribbed border and two pin lines",
		price: rupees(490),
		unit: "piece",
		minOrder: 45,
		category: "dhotis",
		details: {
			components: [{ name: "Dhoti", fibres: [{ fibre: "Cotton", percent: 100 }] }],
			construction: "woven",
			weave: "Plain weave with ribbed border",
			gsm: 100,
			widthCm: 127,
			lengthM: 3.6,
			care: ["Machine wash at 40 °C with whites", "Line dry", "Iron on high heat"],
			colourways: [
				{ code: "PB-01", name: "White and peacock blue", hex: "#e7e3da", second: "#155a6e" },
				{ code: "PB-02", name: "White and maroon", hex: "#e5e0d6", second: "#70202e" },
				{ code: "PB-03", name: "White and green", hex: "#e4e2d7", second: "#2c5140" },
			],
			hsCode: "5208",
		},
	},
	{
		id: "silk-dhoti",
		sku: "T804",
		slug: "silk-dhoti",
		name: "Pattu Silk Dhoti",
		description: "Ivory silk, maroon and gold temple border of 9 cm, angavastram",
		story:
			"A ceremonial dhoti in ivory silk. The maroon border of 9 cm meets the body in temple points and " +
			"carries two bands of gold flowers. One piece is the dhoti of 4 metres and a silk angavastram of 2.2 " +
			"metres with the same border.",
		image: "images/products/silk-dhoti.jpg",
		imageAlt: "Folded ivory silk dhoti and angavastram with a maroon border, temple points and gold flowers",
		price: rupees(3200),
		unit: "piece",
		minOrder: 8,
		category: "dhotis",
		details: {
			components: [
				{
					name: "Dhoti and angavastram",
					fibres: [
						{ fibre: "Silk", percent: 90 },
						{ fibre: "Zari (metallised yarn)", percent: 10 },
					],
				},
			],
			construction: "woven",
			weave: "Plain weave with jacquard border",
			gsm: 90,
			widthCm: 127,
			lengthM: 4,
			care: ["Dry clean only", "Store folded in cotton cloth"],
			colourways: [
				{ code: "SD-01", name: "Ivory and maroon", hex: "#e3d8bf", second: "#70202e" },
				{ code: "SD-02", name: "Ivory and bottle green", hex: "#e1d7bd", second: "#214a3a" },
				{ code: "SD-03", name: "Sandal and kumkum", hex: "#cfb185", second: "#951b2a" },
			],
			hsCode: "5007.20",
		},
	},
	{
		id: "kavi-dhoti",
		sku: "T805",
		slug: "kavi-dhoti",
		name: "Kavi Cotton Dhoti",
		description: "Saffron-ochre cotton, thin maroon and yellow border, temple wear",
		story:
			"A cotton dhoti dyed in kavi, the saffron-ochre of temple wear. The border is 2 cm wide: one maroon " +
			"stripe between two yellow lines. Length 4.1 metres, enough for the panchakacham drape.",
		image: "images/products/kavi-dhoti.jpg",
		imageAlt: "Folded saffron-ochre cotton dhoti with a thin maroon stripe between two yellow lines",
		price: rupees(620),
		unit: "piece",
		minOrder: 40,
		category: "dhotis",
		details: {
			components: [{ name: "Dhoti", fibres: [{ fibre: "Cotton", percent: 100 }] }],
			construction: "woven",
			weave: "Plain weave",
			gsm: 105,
			widthCm: 127,
			lengthM: 4.1,
			care: ["Hand wash cold, separately", "Dry in shade", "Iron on medium heat"],
			colourways: [
				{ code: "KK-01", name: "Kavi", hex: "#c4692c" },
				{ code: "KK-02", name: "Turmeric", hex: "#d3a02f" },
			],
			hsCode: "5208",
		},
	},
];
