import { pictureIfMade } from "../../content/picture-source.ts";
import { uploadedId } from "../../domain/catalogue/uploaded-picture.ts";
import type { Db } from "../platform/db/database.ts";

/** In all the widths of a card: what a main picture must be. */
const PRODUCT_IMAGE_WIDTHS = "400,800,1200";

/** At most this many are asked for by one query: a large file names tens of thousands. */
const AT_ONCE = 1_000;

/**
 * Checks whether paths can lead to a picture.
 * @param paths those that may be asked for
 */
export async function pictureFinder(
	db: Db,
	paths: readonly string[],
): Promise<(path: string, place: "main" | "close") => boolean> {
	const ids = [...new Set(paths.flatMap((path) => uploadedId(path) ?? []))];
	const uploaded = new Set<string>();
	for (let from = 0; from < ids.length; from += AT_ONCE) {
		const some = ids.slice(from, from + AT_ONCE);
		for (const { id } of await db.selectFrom("picture").select("id").where("id", "in", some).execute())
			uploaded.add(id);
	}
	return (path, place) => {
		const id = uploadedId(path);
		if (id !== undefined) return uploaded.has(id);
		const found = path.startsWith("images/") ? pictureIfMade(path) : undefined;
		return found !== undefined && (place === "close" || String(found.widths) === PRODUCT_IMAGE_WIDTHS);
	};
}
