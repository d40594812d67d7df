import type { CatalogueEdit, SaveRefusal } from "../../domain/catalogue/editing.ts";
import { mergeTyped, textsBefore } from "../../domain/shared/merge-edits.ts";
import type { Db } from "../platform/db/database.ts";
import { changesSince, type Subject } from "./catalogue-history.ts";

type Edit<Texts> = CatalogueEdit<Texts> & {
	/** The revision that is held now, and its fields. */
	now: number;
	theirs: Texts;
	/** The same texts as the company writes them ("2,500" as "2500"), where they can be read. */
	canonical: (texts: Texts) => Texts;
};

/** The fields to save, or the conflict that a person has to look at first. */
export async function mergeWithSaved<Texts extends Record<string, string>>(
	db: Db,
	subject: Subject,
	{ id, revision, now, theirs, texts, others, canonical }: Edit<Texts>,
): Promise<{ texts: Texts } | { conflict: SaveRefusal<Texts> & { status: "conflict" } }> {
	const typed = Object.fromEntries(
		Object.entries(texts).flatMap(([field, text]) =>
			typeof text === "string" && field in theirs ? [[field, text.replaceAll("\r\n", "\n")]] : [],
		),
	);
	if (revision === undefined || revision === now) return { texts: { ...theirs, ...typed } };
	const since = await changesSince(db, subject, id, revision);
	const base = textsBefore(
		theirs,
		since.flatMap(({ fields }) => fields),
	);
	const { texts: merged, ...met } = mergeTyped(base, theirs, canonical({ ...base, ...typed }));
	// What the form does not show, such as a picture, is nothing its person could have overlooked.
	const taken = met.taken.filter(({ field }) => field in typed);
	const { clashes } = met;
	const asks = others === "tell" ? taken.length + clashes.length > 0 : clashes.length > 0;
	if (!asks) return { texts: merged };
	return { conflict: { status: "conflict", revision: now, since, taken, clashes, texts: merged } };
}
