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
		.jpeg({ quality: 62, mozjpeg: true })
		.toFile(file);
};

/** Contact sheets of all that is published: `fileOf` gives the file of a key, where there is one. */
export const writeSheets = async (
	outDir: string,
	keys: readonly string[],
	fileOf: (key: string) => string | undefined,
): Promise<void> => {
	await mkdir(outDir, { recursive: true });
	const write = (name: string, test: (key: string) => boolean, columns: number, width: number, height: number) =>
		sheet(
			join(outDir, name),
			keys.filter(test).flatMap((key) => fileOf(key) ?? []),
			columns,
			width,
			height,
		);
	const product = (key: string) => key.startsWith("products/");
	const close = (key: string) => key.endsWith("-close");
	const isView = (key: string) => /^views\/.*-(back|length|swatch|inside|packed)$/.test(key);
	await write("whole.jpg", (key) => product(key) && !close(key), 10, 240, 300);
	await write("close.jpg", (key) => product(key) && close(key), 10, 240, 300);
	await write("colours.jpg", (key) => key.startsWith("views/") && !isView(key), 10, 200, 250);
	await write("views.jpg", isView, 10, 200, 250);
	await write("categories.jpg", (key) => key.startsWith("categories/"), 4, 400, 500);
	await write("site.jpg", (key) => key.startsWith("site/"), 3, 640, 400);
};
