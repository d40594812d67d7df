import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import type * as App from "../server/main/app.ts";
import "./build.ts";

/**
 * `npm run doctor`: looks at settings, database, mail, disk and clock, and says in sentences what is wrong and what to
 * do; `-- --mail ADDRESS` sends a trial email. Reads the settings that the site reads, and may be run while it runs.
 * Ends with 1 when something must be mended.
 */
process.env.NODE_ENV ??= "production";
const built = pathToFileURL(join(import.meta.dirname, "../build/server/index.js")).href;
const { loadDoctor } = (await import(built)) as typeof App;
const { examine, lineOf } = await loadDoctor();
const { values } = parseArgs({ options: { mail: { type: "string" } } });
const findings = await examine(process.env, values.mail, Date.now);
for (const finding of findings) console.log(lineOf(finding));
process.exitCode = findings.some(({ state }) => state === "wrong") ? 1 : 0;
