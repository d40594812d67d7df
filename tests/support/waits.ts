import { existsSync, readFileSync } from "node:fs";
import type { Site } from "./site.ts";

/** The kernel counts processor time in hundredths of a second, whatever the machine. */
const TICK = 10;

/**
 * How long somebody waits for an answer because the site was at work, milliseconds: what its main thread used of a
 * processor meanwhile, or the time on the clock where that is less. On the clock alone a machine that is busy with other
 * work would count. Where the system does not tell (macOS) it is the clock.
 */
export async function waitFor(site: Pick<Site, "process">, answer: () => Promise<unknown>): Promise<number> {
	const since = { clock: performance.now(), work: workOf(site) };
	await answer();
	const clock = performance.now() - since.clock;
	const work = workOf(site) - since.work;
	return Number.isNaN(work) ? clock : Math.min(clock, work);
}

/** The same, whatever the site did meanwhile: for a bench, on a machine that does nothing else. */
export async function onTheClock(_: unknown, answer: () => Promise<unknown>): Promise<number> {
	const since = performance.now();
	await answer();
	return performance.now() - since;
}

/** What a site's main thread has used of a processor so far, milliseconds; NaN where the system does not tell. */
export function workOf({ process: { pid } }: Pick<Site, "process">): number {
	const file = `/proc/${pid}/task/${pid}/stat`;
	if (!existsSync(file)) return Number.NaN;
	// "pid (name) state ppid ...": the name may hold blanks; user and system time are the 14th and 15th.
	const [user, system] = readFileSync(file, "utf8").split(") ").at(-1)?.split(" ").slice(11, 13) ?? [];
	return (Number(user) + Number(system)) * TICK;
}
