import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type * as App from "../server/app.ts";
import { buildIsStale, stampBuild } from "./build-stamp.ts";
import { compressAssets } from "./compress-assets.ts";

/** `npm start`: builds when the build is missing or stale, then serves, saying what it does. */
const root = join(import.meta.dirname, "..");
const since = performance.now();

if (buildIsStale(root)) {
	console.log("Building the site (about 10 seconds) ...");
	execFileSync(process.execPath, [join(root, "node_modules/@react-router/dev/bin.cjs"), "build"], {
		cwd: root,
		stdio: ["ignore", "ignore", "inherit"],
		env: { ...process.env, NODE_ENV: "production" },
	});
	await compressAssets(join(root, "build/client"));
	stampBuild(root);
}
if (process.argv.includes("--build-only")) process.exit(0);

process.env.NODE_ENV ??= "production";
const { startSite, stopOnSignal, SettingError } = (await import(pathToFileURL(join(root, "build/server/index.js")).href)) as typeof App;
try {
	const running = await startSite({ assets: join(root, "build/client") }, process.env);
	stopOnSignal(running);
	const { settings } = running;
	console.log(`Thari is open at ${settings.publicUrl} (listening on ${settings.host}:${running.port}) after ${Math.round(performance.now() - since)} ms`);
	for (const note of running.notes) console.log(note);
} catch (error) {
	if (!(error instanceof SettingError)) throw error;
	console.error(error.message);
	process.exit(1);
}
