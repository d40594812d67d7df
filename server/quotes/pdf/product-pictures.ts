import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pictureIfMade } from "../../../content/picture-source.ts";
import { avifAddress } from "../../../content/product-image.ts";
import { uploadedId } from "../../../domain/catalogue/uploaded-picture.ts";
import type { ProductPictures } from "./document-data.ts";

/** How large a picture is in pixels. */
type PictureSize = { width: number; height: number };

/** 33 points wide on the page, so some 430 dots per inch. */
const SMALL: PictureSize = { width: 200, height: 250 };
/** A small picture has about 8 kB; the catalogue has some 40. */
const KEPT = 100;

export type PictureSources = {
	/** Where the public files are: build/client when built, public otherwise. */
	folder: string;
	/** The file of an uploaded picture by its name below /media/. */
	uploaded(name: string): Promise<{ bytes: Uint8Array } | undefined>;
};

/** Reads the pictures of products, the studio's and uploaded ones, as small JPEG files for a document. */
export function createProductPictures(sources: PictureSources, size: PictureSize = SMALL) {
	const kept = new Map<string, Promise<Uint8Array | undefined>>();

	const small = async (image: string | undefined): Promise<Uint8Array | undefined> => {
		if (image === undefined) return undefined;
		const found = kept.get(image);
		if (found) return found;
		const reading = readSmall(sources, image, size);
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
			lines: readonly { productId: string }[],
			imageOf: (productId: string) => Promise<string | undefined>,
		): Promise<ProductPictures> {
			const ids = [...new Set(lines.map(({ productId }) => productId))];
			const pictures = new Map<string, Uint8Array>();
			// One after the other: each takes a thread that the pages' files are read by too.
			for (const id of ids) {
				const picture = await small(await imageOf(id));
				if (picture) pictures.set(id, picture);
			}
			return pictures;
		},
	};
}

async function readSmall(
	sources: PictureSources,
	image: string,
	{ width, height }: PictureSize,
): Promise<Uint8Array | undefined> {
	const original = await readOriginal(sources, image);
	if (!original) return undefined;
	// The picture library is large and only needed here: it is loaded with the first picture.
	const { default: sharp } = await import("sharp");
	return new Uint8Array(await sharp(original).resize(width, height, { fit: "cover" }).jpeg({ quality: 82 }).toBuffer());
}

async function readOriginal({ folder, uploaded }: PictureSources, image: string): Promise<Uint8Array | undefined> {
	const id = uploadedId(image);
	if (id !== undefined) return (await uploaded(`${id}-800.jpg`))?.bytes;
	const source = pictureIfMade(image);
	if (!source) return undefined;
	try {
		return await readFile(join(folder, avifAddress(source)));
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
		throw error;
	}
}
