import { bad, good, type Read, readItems, shown } from "../shared/text-checks.ts";

declare module "../shared/problem.ts" {
	interface DeskProblemCodes {
		"view-not-right": { text: string };
		"view-twice": { text: string };
	}
}

/**
 * What a picture of a product shows, in the order in which they are looked at: the front; the back; a cloth opened to
 * its length, to scale; its weave from near; a swatch with pinked edges beside a ruler; inside, label or finish; and
 * the goods packed as they are delivered.
 */
export const PRODUCT_VIEWS = ["front", "back", "length", "close", "swatch", "inside", "packed"] as const;
export type ProductView = (typeof PRODUCT_VIEWS)[number];

/**
 * A further picture that the owner has given: a view that neither the product's picture nor its close view is, or a
 * view of one colour, by the colour's code. `image` is a path as that of the product's picture.
 */
export type ViewPicture = { view: ProductView; colour?: string; image: string; alt: string };

export function isView(text: string): text is ProductView {
	return PRODUCT_VIEWS.some((view) => view === text);
}

/** Whether two pictures are in each other's place. */
export function inSamePlace(a: Pick<ViewPicture, "view" | "colour">, b: Pick<ViewPicture, "view" | "colour">): boolean {
	return a.view === b.view && a.colour === b.colour;
}

const LINE = /^([a-z]+)(?:\/(\S{1,20}))? (\w[\w./-]{0,199}) (.{1,160})$/;

/** At most this many pictures a product may have beside its first two. */
const MOST = 60;

/** "back media/<id>.jpg The back" or "front/MD-01 media/<id>.jpg In navy": view, colour, path and words; one a line. */
export function readViews(text: string): Read<ViewPicture[]> {
	const pictures: ViewPicture[] = [];
	for (const item of readItems(text)) {
		const [, view = "", colour, image, alt] = LINE.exec(item) ?? [];
		if (!isView(view) || image === undefined || alt === undefined || pictures.length === MOST)
			return bad({ code: "view-not-right", text: shown(item) });
		const picture = { view, ...(colour !== undefined && { colour }), image, alt };
		if (pictures.some((one) => inSamePlace(one, picture))) return bad({ code: "view-twice", text: shown(item) });
		pictures.push(picture);
	}
	return good(pictures);
}

/** What would end a line. From the beginning of blanks alone: from each of a long run it would take the square of it. */
const BREAKS = /(?<!\s)\s*[\n|]\s*/g;

export function writeViews(pictures: readonly ViewPicture[]): string {
	return pictures
		.map(({ view, colour, image, alt }) =>
			[colour === undefined ? view : `${view}/${colour}`, image, alt.replace(BREAKS, ", ")].join(" "),
		)
		.join("\n");
}
