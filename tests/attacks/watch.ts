import { readFileSync } from "node:fs";
import type { Site } from "../support/site.ts";
import { waitFor } from "../support/waits.ts";

/** How a site bore an attack: the longest that anybody else waited for an answer, and what its memory grew by at most. */
type Borne = { slowest: number; grown: number };

/** Between two questions of a bystander, milliseconds. */
const PAUSE = 50;

/**
 * Does something to a site while a bystander goes on asking it for a page that takes no work. One question is asked
 * after all is done: a process that is blocked until then is found out by it.
 * @returns milliseconds, megabytes (of the process at its largest; 0 where the system does not tell), and the result
 */
export async function watched<T>(site: Site, work: () => Promise<T>): Promise<Borne & { result: T }> {
	const before = peak(site);
	let slowest = 0;
	let done = false;
	const ask = async () => {
		const asked = async () => (await fetch(`${site.url}/healthz`, { signal: AbortSignal.timeout(60_000) })).text();
		slowest = Math.max(slowest, await waitFor(site, asked));
	};
	const bystander = (async () => {
		while (!done) {
			await ask();
			await new Promise((resolve) => setTimeout(resolve, PAUSE));
		}
		await ask();
	})();
	const attacking = work().finally(() => {
		done = true;
	});
	const [result] = await Promise.all([attacking, bystander]);
	return { slowest: Math.round(slowest), grown: Math.round(peak(site) - before), result };
}

/** The largest that a process has been, megabytes. */
function peak(site: Site): number {
	try {
		const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${site.process.pid}/status`, "utf8")) ?? [];
		return Number(kilobytes ?? 0) / 1024;
	} catch {
		return 0;
	}
}
