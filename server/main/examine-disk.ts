import { existsSync, statSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Settings } from "./env.ts";
import { type Finding, findingsAbout } from "./finding.ts";

const { ok, note, wrong } = findingsAbout("disk");
const MB = 1_000_000;
/** With less than this left a busy day fills the disk. */
const LEAST = 200 * MB;
const ROOMY = 1_000 * MB;

/** Whether there is room for what comes, and for the copy that an update makes of a database file. */
export async function examineDisk({ dataDir, databaseUrl }: Settings): Promise<Finding[]> {
	if (databaseUrl) return [note("the data lies with PostgreSQL: look at the disk over there.")];
	const file = join(dataDir, "thari.db");
	let place = resolve(dataDir);
	while (!existsSync(place)) place = dirname(place);
	const { bavail, bsize } = await statfs(place);
	const free = bavail * bsize;
	const size = [file, `${file}-wal`].reduce((sum, part) => sum + (existsSync(part) ? statSync(part).size : 0), 0);
	const left = `${mb(free)} are free on the disk of ${place}`;
	if (free < LEAST) return [wrong(`only ${left}: orders are refused once it is full. Make room.`)];
	if (free < Math.max(ROOMY, 2 * size))
		return [note(`${left}; an update copies the database (${mb(size)}) before it changes it. Make room soon.`)];
	return [ok(`${left}, and the database takes ${mb(size)}.`)];
}

function mb(bytes: number): string {
	return `${Math.round(bytes / MB)} MB`;
}
