import { createHash, randomBytes } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ours, page, services, httpSite as site } from "../../tests/support/http-site.ts";
import { DamagedError } from "../platform/db/database.ts";
import { log } from "../platform/log.ts";
import { StorageError } from "../platform/storage-error.ts";
import { inlineScriptsContext, servicesContext, visitorContext } from "./context.ts";

afterEach(() => vi.unstubAllEnvs());

test("a product that is not there is kept by nobody: it may be there tomorrow", async () => {
	const { ask } = site({ render: async () => new Response("gone", { status: 404 }) });
	expect((await ask("/products/no-such-product")).headers.get("Cache-Control")).toBe("no-store");
});

describe("every answer, errors too", () => {
	const { ask, post } = site({
		render: async (request) => {
			if (new URL(request.url).pathname === "/breaks") throw new Error("a secret of ours\nof two lines");
			return new URL(request.url).pathname === "/gone" ? new Response("gone", { status: 404 }) : page();
		},
	});

	test.each([
		["a page", () => ask("/"), 200],
		["a page made anew", () => ask("/thank-you"), 200],
		["a page that is not there", () => ask("/gone"), 404],
		["a failure", () => ask("/breaks"), 500],
		["another host", () => ask("/", { headers: { Host: "evil.example" } }), 421],
		["another method", () => ask("/", { method: "DELETE" }), 405],
		["a form from elsewhere", () => post({}), 403],
		["a body that is no form", () => post({ ...ours, "Content-Type": "application/json" }), 415],
		["a form that is too large", () => post(ours, "x".repeat(65_537)), 413],
		["the sign of life", () => ask("/healthz"), 200],
	])("has the headers and an id: %s", async (_, send, status) => {
		const response = await send();
		expect(response.status).toBe(status);
		expect(Object.fromEntries(response.headers)).toMatchObject({
			"x-content-type-options": "nosniff",
			"x-frame-options": "DENY",
			"referrer-policy": "strict-origin-when-cross-origin",
			"cross-origin-opener-policy": "same-origin",
			"cross-origin-resource-policy": "same-origin",
			"strict-transport-security": "max-age=63072000; includeSubDomains",
			"content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
		});
		expect(response.headers.get("X-Request-Id")).toMatch(/^[0-9a-f]{16}$/);
		expect(response.headers.has("Server")).toBe(false);
		expect(response.headers.has("X-Powered-By")).toBe(false);
	});

	test("promises TLS only where there is TLS", async () => {
		const plain = site({ publicUrl: "http://localhost:3000", host: undefined });
		expect((await plain.ask("/")).headers.has("Strict-Transport-Security")).toBe(false);
	});

	test("an error is problem+json: a sentence, the id, and nothing of the inside", async () => {
		for (const response of [await ask("/breaks"), await post({}), await ask("/", { method: "PUT" })]) {
			expect(response.headers.get("Content-Type")).toBe("application/problem+json");
			expect(response.headers.get("Cache-Control")).toBe("no-store");
			const body = await response.json();
			expect(body).toEqual({
				type: "about:blank",
				title: expect.any(String),
				status: response.status,
				detail: expect.stringMatching(/^[A-Z].*\.$/),
				requestId: response.headers.get("X-Request-Id"),
			});
			expect(JSON.stringify(body)).not.toMatch(/secret|\.ts|at /);
		}
	});
});

describe("the host", () => {
	test.each(["evil.example", "www.thari.example:81", "www.thari.example.", "thari.example", ""])(
		"%j is not answered for",
		async (host) => {
			const { ask, render } = site();
			expect((await ask("/", { headers: { Host: host } })).status).toBe(421);
			expect(render).not.toHaveBeenCalled();
		},
	);

	test.each(["www.thari.example:443", "www.thari.example:80", "WWW.Thari.Example"])(
		"%j is ours, for reading and for writing",
		async (Host) => {
			const { ask, post, render } = site();
			expect((await ask("/", { headers: { Host } })).status).toBe(200);
			expect((await post({ ...ours, Host: Host.replace(":80", "") })).status).toBe(200);
			expect(render.mock.calls.map(([request]) => new URL(request.url).host)).toEqual(
				Array(2).fill("www.thari.example"),
			);
		},
	);

	test("may be any when no public address was set", async () => {
		const { ask } = site({ publicUrl: "http://localhost:3000", host: undefined });
		expect((await ask("/", { headers: { Host: "192.0.2.44:3000" } })).status).toBe(200);
	});

	test("does not matter to who looks whether the process lives", async () => {
		const { ask } = site();
		expect(await (await ask("/healthz", { headers: { Host: "10.0.0.3" } })).text()).toBe("ok");
		expect(await (await ask("/readyz", { headers: { Host: "10.0.0.3" } })).text()).toBe("ready");
	});
});

describe("readiness", () => {
	test("ends when the process is asked to stop, while it still lives", async () => {
		const { ask } = site({ accepting: () => false });
		expect([(await ask("/readyz")).status, (await ask("/healthz")).status]).toEqual([503, 200]);
	});

	test("ends when the database does not answer, without saying why to strangers", async () => {
		const { ask } = site({ ready: () => Promise.reject(new Error("password authentication failed for thari")) });
		const response = await ask("/readyz");
		expect([response.status, await response.text()]).toEqual([503, "the database does not answer"]);
	});

	test("is logged where it is none: a balancer that asks all day fills no log", async () => {
		const written = vi.spyOn(log, "info");
		const asked = () => written.mock.calls.map(([fields]) => fields);
		const { ask } = site();
		await ask("/readyz");
		await ask("/healthz");
		expect(asked()).toEqual([]);
		await site({ accepting: () => false }).ask("/readyz");
		await ask("/");
		expect(asked()).toMatchObject([
			{ path: "/readyz", status: 503 },
			{ path: "/", status: 200 },
		]);
		written.mockRestore();
	});

	test("says what an operator can mend: a full disk, a damaged database", async () => {
		const said = async (error: Error) => (await site({ ready: () => Promise.reject(error) }).ask("/readyz")).text();
		expect(await said(new StorageError("full", "no", undefined))).toBe("the disk is full");
		expect(await said(new DamagedError("tree 7: btreeInitPage() returns error code 11"))).toBe(
			"the database is damaged",
		);
	});
});

describe("a public page", () => {
	test("is rendered once, without anything of the visitor, and asked for again each time", async () => {
		const { ask, render } = site();
		for (let n = 0; n < 3; n++) {
			const response = await ask("/products?utm_source=x", {
				headers: { Cookie: "receipt=a.b", Authorization: "x", "Accept-Language": "ta" },
			});
			expect(response.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
		}
		expect(render).toHaveBeenCalledOnce();
		const [request] = render.mock.calls[0] ?? [];
		expect([...(request?.headers ?? [])]).toEqual([]);
	});

	test("is made from its own address alone: no parameter and no host of a visitor can get into it", async () => {
		const { ask, render } = site({ host: undefined, publicUrl: "https://www.thari.example" });
		await ask("/products?category=sarees&x=%22%3E%3Cscript%3E", { headers: { Host: "evil.example" } });
		await ask("/contact.data?next=//evil.example");
		expect(render.mock.calls.map(([request]) => request.url)).toEqual([
			expect.stringMatching(/^https:\/\/www\.thari\.example\/products(\?category=sarees)?$/),
			"https://www.thari.example/contact.data",
		]);
	});

	test("has a policy that names exactly its own scripts", async () => {
		vi.stubEnv("PROD", true);
		const { ask } = site({
			render: async (_, context) => {
				context.set(inlineScriptsContext, ["boot()"]);
				return page("<script>boot()</script><script>planted()</script>");
			},
		});
		const hash = createHash("sha256").update("boot()").digest("base64");
		for (const path of ["/", "/thank-you"]) {
			const policy = (await ask(path)).headers.get("Content-Security-Policy");
			expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
			expect(policy).toContain("default-src 'none'");
		}
	});

	test("has the policy of the screen that it was drawn anew as, where a private link opens nothing", async () => {
		vi.stubEnv("PROD", true);
		let drawn = 0;
		const { ask } = site({
			render: async (_, context) => {
				context.set(inlineScriptsContext, [`draw${++drawn}()`]);
				return new Response("<p>", { status: 404, headers: { "Content-Type": "text/html" } });
			},
		});
		const policy = (await ask(`/q/${"a".repeat(43)}`)).headers.get("Content-Security-Policy");
		expect(policy).toContain(`script-src 'self' 'sha256-${createHash("sha256").update("draw2()").digest("base64")}';`);
	});

	test("that fails once is made again for the next visitor", async () => {
		let failing = true;
		const { ask } = site({
			render: async () => {
				if (!failing) return page();
				failing = false;
				throw new Error("once");
			},
		});
		expect([(await ask("/")).status, (await ask("/")).status]).toEqual([500, 200]);
	});
});

describe("a page of one person", () => {
	test("is made again each time, with their cookie, and kept nowhere", async () => {
		const { ask, render } = site();
		for (let n = 0; n < 2; n++) {
			const response = await ask("/thank-you", { headers: { Cookie: "receipt=a.b" } });
			expect(response.headers.get("Cache-Control")).toBe("no-store");
		}
		expect(render.mock.calls.map(([request]) => request.headers.get("Cookie"))).toEqual(["receipt=a.b", "receipt=a.b"]);
	});

	test("is compressed as the browser asks, and says so", async () => {
		const { ask } = site({ render: async () => page("<p>page</p>".repeat(100)) });
		const response = await ask("/thank-you", { headers: { "Accept-Encoding": "gzip, br" } });
		expect([response.headers.get("Content-Encoding"), response.headers.get("Vary")]).toEqual(["br", "Accept-Encoding"]);
		const bytes = Buffer.from(await response.arrayBuffer());
		expect(response.headers.get("Content-Length")).toBe(String(bytes.length));
		expect(brotliDecompressSync(bytes).toString()).toBe("<p>page</p>".repeat(100));
	});

	test("a file of any length leaves while it is made, and is made no further once nobody reads it", async () => {
		const given = Promise.withResolvers<unknown>();
		const endless = new ReadableStream({
			pull: (controller) => controller.enqueue(randomBytes(10_000)),
			cancel: given.resolve,
		});
		const headers = { "Content-Type": "text/csv", "Content-Disposition": 'attachment; filename="a.csv"' };
		const { ask } = site({ render: async () => new Response(endless, { headers }) });
		const response = await ask("/desk/figures/requests.csv", { headers: { "Accept-Encoding": "gzip, br" } });
		expect([response.headers.get("Content-Encoding"), response.headers.get("Content-Length")]).toEqual(["gzip", null]);
		const reader = response.body?.getReader();
		expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
		await reader?.cancel();
		await given.promise;
	});
});

describe("a form's key", () => {
	test("is issued anew for each form, for our own host alone, and kept nowhere", async () => {
		let count = 0;
		const { ask, render } = site({ services: { ...services, formKeys: { issue: () => `key ${++count}` } } });
		for (const key of ["key 1", "key 2"]) {
			const response = await ask("/form-key");
			expect([await response.json(), response.headers.get("Cache-Control")]).toEqual([{ key }, "no-store"]);
		}
		expect((await ask("/form-key", { headers: { Host: "evil.example" } })).status).toBe(421);
		expect(render).not.toHaveBeenCalled();
	});
});

describe("what a page is given", () => {
	test("the services, who asks, by the address limits count by, and the request's id", async () => {
		const { ask, render } = site({ trustedProxies: ["10.0.0.0/8"] }, "::ffff:10.0.0.1");
		const response = await ask("/thank-you", { headers: { "X-Forwarded-For": "1.1.1.1, 2001:db8:1:2::9" } });
		const [request, context] = render.mock.calls[0] ?? [];
		expect(context?.get(servicesContext)).toBe(services);
		expect(context?.get(visitorContext)).toEqual({
			address: "2001:db8:1:2",
			requestId: response.headers.get("X-Request-Id"),
		});
		expect(request?.url).toBe("https://www.thari.example/thank-you");
	});

	test("a visitor without a proxy cannot choose their address", async () => {
		const { ask, render } = site();
		await ask("/thank-you", {
			headers: { "X-Forwarded-For": "1.1.1.1", Forwarded: "for=1.1.1.1", "X-Real-IP": "1.1.1.1" },
		});
		expect(render.mock.calls[0]?.[1].get(visitorContext).address).toBe("203.0.113.5");
	});
});
