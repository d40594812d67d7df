import { startSite } from "../support/site.ts";
import { type Trial, verdict } from "../support/verdict.ts";
import { buyersPath, reply, unread } from "./act.ts";
import { watched } from "./watch.ts";

/*
 * A buyer leaves a file and asks for it over thousands of connections, without ever reading an answer: each is kept in
 * memory whole until it is read. They come through a proxy of ours, so that no bound by address holds them up; then
 * from one address, which has so many connections and no more.
 */

/** Beyond what is meant to be untaken: what the answers in hand and the collector's slack take. Megabytes. */
const MOST_GROWN = 600;
/** What one address may open (server/platform/http/connections.ts), and what is tried. */
const MOST_CONNECTIONS = 200;

export const attack: Trial = async (short) => {
	const count = short ? 300 : 2_000;
	const site = await startSite({ env: { TRUSTED_PROXIES: "127.0.0.1" } });
	const direct = await startSite();
	const lines = unread();
	try {
		const path = await buyersPath(site.url);
		const stored = await reply(site.url, path, 1, {}, 4);
		const [file = ""] = /\/q\/[\w-]+\/files\/[\w-]+/.exec(await (await fetch(site.url + path)).text()) ?? [];
		const { slowest, grown, result } = await watched(site, async () => {
			const request = `GET ${file} HTTP/1.1\r\nHost: localhost:${site.port}\r\n\r\n`;
			for (let n = 0; n < count; n += 50)
				await Promise.all(Array.from({ length: 50 }, () => lines.send(site.port, request)));
			return (await fetch(site.url + path)).status;
		});
		lines.close();
		const honest = await fetch(site.url + file);
		const bytes = (await honest.arrayBuffer()).byteLength;
		const one = await Promise.all(
			Array.from({ length: 2 * MOST_CONNECTIONS }, () => lines.send(direct.port, "GET / ")),
		);
		const kept = await lines.kept(one, MOST_CONNECTIONS);
		const figures = `${count} connections: ${grown} MB, others waited ${slowest} ms; of ${one.length} of one address ${kept} kept`;
		return verdict("unread-answers", figures, [
			[stored === 303 && file !== "", "there is a file to ask for"],
			[grown < MOST_GROWN, `${count} connections made the process grow by ${grown} MB`],
			[slowest < 5_000, `somebody else waited ${slowest} ms for an answer`],
			[result === 200, `a page was answered with ${result}`],
			[
				honest.status === 200 && bytes > 4_000_000,
				`the file itself was answered with ${honest.status}, ${bytes} bytes`,
			],
			[kept <= MOST_CONNECTIONS, `${kept} connections of one address are open`],
		]);
	} finally {
		lines.close();
		await Promise.all([site.stop(), direct.stop()]);
	}
};
