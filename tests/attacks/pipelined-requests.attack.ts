import { startSite } from "../support/site.ts";
import { type Trial, verdict } from "../support/verdict.ts";
import { buyersPath, reply, unread } from "./act.ts";
import { watched } from "./watch.ts";

/*
 * A buyer asks for their own file of 4 MB some hundreds of times in one packet of 60 kB, and reads nothing: HTTP/1.1
 * allows requests to be sent without waiting, and every answer but the first is kept until its turn comes. A few
 * connections, far below every bound on their number, would so take gigabytes.
 */

const MOST_GROWN = 500;

export const attack: Trial = async (short) => {
	const site = await startSite();
	const lines = unread();
	try {
		const path = await buyersPath(site.url);
		const stored = await reply(site.url, path, 1, {}, 4);
		const [file = ""] = /\/q\/[\w-]+\/files\/[\w-]+/.exec(await (await fetch(site.url + path)).text()) ?? [];
		const request = `GET ${file} HTTP/1.1\r\nHost: localhost:${site.port}\r\n\r\n`;
		const packets = short ? 10 : 100;
		const { slowest, grown, result } = await watched(site, async () => {
			for (let n = 0; n < packets; n++) await lines.send(site.port, request.repeat(400));
			return (await fetch(site.url + path)).status;
		});
		lines.close();
		const honest = await fetch(site.url + file);
		const bytes = (await honest.arrayBuffer()).byteLength;
		return verdict(
			"pipelined-requests",
			`${packets * 400} requests: ${grown} MB, others waited ${slowest} ms at most`,
			[
				[stored === 303 && file !== "", "there is a file to ask for"],
				[grown < MOST_GROWN, `the process grew by ${grown} MB`],
				[slowest < 5_000, `somebody else waited ${slowest} ms for an answer`],
				[result === 200, `a page was answered with ${result}`],
				[
					honest.status === 200 && bytes > 4_000_000,
					`the file itself was answered with ${honest.status}, ${bytes} bytes`,
				],
			],
		);
	} finally {
		lines.close();
		await site.stop();
	}
};
