import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pictures } from "../../../content/pictures.ts";
import { uploadedId } from "../../../domain/catalogue/uploaded-picture.ts";
import type { QuoteLine } from "../../../domain/quotes/content.ts";
import type { ProductPictures } from "./document-data.ts";

/** Pixels: 33 points wide on the page, so some 430 dots per inch. */
const WIDTH = 200;
const HEIGHT = 250;
/** A small picture has about 8 kB; the catalogue has some 40. */
const KEPT = 100;

const table: Record<string, { fallback: string } | undefined> = pictures;

export type PictureSources = {
	/** Where the public files are: build/client when built, public otherwise. */
	folder: string;
	/** The file of an uploaded picture by its name below /media/. */
	uploaded(name: string): Promise<{ bytes: Uint8Array } | undefined>;
};

/** Reads the pictures of products, the studio's and uploaded ones, as small JPEG files for a document. */
export function createProductPictures(sources: PictureSources) {
	const kept = new Map<string, Promise<Uint8Array | undefined>>();

	const small = async (image: string | undefined): Promise<Uint8Array | undefined> => {
		if (image === undefined) return undefined;
		const found = kept.get(image);
		if (found) return found;
		const reading = readSmall(sources, image);
		if (kept.size < KEPT) kept.set(image, reading);
		// What could not be read now may be read the next time.
		reading.catch(() => kept.delete(image));
		return reading;
	};

	return {
		/**
		 * The pictures of an offer's products. A product without one, or one whose file is not to be had, is left out.
		 * @param imageOf the image path of a product ("images/products/x.jpg"), undefined for one no longer sold
		 */
		async of(
			lines: readonly Pick<QuoteLine, "productId">[],
			imageOf: (productId: string) => Promise<string | undefined>,
		): Promise<ProductPictures> {
			const ids = [...new Set(lines.map(({ productId }) => productId))];
			const read = await Promise.all(ids.map(async (id) => small(await imageOf(id))));
			// In the order of the lines, whichever was read first: the same offer gives the same document.
			return new Map(ids.flatMap((id, index) => (read[index] ? [[id, read[index]]] : [])));
		},
	};
}

async function readSmall(sources: PictureSources, image: string): Promise<Uint8Array | undefined> {
	const original = await readOriginal(sources, image);
	if (!original) return undefined;
	// The picture library is large and only needed here: it is loaded with the first picture.
	const { default: sharp } = await import("sharp");
	return new Uint8Array(await sharp(original).resize(WIDTH, HEIGHT, { fit: "cover" }).jpeg({ quality: 82 }).toBuffer());
}

async function readOriginal({ folder, uploaded }: PictureSources, image: string): Promise<Uint8Array | undefined> {
	const id = uploadedId(image);
	if (id !== undefined) return (await uploaded(`${id}-800.jpg`))?.bytes;
	const key = image.replace(/^\/?(images\/)?/, "").replace(/\.\w+(\?.*)?$/, "");
	const address = table[key]?.fallback;
	if (!address) return undefined;
	try {
		return await readFile(join(folder, address));
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
		throw error;
	}
}
