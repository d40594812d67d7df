import { readdirSync } from "node:fs";
import { runTrials } from "../support/run-trials.ts";
import type { Trial } from "../support/verdict.ts";

/*
 * What strangers, buyers and former colleagues may try against the running site, each as a script that fails when
 * the attack succeeds. `npm run attacks` runs the long form of all, `npm run attacks -- one-field` one of them; `--short`
 * is the form that `npm test` includes, in which all together must stay within about a minute on two slow cores.
 *
 * To add one, write `tests/attacks/<what-is-tried>.attack.ts`: nothing else has to know of it. It begins with a
 * comment that says who attacks and what they would gain, and exports
 *
 *     export const attack: Trial = async (short) => {
 *         const site = await startSite();              // tests/support/site.ts: the built site, a process of its own
 *         try {
 *             ...                                      // act.ts, staff.ts and watch.ts beside this file help
 *             return verdict("<what-is-tried>", "what was measured, in a line", [
 *                 [status === 413, `the body was answered with ${status}`],   // what must hold, and what to print if not
 *             ]);
 *         } finally {
 *             await site.stop();
 *         }
 *     };
 *
 * One that mostly waits, and measures no one else's waiting, also exports `waits = true`: it runs beside the others.
 *
 * Prove in the same script that the site still does what the attack aimed at (a buyer's form is stored, a colleague
 * signs in): a site that refuses everybody holds against anything. An attack speaks to this machine alone
 * (127.0.0.0/8; other addresses are spoken for by X-Forwarded-For with TRUSTED_PROXIES), opens a bounded number of
 * connections, ends by itself, and waits for what happens instead of sleeping.
 */
const attacks: Record<string, Trial> = {};
const waiting = new Set<string>();
for (const file of readdirSync(import.meta.dirname).sort()) {
	const [, name] = /^(.+)\.attack\.ts$/.exec(file) ?? [];
	if (!name) continue;
	const { attack, waits } = (await import(`./${file}`)) as { attack: Trial; waits?: true };
	attacks[name] = attack;
	if (waits) waiting.add(name);
}
await runTrials(attacks, waiting);
