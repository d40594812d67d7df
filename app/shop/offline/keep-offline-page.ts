/** Of app/shop/offline/worker-file.ts. */
const WORKER = "/service-worker.js";

let isAsked = false;

/** Has the browser keep the page that stands in for one it cannot fetch. Called once the page lives: it is the least urgent. */
export function keepOfflinePage(): void {
	if (isAsked || import.meta.env.DEV || !navigator.serviceWorker) return;
	isAsked = true;
	const policy = window.trustedTypes?.createPolicy("thari-worker", { createScriptURL: (_: string) => WORKER });
	const address = policy ? policy.createScriptURL(WORKER) : WORKER;
	// A browser that keeps nothing shows its own page instead.
	navigator.serviceWorker.register(address).catch(() => undefined);
}
