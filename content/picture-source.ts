import { pictures } from "./pictures.ts";

/** Where one picture's files lie and how large it is. */
export type PictureSource = {
	/** Address without width and ending: "/images/products/x-505bbbaf" has "…-400.avif" and so on. */
	base: string;
	width: number;
	height: number;
	widths: readonly number[];
	fallback: string;
};

const table: Record<string, PictureSource | undefined> = pictures;

/**
 * The picture that an image path of the data means ("images/products/x.jpg"). Call it in loaders and in parts that
 * are loaded late: the table of all pictures has no place in a page's first script.
 */
export function pictureOf(image: string): PictureSource {
	const key = image.replace(/^\/?(images\/)?/, "").replace(/\.\w+(\?.*)?$/, "");
	return pick(key) ?? pickFirst();
}

/** A further picture of the same thing, such as its close view; undefined until it has been made. */
export function pictureIfMade(image: string): PictureSource | undefined {
	return pick(image.replace(/^\/?(images\/)?/, "").replace(/\.\w+(\?.*)?$/, ""));
}

function pick(key: string): PictureSource | undefined {
	const found = table[key];
	if (!found) return undefined;
	const { base, width, height, widths, fallback } = found;
	return { base, width, height, widths, fallback };
}

function pickFirst(): PictureSource {
	const found = pick("products/banarasi-silk-saree") ?? Object.values(table)[0];
	if (!found) throw new Error("content/pictures.ts is empty.");
	return found;
}
