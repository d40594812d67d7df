import { readdirSync, readFileSync } from "node:fs";
import type { Site } from "../support/site.ts";

/**
 * The processor time that all threads of a site have had, and with PostgreSQL the server's processes that answer for it,
 * milliseconds: what an answer costs, whoever else uses the machine.
 */
export function processorOf({ process: { pid } }: Pick<Site, "process">, databaseUrl?: string): number {
	const threads = entries(`/proc/${pid}/task`).reduce((sum, id) => sum + ranFor(`/proc/${pid}/task/${id}`), 0);
	return databaseUrl === undefined ? threads : threads + ofPostgres();
}

/** Those that answer a client; those that have ended, such as parallel workers, are counted with their parent, to 10 ms. */
function ofPostgres(): number {
	let sum = 0;
	for (const pid of entries("/proc")) {
		if (!/^\d+$/.test(pid)) continue;
		const command = textOf(`/proc/${pid}/cmdline`);
		if (/^postgres: .*(\d+\.\d+\.\d+\.\d+|parallel worker)/.test(command)) sum += ranFor(`/proc/${pid}`);
		else if (/\/bin\/postgres\0/.test(command)) {
			const [user, system] = textOf(`/proc/${pid}/stat`).split(") ").at(-1)?.split(" ").slice(13, 15) ?? [];
			sum += (Number(user) + Number(system)) * 10;
		}
	}
	return sum;
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
