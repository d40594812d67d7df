import { execFileSync } from "node:child_process";
import { get } from "node:http";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { parseCsv } from "../../domain/shared/csv.ts";
import { ownerCookie } from "../support/owner-cookie.ts";
import { type Site, startSite } from "../support/site.ts";
import { type Verdict, verdict } from "../support/verdict.ts";
import { Waiter } from "../support/waiter.ts";

/** What a visitor may wait because of somebody else's export, report or search, milliseconds. */
const MAY_WAIT = 100;

/**
 * Staff take every request of all years out while somebody looks at the shop: the file holds each request once, and
 * the visitor waits no longer for it than for anything else, nor for the reports of a year or a search that finds nothing.
 */
export async function exporting(requests: number): Promise<Verdict> {
	const site = await startSite();
	try {
		const cookie = await ownerCookie(site);
		const seeding = [join(import.meta.dirname, "../../scripts/seed-requests.ts"), String(requests)];
		const env = { ...process.env, DATA_DIR: site.dataDir };
		execFileSync(process.execPath, seeding, { env, stdio: ["ignore", "ignore", "inherit"] });
		const alone = await Waiter.during(site, "/products", () => pause(1_000));
		const since = performance.now();
		let file: Buffer = Buffer.alloc(0);
		const beside = await Waiter.during(site, "/products", async () => {
			file = await download(site, cookie);
		});
		const seconds = (performance.now() - since) / 1_000;
		const reading = await Waiter.during(site, "/products", async () => {
			for (const path of ["/desk/figures?weeks=52", "/desk?show=all&q=nowhere-to-be-found"]) {
				const answer = await fetch(site.url + path, { headers: { Cookie: cookie } });
				if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
				await answer.arrayBuffer();
			}
		});
		const parsed = parseCsv(gunzipSync(file).toString());
		const references = parsed.ok ? parsed.records.slice(1).map(({ cells }) => cells[0]) : [];
		return verdict(
			"export",
			`${references.length} requests in ${seconds.toFixed(1)} s, ${beside.answers} visits meanwhile, the longest ${beside.longest.toFixed(0)} ms, beside reports and a search ${reading.longest.toFixed(0)} ms (without them ${alone.longest.toFixed(0)} ms)`,
			[
				[references.length === requests, `${references.length} of ${requests} requests are in the file`],
				[new Set(references).size === references.length, "a request is in the file twice"],
				[beside.longest <= MAY_WAIT + alone.longest, `a visitor waited ${beside.longest.toFixed(0)} ms`],
				[
					reading.longest <= MAY_WAIT + alone.longest,
					`a visitor waited ${reading.longest.toFixed(0)} ms for reports and a search`,
				],
			],
		);
	} finally {
		await site.stop();
	}
}

/** The whole file as it comes over the wire: to unpack it meanwhile would make this program slow, not the site. */
async function download(site: Site, cookie: string): Promise<Buffer> {
	const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
	const headers = { Cookie: cookie, "Accept-Encoding": "gzip" };
	get(`${site.url}/desk/figures/requests.csv?weeks=all`, { headers }, async (response) => {
		if (response.statusCode !== 200) return reject(new Error(`${response.statusCode}: ${await text(response)}`));
		buffer(response).then(resolve, reject);
	}).once("error", reject);
	return promise;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
