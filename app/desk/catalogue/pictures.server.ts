import { pictureIfMade } from "../../../content/picture-source.ts";
import type { Product } from "../../../domain/catalogue/catalogue.ts";
import type { SaveOutcome } from "../../../domain/catalogue/editing.ts";
import { readFraming } from "../../../domain/catalogue/picture-upload.ts";
import { inSamePlace, isView, type ViewPicture, writeViews } from "../../../domain/catalogue/product-views.ts";
import type { ActionResult } from "../../../domain/shared/action-result.ts";
import { bad, type Read } from "../../../domain/shared/text-checks.ts";
import type { Services } from "../../../server/main/context.ts";
import type { StaffPermit } from "../../../server/staff/index.ts";
import { answer } from "../../forms/answer.server.ts";
import { problemTexts } from "../parts/problem-words.ts";
import { SHOP_SHOWS_IT } from "../parts/shared-words.ts";
import { answerNotSaved } from "./saved.server.ts";

/** A picture of the catalogue as its panel shows it; `file` is its smallest one, null where there is none. */
export type ShownPicture = { image: string; alt: string; file: string | null };

export function shownPicture(image: string, alt: string): ShownPicture {
	const found = image === "" ? undefined : pictureIfMade(image);
	return { image, alt, file: found ? `${found.base}-400.avif` : null };
}

/** A product's pictures; a built-in one brings its close view along until the owner gives another. */
export function picturesOf({ image, imageAlt, close, details }: Product) {
	const main = shownPicture(image, imageAlt);
	const views = (details.views ?? []).map(({ view, colour = "", image, alt }) => {
		return { view, colour, ...shownPicture(image, alt) };
	});
	const colours = (details.colourways ?? []).map(({ code, name }) => ({ code, name }));
	if (close) return { main, close: shownPicture(close.image, close.alt), further: { views, colours } };
	const { file } = shownPicture(image.replace(/\.\w+$/, "-close.jpg"), "");
	return { main, close: { image: "", alt: "", file }, further: { views, colours } };
}

/** The result of a picture's form, in the words its panel shows; the action names the picture's place. */
type PictureResult = ActionResult<{ sentence: string }>;

/** What a picture's form asks for: a new picture or none, what it shows, or that it goes. */
type PictureAsk = {
	place: "main" | "close" | "view";
	/** Where it is a further picture: which view, and of which colour. */
	of: Pick<ViewPicture, "view" | "colour">;
	alt: string;
	image: Read<string | undefined>;
};

/** Reads a picture's form; an upload becomes the site's own before anything of the catalogue is touched. */
export async function readPictureForm(
	form: FormData,
	images: Services["images"],
	editor: StaffPermit,
): Promise<PictureAsk> {
	const text = (name: string) => {
		const value = form.get(name);
		return typeof value === "string" ? value.trim() : "";
	};
	const asked = text("place");
	const place = asked === "close" || asked === "view" ? asked : "main";
	const view = text("view");
	const colour = text("colour");
	const of = { view: isView(view) ? view : "front", ...(colour !== "" && { colour }) };
	const alt = text("alt");
	if (text("remove") !== "") return { place, of, alt: "", image: { ok: true, value: "" } };
	if (alt === "") return { place, of, alt, image: bad({ code: "alt-missing" }) };
	const file = form.get("picture");
	if (!(file instanceof File) || file.size === 0) return { place, of, alt, image: { ok: true, value: undefined } };
	const bytes = new Uint8Array(await file.arrayBuffer());
	return { place, of, alt, image: await images.keep(bytes, readFraming(text("framing")), editor) };
}

/** The fields of a product that a picture's form changes; the file of a further picture must be there. */
export function pictureTexts({ details }: Product, { place, of, alt }: PictureAsk, image: string | undefined) {
	if (place === "main") return { imageAlt: alt, ...(image !== undefined && { image }) };
	if (place === "close") return { closeAlt: alt, ...(image !== undefined && { closeImage: image }) };
	const others = (details.views ?? []).filter((one) => !inSamePlace(one, of));
	return { views: writeViews(image ? [...others, { ...of, image, alt }] : others) };
}

/** Answers a picture's form with what came of saving it. */
export function answerPicture({ place, alt }: PictureAsk, outcome: SaveOutcome<unknown>) {
	switch (outcome.status) {
		case "saved":
			return answer<PictureResult>({ status: "done", action: place, sentence: SHOP_SHOWS_IT });
		case "invalid":
			// The form has none of the fields these stand for: what is wrong is said beside the picture.
			return refusedPicture(place, alt, Object.values(problemTexts(outcome.problems)).join(" "));
		default:
			return answerNotSaved(place, outcome, { alt });
	}
}

/** The answer to a picture that cannot be taken. */
export function refusedPicture(place: PictureAsk["place"], alt: string, sentence: string) {
	const errors = { picture: sentence };
	return answer<PictureResult>({ status: "refused", action: place, sentence, errors, values: { alt } });
}
