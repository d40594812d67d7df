import { request } from "node:http";
import { HURRIED } from "../../server/form-keys.ts";
import { exampleOrder } from "../support/shop.ts";
import type { Site } from "../support/site.ts";
import { fetchFormKey } from "../support/submit.ts";
import { type Part, percentile } from "./table.ts";

const CONNECTIONS = 64;

/** Order requests that are on disk before they are acknowledged, as fast as one machine sends them. */
export async function measureDurable(site: Site, seconds: number): Promise<Part> {
	const wanted = seconds * 2_500;
	const keys: string[] = [];
	while (keys.length < wanted)
		keys.push(...(await Promise.all(Array.from({ length: 100 }, () => fetchFormKey(site.url)))));
	await new Promise((resolve) => setTimeout(resolve, HURRIED));
	const times: number[] = [];
	let errors = 0;
	const end = performance.now() + seconds * 1000;
	const sender = async (number: number) => {
		for (let n = 0; performance.now() < end; n++) {
			const key = keys.pop();
			if (!key) return;
			const since = performance.now();
			const ok = await send(site.port, key, `bench-${number}-${n}@example.com`);
			times.push(performance.now() - since);
			if (!ok) errors++;
		}
	};
	const since = performance.now();
	await Promise.all(Array.from({ length: CONNECTIONS }, (_, number) => sender(number)));
	const took = (performance.now() - since) / 1000;
	return {
		title: "Durable order requests",
		how: `${CONNECTIONS} senders on the same two cores for up to ${seconds} s; SQLite, WAL, FULL; each acknowledgement after a sync that several may share.`,
		head: ["requests", "per second", "p50 ms", "p99 ms", "errors"],
		rows: [
			[
				times.length,
				Math.round(times.length / took),
				percentile(times, 0.5).toFixed(1),
				percentile(times, 0.99).toFixed(1),
				errors,
			],
		],
	};
}

function send(port: number, formKey: string, email: string): Promise<boolean> {
	const body = new URLSearchParams({ ...exampleOrder, email, formKey }).toString();
	return new Promise((resolve) => {
		const sent = request(
			{
				port,
				host: "localhost",
				path: "/checkout",
				method: "POST",
				headers: {
					"Content-Type": "application/x-www-form-urlencoded",
					"Content-Length": Buffer.byteLength(body),
					"Sec-Fetch-Site": "same-origin",
				},
			},
			(response) => {
				response.resume();
				response.on("end", () => resolve(response.statusCode === 303));
			},
		);
		sent.on("error", () => resolve(false));
		sent.end(body);
	});
}
