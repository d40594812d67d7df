import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readSettings } from "./env.ts";
import { type Running, start } from "./start.ts";

let dataDir: string;
let running: Running | undefined;
beforeEach(() => {
	dataDir = mkdtempSync(join(tmpdir(), "thari-metrics-"));
});
afterEach(async () => {
	await running?.stop();
	running = undefined;
	rmSync(dataDir, { recursive: true });
});

async function open(environment: Record<string, string>): Promise<Running> {
	const settings = readSettings({ PORT: "0", HOST: "127.0.0.1", DATA_DIR: dataDir, ...environment });
	const render = async (request: Request) =>
		new Response("page", { status: new URL(request.url).pathname === "/gone" ? 404 : 200 });
	const routeOf = (pathname: string) => (pathname.startsWith("/q/") ? "/q/:token" : pathname);
	running = await start({ settings, render, assets: undefined, routeOf });
	return running;
}

/** Where a started site says that its metrics are. */
function addressOf({ notes }: Running): string {
	return /http:\S+\/metrics/.exec(notes.join("\n"))?.[0] ?? "nowhere";
}

test("a site that is asked to says what it does, by route and without addresses", async () => {
	const site = await open({ METRICS_PORT: "0" });
	for (const path of ["/about", "/about", "/gone", "/q/aVeryPrivateToken"])
		await (await fetch(`http://127.0.0.1:${site.port}${path}`)).text();
	const answer = await fetch(addressOf(site));
	expect(answer.headers.get("Content-Type")).toMatch(/^text\/plain; version=0\.0\.4/);
	const text = await answer.text();
	expect(text).toContain('thari_request_seconds_count{route="/about",method="GET",status="200"} 2');
	expect(text).toContain('thari_request_seconds_count{route="/gone",method="GET",status="404"} 1');
	expect(text).toContain('thari_request_seconds_count{route="/q/:token",method="GET",status="200"} 1');
	expect(text).not.toContain("aVeryPrivateToken");
	for (const line of [
		/^thari_ready 1$/m,
		/^thari_outbox_queued 0$/m,
		/^thari_outbox_oldest_seconds 0$/m,
		/^thari_cases_late 0$/m,
		/^thari_disk_free_bytes \d+/m,
		/^thari_sync_seconds_count [1-9]/m,
		/^thari_writes_refused_total\{reason="full"\} 0$/m,
		/^nodejs_eventloop_lag_p99_seconds /m,
	])
		expect(text).toMatch(line);
	expect((await fetch(addressOf(site).replace("/metrics", "/"))).status).toBe(404);
});

test("no site is measured unless it is asked to, and its own port has no metrics", async () => {
	const site = await open({});
	expect(addressOf(site)).toBe("nowhere");
	expect(await (await fetch(`http://127.0.0.1:${site.port}/metrics`)).text()).toBe("page");
});

test("a port for metrics that is taken stops the start before any data is touched", async () => {
	const { port } = await open({});
	const settings = readSettings({
		PORT: "0",
		HOST: "127.0.0.1",
		METRICS_PORT: String(port),
		DATA_DIR: join(dataDir, "b"),
	});
	const second = start({ settings, render: async () => new Response(), assets: undefined });
	await expect(second).rejects.toThrow(`METRICS_PORT ${port} is taken by another program`);
});
