import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type * as App from "../server/main/app.ts";
import { buildIsStale } from "./build-stamp.ts";
import { refuse } from "./refuse.ts";

/**
 * The site as it is built, for a command at the machine. It builds nothing: whoever calls it is seldom the one whom the
 * folder belongs to, and a site that runs from it would lose files that it still hands out. Without a build it says so.
 */
export async function builtSite(): Promise<typeof App> {
	const root = join(import.meta.dirname, "..");
	// Written last, so that a build that was broken off does not count.
	if (!existsSync(join(root, "build/stamp")))
		refuse(`The site is not built: run "npm run build" in ${root}, as the user whom that folder belongs to.`);
	if (buildIsStale(root))
		console.error(`The build in ${root} was made from other sources than lie there now; "npm run build" renews it.`);
	process.env.NODE_ENV ??= "production";
	return import(pathToFileURL(join(root, "build/server/index.js")).href);
}
