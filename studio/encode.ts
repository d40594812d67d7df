import { createHash } from "node:crypto";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import sharp, { type Sharp } from "sharp";

/** What the storefront must know of one picture; sizes are the intrinsic ones of the largest file. */
export type PictureEntry = {
	width: number;
	height: number;
	/** Widths for which an AVIF exists, ascending. Address: `${base}-${width}.avif`. Empty for JPEG-only pictures. */
	widths: readonly number[];
	/** Address without the width: "/images/products/madras-check-shirt-1a2b3c4d". */
	base: string;
	/** JPEG for browsers without AVIF; the build makes it where there are AVIF files. */
	fallback: string;
};

/** A finished picture as plain sRGB bytes, three per pixel. */
export type RawPicture = { data: Uint8Array; width: number; height: number };

/**
 * Which files a key gets. The first segment of a key is its folder under public/images. `jpeg` is the width of its JPEG
 * file, which the build makes from the AVIF file of the same width; a picture without widths is that JPEG alone. `large` is
 * the quality of files that are wider than those of a grid, and `largest` that of the widest one, where they are others.
 */
type Profile = { widths: readonly number[]; jpeg: number; quality: number; large?: number; largest?: number };

const profiles: Record<string, Profile> = {
	"site/hero": { widths: [640, 960, 1280, 1920], jpeg: 1280, quality: 51 },
	"site/hero-tall": { widths: [400, 800], jpeg: 800, quality: 48 },
	"site/about": { widths: [400, 800, 1200], jpeg: 800, quality: 46 },
	"site/social": { widths: [], jpeg: 1200, quality: 82 },
};
/** Close views are full of threads: at the usual quality they would weigh twice what they show. */
const close: Profile = { widths: [400, 800, 1200], jpeg: 800, quality: 42, large: 52 };
const usual: Profile = { widths: [400, 800, 1200], jpeg: 800, quality: 48 };
/**
 * A garment or cloth seen whole is mostly calm ground, and weighs little: at the usual quality the encoder takes a fifth of the weave
 * away, and what is left looks airbrushed. The file that is gone into keeps it everywhere: where a twill came and went in patches,
 * canvas was taken for leather.
 */
const whole: Profile = { ...usual, large: 64, largest: 76 };
/** Views that are full of threads or paper from edge to edge. */
const FILLED = /-(swatch|inside|packed)$/;

/** How long the encoder looks: 6 takes twice as long, and nothing of it is seen (decision 68). */
const EFFORT = 4;

/** Bytes that the 400 px file of a grid picture may weigh; quality steps down until it fits. */
const gridLimit = 20_000;

const profileOf = (key: string): Profile => {
	if (profiles[key]) return profiles[key];
	if (key.endsWith("-close")) return close;
	return /^(products|views)\//.test(key) && !FILLED.test(key) ? whole : usual;
};

const avif = async (image: Sharp, width: number, quality: number): Promise<Buffer> => {
	const encode = (q: number) => image.clone().resize(width).avif({ quality: q, effort: EFFORT }).toBuffer();
	let bytes = await encode(quality);
	for (let q = quality - 6; width === 400 && bytes.length > gridLimit && q >= 28; q -= 6) bytes = await encode(q);
	return bytes;
};

/** Deletes earlier versions of one key, so that only the current hash is left. */
const removeOld = async (folder: string, name: string, keep: string): Promise<void> => {
	const mine = new RegExp(`^${name}-([0-9a-f]{8})[-.]`);
	for (const file of await readdir(folder)) {
		const hash = mine.exec(file)?.[1];
		if (hash !== undefined && hash !== keep) await rm(join(folder, file));
	}
};

/**
 * Writes every file of one picture under `publicDir`/images and returns its entry.
 * The eight hex digits in the names are the hash of the pixels, and of a quality of its own: same picture, same address.
 */
export const encodePicture = async (key: string, raw: RawPicture, publicDir: string): Promise<PictureEntry> => {
	const profile = profileOf(key);
	const { quality, large = quality, largest: finest = large } = profile;
	const pixels = createHash("sha256").update(raw.data);
	if (large !== quality) pixels.update(`${large}`);
	if (finest !== large) pixels.update(`, ${finest}`);
	const hash = pixels.digest("hex").slice(0, 8);
	const folder = join(publicDir, "images", dirname(key));
	const name = basename(key);
	await mkdir(folder, { recursive: true });
	const image = sharp(raw.data, { raw: { width: raw.width, height: raw.height, channels: 3 } });
	const widths = profile.widths.filter((width) => width <= raw.width);
	for (const width of widths) {
		const wanted = width === 400 ? quality : width === widths.at(-1) ? finest : large;
		await writeFile(join(folder, `${name}-${hash}-${width}.avif`), await avif(image, width, wanted));
	}
	const jpegWidth = Math.min(profile.jpeg, raw.width);
	const isJpegAlone = widths.length === 0;
	const jpegName = isJpegAlone ? `${name}-${hash}.jpg` : `${name}-${hash}-${jpegWidth}.jpg`;
	if (isJpegAlone) {
		const jpeg = image.clone().resize(jpegWidth).jpeg({ quality: profile.quality, mozjpeg: true });
		await jpeg.toFile(join(folder, jpegName));
	}
	await removeOld(folder, name, hash);
	const largest = widths.at(-1) ?? jpegWidth;
	return {
		width: largest,
		height: Math.round((raw.height * largest) / raw.width),
		widths,
		base: `/images/${dirname(key)}/${name}-${hash}`,
		fallback: `/images/${dirname(key)}/${jpegName}`,
	};
};

/** Deletes the files under `publicDir`/images that no entry names; the cards look after themselves. */
export const removeOrphans = async (entries: readonly PictureEntry[], publicDir: string): Promise<void> => {
	const bases = new Set(entries.map(({ base }) => base));
	const folder = join(publicDir, "images");
	for (const name of await readdir(folder, { recursive: true })) {
		const base = /^(.*-[0-9a-f]{8})[-.][^/]*$/.exec(name)?.[1];
		if (base && !name.startsWith("cards") && !bases.has(`/images/${base}`)) await rm(join(folder, name));
	}
};
