import * as build from "virtual:react-router/server-build";
import { createRequestHandler } from "react-router";
import { readSettings, SettingError, type Settings } from "./env.ts";
import { log, logError } from "./log.ts";
import { type Parts, type Running, start } from "./start.ts";

export { SettingError };

/** Starts the site from the environment. The built server and the development server both come in here. */
export async function startSite(
	parts: Partial<Omit<Parts, "settings">>,
	environment: NodeJS.ProcessEnv,
): Promise<Running & { settings: Settings }> {
	const settings = readSettings(environment);
	// In development the routes are loaded anew for each request, so that a saved file shows at once.
	const render = import.meta.env.DEV
		? createRequestHandler(() => import("virtual:react-router/server-build"), "development")
		: createRequestHandler(build, "production");
	const running = await start({ assets: undefined, render, ...parts, settings });
	return { ...running, settings };
}

/** Stops once on SIGTERM or SIGINT, after the work that was accepted is done. */
export function stopOnSignal(running: Running): void {
	let stopping = false;
	for (const signal of ["SIGTERM", "SIGINT"] as const) {
		process.on(signal, () => {
			if (stopping) return;
			stopping = true;
			log.info({ signal }, "stopping");
			running.stop().then(
				() => process.exit(0),
				(error) => {
					logError("stop failed", error);
					process.exit(1);
				},
			);
		});
	}
}
