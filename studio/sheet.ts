import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

const gap = 10;
const paper = "#f4efe6";

/** One sheet of pictures side by side, `columns` wide, each `width` x `height`. */
const sheet = async (
	file: string,
	pictures: readonly string[],
	columns: number,
	width: number,
	height: number,
): Promise<void> => {
	const found = pictures.filter((path) => existsSync(path));
	if (found.length === 0) return;
	const rows = Math.ceil(found.length / columns);
	const composite = await Promise.all(
		found.map(async (path, k) => ({
			input: await sharp(path).resize(width, height, { fit: "cover" }).toBuffer(),
			left: gap + (k % columns) * (width + gap),
			top: gap + Math.floor(k / columns) * (height + gap),
		})),
	);
	await sharp({
		create: {
			width: gap + columns * (width + gap),
			height: gap + rows * (height + gap),
			channels: 3,
			background: paper,
		},
	})
		.composite(composite)
		.jpeg({ quality: 74, mozjpeg: true })
		.toFile(file);
};

/** Contact sheets of all whole views, close views, categories and site pictures that were made last. */
export const writeSheets = async (outDir: string, pictureDir: string, keys: readonly string[]): Promise<void> => {
	await mkdir(outDir, { recursive: true });
	const files = (test: (key: string) => boolean) => keys.filter(test).map((key) => join(pictureDir, `${key}.png`));
	const product = (key: string) => key.startsWith("products/");
	const close = (key: string) => key.endsWith("-close");
	await sheet(
		join(outDir, "whole.jpg"),
		files((key) => product(key) && !close(key)),
		10,
		240,
		300,
	);
	await sheet(
		join(outDir, "close.jpg"),
		files((key) => product(key) && close(key)),
		10,
		240,
		300,
	);
	await sheet(
		join(outDir, "categories.jpg"),
		files((key) => key.startsWith("categories/")),
		4,
		400,
		500,
	);
	await sheet(
		join(outDir, "site.jpg"),
		files((key) => key.startsWith("site/")),
		3,
		640,
		400,
	);
};
