import { HURRIED } from "../../server/intake/form-keys.ts";
import { exampleOrder } from "../support/example-forms.ts";
import type { Site } from "../support/site.ts";
import { drive } from "./drive.ts";
import { cpuMs } from "./serving.ts";
import { type Part, percentile } from "./table.ts";

const CONNECTIONS = 64;
/** More than any machine of two cores takes in a second. */
const KEYS_PER_SECOND = 3_000;

/** Order requests that are on disk before they are acknowledged, as fast as one machine sends them. */
export async function measureDurable(site: Site, seconds: number): Promise<Part> {
	const host = new URL(site.url).host;
	const keys = await fetchKeys(site.port, host, seconds * KEYS_PER_SECOND);
	await new Promise((resolve) => setTimeout(resolve, HURRIED));
	const times: number[] = [];
	let errors = 0;
	const pid = site.process.pid ?? 0;
	const cpuBefore = cpuMs(pid);
	const since = performance.now();
	await drive(
		site.port,
		CONNECTIONS,
		() => {
			const key = performance.now() - since < seconds * 1000 ? keys.pop() : undefined;
			return key && order(host, key, `buyer@bench-${keys.length}.example`);
		},
		({ status, ms }) => {
			times.push(ms);
			if (status !== 303) errors++;
		},
	);
	const took = (performance.now() - since) / 1000;
	const cpu = (cpuMs(pid) - cpuBefore) / times.length;
	return {
		title: "Durable order requests",
		how: `${CONNECTIONS} senders on the same two cores for ${seconds} s; SQLite, WAL, FULL; each acknowledgement after a sync that several may share. CPU of the server's process by /proc.`,
		head: ["requests", "per second", "p50 ms", "p99 ms", "CPU ms each", "errors"],
		rows: [
			[
				times.length,
				Math.round(times.length / took),
				percentile(times, 0.5).toFixed(1),
				percentile(times, 0.99).toFixed(1),
				cpu.toFixed(3),
				errors,
			],
		],
	};
}

async function fetchKeys(port: number, host: string, count: number): Promise<string[]> {
	const keys: string[] = [];
	let left = count;
	await drive(
		port,
		CONNECTIONS,
		() => (left-- > 0 ? `GET /form-key HTTP/1.1\r\nHost: ${host}\r\n\r\n` : undefined),
		({ body }) => keys.push((JSON.parse(body.toString()) as { key: string }).key),
	);
	return keys;
}

/** The post of the checkout's form, as a browser without script sends it. */
function order(host: string, formKey: string, email: string): string {
	const body = new URLSearchParams({ ...exampleOrder, email, formKey }).toString();
	const head = [
		"POST /checkout HTTP/1.1",
		`Host: ${host}`,
		"Sec-Fetch-Site: same-origin",
		"Content-Type: application/x-www-form-urlencoded",
		`Content-Length: ${Buffer.byteLength(body)}`,
	];
	return `${head.join("\r\n")}\r\n\r\n${body}`;
}
