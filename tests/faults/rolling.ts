import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { HURRIED } from "../../server/intake/form-keys.ts";
import { renderTable } from "../bench/table.ts";
import { type Balancer, openBalancer } from "../support/balancer.ts";
import { freePort } from "../support/free-port.ts";
import { startPostgres } from "../support/postgres.ts";
import { type Site, startSite } from "../support/site.ts";
import { fetchFormKey, postOrder } from "../support/submit.ts";
import { type Verdict, verdict } from "../support/verdict.ts";

const CLIENTS = 12;
/** Keys that a client fetches before it waits once for all of them to be old enough. */
const KEYS = 20;
/** From SIGTERM to the end, milliseconds. */
const STOP_WITHIN = 10_000;

const HEAD = ["restart", "process", "stopped after ms", "then away ms", "orders acknowledged meanwhile", "failed"];

/**
 * Two processes on one PostgreSQL behind a round robin, each restarted in turn while buyers order and try nothing
 * twice: every order is answered, and all that were acknowledged are stored. Prints what became of the orders of each restart.
 * @param least orders that are sent at least, over all restarts
 */
export async function rolling(restarts: number, least: number): Promise<Verdict> {
	const server = await startPostgres();
	const dataDir = mkdtempSync(join(tmpdir(), "thari-rolling-"));
	const ports = [await freePort(), await freePort()];
	const balancer = await openBalancer(ports);
	const url = `http://localhost:${balancer.port}`;
	const env = { DATABASE_URL: `${server.url}/postgres`, PUBLIC_URL: url, STOP_NOTICE: "1" };
	const start = (port: number) => startSite({ dataDir, port, env });
	const sites: Site[] = [];
	const failed: string[] = [];
	let acknowledged = 0;
	let done = false;

	const buyer = async (number: number) => {
		for (let n = 0; !done; ) {
			const keys = await Promise.all(Array.from({ length: KEYS }, () => fetchFormKey(url)));
			await pause(HURRIED + 20);
			for (const formKey of keys) {
				if (done) return;
				// Each of a domain of its own: of one only so many are acknowledged in a day.
				const answer = await postOrder(url, { formKey, email: `buyer@${number}-${n++}.example` }).catch(String);
				if (typeof answer !== "string" && answer.reference !== undefined) acknowledged++;
				else failed.push(typeof answer === "string" ? answer : `${answer.status}: ${answer.body.slice(0, 200)}`);
			}
		}
	};
	try {
		// One after the other: the first makes the tables.
		for (const port of ports) sites.push(await start(port));
		await Promise.all(ports.map((port) => ready(balancer, port)));
		const buyers = Array.from({ length: CLIENTS }, (_, number) =>
			buyer(number).catch((error) => failed.push(`a form's key: ${error}`)),
		);
		let slowest = 0;
		const rows: (string | number)[][] = [];
		for (let n = 0; n < restarts; n++) {
			const at = n % sites.length;
			const port = ports[at] ?? 0;
			const before = { acknowledged, failed: failed.length };
			const since = performance.now();
			await sites[at]?.stop();
			const stopped = performance.now() - since;
			slowest = Math.max(slowest, stopped);
			sites[at] = await start(port);
			await ready(balancer, port);
			const away = performance.now() - since - stopped;
			const orders = [acknowledged - before.acknowledged, failed.length - before.failed];
			rows.push([n + 1, at + 1, stopped.toFixed(0), away.toFixed(0), ...orders]);
		}
		console.log(renderTable(HEAD, rows));
		while (acknowledged + failed.length < least) await pause(100);
		done = true;
		await Promise.all(buyers);
		const stored = await countRequests(env.DATABASE_URL);
		return verdict(
			"rolling",
			`${restarts} restarts, ${acknowledged + failed.length} orders, ${failed.length} failed, ${stored} stored, slowest stop ${Math.round(slowest)} ms`,
			[
				[failed.length === 0, `${failed.length} orders failed: ${[...new Set(failed)].slice(0, 3).join(" | ")}`],
				[stored === acknowledged, `${acknowledged} orders were acknowledged, ${stored} are stored`],
				[slowest <= STOP_WITHIN, `a process took ${Math.round(slowest)} ms to stop`],
			],
		);
	} finally {
		done = true;
		balancer.close();
		await Promise.all(sites.map((site) => site.stop()));
		server.stop();
		rmSync(dataDir, { recursive: true, force: true });
	}
}

async function countRequests(connectionString: string): Promise<number> {
	const client = new Client({ connectionString });
	await client.connect();
	const { rows } = await client.query<{ count: string }>("select count(*) as count from quote_request");
	await client.end();
	return Number(rows[0]?.count);
}

async function ready(balancer: Balancer, port: number): Promise<void> {
	while (!balancer.isReady(port)) await pause(20);
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
