import type { Product } from "../../domain/catalogue/catalogue.ts";
import { rupees } from "../../domain/shared/money.ts";

/** Cotton and linen sarees. The linen one carries no HS heading: flax lies outside the headings known so far. */
export const sarees: readonly Product[] = [
	{
		id: "chettinad-cotton-saree",
		sku: "T101",
		slug: "chettinad-cotton-saree",
		name: "Chettinad Cotton Saree",
		description: "Mustard and maroon checks, broad maroon border, striped pallu",
		story:
			"A firm, plain-woven cotton saree with checks of mustard and maroon, 4 cm square. A maroon border of " +
			"10 cm, edged by two mustard lines, runs along both sides. The pallu is maroon with mustard bars. " +
			"Sold without a blouse piece.",
		image: "images/products/chettinad-cotton-saree.jpg",
		imageAlt: "Folded cotton saree in mustard and maroon checks with a broad maroon border and a striped pallu",
		price: rupees(1150),
		unit: "piece",
		minOrder: 15,
		category: "sarees",
		details: {
			components: [{ name: "Saree", fibres: [{ fibre: "Cotton", percent: 100 }] }],
			construction: "woven",
			weave: "Plain weave, yarn-dyed check",
			gsm: 125,
			widthCm: 120,
			lengthM: 5.5,
			care: ["Hand wash cold, separately at first", "Dry in shade", "Iron while damp"],
			colourways: [
				{ code: "CC-01", name: "Mustard and maroon", hex: "#c68f2a", second: "#70202e" },
				{ code: "CC-02", name: "Bottle green and mustard", hex: "#2c5140", second: "#c68f2a" },
				{ code: "CC-03", name: "Indigo and rust", hex: "#2b3d68", second: "#a14a2c" },
			],
			hsCode: "5208",
		},
	},
	{
		id: "kota-doria-saree",
		sku: "T102",
		slug: "kota-doria-saree",
		name: "Kota Doria Cotton Saree",
		description: "Sheer mint green with fine open squares and a narrow gold zari border",
		story:
			"A sheer cotton saree woven in small open squares, about 5 mm each, so that the cloth shows a fine " +
			"grid. The ground is mint green with a flat gold zari border of 3 cm. Three gold bars cross the " +
			"pallu. A blouse piece of 80 cm is woven on.",
		image: "images/products/kota-doria-saree.jpg",
		imageAlt: "Folded mint green sheer saree with a fine open grid, a narrow gold border and three gold bars",
		price: rupees(1450),
		unit: "piece",
		minOrder: 12,
		category: "sarees",
		details: {
			components: [
				{
					name: "Saree and blouse piece",
					fibres: [
						{ fibre: "Cotton", percent: 96 },
						{ fibre: "Zari (metallised yarn)", percent: 4 },
					],
				},
			],
			construction: "woven",
			weave: "Open square check weave (doria)",
			gsm: 45,
			widthCm: 115,
			lengthM: 6.3,
			care: ["Dry clean for the first wash", "Then hand wash cold", "Iron on low heat"],
			colourways: [
				{ code: "KD-01", name: "Mint green", hex: "#a5c6ab" },
				{ code: "KD-02", name: "Rose", hex: "#d59c9c" },
				{ code: "KD-03", name: "Sky blue", hex: "#9ab8cd" },
			],
			hsCode: "5208",
		},
	},
	{
		id: "block-print-mulmul-saree",
		sku: "T103",
		slug: "block-print-mulmul-saree",
		name: "Block-print Mulmul Saree",
		description: "Indigo mulmul with ivory flower butas and a madder red vine border",
		story:
			"A soft, light cotton mulmul with an indigo blue ground, printed with ivory flower butas set 9 cm " +
			"apart. A madder red border of 7 cm carries an ivory vine. The pallu has five red bands between rows " +
			"of larger flowers. Small shifts between one block and the next belong to hand printing.",
		image: "images/products/block-print-mulmul-saree.jpg",
		imageAlt: "Folded indigo cotton saree printed with ivory flowers, with a madder red vine border",
		price: rupees(950),
		unit: "piece",
		minOrder: 20,
		category: "sarees",
		details: {
			components: [{ name: "Saree", fibres: [{ fibre: "Cotton", percent: 100 }] }],
			construction: "woven",
			weave: "Plain weave (mulmul), hand block printed",
			gsm: 62,
			widthCm: 115,
			lengthM: 5.5,
			care: ["Hand wash cold, separately", "Dry in shade", "Iron on medium heat"],
			colourways: [
				{ code: "BM-01", name: "Indigo and ivory", hex: "#27396b", second: "#e5dcc8" },
				{ code: "BM-02", name: "Madder and ivory", hex: "#8f3129", second: "#e5dcc8" },
			],
			hsCode: "5208",
		},
	},
	{
		id: "pochampally-ikat-saree",
		sku: "T104",
		slug: "pochampally-ikat-saree",
		name: "Pochampally Ikat Cotton Saree",
		description: "Rust ground, ivory and black ikat diamonds, plain black border",
		story:
			"An ikat cotton saree: the yarn is tied and dyed before weaving, which gives each diamond its " +
			"feathered edge. Ivory and black diamonds, 6 cm high, stand in rows on a rust ground. The border is a " +
			"plain black band of 8 cm with one ivory line. The pallu repeats the diamonds at twice the size " +
			"between zigzag bands.",
		image: "images/products/pochampally-ikat-saree.jpg",
		imageAlt: "Folded rust cotton saree with feathered ivory and black diamonds and a plain black border",
		price: rupees(2100),
		unit: "piece",
		minOrder: 10,
		category: "sarees",
		details: {
			components: [{ name: "Saree", fibres: [{ fibre: "Cotton", percent: 100 }] }],
			construction: "woven",
			weave: "Plain weave, ikat",
			gsm: 110,
			widthCm: 118,
			lengthM: 5.5,
			care: ["Hand wash cold, separately", "Dry in shade", "Iron on medium heat"],
			colourways: [
				{ code: "PI-01", name: "Rust, ivory and black", hex: "#a14a2c", second: "#26242a" },
				{ code: "PI-02", name: "Teal, ivory and black", hex: "#22595f", second: "#26242a" },
				{ code: "PI-03", name: "Plum, ivory and black", hex: "#5d2a4a", second: "#26242a" },
			],
			hsCode: "5208",
		},
	},
	{
		id: "linen-saree",
		sku: "T105",
		slug: "linen-saree",
		name: "Stone Linen Saree",
		description: "Stone grey linen, fine silver border, charcoal stripes on the pallu",
		story:
			"A plain linen saree in stone grey, with the uneven yarn that linen shows. A silver zari border of " +
			"1.5 cm edges both sides. Charcoal stripes of growing width cross the pallu, which ends in knotted " +
			"tassels of the same yarn. A plain blouse piece of 80 cm is woven on.",
		image: "images/products/linen-saree.jpg",
		imageAlt: "Folded stone grey linen saree with a fine silver border, charcoal striped pallu and tassels",
		price: rupees(2650),
		unit: "piece",
		minOrder: 8,
		category: "sarees",
		details: {
			components: [
				{
					name: "Saree and blouse piece",
					fibres: [
						{ fibre: "Linen", percent: 97 },
						{ fibre: "Zari (metallised yarn)", percent: 3 },
					],
				},
			],
			construction: "woven",
			weave: "Plain weave",
			gsm: 115,
			widthCm: 118,
			lengthM: 6.3,
			care: ["Dry clean or hand wash cold", "Do not wring", "Iron while damp"],
			colourways: [
				{ code: "LN-01", name: "Stone grey", hex: "#a89f90" },
				{ code: "LN-02", name: "Sage", hex: "#96a386" },
				{ code: "LN-03", name: "Dusty rose", hex: "#be978c" },
				{ code: "LN-04", name: "Sky", hex: "#93a7b5" },
			],
		},
	},
];
