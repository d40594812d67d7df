import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { afterEach, beforeEach, expect, test } from "vitest";
import { assetHandler } from "./assets.ts";

/** More than a stream holds at once, so that a reader who stops leaves it half read. */
const LARGE = "x".repeat(500_000);

let folder: string;
let server: Server;
/** Every file that has been opened for an answer. */
let opened: Readable[];
beforeEach(async () => {
	folder = mkdtempSync(join(tmpdir(), "thari-assets-"));
	writeFileSync(join(folder, "small.js"), "app()");
	writeFileSync(join(folder, "large.txt"), LARGE);
	opened = [];
	const handler = assetHandler(folder, { secure: false, preload: false });
	server = createServer((request, response) => {
		response.on("pipe", (file) => opened.push(file));
		handler(request, response, () => response.writeHead(404).end());
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(() => {
	server.close();
	server.closeAllConnections();
	rmSync(folder, { recursive: true, force: true });
});

const port = () => (server.address() as AddressInfo).port;
const get = (path: string, headers: Record<string, string> = {}) =>
	fetch(`http://127.0.0.1:${port()}${path}`, { headers });

test.each(["bytes=5-2", "bytes=0-0", "bytes=-5", "bytes=999-", "lines=1-2"])(
	"answers the range %s with the whole file",
	async (range) => {
		const answer = await get("/small.js", { Range: range });
		expect([answer.status, await answer.text()]).toEqual([200, "app()"]);
	},
);

test("outlives a file that is gone since the start", async () => {
	rmSync(join(folder, "large.txt"));
	await expect(get("/large.txt").then((answer) => answer.text())).rejects.toThrow();
	expect(await (await get("/small.js")).text()).toBe("app()");
});

test("leaves no file open when its reader goes away, also where answers are queued behind each other", async () => {
	const asked = "GET /large.txt HTTP/1.1\r\nHost: x\r\n\r\n".repeat(20);
	const socket = connect(port(), "127.0.0.1", () => socket.pause().write(asked));
	await expect.poll(() => opened.length).toBeGreaterThan(1);
	socket.destroy();
	await expect.poll(() => opened.filter((file) => !file.destroyed)).toEqual([]);
	expect(await (await get("/large.txt")).text()).toBe(LARGE);
});
