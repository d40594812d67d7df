import { existsSync, mkdirSync } from "node:fs";
import { copyFile, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import sharp from "sharp";
import { furtherImages } from "../content/further-pictures.ts";
import { productImages, sitePictures } from "../content/pictures.ts";
import { avifAddress, jpegAddress, type PictureSource, productImage } from "../content/product-image.ts";

/** High enough that readers without AVIF (one in thirty) see no loss; a file weighs some 55 kB. */
const QUALITY = 74;
/** As many at once as libuv has threads for. */
const AT_ONCE = 4;

/**
 * Writes the JPEG file of every picture that came with the site beside its AVIF files, for browsers that do not know
 * AVIF, for emails and for feeds. They are made here and not kept in the repository, where they would be a third of the
 * weight of all pictures. Names carry a hash of the pixels, so that a file made once at this
 * quality is good for ever: `cache` keeps it for the next build, and what no picture needs any more goes.
 * @param folder the built public files, with the AVIF files in it
 * @throws where an AVIF file is missing or cannot be read
 */
export async function makeJpegPictures(
	folder: string,
	cache: string,
	pictures: readonly PictureSource[] = shippedPictures(),
): Promise<void> {
	mkdirSync(cache, { recursive: true });
	const waiting = [...pictures];
	const work = async () => {
		for (let picture = waiting.pop(); picture; picture = waiting.pop()) {
			const kept = join(cache, cachedName(picture));
			if (!existsSync(kept)) await makeJpeg(join(folder, avifAddress(picture)), kept);
			await copyFile(kept, join(folder, jpegAddress(picture)));
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, work));
	const wanted = new Set(pictures.map(cachedName));
	for (const name of await readdir(cache)) if (!wanted.has(name)) await rm(join(cache, name));
}

/** Every picture that came with the site and has an AVIF file. */
export function shippedPictures(): PictureSource[] {
	return [
		...Object.entries(productImages).map(([key, hash]) => productImage(`/images/${key}-${hash}`)),
		...Object.entries(furtherImages).map(([key, hash]) => productImage(`/images/views/${key}-${hash}`)),
		...Object.values(sitePictures),
	];
}

function cachedName(picture: PictureSource): string {
	return `${QUALITY}-${basename(jpegAddress(picture))}`;
}

/** Under another name first: a build that is stopped leaves no half file for the next one. */
async function makeJpeg(avif: string, target: string): Promise<void> {
	const half = join(dirname(target), `half-${process.pid}-${basename(target)}`);
	try {
		await sharp(avif).jpeg({ quality: QUALITY }).toFile(half);
		await rename(half, target);
	} finally {
		await rm(half, { force: true });
	}
}
