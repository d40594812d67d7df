import { request } from "node:http";
import type { Site } from "../support/site.ts";
import { expect, test } from "./site-test.ts";

/** What a server may send before it has heard anything back: ten segments (RFC 6928). */
const FIRST_PACKETS = 14_600;

/** Bytes of an answer as they go over the wire, its header fields included. */
function received(site: Site, path: string): Promise<number> {
	return new Promise((resolve, reject) => {
		const sent = request(site.url + path, { agent: false, headers: { "Accept-Encoding": "br" } }, (response) => {
			const { socket } = response;
			response.resume();
			response.on("end", () => resolve(socket.bytesRead));
		});
		sent.on("error", reject);
		sent.end();
	});
}

for (const path of ["/", "/products", "/products/banarasi-silk-saree", "/about", "/contact", "/shipping-policy"]) {
	test(`${path} comes with the first packets`, async ({ site }) => {
		// The first visitor gets a quick compression, everybody after that the best.
		await expect.poll(() => received(site, path)).toBeLessThanOrEqual(FIRST_PACKETS);
	});
}
