/** Where one picture's files lie and how large it is. */
export type PictureSource = {
	/** Address without width and ending: "/images/products/x-505bbbaf" has "…-400.avif" and so on. */
	base: string;
	width: number;
	height: number;
	widths: readonly number[];
	/** The width of its JPEG file, for readers of pages that do not know AVIF. */
	jpegWidth: number;
};

/**
 * A product image from its base alone. All of them, those of categories and uploaded ones too, are 4:5 in the same three
 * widths, so that cards stay small.
 */
export function productImage(base: string): PictureSource {
	return { base, width: 1200, height: 1500, widths: [400, 800, 1200], jpegWidth: 800 };
}

/** The same for a list, where it is drawn no wider than 400 px: forty largest files that nobody fetches need not be named. */
export function listImage(base: string): PictureSource {
	return { ...productImage(base), widths: [400, 800] };
}

/** The same where it is drawn small: its smallest file alone. */
export function smallImage(base: string): PictureSource {
	return { ...productImage(base), widths: [400] };
}

/** The address of a picture's JPEG file. */
export function jpegAddress({ base, jpegWidth }: PictureSource): string {
	return `${base}-${jpegWidth}.jpg`;
}

/** The address of the AVIF file that is as wide as the JPEG one. */
export function avifAddress({ base, jpegWidth }: PictureSource): string {
	return `${base}-${jpegWidth}.avif`;
}
