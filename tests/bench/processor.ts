import { readdirSync, readFileSync } from "node:fs";
import type { Site } from "../support/site.ts";

/** What a site and its database have had of a processor so far, milliseconds; whoever else uses the machine. */
type Processor = () => number;

/** Of all threads of a site, and with PostgreSQL of the server's processes that answer for it. */
export function processorOf({ process: { pid }, databaseUrl }: Pick<Site, "process" | "databaseUrl">): Processor {
	const server = databaseUrl === undefined ? undefined : postmasterAt(new URL(databaseUrl).port);
	return () => {
		const threads = entries(`/proc/${pid}/task`).reduce((sum, id) => sum + ranFor(`/proc/${pid}/task/${id}`), 0);
		return server === undefined ? threads : threads + clientsOf(server);
	};
}

/** The server that listens on a port, as `startPostgres` has started it. */
function postmasterAt(port: string): string | undefined {
	return entries("/proc").find((pid) => {
		const command = /^\d+$/.test(pid) ? textOf(`/proc/${pid}/cmdline`) : "";
		return /\/postgres\0/.test(command) && command.split("\0").includes(port);
	});
}

/** Those that answer a client, and the workers that help them. */
function clientsOf(server: string): number {
	return entries("/proc").reduce((sum, pid) => {
		if (!/^\d+$/.test(pid) || textOf(`/proc/${pid}/stat`).split(") ").at(-1)?.split(" ")[1] !== server) return sum;
		const isOurs = /^postgres: .*(127\.0\.0\.1|parallel worker)/.test(textOf(`/proc/${pid}/cmdline`));
		return isOurs ? sum + ranFor(`/proc/${pid}`) : sum;
	}, 0);
}

/** Milliseconds on a processor, which Linux counts in nanoseconds. */
function ranFor(folder: string): number {
	return Number(textOf(`${folder}/schedstat`).split(" ")[0] ?? 0) / 1e6;
}

function entries(folder: string): string[] {
	try {
		return readdirSync(folder);
	} catch {
		return [];
	}
}

function textOf(file: string): string {
	try {
		return readFileSync(file, "utf8");
	} catch {
		return "";
	}
}
