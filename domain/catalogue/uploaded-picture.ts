/*
 * A product keeps of a picture its path alone: "images/products/x.jpg" for one that came with the site, and
 * "media/<id>.jpg" for one that the desk has uploaded. The id is made from the picture's content.
 */

const UPLOADED = /^media\/([0-9a-f]{32})\.jpg$/;

/** The path under which a product or category keeps an uploaded picture. */
export function uploadedPath(id: string): string {
	return `media/${id}.jpg`;
}

/** The id of an uploaded picture's path; undefined for any other. */
export function uploadedId(path: string): string | undefined {
	return UPLOADED.exec(path)?.[1];
}

/** Every path of an uploaded picture that a text names. */
export function uploadedPathsIn(text: string): string[] {
	return text.match(/\bmedia\/[0-9a-f]{32}\.jpg\b/g) ?? [];
}
