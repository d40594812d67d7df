import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import * as build from "virtual:react-router/server-build";
import { createRequestHandler } from "react-router";
import { log, logError, logPrinted } from "../platform/log.ts";
import { readSettings, type Settings } from "./env.ts";
import { authority } from "./listen.ts";
import { pagesDataOnly } from "./pages-data.ts";
import { routeNames } from "./route-names.ts";
import { type Parts, type Running, start } from "./start.ts";
import { startFailure } from "./start-failure.ts";

export { inviteAtTheMachine } from "./invite-command.ts";

/** What `npm run doctor` asks, loaded for it alone. */
export const loadDoctor = () => import("./doctor.ts");

type Started = Running & { settings: Settings };

/** Starts the site from the environment. The built server and the development server both come in here. */
export async function startSite(
	parts: Partial<Omit<Parts, "settings">>,
	environment: NodeJS.ProcessEnv,
): Promise<Started> {
	const settings = readSettings(environment);
	// In development the routes are loaded for each request, so that a saved file shows at once.
	const router = import.meta.env.DEV
		? createRequestHandler(() => import("virtual:react-router/server-build"), "development")
		: createRequestHandler(build, "production");
	const render = pagesDataOnly(router, build.routes);
	const running = await start({ assets: undefined, render, routeOf: routeNames(build.routes), ...parts, settings });
	return { ...running, settings };
}

/**
 * Serves the build beside this module and says what an operator should know (build/serve.js, which the
 * build writes, calls it). What an operator can mend ends the process with its sentence.
 */
export async function serve(environment: NodeJS.ProcessEnv): Promise<void> {
	// DATA_DIR holds buyers' data and the desk's secrets: readable by this account alone.
	process.umask(0o077);
	let settings: Settings | undefined;
	try {
		settings = readSettings(environment);
		const running = await startSite({ assets: join(import.meta.dirname, "../client") }, environment);
		stopOnSignal(running, settings.stopNotice);
		const { port, notes } = running;
		const since = Math.round(performance.now());
		console.log(
			`Thari is open at ${settings.publicUrl} (listening on ${authority(settings.host, port)}) after ${since} ms`,
		);
		for (const note of notes) console.log(note);
		logPrinted();
	} catch (error) {
		const sentence = startFailure(error, settings);
		if (sentence === undefined) throw error;
		console.error(sentence);
		process.exit(1);
	}
}

/**
 * Stops once on SIGTERM or SIGINT, after the work that was accepted is done.
 * @param notice milliseconds between saying so and taking nothing more, on SIGTERM; at a terminal nobody waits for it
 */
function stopOnSignal(running: Running, notice: number): void {
	let stopping = false;
	for (const signal of ["SIGTERM", "SIGINT"] as const) {
		process.on(signal, () => {
			if (stopping) return;
			stopping = true;
			log.info({ signal }, "stopping");
			running.stop(signal === "SIGTERM" && notice > 0 ? setTimeout(notice) : undefined).then(
				() => process.exit(0),
				(error) => {
					logError("stop failed", error);
					process.exit(1);
				},
			);
		});
	}
}
