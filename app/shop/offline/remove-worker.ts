/*
 * What /service-worker.js is where OFFLINE_PAGE=no (worker-file.ts): browsers look for a new worker with each change of
 * page, and one that has the former takes this in its place, which leaves nothing behind.
 */

export {};

type Extendable = Event & { waitUntil(work: Promise<unknown>): void };

declare const self: {
	registration: { unregister(): Promise<boolean> };
	skipWaiting(): Promise<void>;
	addEventListener(kind: "install" | "activate", listener: (event: Extendable) => void): void;
};

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener("activate", (event) => event.waitUntil(removeAll()));

async function removeAll(): Promise<void> {
	for (const name of await caches.keys()) await caches.delete(name);
	await self.registration.unregister();
}
