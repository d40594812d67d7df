import { appendFileSync, existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Beside the data: the databases that a site has been opened on from this folder, a line each. */
const NAME = "databases-in-use";

/** A database is missing or empty where one was in use; the sentence says what to do. */
export class VanishedError extends Error {}

/** Whether a site has been opened on this database before, as far as this folder knows. */
function wasInUse(dataDir: string, place: string): boolean {
	const list = join(dataDir, NAME);
	return existsSync(list) && readFileSync(list, "utf8").split("\n").includes(place);
}

/**
 * Called before a database is opened or made anew.
 * @param place what it is called in the list: for a file its name, so that the folder may be moved
 * @param isEmpty whether nothing of ours is in it
 * @throws VanishedError where it was in use: an empty shop in its stead would take orders that nobody finds again
 */
export function refuseVanished(dataDir: string, place: string, isEmpty: boolean): void {
	if (!isEmpty || dataDir === "" || !wasInUse(dataDir, place)) return;
	const list = join(dataDir, NAME);
	throw new VanishedError(
		place.startsWith("postgres:")
			? `The database ${place} is empty, although a site has used it from here. Is it the right server? Restore it (pg_restore), or, to begin with an empty one, take its line out of ${list}.`
			: `${join(dataDir, place)} is missing or empty, although a site has used it. Is the disk mounted? Put it back (npm run restore -- FILE), or, to begin with an empty one, delete ${list}.`,
	);
}

/**
 * Notes that a site is open on this database. A folder that is not there, as may be with PostgreSQL, is not made for it.
 */
export function noteInUse(dataDir: string, place: string): void {
	if (dataDir === "" || !existsSync(dataDir) || wasInUse(dataDir, place)) return;
	appendFileSync(join(dataDir, NAME), `${place}\n`);
}

/** Whether a file is there and has anything in it. */
export function hasContent(file: string): boolean {
	return existsSync(file) && statSync(file).size > 0;
}
