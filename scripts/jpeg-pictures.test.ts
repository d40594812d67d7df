import {
	copyFileSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { avifAddress, jpegAddress } from "../content/product-image.ts";
import { makeJpegPictures, shippedPictures } from "./jpeg-pictures.ts";

const root = join(import.meta.dirname, "..");
const [first, second] = shippedPictures();
if (!first || !second) throw new Error("No picture came with the site.");
const two = [first, second];

let folder = "";
let built = "";
let cache = "";

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "thari-jpeg-"));
	built = join(folder, "client");
	cache = join(folder, "cache");
	for (const picture of two) copyAvif(avifAddress(picture));
});

afterEach(() => rmSync(folder, { recursive: true }));

test("every picture gets its JPEG file, as wide as its address says", async () => {
	await makeJpegPictures(built, cache, two);
	for (const picture of two) {
		const { format, width, height } = await sharp(join(built, jpegAddress(picture))).metadata();
		expect({ format, width }).toEqual({ format: "jpeg", width: picture.jpegWidth });
		expect(height).toBe(Math.round((picture.height * picture.jpegWidth) / picture.width));
	}
});

test("what was made once is taken from the cache", async () => {
	await makeJpegPictures(built, cache, two);
	for (const name of readdirSync(cache)) writeFileSync(join(cache, name), "kept");
	await makeJpegPictures(built, cache, two);
	for (const picture of two) expect(readFileSync(join(built, jpegAddress(picture)), "utf8")).toBe("kept");
});

test("a missing AVIF file stops the build", async () => {
	rmSync(join(built, avifAddress(second)));
	await expect(makeJpegPictures(built, cache, [second])).rejects.toThrow(/missing/i);
	expect(existsSync(join(built, jpegAddress(second)))).toBe(false);
});

test("the cache keeps nothing that no picture needs any more", async () => {
	await makeJpegPictures(built, cache, two);
	await makeJpegPictures(built, cache, [first]);
	const [kept, ...others] = readdirSync(cache);
	expect(kept).toContain(basename(jpegAddress(first)));
	expect(others).toEqual([]);
});

test("the list holds every picture in public/images, and each has the AVIF file that its JPEG is made from", () => {
	const pictures = shippedPictures();
	expect(pictures.filter((picture) => !existsSync(join(root, "public", avifAddress(picture))))).toEqual([]);
	const bases = readdirSync(join(root, "public/images"), { recursive: true, encoding: "utf8" })
		.map((name) => /^(.*)-\d+\.avif$/.exec(name)?.[1])
		.filter((base) => base !== undefined);
	expect(new Set(pictures.map(({ base }) => base))).toEqual(new Set(bases.map((base) => `/images/${base}`)));
});

function copyAvif(address: string): void {
	mkdirSync(join(built, dirname(address)), { recursive: true });
	copyFileSync(join(root, "public", address), join(built, address));
}
