import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Site } from "./site.ts";

/** Milliseconds, long enough for a browser to draw what it has of a document. */
const HALT = 150;

/** The site by way of a network that stops within its documents. */
type HaltingSite = {
	url: string;
	/** How often it has stopped. */
	halts(): number;
	close(): Promise<void>;
};

/**
 * @param behind after each match the rest of a document waits: so does a slow network, which cuts where it likes
 * @param halt for how many milliseconds
 */
export async function openHaltingSite(site: Site, behind: RegExp, halt = HALT): Promise<HaltingSite> {
	let halts = 0;
	const server = createServer((asked, answer) => {
		// The site answers to its own name alone.
		const headers = { ...asked.headers, host: new URL(site.url).host, "accept-encoding": "identity" };
		const passed = request(site.url + asked.url, { method: asked.method, headers }, async (given) => {
			const { "content-length": _, ...rest } = given.headers;
			answer.writeHead(given.statusCode ?? 502, rest);
			if (!rest["content-type"]?.startsWith("text/html")) return given.pipe(answer);
			given.setEncoding("utf8");
			let text = "";
			for await (const piece of given) text += piece;
			let sent = 0;
			for (const { 0: match, index } of text.matchAll(behind)) {
				answer.write(text.slice(sent, index + match.length));
				sent = index + match.length;
				halts++;
				await pause(halt);
			}
			answer.end(text.slice(sent));
		});
		passed.on("error", () => answer.destroy());
		asked.pipe(passed);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		url: `http://localhost:${(server.address() as AddressInfo).port}`,
		halts: () => halts,
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}
