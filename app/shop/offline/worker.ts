import { OFFLINE_PATH, UNREACHED, UNSENT } from "./offline-path.ts";

/*
 * The browser's worker for this site (scripts/inline-script.ts makes it a text, worker-file.ts answers with it). It keeps one
 * page, /offline, and answers with it where a page cannot be fetched. Nothing else is kept: no page, whose prices would
 * grow old or which is somebody's own, and no script or style, so that no version of the site holds anybody on the last.
 */

type Extendable = Event & { waitUntil(work: Promise<unknown>): void };
type FetchEvent = Extendable & {
	request: Request;
	preloadResponse: Promise<Response | undefined>;
	respondWith(answer: Promise<Response>): void;
};
type Route = { condition: { requestMode: string } | { urlPattern: string }; source: "network" };
type InstallEvent = Extendable & { addRoutes?(routes: readonly Route[]): Promise<void> };
type Events = { install: InstallEvent; activate: Extendable; fetch: FetchEvent };

declare const self: {
	registration: { navigationPreload?: { enable(): Promise<void> } };
	skipWaiting(): Promise<void>;
	addEventListener<Kind extends keyof Events>(kind: Kind, listener: (event: Events[Kind]) => void): void;
};

const CACHE = "thari-offline";
/** The company's telephone number stands on it: it is fetched anew after this time, milliseconds. */
const FRESH = 24 * 3_600_000;

self.addEventListener("install", (event) => {
	// What is no change of page goes its way without this worker, where the browser knows how.
	const modes = ["cors", "no-cors", "same-origin"].map((requestMode) => ({ condition: { requestMode } }));
	const routes = [...modes, { condition: { urlPattern: "/desk/*" } }].map((route) => ({
		...route,
		source: "network" as const,
	}));
	const routed = event.addRoutes?.(routes).catch(() => undefined);
	event.waitUntil(Promise.all([fetchPage(), routed, self.skipWaiting()]));
});

self.addEventListener("activate", (event) => {
	// Pages are asked for while this worker starts, not after it has.
	event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve());
});

self.addEventListener("fetch", (event) => {
	const { request } = event;
	if (request.mode !== "navigate" || /^\/desk(\/|$)/.test(new URL(request.url).pathname)) return;
	if (request.method === "GET") {
		event.respondWith(pageOr(event));
		event.waitUntil(refresh());
	}
	// Without a connection a form has surely not been sent. Any other failure the browser tells itself: nobody knows.
	else if (!navigator.onLine) event.respondWith(keptPage(UNSENT));
});

async function pageOr({ request, preloadResponse }: FetchEvent): Promise<Response> {
	try {
		return (await preloadResponse) ?? (await fetch(request));
	} catch {
		return keptPage(UNREACHED);
	}
}

async function keptPage(why: typeof UNREACHED | typeof UNSENT): Promise<Response> {
	const kept = await caches.match(OFFLINE_PATH, { cacheName: CACHE });
	if (!kept || why === UNREACHED) return kept ?? Response.error();
	const html = (await kept.text()).replace(`data-why="${UNREACHED}"`, `data-why="${why}"`);
	return new Response(html, { headers: kept.headers });
}

async function fetchPage(): Promise<void> {
	const page = await fetch(OFFLINE_PATH, { cache: "no-cache" });
	if (!page.ok) throw new Error(`${OFFLINE_PATH}: ${page.status}`);
	const cache = await caches.open(CACHE);
	await cache.put(OFFLINE_PATH, page);
}

async function refresh(): Promise<void> {
	const kept = await caches.match(OFFLINE_PATH, { cacheName: CACHE });
	const age = Date.now() - Date.parse(kept?.headers.get("Date") ?? "");
	// The page that stands serves until another one has come.
	if (!(age < FRESH)) await fetchPage().catch(() => undefined);
}
