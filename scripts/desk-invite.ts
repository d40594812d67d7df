import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type * as App from "../server/main/app.ts";
import "./build.ts";

/**
 * `npm run desk:invite -- --role owner|staff [--email X]`, or `--reset EMAIL`: prints a link to the desk. Reads the
 * settings that the site reads, and may be run while it runs.
 */
process.env.NODE_ENV ??= "production";
const built = pathToFileURL(join(import.meta.dirname, "../build/server/index.js")).href;
const { inviteAtTheMachine } = (await import(built)) as typeof App;
try {
	console.log(await inviteAtTheMachine(process.env, process.argv.slice(2)));
} catch (error) {
	if (!(error instanceof Error) || !/^(Say|Nobody|There|These)/.test(error.message)) throw error;
	console.error(error.message);
	process.exitCode = 1;
}
