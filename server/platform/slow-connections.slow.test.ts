import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readSettings } from "../main/env.ts";
import { type Running, start } from "../main/start.ts";

let folder: string;
let running: Running;
beforeEach(async () => {
	folder = mkdtempSync(join(tmpdir(), "thari-slow-"));
	const settings = readSettings({ PORT: "0", HOST: "127.0.0.1", DATA_DIR: folder });
	running = await start({ settings, render: async (request) => new Response(await request.text()), assets: undefined });
});
afterEach(async () => {
	await running.stop();
	rmSync(folder, { recursive: true });
});

test.each([
	["headers that do not end", 10, "GET / HTTP/1.1\r\nHost: x\r\n"],
	[
		"a form that does not end",
		15,
		"POST /contact HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\n\r\na",
	],
])(
	"%s are waited for %i seconds and little more",
	async (_, seconds, bytes) => {
		const began = performance.now();
		await new Promise((resolve) => {
			const socket = connect(running.port, "127.0.0.1", () => socket.write(bytes));
			socket.resume().once("error", resolve).once("close", resolve);
		});
		expect((performance.now() - began) / 1000).toBeGreaterThan(seconds - 1);
		expect((performance.now() - began) / 1000).toBeLessThan(seconds + 4);
	},
	60_000,
);
