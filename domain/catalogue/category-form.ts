import * as z from "zod/mini";
import { asked, matching, rule, words, written, yesOrNo } from "../shared/field-schemas.ts";
import { type Parsed, parseForm } from "../shared/form.ts";
import { SLUG } from "../shared/slug.ts";
import type { Category, Kept } from "./catalogue.ts";

/** A category as its form gives it; the id is part of addresses and stays what it was at first. */
export type CategoryDraft = Category & Pick<Kept, "hidden">;

const categoryFields = ["id", "name", "hidden", "description", "image", "imageAlt"] as const;
export type CategoryField = (typeof categoryFields)[number];
export type CategoryTexts = Record<CategoryField, string>;

const readPath = matching(/^\w[\w./-]{0,199}$/, (text) => ({
	code: "path-not-right",
	example: "images/categories/name.jpg",
	text,
}));
const readId = matching(SLUG, (text) => ({ code: "address-not-right", text }));

const categorySchema = z
	.object({
		id: asked("address", readId),
		name: words("name", 2, 40),
		hidden: asked("yes-or-no", yesOrNo),
		description: words("lines-above", 1, 200),
		image: written(readPath, ""),
		imageAlt: words("picture", 0, 160),
	})
	.check(
		rule("hidden", { code: "picture-missing" }, (draft) => draft.hidden !== false || draft.image !== ""),
		rule("imageAlt", { code: "picture-words-missing" }, ({ image, imageAlt }) => image === "" || imageAlt !== ""),
	);

/** Reads a category as it is written; every field that is not right has its problem. */
export function readCategory(texts: Readonly<Partial<CategoryTexts>>): Parsed<CategoryDraft> {
	return parseForm(categorySchema, texts);
}

/** A category as its form shows it. */
export function categoryTexts({ id, name, hidden, description, image, imageAlt }: CategoryDraft): CategoryTexts {
	return { id, name, hidden: hidden ? "yes" : "no", description, image, imageAlt };
}

/** What is in the form of a category that is not there yet. */
export const newCategoryTexts: CategoryTexts = {
	id: "",
	name: "",
	hidden: "yes",
	description: "",
	image: "",
	imageAlt: "",
};
