import type { Site } from "./site.ts";

/** A visitor comes this often, whether the one before has been answered or not; milliseconds. */
export const VISIT_EVERY = 20;

/** What each visitor to the shop waits while something goes on, milliseconds; at least a second's worth of them. */
export async function visitsDuring(site: Pick<Site, "url">, work: () => Promise<unknown>): Promise<number[]> {
	const waits: Promise<number>[] = [];
	const visit = async () => {
		const since = performance.now();
		const answer = await fetch(`${site.url}/products`);
		await answer.arrayBuffer();
		return performance.now() - since;
	};
	const coming = setInterval(() => waits.push(visit()), VISIT_EVERY);
	await Promise.all([work(), new Promise((resolve) => setTimeout(resolve, 1_000))]).finally(() =>
		clearInterval(coming),
	);
	return Promise.all(waits);
}
