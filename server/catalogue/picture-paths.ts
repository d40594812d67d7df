import { pictureIfMade } from "../../content/picture-source.ts";
import { uploadedId } from "../../domain/catalogue/uploaded-picture.ts";
import type { Db } from "../platform/db/database.ts";

/** In all the widths of a card: what a main picture must be. */
const PRODUCT_IMAGE_WIDTHS = "400,800,1200";

/**
 * Checks whether paths can lead to a picture.
 * @param paths those that may be asked for
 */
export async function pictureFinder(
	db: Db,
	paths: readonly string[],
): Promise<(path: string, place: "main" | "close") => boolean> {
	const ids = [...new Set(paths.flatMap((path) => uploadedId(path) ?? []))];
	const rows = ids.length === 0 ? [] : await db.selectFrom("picture").select("id").where("id", "in", ids).execute();
	const uploaded = new Set(rows.map(({ id }) => id));
	return (path, place) => {
		const id = uploadedId(path);
		if (id !== undefined) return uploaded.has(id);
		const found = path.startsWith("images/") ? pictureIfMade(path) : undefined;
		return found !== undefined && (place === "close" || String(found.widths) === PRODUCT_IMAGE_WIDTHS);
	};
}
