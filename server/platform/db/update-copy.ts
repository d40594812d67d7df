import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { copyWhole } from "./whole-copy.ts";

/** What the copies are called that an update makes, whatever it began with. */
const COPY = /^thari-before-.+\.db$/;

/**
 * Copies a database file beside itself before migrations change it: the way back. Of former updates no copy is kept.
 * @param pending the migrations that are to run, in order
 * @returns where the copy lies
 * @throws Error with what SQLite says of it, a full disk for instance; nothing is left then
 */
export async function copyBeforeUpdate(dataDir: string, file: string, pending: readonly string[]): Promise<string> {
	const name = `thari-before-${pending[0]?.replace(/\.sql$/, "") ?? "update"}.db`;
	const copy = join(dataDir, name);
	// The port does not answer meanwhile; the file itself is looked through after the start, beside everything else.
	await copyWhole(join(dataDir, file), copy, "pages", () => {});
	for (const other of readdirSync(dataDir)) if (COPY.test(other) && other !== name) rmSync(join(dataDir, other));
	return copy;
}
