import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** Makes a folder and those above it, one by one: asked to make all below /proc at once, Node never comes back. */
export function makeFolder(path: string): void {
	const folder = resolve(path);
	if (existsSync(folder) && statSync(folder).isDirectory()) return;
	if (dirname(folder) !== folder) makeFolder(dirname(folder));
	mkdirSync(folder);
}
