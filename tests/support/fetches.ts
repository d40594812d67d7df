import type { Page, Request } from "@playwright/test";

/** How long nothing must have been fetched before nothing more counts as on its way, milliseconds. */
const QUIET = 500;
/** A request that has not ended after this time, milliseconds, never will: the frame that asked has been left meanwhile. */
const LEFT = 10_000;

/**
 * Watches what a page fetches, its frames as well; to be called before it is opened. Playwright's "networkidle" does not come
 * where a frame was left while it fetched, as the editor's preview of a quotation is with each change.
 * @returns what resolves once the page fetches nothing
 */
export function watchFetches(page: Page): () => Promise<void> {
	const open = new Map<Request, number>();
	let last = performance.now();
	page.on("request", (request) => open.set(request, performance.now()));
	const ended = (request: Request) => {
		open.delete(request);
		last = performance.now();
	};
	page.on("requestfinished", ended);
	page.on("requestfailed", ended);
	return async () => {
		const asked = performance.now();
		for (;;) {
			const now = performance.now();
			const isOpen = [...open.values()].some((since) => now - since < LEFT);
			if (!isOpen && now - Math.max(last, asked) > QUIET) return;
			await new Promise((resolve) => setTimeout(resolve, 50));
		}
	};
}
