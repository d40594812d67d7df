import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type TestContext, test } from "vitest";
import { readSettings } from "../main/env.ts";
import { type Running, start } from "../main/start.ts";

async function startSite({ onTestFinished }: TestContext): Promise<Running> {
	const folder = mkdtempSync(join(tmpdir(), "thari-slow-"));
	const settings = readSettings({ PORT: "0", HOST: "127.0.0.1", DATA_DIR: folder });
	const render = async (request: Request) => new Response(await request.text());
	const running = await start({ settings, render, assets: undefined });
	onTestFinished(async () => {
		await running.stop();
		rmSync(folder, { recursive: true });
	});
	return running;
}

// Both wait all their time.
test.concurrent.for([
	["headers that do not end", 10, "GET / HTTP/1.1\r\nHost: x\r\n"],
	[
		"a form that does not end",
		15,
		"POST /contact HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\n\r\na",
	],
] as const)(
	"%s are waited for %i seconds, and not for as long again",
	{ timeout: 60_000 },
	async ([_, seconds, bytes], context) => {
		const running = await startSite(context);
		const began = performance.now();
		await new Promise((resolve) => {
			const socket = connect(running.port, "127.0.0.1", () => socket.write(bytes));
			socket.resume().once("error", resolve).once("close", resolve);
		});
		expect((performance.now() - began) / 1000).toBeGreaterThan(seconds - 1);
		expect((performance.now() - began) / 1000).toBeLessThan(seconds * 2);
	},
);
