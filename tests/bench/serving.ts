import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Site } from "../support/site.ts";
import { drive } from "./drive.ts";
import { median, type Part, percentile } from "./table.ts";

const CONNECTIONS = 20;
const SECONDS = 5;
const RUNS = 3;
/** Clock ticks of /proc/<pid>/stat per second on Linux. */
const TICKS = 100;

type Cost = { perSecond: number; cpu: number; p99: number };

/** CPU per cached page beside that of a bare Node server that sends the same bytes, taken in turns. */
export async function measureServing(site: Site): Promise<Part> {
	const rows: (string | number)[][] = [];
	for (const path of ["/", "/products"]) {
		const host = new URL(site.url).host;
		await kept(site.port, host, path);
		// The best compression takes the place of the first, quick one.
		await new Promise((resolve) => setTimeout(resolve, 1000));
		const body = await kept(site.port, host, path);
		const bare = await bareServer(body);
		const ours: Cost[] = [];
		const theirs: Cost[] = [];
		for (let run = 0; run < RUNS; run++) {
			theirs.push(await cost(bare.port, bare.pid, host, path));
			ours.push(await cost(site.port, site.process.pid ?? 0, host, path));
		}
		await bare.stop();
		const own = median(ours.map(({ cpu }) => cpu));
		const floor = median(theirs.map(({ cpu }) => cpu));
		rows.push([
			path,
			body.length,
			Math.round(median(ours.map(({ perSecond }) => perSecond))),
			own.toFixed(3),
			floor.toFixed(3),
			(own / floor).toFixed(2),
			median(ours.map(({ p99 }) => p99)).toFixed(1),
		]);
	}
	rows.push(["resident memory after this load", "", "", "", "", "", `${memory(site.process.pid ?? 0)} MB`]);
	return {
		title: "Serving a cached page",
		how: `${CONNECTIONS} connections, ${SECONDS} s, median of ${RUNS}; CPU of the server's process by /proc. The bare server sends the same bytes with one header.`,
		head: ["page", "bytes", "pages per s", "CPU ms per page", "bare server", "ratio", "p99 ms"],
		rows,
	};
}

const asked = (host: string, path: string) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`;

/** The bytes of a page as they are kept. */
async function kept(port: number, host: string, path: string): Promise<Buffer> {
	const requests = [asked(host, path)];
	let bytes = Buffer.alloc(0);
	await drive(
		port,
		1,
		() => requests.pop(),
		({ status, body }) => {
			if (status !== 200) throw new Error(`${path} answered ${status}`);
			bytes = Buffer.from(body);
		},
	);
	return bytes;
}

async function cost(port: number, pid: number, host: string, path: string): Promise<Cost> {
	const request = asked(host, path);
	const times: number[] = [];
	const before = cpuMs(pid);
	const end = performance.now() + SECONDS * 1000;
	await drive(
		port,
		CONNECTIONS,
		() => (performance.now() < end ? request : undefined),
		({ status, ms }) => {
			if (status !== 200) throw new Error(`${path} answered ${status}`);
			times.push(ms);
		},
	);
	return {
		perSecond: times.length / SECONDS,
		cpu: (cpuMs(pid) - before) / times.length,
		p99: percentile(times, 0.99),
	};
}

/** What a process has used of the processor since its start, milliseconds. */
export function cpuMs(pid: number): number {
	const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
		.replace(/^.*\) /, "")
		.split(" ");
	return ((Number(fields[11]) + Number(fields[12])) / TICKS) * 1000;
}

export function memory(pid: number): number {
	return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1000);
}

/** The bare server needs a process of its own, or its CPU would be counted with the load's. It reads what it sends. */
async function bareServer(body: Buffer): Promise<{ port: number; pid: number; stop(): Promise<void> }> {
	const code = `const b=require("node:fs").readFileSync(0);require("node:http").createServer((q,r)=>{r.writeHead(200,{"content-length":b.length});r.end(b)}).listen(0,"127.0.0.1",function(){console.log(this.address().port)})`;
	const child = spawn(process.execPath, ["-e", code], { stdio: ["pipe", "pipe", "inherit"] });
	child.stdin.end(body);
	const port = await new Promise<string>((resolve) => child.stdout.once("data", (bytes) => resolve(String(bytes))));
	return {
		port: Number(port),
		pid: child.pid ?? 0,
		stop: () =>
			new Promise((resolve) => {
				child.once("exit", () => resolve());
				child.kill();
			}),
	};
}
