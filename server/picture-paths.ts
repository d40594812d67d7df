import { pictures } from "../content/pictures.ts";
import type { Db } from "./db/database.ts";

/** The path of an uploaded picture as a product keeps it: its id, which is made from its content. */
const UPLOADED = /^media\/([0-9a-f]{32})\.jpg$/;

/** The path under which a product or category keeps an uploaded picture. */
export function uploadedPath(id: string): string {
	return `media/${id}.jpg`;
}

/** The id of an uploaded picture's path; undefined for a built-in one. */
export function uploadedId(path: string): string | undefined {
	return UPLOADED.exec(path)?.[1];
}

const builtIn: Record<string, { widths: readonly number[] } | undefined> = pictures;

/** In all the widths of a card: what a main picture must be. */
const PLATE_WIDTHS = "400,800,1200";

/**
 * Tells of paths whether they lead to a picture that can stand there.
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
		const found = builtIn[path.replace(/^images\//, "").replace(/\.jpg$/, "")];
		return (
			found !== undefined && path.startsWith("images/") && (place === "close" || String(found.widths) === PLATE_WIDTHS)
		);
	};
}
