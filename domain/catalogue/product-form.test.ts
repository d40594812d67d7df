import { describe, expect, test } from "vitest";
import { productLabels } from "../../app/desk/catalogue/labels.ts";
import { seedCatalogue } from "../../content/catalogue/catalogue.ts";
import { processorTime } from "../../tests/support/processor-time.ts";
import { fieldWordsOf } from "../../tests/support/words.ts";
import { readProduct } from "./product-form.ts";
import { newProductTexts, productFields, productTexts } from "./product-texts.ts";

const [first] = seedCatalogue.products;
if (!first) throw new Error("the catalogue is empty");
const texts = productTexts({ ...first, hidden: false });

/** The sentences for a form in which some fields are changed. */
function errorsOf(changes: Partial<typeof texts>) {
	const read = readProduct({ ...texts, ...changes });
	return fieldWordsOf(read);
}

/** The product that such a form gives. */
function draftOf(changes: Partial<typeof texts>) {
	const read = readProduct({ ...texts, ...changes });
	if (!read.ok) throw new Error(JSON.stringify(read.problems));
	return read.value;
}

test("every built-in product reads back from its form as it is", () => {
	for (const product of seedCatalogue.products) {
		const { id, ...fields } = product;
		expect(readProduct(productTexts({ ...product, hidden: false }))).toEqual({
			ok: true,
			value: { ...fields, hidden: false },
		});
	}
});

test("all that can be known of a product survives the form", () => {
	const full = {
		sku: "TH-SA-001.b",
		orderMultiple: "5",
		closeImage: "media/0123456789abcdef0123456789abcdef.jpg",
		closeAlt: "The border from close by",
		composition: "Saree: 80% Silk, 20% Cotton\nBlouse piece: 66.6% Silk, 33.4% Viscose",
		lengthM: "5.5",
		leadTimeDays: "30",
		sampleAvailable: "yes",
		priceTiers: "from 100: 400\nfrom 300: 380.50",
		minPerColour: "40",
		pool: "one-dye-lot",
		samples: "piece, swatch",
		piecesPerInner: "5",
		piecesPerCarton: "60",
		cartonCm: "60 x 40.5 x 35",
		cartonNetKg: "14.25",
		cartonGrossKg: "15.1",
		claims:
			"GOTS; CU 812345; Control Union; 2027-03-31; https://www.example.com/c\nHandloom Mark; 7; Textiles Committee",
	};
	const draft = draftOf(full);
	expect(draft).toMatchObject({
		sku: "TH-SA-001.b",
		orderMultiple: 5,
		pool: "one-dye-lot",
		close: { image: full.closeImage, alt: full.closeAlt },
		details: {
			lengthM: 5.5,
			leadTimeDays: 30,
			sampleAvailable: true,
			priceTiers: [
				{ from: 100, price: 40_000 },
				{ from: 300, price: 38_050 },
			],
			minPerColour: 40,
			samples: ["piece", "swatch"],
			packing: {
				perInner: 5,
				perCarton: 60,
				carton: { length: 60, width: 40.5, height: 35 },
				netKg: 14.25,
				grossKg: 15.1,
			},
			claims: [
				{
					scheme: "GOTS",
					number: "CU 812345",
					certifier: "Control Union",
					validTo: "2027-03-31",
					link: "https://www.example.com/c",
				},
				{ scheme: "Handloom Mark", number: "7", certifier: "Textiles Committee" },
			],
		},
	});
	expect(productTexts({ id: "x", ...draft })).toEqual({ ...texts, ...full });
});

test("a field that is emptied is unknown again", () => {
	const draft = draftOf({ gsm: "", hsCode: "", composition: "", care: "", weave: "", sku: "", orderMultiple: "" });
	expect(draft.details).toMatchObject({ gsm: undefined, hsCode: undefined, components: undefined, care: undefined });
	expect(draft).toMatchObject({ sku: undefined, orderMultiple: undefined });
});

test("an empty form names every field that must be filled, and says nothing of the others", () => {
	const read = readProduct(newProductTexts);
	expect(read.ok ? [] : Object.keys(read.problems).sort()).toEqual(
		["category", "description", "minOrder", "name", "price", "slug"].sort(),
	);
});

test("a field that is not there at all is asked for like an empty one, in a sentence", () => {
	const read = readProduct({});
	const errors = fieldWordsOf(read);
	expect(errors.price).toBe("Please give the price.");
	for (const sentence of Object.values(errors)) expect(sentence).toMatch(/^Please /);
});

describe("each field says what to change", () => {
	test.each([
		["name", "x", "Please give a name, at least 2 characters."],
		["name", "a\nb", "Please write this in one line."],
		["name", "a\u0000b", "Please remove the characters that cannot be shown."],
		["description", "x".repeat(93), "Please keep this to 80 characters; it has 93."],
		["slug", "Kota Saree", 'Please write the address in small letters, digits and hyphens, not "Kota Saree".'],
		["sku", "=1+1", 'Please write the SKU in at most 40 letters, digits, dots and hyphens, not "=1+1".'],
		["price", "", "Please give the price."],
		["price", "2500,50", 'Please write the price in rupees like 2500 or 2500.50, not "2500,50".'],
		["price", "0", "Please give a price above ₹0 and up to ₹10,00,000."],
		["price", "10,00,000.01", "Please give a price above ₹0 and up to ₹10,00,000."],
		["price", "-5", 'Please write the price in rupees like 2500 or 2500.50, not "-5".'],
		["unit", "dozen", 'Please write piece or set, not "dozen".'],
		["minOrder", "2.5", 'Please write a whole number from 1 to 1,000,000, not "2.5".'],
		["minOrder", "0", 'Please write a whole number from 1 to 1,000,000, not "0".'],
		["minOrder", "1e3", 'Please write a whole number from 1 to 1,000,000, not "1e3".'],
		["gsm", "about 90", 'Please write a number from 1 to 2,000, not "about 90".'],
		["composition", "80% Silk", "The fibres of the cloth add up to 80 %; they must add up to 100 %."],
		["composition", "Saree: 80% Silk, 30% Cotton", "The fibres of Saree add up to 110 %; they must add up to 100 %."],
		["composition", "Silk", 'Please write the composition like "Saree: 80% Silk, 20% Cotton", not "Silk".'],
		[
			"composition",
			"100% Silk\n100% Cotton",
			'With more than one component each needs its name before a colon, like "Blouse piece: 100% Silk".',
		],
		["composition", "100% Silk, 0% Cotton", "Please leave out a fibre of 0 %."],
		["construction", "felted", 'Please write woven or knit, not "felted".'],
		["sizeRatio", "1, 2", "Please give one number for each size."],
		["sizeRatio", "1, x", 'Please write the ratio as whole numbers like 1, 2, 2, 1, not "x".'],
		[
			"colourways",
			"MD-01 Navy",
			'Please write a colour like "MD-01 Navy and rust #1f3a4d": code, name, one or two swatches; not "MD-01 Navy".',
		],
		["colourways", "A Red #ff0000\nA Blue #0000ff", "The colour code A is there twice."],
		[
			"colourways",
			Array.from({ length: 201 }, (_, n) => `C${n} Navy #1f3a4d`).join("\n"),
			"Please keep this list to 200 items and 20,000 characters.",
		],
		["composition", "1% Silk, ".repeat(3_000), "Please keep this list to 200 items and 20,000 characters."],
		["claims", "a; b; c\n".repeat(3_000), "Please keep this list to 200 items and 20,000 characters."],
		[
			"price",
			"1".repeat(99).concat("x"),
			`Please write the price in rupees like 2500 or 2500.50, not "${"1".repeat(80)}…".`,
		],
		["hsCode", "silk", 'Please write the HS heading like 6205.20, not "silk".'],
		["leadTimeDays", "366", 'Please write a whole number from 1 to 365, not "366".'],
		["sampleAvailable", "maybe", 'Please write yes or no, not "maybe".'],
		["claims", "GOTS", 'Please write a claim as "scheme; number; certifier; valid to; link", not "GOTS".'],
		["claims", "a; b; c; 2027-02-30", 'Please write the day a claim is valid to like 2027-03-31, not "2027-02-30".'],
		[
			"claims",
			"a; b; c; ; http://x.example",
			'Please give the claim\'s link as an https address, not "http://x.example".',
		],
		["image", "../secret", 'Please give a picture\'s path like images/products/name.jpg, not "../secret".'],
		["hidden", "", "Please give yes or no."],
	])("%s: %j", (field, text, sentence) => {
		expect(errorsOf({ [field]: text })).toEqual({ [field]: sentence });
	});

	test("several at once, rules over two fields among them", () => {
		expect(Object.keys(errorsOf({ price: "x", minOrder: "12", orderMultiple: "5", imageAlt: "" })).sort()).toEqual([
			"imageAlt",
			"minOrder",
			"price",
		]);
	});

	test.each<[Partial<typeof texts>, Partial<typeof texts>]>([
		[{ price: "400", priceTiers: "100: 400" }, { priceTiers: "Each price at quantity must be below the list price." }],
		[
			{ minOrder: "100", priceTiers: "100: 400" },
			{ priceTiers: "Prices at quantity must begin above the minimum order." },
		],
		[
			{ priceTiers: "cheaper" },
			{ priceTiers: 'Please write a price at quantity like "from 100: 425", not "cheaper".' },
		],
		[
			{ minPerColour: "40", colourways: "" },
			{ minPerColour: "A minimum per colour needs the colours of the product." },
		],
		[{ minPerColour: "0" }, { minPerColour: 'Please write a whole number from 1 to 1,000,000, not "0".' }],
		[{ pool: "One dye lot" }, { pool: 'Please name a pool of the catalogue, not "One dye lot".' }],
		[{ samples: "piece, yard" }, { samples: 'Please write piece or swatch, not "yard".' }],
		[
			{ samples: "swatch", sampleAvailable: "no" },
			{ samples: "You say above that there is no sample; please change one of the two." },
		],
		[
			{ cartonCm: "60 x 40" },
			{ cartonCm: 'Please write length, width and height in centimetres like "60 x 40 x 35", not "60 x 40".' },
		],
		[{ piecesPerInner: "7", piecesPerCarton: "60" }, { piecesPerCarton: "A carton must hold whole inner packs." }],
		[
			{ cartonNetKg: "15", cartonGrossKg: "14.9" },
			{ cartonGrossKg: "The gross weight must be at least the net weight." },
		],
		[{ cartonNetKg: "0" }, { cartonNetKg: 'Please write a number from 0.001 to 1,000, not "0".' }],
		// A field that is not right yet is no ground for a rule over two of them.
		[
			{ price: "x", priceTiers: "100: 400" },
			{ price: 'Please write the price in rupees like 2500 or 2500.50, not "x".' },
		],
		[{ minPerColour: "40", colourways: "Navy" }, { colourways: expect.stringContaining("Please write a colour like") }],
	])("%j", (changes, sentences) => {
		expect(errorsOf(changes)).toEqual(sentences);
	});

	test("without a picture it stays hidden", () => {
		expect(errorsOf({ image: "", imageAlt: "" })).toEqual({ hidden: "Please give it a picture before buyers see it." });
		expect(errorsOf({ image: "", imageAlt: "", hidden: "yes" })).toEqual({});
	});
});

test("prices are read as people write them", () => {
	for (const [text, paise] of [
		["2500", 250_000],
		["2500.5", 250_050],
		["₹2,500", 250_000],
		["Rs. 1,00,000.25", 10_000_025],
		["100,000", 10_000_000],
		[" 0.01 ", 1],
	] as const)
		expect(draftOf({ price: text }).price).toBe(paise);
});

test("a carton and samples are read as people write them", () => {
	for (const text of ["60x40x35", "60 × 40 × 35 cm", "60 * 40 * 35", "60.0 X 40 X 35CM"])
		expect(draftOf({ cartonCm: text }).details.packing).toMatchObject({
			carton: { length: 60, width: 40, height: 35 },
		});
	expect(draftOf({ samples: "Swatch | piece | swatch" }).details.samples).toEqual(["piece", "swatch"]);
});

test("what is not known of the packing is not there, and where nothing is there is no packing", () => {
	expect(draftOf({ cartonGrossKg: "15" }).details.packing).toEqual({ grossKg: 15 });
	expect(draftOf({}).details.packing).toBeUndefined();
});

test("a heading that a spreadsheet took for a number gets its last zero back", () => {
	expect(draftOf({ hsCode: "5007.2" }).details.hsCode).toBe("5007.20");
});

test.each([" ", "\n", "; ", "1x"])("a long run of %j keeps the processor busy in no field", (piece) => {
	const text = `1${piece.repeat(30_000)}y`;
	for (const field of productFields)
		expect(
			processorTime(() => readProduct({ ...texts, [field]: text })),
			field,
		).toBeLessThan(1_000);
});

test("every field has a name", () => {
	expect(Object.keys(productLabels)).toEqual([...productFields]);
	expect(Object.keys(newProductTexts).sort()).toEqual([...productFields].sort());
});
