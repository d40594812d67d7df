import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Agent, type IncomingMessage, request as send } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readSettings } from "./env.ts";
import { type Parts, type Running, start } from "./start.ts";

type Answer = { status: number; headers: IncomingMessage["headers"]; body: string };

describe("the running site", () => {
	let folder: string;
	let running: Running | undefined;
	beforeEach(() => {
		folder = mkdtempSync(join(tmpdir(), "thari-start-"));
		mkdirSync(join(folder, "assets"));
		writeFileSync(join(folder, "assets/app-1a2b.js"), "app()");
		writeFileSync(join(folder, "robots.txt"), "User-agent: *");
	});
	afterEach(async () => {
		await running?.stop();
		running = undefined;
		rmSync(folder, { recursive: true });
	});

	async function open(render: Parts["render"], environment: Record<string, string> = {}): Promise<Running> {
		const settings = readSettings({ PORT: "0", HOST: "127.0.0.1", DATA_DIR: join(folder, "data"), ...environment });
		running = await start({ settings, render, assets: folder });
		return running;
	}
	const page = async (request: Request) =>
		new Response(`<p>${new URL(request.url).pathname}</p>`, { headers: { "Content-Type": "text/html" } });

	function ask(
		path: string,
		{ method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
	): Promise<Answer> {
		return new Promise((resolve, reject) => {
			const sent = send({ host: "127.0.0.1", port: running?.port, path, method, headers, agent: false }, (response) => {
				let body = "";
				response.setEncoding("utf8").on("data", (text: string) => {
					body += text;
				});
				response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
			});
			sent.once("error", reject);
			sent.end();
		});
	}

	test("touches no data when it cannot listen, and says why", async () => {
		const { port } = await open(page);
		const data = join(folder, "other");
		const second = (environment: Record<string, string>) =>
			start({
				settings: readSettings({ PORT: String(port), HOST: "127.0.0.1", DATA_DIR: data, ...environment }),
				render: page,
				assets: folder,
			});
		await expect(second({})).rejects.toThrow(`PORT ${port} is taken by another program`);
		await expect(second({ PORT: "0", HOST: "999.1.1.1" })).rejects.toThrow(
			"HOST 999.1.1.1 is not an address of this machine",
		);
		expect(existsSync(data)).toBe(false);
	});

	test("serves a kept page from memory with all headers of the first answer", async () => {
		let rendered = 0;
		await open((request) => {
			rendered++;
			return page(request);
		});
		const [first, second] = [await ask("/about"), await ask("/about")];
		expect([first.status, first.body, second.body, rendered]).toEqual([200, "<p>/about</p>", "<p>/about</p>", 1]);
		for (const name of [
			"content-security-policy",
			"x-content-type-options",
			"etag",
			"vary",
			"cache-control",
			"content-length",
		]) {
			expect(second.headers[name], name).toBe(first.headers[name]);
			expect(second.headers[name], name).toBeDefined();
		}
	});

	test("a connection goes on after a large form that was answered unread", async () => {
		await open(async (request) => {
			// Looking at the body begins to read it.
			expect(request.body).not.toBeNull();
			return new Response("no", { status: 404 });
		});
		const agent = new Agent({ keepAlive: true, maxSockets: 1 });
		const post = (bytes: number) =>
			new Promise<string>((resolve, reject) => {
				const headers = {
					Origin: `http://127.0.0.1:${running?.port}`,
					"Content-Type": "multipart/form-data; boundary=x",
					"Content-Length": bytes,
				};
				const to = { host: "127.0.0.1", port: running?.port, path: "/desk/catalogue/costs", method: "POST", agent };
				const sent = send({ ...to, headers }, (response) => {
					response.resume().once("end", () => resolve(`${response.statusCode} ${sent.reusedSocket}`));
				});
				sent.once("error", reject).end(Buffer.alloc(bytes));
			});
		try {
			expect([await post(1_000_000), await post(100), await post(1_000_000)]).toEqual([
				"404 false",
				"404 true",
				"404 true",
			]);
		} finally {
			agent.destroy();
		}
	});

	test("sends nothing again that the browser still has, and no body to HEAD", async () => {
		await open(page);
		const { headers } = await ask("/about");
		const again = await ask("/about", { headers: { "If-None-Match": headers.etag ?? "" } });
		expect([again.status, again.body, again.headers.etag]).toEqual([304, "", headers.etag]);
		expect([again.headers.vary, again.headers["cache-control"]]).toEqual([headers.vary, headers["cache-control"]]);
		expect((await ask("/about", { headers: { "If-None-Match": `W/${headers.etag}` } })).status).toBe(304);
		const other = await ask("/about", { headers: { "If-None-Match": '"other"' } });
		expect([other.status, other.body]).toEqual([200, "<p>/about</p>"]);
		for (const path of ["/about", "/thank-you", "/contact"]) {
			const head = await ask(path, { method: "HEAD" });
			expect([head.status, head.body]).toEqual([200, ""]);
		}
	});

	test("serves built files for a year, answers no POST with one, and lets nobody out of the folder", async () => {
		writeFileSync(join(folder, "..", "thari-secret.txt"), "secret");
		await open(page);
		const file = await ask("/assets/app-1a2b.js");
		expect([file.status, file.body, file.headers["cache-control"]]).toEqual([
			200,
			"app()",
			"public, max-age=31536000, immutable",
		]);
		expect(file.headers["x-content-type-options"]).toBe("nosniff");
		expect((await ask("/robots.txt")).headers["cache-control"]).toBe("public, max-age=3600");
		expect((await ask("/assets/app-1a2b.js", { method: "POST" })).status).toBe(403);
		for (const path of [
			"/../thari-secret.txt",
			"/%2e%2e/thari-secret.txt",
			"/assets/..%2f..%2fthari-secret.txt",
			"//etc/passwd",
		]) {
			expect((await ask(path)).body).not.toMatch(/secret$|root:/);
		}
		rmSync(join(folder, "..", "thari-secret.txt"));
	});

	test("answers for its own host only, from memory too", async () => {
		await open(page, { PUBLIC_URL: "https://www.thari.example" });
		const headers = { Host: "www.thari.example" };
		for (let n = 0; n < 2; n++) expect((await ask("/about", { headers })).status).toBe(200);
		for (const Host of ["WWW.thari.example", "www.thari.example:443", "www.thari.example:80"])
			expect((await ask("/about", { headers: { Host } })).status).toBe(200);
		expect((await ask("/about", { headers: { Host: "evil.example" } })).status).toBe(421);
	});

	test("refuses a request whose headers are larger than 16 kB", async () => {
		await open(page);
		expect((await ask("/about", { headers: { "X-Large": "x".repeat(17_000) } })).status).toBe(431);
	});

	test("outlives what is no request at all", async () => {
		await open(page);
		for (const bytes of ["\0\0\0\0\r\n\r\n", "GET\r\n\r\n", "GET /%00 HTTP/9.9\r\n\r\n", "\x16\x03\x01\x02\x00\x01"]) {
			await new Promise<void>((resolve) => {
				const socket = connect(running?.port ?? 0, "127.0.0.1", () => socket.end(bytes));
				socket
					.resume()
					.once("error", () => {})
					.once("close", () => resolve());
			});
		}
		expect((await ask("/healthz")).body).toBe("ok");
	});

	test("outlives a part in front of the pages that throws", async () => {
		const settings = readSettings({ PORT: "0", HOST: "127.0.0.1", DATA_DIR: join(folder, "data") });
		const middleware: Parts["middleware"] = (request, _, next) => {
			if (request.url === "/broken") throw new RangeError("no");
			next();
		};
		running = await start({ settings, render: page, assets: undefined, middleware });
		await expect(ask("/broken")).rejects.toMatchObject({ code: "ECONNRESET" });
		expect((await ask("/healthz")).body).toBe("ok");
	});

	test("asked to stop, finishes what it has begun and takes nothing more", async () => {
		const begun = Promise.withResolvers<void>();
		const finish = Promise.withResolvers<void>();
		const { stop, port } = await open(async (request) => {
			begun.resolve();
			await finish.promise;
			return page(request);
		});
		const answer = ask("/thank-you");
		await begun.promise;
		const stopped = stop();
		running = undefined;
		const refused = new Promise((resolve) =>
			connect(port, "127.0.0.1")
				.once("error", resolve)
				.once("connect", () => resolve("taken")),
		);
		expect(await refused).toMatchObject({ code: "ECONNREFUSED" });
		finish.resolve();
		expect(await answer).toMatchObject({ status: 200, body: "<p>/thank-you</p>" });
		await stopped;
	});

	test("says that it stops, takes what still comes, and ends each connection with its answer, until the notice is over", async () => {
		const { stop, port } = await open(page);
		const kept = new Agent({ keepAlive: true });
		const askKept = (path: string) =>
			new Promise<unknown[]>((resolve, reject) => {
				const sent = send({ host: "127.0.0.1", port, path, agent: kept }, (response) => {
					const said = [response.statusCode, response.headers.connection, sent.reusedSocket];
					response.resume().once("end", () => resolve(said));
				});
				sent.once("error", reject).end();
			});
		expect(await askKept("/about")).toEqual([200, "keep-alive", false]);
		expect(await askKept("/about")).toEqual([200, "keep-alive", true]);
		const notice = Promise.withResolvers<void>();
		const stopped = stop(notice.promise);
		// Kept in memory, made anew, and what a load balancer asks: on the connection that was there, and on new ones.
		expect(await askKept("/about")).toEqual([200, "close", true]);
		expect(await askKept("/thank-you")).toEqual([200, "close", false]);
		expect(await ask("/readyz")).toMatchObject({ status: 503, body: "stopping" });
		notice.resolve();
		await stopped;
		running = undefined;
		await expect(ask("/about")).rejects.toMatchObject({ code: "ECONNREFUSED" });
		kept.destroy();
	});

	test("tells the operator where data and mail go and what is still a placeholder, without a password", async () => {
		const { notes } = await open(page, { SMTP_URL: "smtp://user:hidden@127.0.0.1:1", COMPANY_phone: "+91 1" });
		expect(notes[0]).toBe(`Data: SQLite at ${join(folder, "data/thari.db")} (catalogue written)`);
		expect(notes[1]).toBe("Mail: to staff@thari.example through 127.0.0.1:1 (0 waiting, 0 failed)");
		expect(notes[2]).toContain("COMPANY_whatsappNumber");
		expect(notes.join()).not.toMatch(/hidden|COMPANY_phone/);
	});

	test("reminds the operator of forms that nobody was mailed about", async () => {
		const { stop } = await open(page);
		await stop();
		running = undefined;
		const database = new DatabaseSync(join(folder, "data/thari.db"));
		database.exec(`insert into inquiry (id, form_key, body_hash, name, email, country, message, doubt, created_at)
			values ('1', '1', '1', 'A', 'a@b.example', 'India', 'Ten pieces', 'honeypot', 1)`);
		database.close();
		expect((await open(page)).notes[2]).toContain("Suspected spam: 1,");
	});

	test("asked to stop, waits for the answer in hand and not for the connection that its client keeps", async () => {
		const begun = Promise.withResolvers<void>();
		const finish = Promise.withResolvers<void>();
		const { stop, port } = await open(async (request) => {
			if (new URL(request.url).pathname === "/slow") {
				begun.resolve();
				await finish.promise;
			}
			return page(request);
		});
		const agent = new Agent({ keepAlive: true });
		const answered = new Promise<number>((resolve, reject) => {
			const sent = send({ host: "127.0.0.1", port, path: "/slow", agent }, (response) => {
				response.resume().once("end", () => resolve(response.statusCode ?? 0));
			});
			sent.once("error", reject).end();
		});
		await begun.promise;
		const since = performance.now();
		const stopped = stop();
		running = undefined;
		finish.resolve();
		expect(await answered).toBe(200);
		await stopped;
		// Kept open, it would hold the stop for the seven seconds after which all are cut.
		expect(performance.now() - since).toBeLessThan(7000);
		agent.destroy();
	});

	test("does not start on a port that is taken, and says why", async () => {
		const { port } = await open(page);
		const settings = readSettings({ PORT: String(port), HOST: "127.0.0.1", DATA_DIR: join(folder, "other") });
		await expect(start({ settings, render: page, assets: undefined })).rejects.toThrow(`PORT ${port} is taken`);
	});
});
