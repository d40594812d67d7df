import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import autocannon from "autocannon";
import { freePort } from "../support/postgres.ts";
import type { Site } from "../support/site.ts";
import { median, type Part } from "./table.ts";

const SECONDS = 5;
const RUNS = 3;
/** Clock ticks of /proc/<pid>/stat per second on Linux. */
const TICKS = 100;

type Cost = { perSecond: number; cpu: number; p99: number };

/** CPU per cached page beside that of a bare Node server that sends the same bytes, taken in turns. */
export async function measureServing(site: Site): Promise<Part> {
	const rows: (string | number)[][] = [];
	for (const path of ["/", "/products"]) {
		const reply = await fetch(site.url + path, { headers: { "Accept-Encoding": "br" } });
		const bytes = Number(reply.headers.get("content-length"));
		const bare = await bareServer(bytes);
		const ours: Cost[] = [];
		const theirs: Cost[] = [];
		for (let run = 0; run < RUNS; run++) {
			theirs.push(await cost(`http://127.0.0.1:${bare.port}/`, bare.pid));
			ours.push(await cost(site.url + path, site.process.pid ?? 0));
		}
		await bare.stop();
		const own = median(ours.map(({ cpu }) => cpu));
		const floor = median(theirs.map(({ cpu }) => cpu));
		rows.push([
			path,
			bytes,
			Math.round(median(ours.map(({ perSecond }) => perSecond))),
			own.toFixed(3),
			floor.toFixed(3),
			(own / floor).toFixed(2),
			median(ours.map(({ p99 }) => p99)),
		]);
	}
	rows.push(["resident memory after this load", "", "", "", "", "", `${memory(site.process.pid ?? 0)} MB`]);
	return {
		title: "Serving a cached page",
		how: `autocannon, 20 connections, ${SECONDS} s, median of ${RUNS}; CPU of the server's process by /proc. The bare server sends as many bytes with one header.`,
		head: ["page", "bytes", "pages per s", "CPU ms per page", "bare server", "ratio", "p99 ms"],
		rows,
	};
}

async function cost(url: string, pid: number): Promise<Cost> {
	const before = cpuMs(pid);
	const result = await autocannon({ url, connections: 20, duration: SECONDS, headers: { "Accept-Encoding": "br" } });
	if (result.non2xx > 0) throw new Error(`${result.non2xx} answers of ${url} were no success`);
	return {
		perSecond: result.requests.average,
		cpu: (cpuMs(pid) - before) / result.requests.total,
		p99: result.latency.p99,
	};
}

function cpuMs(pid: number): number {
	const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
		.replace(/^.*\) /, "")
		.split(" ");
	return ((Number(fields[11]) + Number(fields[12])) / TICKS) * 1000;
}

export function memory(pid: number): number {
	return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1000);
}

/** The bare server needs a process of its own, or its CPU would be counted with the load's. */
async function bareServer(bytes: number): Promise<{ port: number; pid: number; stop(): Promise<void> }> {
	const port = await freePort();
	const code = `const b=Buffer.alloc(${bytes},"x");require("node:http").createServer((q,r)=>{r.writeHead(200,{"content-length":b.length});r.end(b)}).listen(${port},"127.0.0.1",()=>console.log("up"))`;
	const child = spawn(process.execPath, ["-e", code], { stdio: ["ignore", "pipe", "inherit"] });
	await new Promise((resolve) => child.stdout?.once("data", resolve));
	return {
		port,
		pid: child.pid ?? 0,
		stop: () =>
			new Promise((resolve) => {
				child.once("exit", () => resolve());
				child.kill();
			}),
	};
}
