import type { Product } from "../../domain/catalogue/catalogue.ts";
import { rupees } from "../../domain/shared/money.ts";

/** Lehengas. Prices count one outfit as one piece, with everything its components name. */
export const lehengas: readonly Product[] = [
	{
		id: "bridal-lehenga-set",
		sku: "T201",
		slug: "bridal-lehenga-set",
		name: "Bridal Lehenga Set",
		description: "Rani pink silk with gold butis and a bottle green zari hem",
		story:
			"A pleated silk skirt in rani pink with rows of gold paisley and flower butis. The hem is a bottle " +
			"green band of 11 cm, filled with zari flowers; the waistband repeats it at 5 cm. One piece is the " +
			"semi-stitched skirt, an unstitched blouse piece and a dupatta of 2.5 metres.",
		image: "images/products/bridal-lehenga-set.jpg",
		imageAlt: "Rani pink lehenga skirt spread in pleats, gold butis, bottle green zari hem and waistband",
		price: rupees(8500),
		unit: "piece",
		minOrder: 3,
		category: "lehengas",
		details: {
			components: [
				{
					name: "Skirt and blouse piece",
					fibres: [
						{ fibre: "Silk", percent: 86 },
						{ fibre: "Zari (metallised yarn)", percent: 14 },
					],
				},
				{
					name: "Dupatta",
					fibres: [
						{ fibre: "Silk", percent: 94 },
						{ fibre: "Zari (metallised yarn)", percent: 6 },
					],
				},
				{ name: "Lining", fibres: [{ fibre: "Cotton", percent: 100 }] },
			],
			construction: "woven",
			weave: "Jacquard with zari",
			gsm: 120,
			care: ["Dry clean only", "Store folded in cotton cloth"],
			colourways: [
				{ code: "BL-01", name: "Rani pink and bottle green", hex: "#b01f4a", second: "#214a3a" },
				{ code: "BL-02", name: "Kumkum red and peacock", hex: "#951b2a", second: "#1f6f75" },
				{ code: "BL-03", name: "Royal blue and wine", hex: "#22408a", second: "#6b1d30" },
			],
			hsCode: "6204",
		},
	},
	{
		id: "brocade-panel-lehenga",
		sku: "T202",
		slug: "brocade-panel-lehenga",
		name: "Brocade Panel Lehenga",
		description: "Aubergine brocade in 12 panels, gold leaf trellis, plain gold hem",
		story:
			"Twelve flared panels of aubergine brocade with a gold leaf trellis woven all over. The seams between " +
			"the panels are marked by a gold line, and a plain gold band of 6 cm closes the hem. One piece is " +
			"the stitched skirt with a drawstring waist and an unstitched blouse piece.",
		image: "images/products/brocade-panel-lehenga.jpg",
		imageAlt: "Aubergine lehenga skirt of twelve flared panels with a gold leaf trellis and a plain gold hem",
		price: rupees(6200),
		unit: "piece",
		minOrder: 5,
		category: "lehengas",
		details: {
			components: [
				{
					name: "Skirt and blouse piece",
					fibres: [
						{ fibre: "Silk", percent: 70 },
						{ fibre: "Viscose", percent: 16 },
						{ fibre: "Zari (metallised yarn)", percent: 14 },
					],
				},
				{ name: "Lining", fibres: [{ fibre: "Cotton", percent: 100 }] },
			],
			construction: "woven",
			weave: "Brocade",
			gsm: 150,
			care: ["Dry clean only", "Iron on the reverse, low heat"],
			sizes: ["S", "M", "L", "XL"],
			sizeRatio: [1, 2, 1, 1],
			colourways: [
				{ code: "BP-01", name: "Aubergine and gold", hex: "#4a1f47", second: "#c79a3c" },
				{ code: "BP-02", name: "Midnight blue and gold", hex: "#1c2748", second: "#c79a3c" },
			],
			hsCode: "6204",
		},
	},
	{
		id: "temple-border-pavadai-lehenga",
		sku: "T203",
		slug: "temple-border-pavadai-lehenga",
		name: "Temple Border Pavadai Lehenga",
		description: "Turmeric yellow check with a magenta temple border of 18 cm",
		story:
			"A South Indian pavadai in turmeric yellow with a fine gold check of 5 cm. A magenta border of 18 cm " +
			"meets the body in a row of temple points, with two zari bands below. One piece is the stitched " +
			"skirt, gathered into a plain magenta waistband, and an unstitched magenta blouse piece.",
		image: "images/products/temple-border-pavadai-lehenga.jpg",
		imageAlt: "Turmeric yellow skirt with a fine gold check and a deep magenta border with temple points",
		price: rupees(3600),
		unit: "piece",
		minOrder: 8,
		category: "lehengas",
		details: {
			components: [
				{
					name: "Skirt and blouse piece",
					fibres: [
						{ fibre: "Cotton", percent: 62 },
						{ fibre: "Silk", percent: 30 },
						{ fibre: "Zari (metallised yarn)", percent: 8 },
					],
				},
			],
			construction: "woven",
			weave: "Plain weave with jacquard border",
			gsm: 115,
			care: ["Dry clean for the first wash", "Then hand wash cold"],
			sizes: ["S", "M", "L"],
			sizeRatio: [1, 2, 1],
			colourways: [
				{ code: "TP-01", name: "Turmeric and magenta", hex: "#d19a26", second: "#a3215f" },
				{ code: "TP-02", name: "Parrot green and maroon", hex: "#4f8a3a", second: "#70202e" },
				{ code: "TP-03", name: "Ivory and peacock", hex: "#e6dcc4", second: "#1f6f75" },
			],
			hsCode: "6204",
		},
	},
	{
		id: "block-print-tiered-lehenga",
		sku: "T204",
		slug: "block-print-tiered-lehenga",
		name: "Block-print Tiered Lehenga",
		description: "Ivory cotton in three tiers, indigo and rust flowers, corded waist",
		story:
			"Three gathered tiers of ivory cotton, hand block printed with indigo flowers and rust leaves. A line " +
			"of rust dots marks each tier, and the hem is a solid indigo band of 4 cm. One piece is the skirt, " +
			"closed by an indigo cord with two tassels, and a printed cotton dupatta.",
		image: "images/products/block-print-tiered-lehenga.jpg",
		imageAlt: "Ivory cotton skirt in three gathered tiers with indigo flowers, an indigo hem and a corded waist",
		price: rupees(2200),
		unit: "piece",
		minOrder: 12,
		category: "lehengas",
		details: {
			components: [{ name: "Skirt and dupatta", fibres: [{ fibre: "Cotton", percent: 100 }] }],
			construction: "woven",
			weave: "Plain weave (cambric), hand block printed",
			gsm: 95,
			care: ["Hand wash cold, separately", "Dry in shade", "Iron on medium heat"],
			sizes: ["S", "M", "L", "XL"],
			sizeRatio: [1, 2, 2, 1],
			colourways: [
				{ code: "BT-01", name: "Ivory, indigo and rust", hex: "#e4dac4", second: "#a14a2c" },
				{ code: "BT-02", name: "Ivory, madder and olive", hex: "#dccdb2", second: "#6a6a45" },
			],
			hsCode: "6204",
		},
	},
	{
		id: "organza-lehenga",
		sku: "T205",
		slug: "organza-lehenga",
		name: "Organza Lehenga",
		description: "Powder blue organza over lining, silver dots, scalloped silver hem",
		story:
			"Powder blue silk organza over a cotton lining of the same colour, cut as a full circle without " +
			"pleats. Silver zari dots are woven 4 cm apart, and the hem is a row of silver scallops. One piece is " +
			"the stitched skirt with a satin waistband of 4 cm and an organza dupatta.",
		image: "images/products/organza-lehenga.jpg",
		imageAlt: "Powder blue sheer lehenga skirt with silver dots, a scalloped silver hem and a satin waistband",
		price: rupees(4800),
		unit: "piece",
		minOrder: 6,
		category: "lehengas",
		details: {
			components: [
				{
					name: "Skirt and dupatta",
					fibres: [
						{ fibre: "Silk", percent: 92 },
						{ fibre: "Zari (metallised yarn)", percent: 8 },
					],
				},
				{ name: "Lining", fibres: [{ fibre: "Cotton", percent: 100 }] },
			],
			construction: "woven",
			weave: "Organza with extra-weft dots",
			gsm: 48,
			care: ["Dry clean only", "Steam, do not iron"],
			sizes: ["S", "M", "L"],
			sizeRatio: [2, 3, 1],
			colourways: [
				{ code: "OR-01", name: "Powder blue and silver", hex: "#a7bacb", second: "#b9bcc0" },
				{ code: "OR-02", name: "Blush and silver", hex: "#dcb5ac", second: "#b9bcc0" },
				{ code: "OR-03", name: "Pistachio and silver", hex: "#b3c29c", second: "#b9bcc0" },
			],
			hsCode: "6204",
		},
	},
];
