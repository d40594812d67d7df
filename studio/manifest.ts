import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { seedCatalogue } from "../content/catalogue/catalogue.ts";
import { jpegAddress, productImage } from "../content/product-image.ts";
import type { Product } from "../domain/catalogue/catalogue.ts";
import type { Cards } from "./cards/publish.ts";
import type { PictureEntry } from "./encode.ts";

/** Its one file is JPEG, for programs that show a link. */
const COMPANY_CARD = "site/social";

/** The folder of the pictures that only some pages show. */
const FURTHER = "views/";

const head = `// Written by studio/ (npm run studio). Do not edit by hand.

`;

/** Whether a picture has the shape that all product images have: of such a one the hash says everything. */
const isProductImage = ({ base, width, height, widths, fallback }: PictureEntry): boolean => {
	const usual = productImage(base);
	const shape = { base, width, height, widths, jpegWidth: usual.jpegWidth };
	return fallback === jpegAddress(usual) && JSON.stringify(shape) === JSON.stringify(usual);
};

/** The hash that ends the address of a picture. */
const hashOf = (key: string, { base }: PictureEntry): string => base.slice(`/images/${key}-`.length);

const literal = (key: string, { base, width, height, widths, fallback }: PictureEntry): string => {
	const jpegWidth = widths.find((each) => fallback === `${base}-${each}.jpg`);
	if (jpegWidth === undefined) throw new Error(`${key}: ${fallback} is not its JPEG in one of its widths.`);
	return [
		`\t${JSON.stringify(key)}: {`,
		`\t\tbase: ${JSON.stringify(base)},`,
		`\t\twidth: ${width},`,
		`\t\theight: ${height},`,
		`\t\twidths: [${widths.join(", ")}],`,
		`\t\tjpegWidth: ${jpegWidth},`,
		"\t},",
	].join("\n");
};

/** The text of content/pictures.ts: every picture by its key, sorted; the cards. */
export const manifestText = (entries: ReadonlyMap<string, PictureEntry>, cards: Cards): string => {
	const sorted = [...entries]
		.sort(([a], [b]) => (a < b ? -1 : 1))
		.filter(([key]) => key !== COMPANY_CARD && !key.startsWith(FURTHER));
	const usual = sorted.filter(([, entry]) => isProductImage(entry));
	const others = sorted.filter(([, entry]) => !isProductImage(entry));
	const hashes = usual.map(([key, entry]) => `\t${JSON.stringify(key)}: ${JSON.stringify(hashOf(key, entry))},`);
	const previews = Object.entries(cards).map(([id, file]) => `\t${JSON.stringify(id)}: ${JSON.stringify(file)},`);
	return `${head}/** Product images and those of the same shape (product-image.ts), by their keys: the hash that ends their address. */
export const productImages: Readonly<Record<string, string>> = {
${hashes.join("\n")}
};

/** Pictures of another shape. */
export const sitePictures = {
${others.map(([key, entry]) => literal(key, entry)).join("\n")}
};

/** The company's own link preview: JPEG, 1200 x 630. */
export const companyCard = ${JSON.stringify(entries.get(COMPANY_CARD)?.fallback ?? "")};

/** Link previews by product id: JPEG, 1200 x 630. */
export const productCards: Readonly<Record<string, string>> = {
${previews.join("\n")}
};
`;
};

/**
 * The text of content/further-pictures.ts: of the views beside front and close view, and of fronts in other colours, the
 * hash by key ("x-swatch", "x-md-02"); and the code of the colour that each product's own picture shows.
 */
export const furtherText = (entries: ReadonlyMap<string, PictureEntry>, products: readonly Product[]): string => {
	const sorted = [...entries].filter(([key]) => key.startsWith(FURTHER)).sort(([a], [b]) => (a < b ? -1 : 1));
	const hashes = sorted.map(([key, entry]) => {
		if (!isProductImage(entry)) throw new Error(`${key} is not of the shape of a product image.`);
		return `\t${JSON.stringify(key.slice(FURTHER.length))}: ${JSON.stringify(hashOf(key, entry))},`;
	});
	const colours = products.flatMap(({ id, details }) => {
		const code = details.colourways?.[0]?.code;
		return code === undefined ? [] : [`\t${JSON.stringify(id)}: ${JSON.stringify(code)},`];
	});
	return `${head}/** Views and colours of products beside the two pictures of pictures.ts: the hash that ends their address. */
export const furtherImages: Readonly<Record<string, string>> = {
${hashes.join("\n")}
};

/** The colour that a product's picture shows, by its code. */
export const shownColours: Readonly<Record<string, string>> = {
${colours.join("\n")}
};
`;
};

/** Writes content/pictures.ts and content/further-pictures.ts. */
export const writeManifest = async (
	folder: string,
	entries: ReadonlyMap<string, PictureEntry>,
	cards: Cards,
): Promise<void> => {
	await mkdir(folder, { recursive: true });
	await writeFile(join(folder, "pictures.ts"), manifestText(entries, cards));
	await writeFile(join(folder, "further-pictures.ts"), furtherText(entries, seedCatalogue.products));
};
