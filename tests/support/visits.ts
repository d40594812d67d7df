import type { Site } from "./site.ts";
import { waitFor } from "./waits.ts";

/** A visitor comes this often, whether the one before has been answered or not; milliseconds. */
export const VISIT_EVERY = 20;

/** What each visitor to the shop waits while something goes on, milliseconds; at least a second's worth of them. */
export async function visitsDuring(
	site: Pick<Site, "url" | "process">,
	work: () => Promise<unknown>,
	measured: typeof waitFor = waitFor,
): Promise<number[]> {
	const waits: Promise<number>[] = [];
	const visit = () => measured(site, async () => (await fetch(`${site.url}/products`)).arrayBuffer());
	const coming = setInterval(() => waits.push(visit()), VISIT_EVERY);
	await Promise.all([work(), new Promise((resolve) => setTimeout(resolve, 1_000))]).finally(() =>
		clearInterval(coming),
	);
	return Promise.all(waits);
}
