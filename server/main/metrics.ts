import { statfs } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { countLateCases } from "../cases/index.ts";
import { countOutbox, oldestWaiting } from "../outbox/index.ts";
import type { Database } from "../platform/db/database.ts";
import { logError } from "../platform/log.ts";
import type { StorageError } from "../platform/storage-error.ts";
import { listen, OF_METRICS } from "./listen.ts";

/** Seconds. */
const ANSWERS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const SYNCS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
/** Why a database refuses a write; one that is forgotten here does not compile. */
const REASONS: Record<StorageError["reason"], true> = { full: true, broken: true, busy: true, unavailable: true };

export type Metrics = {
	/** Counts a request when its answer has gone out, or its connection has ended. */
	watch(request: IncomingMessage, response: ServerResponse): void;
	port: number;
	close(): Promise<void>;
};

type MetricsDeps = {
	/** Where `/metrics` is answered: a port of its own, which no proxy shows to the world. */
	at: { host: string; port: number };
	database: Database;
	/** By which route an address is answered; the address itself may be somebody's own. */
	routeOf: (pathname: string) => string;
	/** The folder whose disk fills up; undefined where the data lies on a server of its own. */
	dataDir: string | undefined;
	now: () => number;
};

/**
 * Measures the site and answers `/metrics` in Prometheus' text form. Labels are routes, methods, statuses and codes: nothing
 * of a person, and nothing that a visitor could make any number of. The library is loaded here, so that a site that is
 * not measured does without it.
 */
export async function openMetrics({ at, database, routeOf, dataDir, now }: MetricsDeps): Promise<Metrics> {
	const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import("prom-client");
	const registry = new Registry();
	const registers = [registry];
	collectDefaultMetrics({ register: registry });
	const answers = new Histogram({
		name: "thari_request_seconds",
		help: "From a request's head to the last byte of its answer.",
		labelNames: ["route", "method", "status"],
		buckets: ANSWERS,
		registers,
	});
	const syncs = new Histogram({
		name: "thari_sync_seconds",
		help: "How long a commit took to be on disk, or to be acknowledged by PostgreSQL.",
		buckets: SYNCS,
		registers,
	});
	const refused = new Counter({
		name: "thari_writes_refused_total",
		help: "Writes that the database refused, orders among them.",
		labelNames: ["reason"],
		registers,
	});
	// From the start: a series that begins at 1 has never increased, and the alarm for the first refusal would not be given.
	for (const reason of Object.keys(REASONS)) refused.inc({ reason }, 0);
	const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
	const ready = gauge("thari_ready", "1 while the database takes writes, 0 otherwise.");
	const queued = gauge("thari_outbox_queued", "Emails that wait.");
	const failed = gauge("thari_outbox_failed", "Emails that nobody has got.");
	const oldest = gauge("thari_outbox_oldest_seconds", "How long the oldest email that is due has waited.");
	const late = gauge("thari_cases_late", "Buyers who have waited longer than they are promised.");
	const room = gauge("thari_disk_free_bytes", "What is left on the disk of the database.");
	database.onWrite((seen) => {
		if ("syncMs" in seen) syncs.observe(seen.syncMs / 1_000);
		else refused.inc({ reason: seen.refused });
	});

	/** What the database knows. While it does not answer these keep their last values, and `thari_ready` is 0. */
	const look = async () => {
		try {
			const outbox = await countOutbox(database.read);
			queued.set(outbox.queued);
			failed.set(outbox.failed);
			oldest.set((await oldestWaiting(database.read, now())) / 1_000);
			late.set(await countLateCases(database.read, now()));
			if (dataDir !== undefined) {
				const { bavail, bsize } = await statfs(dataDir);
				room.set(bavail * bsize);
			}
			await database.ready();
			ready.set(1);
		} catch (error) {
			logError("not measured", error);
			ready.set(0);
		}
	};
	const server = createServer(async (request, response) => {
		if (request.method !== "GET" || request.url !== "/metrics") {
			response.writeHead(404).end();
			return;
		}
		await look();
		response.writeHead(200, { "Content-Type": registry.contentType }).end(await registry.metrics());
	});
	const port = await listen(server, at, OF_METRICS);
	return {
		port,
		watch(request, response) {
			const stop = answers.startTimer();
			response.once("close", () => {
				const [pathname = "/"] = (request.url ?? "/").split("?");
				const status = response.headersSent ? response.statusCode : 0;
				stop({ route: routeOf(pathname), method: knownMethod(request.method), status });
			});
		},
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

function knownMethod(method: string | undefined): string {
	return method !== undefined && ["GET", "HEAD", "POST"].includes(method) ? method : "other";
}
