import type { Site } from "./site.ts";
import { waitFor } from "./waits.ts";

/** A visitor comes this often, whether the one before has been answered or not; milliseconds. */
export const VISIT_EVERY = 20;

/**
 * So many wait at once at most, and whoever would come then stays away: all come from one address, of which the site takes
 * 200 connections, and cuts off the next. A visitor who waits for a hundred others has waited for seconds already.
 */
const AT_ONCE = 100;

/** What each visitor to the shop waits while something goes on, milliseconds; at least a second's worth of them. */
export async function visitsDuring(
	site: Pick<Site, "url" | "process">,
	work: () => Promise<unknown>,
	measured: typeof waitFor = waitFor,
): Promise<number[]> {
	const waits: Promise<number>[] = [];
	let waiting = 0;
	const visit = () => {
		waiting++;
		return measured(site, async () => (await fetch(`${site.url}/products`)).arrayBuffer()).finally(() => {
			waiting--;
		});
	};
	const coming = setInterval(() => {
		if (waiting < AT_ONCE) waits.push(visit());
	}, VISIT_EVERY);
	await Promise.all([work(), new Promise((resolve) => setTimeout(resolve, 1_000))]).finally(() =>
		clearInterval(coming),
	);
	return Promise.all(waits);
}
