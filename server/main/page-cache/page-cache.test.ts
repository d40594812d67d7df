import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { PageCache } from "./page-cache.ts";

/** A page that counts how often it is rendered, and waits for `release` when asked to. */
function page(
	make: (count: number) => Response = (count) =>
		new Response(`rendered ${count}`, { headers: { "Content-Type": "text/html" } }),
) {
	let count = 0;
	const gate = Promise.withResolvers<void>();
	return {
		count: () => count,
		release: gate.resolve,
		render: async () => make(++count),
		slowly: async () => {
			const mine = ++count;
			await gate.promise;
			return make(mine);
		},
	};
}

const text = (response: Response) => response.text();

/** A cache over a catalogue whose version the test moves; each address is its own key. */
function cacheAt(version: number) {
	const catalogue = { version };
	const cache = new PageCache(() => catalogue.version);
	const ask = (path: string, render: () => Promise<Response>, encoding?: string) =>
		cache.respond(path, path, encoding, render);
	return { catalogue, cache, ask };
}

describe("the page cache", () => {
	test("renders a page once and serves it from memory", async () => {
		const { ask } = cacheAt(1);
		const { render, count } = page();
		const answers = [];
		for (let n = 0; n < 3; n++) answers.push(await text(await ask("/", render)));
		expect([answers, count()]).toEqual([["rendered 1", "rendered 1", "rendered 1"], 1]);
	});

	test("renders once for all who ask at the same time", async () => {
		const { ask } = cacheAt(1);
		const { slowly, count, release } = page();
		const asked = Array.from({ length: 50 }, () => ask("/", slowly));
		release();
		const answers = await Promise.all((await Promise.all(asked)).map(text));
		expect([new Set(answers), count()]).toEqual([new Set(["rendered 1"]), 1]);
	});

	test("keeps each key apart", async () => {
		const { ask } = cacheAt(1);
		await ask("/", page().render);
		expect(await text(await ask("/about", page(() => new Response("another page")).render))).toBe("another page");
	});

	test("is empty as soon as the catalogue has another version", async () => {
		const { ask, cache, catalogue } = cacheAt(1);
		const { render, count } = page();
		await ask("/", render);
		catalogue.version = 2;
		expect(cache.find("/", undefined)).toBeUndefined();
		expect(await text(await ask("/", render))).toBe("rendered 2");
		expect(await text(await ask("/", render))).toBe("rendered 2");
		expect(count()).toBe(2);
	});

	test("does not keep under the new version what was begun under the old one", async () => {
		const { ask, cache, catalogue } = cacheAt(1);
		const old = page(() => new Response("old price"));
		const asked = ask("/", old.slowly);
		catalogue.version = 2;
		const fresh = page(() => new Response("new price"));
		expect(await text(await ask("/", fresh.render))).toBe("new price");
		old.release();
		await asked;
		expect(await text(await ask("/", fresh.render))).toBe("new price");
		expect(cache.find("/", undefined)?.body.toString()).toBe("new price");
	});

	test("finds at once what was answered before, campaign links too, and in the asked coding only", async () => {
		const { cache } = cacheAt(1);
		const { render, count } = page();
		expect(cache.find("/?utm=a", undefined)).toBeUndefined();
		await cache.respond("/", "/?utm=a", undefined, render);
		await cache.respond("/", "/", "gzip", render);
		expect(cache.find("/?utm=a", undefined)?.body.toString()).toBe("rendered 1");
		expect(cache.find("/", undefined)?.body.toString()).toBe("rendered 1");
		expect(cache.find("/", "gzip")?.headers).toContain("gzip");
		expect(cache.find("/", "br")).toBeUndefined();
		expect(cache.find("/other", undefined)).toBeUndefined();
		expect(count()).toBe(1);
	});

	test.each([301, 404, 500, 503])("keeps no answer with status %i", async (status) => {
		const { ask } = cacheAt(1);
		const { render, count } = page(() => new Response("not a page", { status }));
		for (let n = 0; n < 2; n++) expect((await ask("/", render)).status).toBe(status);
		expect(count()).toBe(2);
	});

	test("keeps no answer with a cookie: that is one person's", async () => {
		const { ask } = cacheAt(1);
		const { render, count } = page(() => new Response("yours", { headers: { "Set-Cookie": "a=b" } }));
		await ask("/", render);
		expect((await ask("/", render)).headers.get("Set-Cookie")).toBe("a=b");
		expect(count()).toBe(2);
	});

	test("a rendering that throws rejects for all who waited for it, and is not cached", async () => {
		const { ask } = cacheAt(1);
		const gate = Promise.withResolvers<void>();
		const failing = ask("/", async () => {
			await gate.promise;
			throw new Error("no database");
		});
		const { render } = page();
		const waiting = ask("/", render);
		gate.resolve();
		await expect(failing).rejects.toThrow("no database");
		await expect(waiting).rejects.toThrow("no database");
		expect(await text(await ask("/", render))).toBe("rendered 1");
	});

	test("serves the same bytes in each coding, with the headers that say so", async () => {
		const { ask } = cacheAt(1);
		const { render, count } = page(
			() => new Response("<p>தறி</p>".repeat(500), { headers: { "Content-Type": "text/html", "X-Kept": "1" } }),
		);
		const plain = await ask("/", render);
		const body = await plain.text();
		expect(plain.headers.get("Content-Encoding")).toBeNull();
		for (const [encoding, decode] of [
			["br", brotliDecompressSync],
			["gzip", gunzipSync],
		] as const) {
			for (let n = 0; n < 2; n++) {
				const response = await ask("/", render, encoding);
				const bytes = Buffer.from(await response.arrayBuffer());
				expect(decode(bytes).toString()).toBe(body);
				expect(Object.fromEntries(response.headers)).toMatchObject({
					"content-encoding": encoding,
					"content-length": String(bytes.length),
					"content-type": "text/html",
					vary: "Accept-Encoding",
					"x-kept": "1",
				});
			}
		}
		expect(count()).toBe(1);
	});

	test("does not grow without end: past its size pages are rendered each time", async () => {
		const { ask, cache } = cacheAt(1);
		for (let n = 0; n < 2000; n++) await ask(`/${n}`, page().render);
		const { render, count } = page();
		for (let n = 0; n < 2; n++) await ask("/one-more", render);
		expect(count()).toBe(2);
		expect(cache.find("/one-more", undefined)).toBeUndefined();
		const kept = page();
		await ask("/0", kept.render);
		expect(kept.count()).toBe(0);
	});

	test("remembers no address that only a flood would use, and the oldest makes room for the next", async () => {
		const { cache } = cacheAt(1);
		const { render } = page();
		const long = `/?${"x".repeat(500)}`;
		await cache.respond("/", long, undefined, render);
		expect(cache.find(long, undefined)).toBeUndefined();
		for (let n = 0; n <= 10_000; n++) await cache.respond("/", `/?${n}`, undefined, render);
		expect(cache.find("/?0", undefined)).toBeUndefined();
		expect(cache.find("/?1", undefined)).toBeDefined();
		expect(cache.find("/?10000", undefined)).toBeDefined();
	});

	describe("compresses", () => {
		/** A cache whose best compression is a word of its own, made when the test says so. */
		function slowly() {
			const catalogue = { version: 1 };
			const begun: string[] = [];
			let finish = Promise.withResolvers<void>();
			const cache = new PageCache(
				() => catalogue.version,
				async (bytes) => {
					begun.push(bytes.toString());
					await finish.promise;
					return Buffer.from(`best of ${bytes}`);
				},
			);
			return {
				catalogue,
				begun,
				visit: async (path: string, words: string) => {
					const response = await cache.respond(path, path, "br", async () => new Response(words));
					return Buffer.from(await response.arrayBuffer());
				},
				kept: (path: string) => cache.find(path, "br")?.body.toString(),
				finish: () => {
					finish.resolve();
					finish = Promise.withResolvers();
				},
			};
		}

		test("quickly for the first visitors, and as well as can be for all after, one page at a time", async () => {
			const { visit, kept, begun, finish } = slowly();
			for (const path of ["/", "/about", "/"])
				expect(brotliDecompressSync(await visit(path, `page ${path}`)).toString()).toBe(`page ${path}`);
			expect(begun).toEqual(["page /"]);
			finish();
			await expect.poll(() => kept("/")).toBe("best of page /");
			expect(begun).toEqual(["page /", "page /about"]);
			expect(kept("/about")).not.toContain("best");
			finish();
			await expect.poll(() => kept("/about")).toBe("best of page /about");
			// A list for machines stays as it is.
			await visit("/sitemap.xml", "address ".repeat(100_000));
			expect(begun).toHaveLength(2);
		});

		test("again only what a change of the catalogue has touched", async () => {
			const { visit, kept, begun, finish, catalogue } = slowly();
			for (const path of ["/", "/about"]) {
				await visit(path, `page ${path}`);
				finish();
				await expect.poll(() => kept(path)).toBe(`best of page ${path}`);
			}
			for (const version of [2, 3]) {
				catalogue.version = version;
				expect((await visit("/about", "page /about")).toString()).toBe("best of page /about");
			}
			expect(brotliDecompressSync(await visit("/", "new price")).toString()).toBe("new price");
			expect(begun).toEqual(["page /", "page /about", "new price"]);
			finish();
			await expect.poll(() => kept("/")).toBe("best of new price");
		});

		test("tags the quick bytes of a page apart from the best ones, so that a browser never takes one for the other", async () => {
			const { ask, cache } = cacheAt(1);
			const words = Array.from({ length: 2000 }, (_, n) => `word ${(n * 7919) % 997}`).join(" ");
			const quick = await ask("/", async () => new Response(words), "br");
			const length = Number(quick.headers.get("Content-Length"));
			await expect.poll(() => cache.find("/", "br")?.body.length).toBeLessThan(length);
			expect(cache.find("/", "br")?.etag).not.toBe(quick.headers.get("ETag"));
		});
	});
});
