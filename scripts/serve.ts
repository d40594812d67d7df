import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type * as App from "../server/app.ts";

/** Serves the build as it lies there, without looking at the sources: what a process manager runs. */
const root = join(import.meta.dirname, "..");
const since = performance.now();

process.env.NODE_ENV ??= "production";
const { startSite, stopOnSignal, SettingError } = (await import(
	pathToFileURL(join(root, "build/server/index.js")).href
)) as typeof App;
try {
	const running = await startSite({ assets: join(root, "build/client") }, process.env);
	stopOnSignal(running);
	const { settings } = running;
	console.log(
		`Thari is open at ${settings.publicUrl} (listening on ${settings.host}:${running.port}) after ${Math.round(performance.now() - since)} ms`,
	);
	for (const note of running.notes) console.log(note);
} catch (error) {
	if (!(error instanceof SettingError)) throw error;
	console.error(error.message);
	process.exit(1);
}
