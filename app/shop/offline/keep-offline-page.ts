import { ownScript } from "../../ui/own-html.ts";

/** Has the browser keep the page that stands in for one it cannot fetch (worker-file.ts): the least urgent of what a page does. */
export function keepOfflinePage(): void {
	if (import.meta.env.DEV) return;
	// A browser that keeps nothing shows its own page instead.
	navigator.serviceWorker?.register(ownScript("/service-worker.js")).catch(() => undefined);
}
