import { parseArgs } from "node:util";
import { builtSite } from "./built-site.ts";
import { refuse } from "./refuse.ts";

/**
 * `npm run doctor`: looks at settings, database, mail, disk and clock, and says in sentences what is wrong and what to
 * do; `-- --mail ADDRESS` sends a trial email. Reads the settings that the site reads, and may be run while it runs.
 * Ends with 1 when something must be mended.
 */
const mail = trialAddress();
const { loadDoctor } = await builtSite();
const { examine, lineOf } = await loadDoctor();
const findings = await examine(process.env, mail, Date.now);
for (const finding of findings) console.log(lineOf(finding));
process.exitCode = findings.some(({ state }) => state === "wrong") ? 1 : 0;

function trialAddress(): string | undefined {
	try {
		return parseArgs({ options: { mail: { type: "string" } } }).values.mail;
	} catch {
		refuse("The doctor is asked by: npm run doctor, or, for a trial email: npm run doctor -- --mail you@example.com");
	}
}
