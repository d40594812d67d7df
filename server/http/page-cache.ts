import { createHash } from "node:crypto";
import { logError } from "../log.ts";
import { chooseEncoding, compressBest, compressFast, type Encoding } from "./compress.ts";

/** An answer that is ready to be written: headers as Node takes them, and the bytes of one coding. */
export type Ready = { headers: readonly string[]; body: Buffer; etag: string };

/** One page in every coding somebody has asked for. */
type Page = { headers: readonly string[]; etag: string; plain: Buffer; ready: Map<Encoding, Ready> };

/** More than the catalogue's pages and filters in all their forms; what comes beyond is rendered each time. */
const MAX_PAGES = 2_000;
/** Addresses under which a page is found at once, campaign links among them; beyond it the oldest makes room. */
const MAX_ADDRESSES = 10_000;
/** A longer address than any campaign's is not remembered: it would be memory that a stranger fills. */
const MAX_LENGTH = 500;

/**
 * Public pages are the same for every visitor, so each is rendered once per catalogue version and served from
 * memory. Two visitors who ask for the same page at once share one rendering.
 */
export class PageCache {
	readonly #version: () => number;
	#held = -1;
	readonly #pages = new Map<string, Promise<Page | undefined>>();
	readonly #addresses = new Map<string, Page>();

	/** @param version the catalogue's version now; another one than before empties the cache */
	constructor(version: () => number) {
		this.#version = version;
	}

	/** The kept answer for an address as it stands in the request line, without waiting; undefined when there is none. */
	find(address: string, acceptEncoding: string | undefined): Ready | undefined {
		this.#follow();
		return this.#addresses.get(address)?.ready.get(chooseEncoding(acceptEncoding));
	}

	/**
	 * The kept answer for a key, or the one `render` gives now. Only answers with status 200 are kept.
	 * @param address the request line's address, found at once from here on
	 */
	async respond(
		key: string,
		address: string,
		acceptEncoding: string | undefined,
		render: () => Promise<Response>,
	): Promise<Response> {
		this.#follow();
		let made: Response | undefined;
		let pending = this.#pages.get(key);
		if (!pending) {
			pending = (async () => {
				const response = await render();
				if (response.status === 200 && !response.headers.has("Set-Cookie")) return toPage(response);
				made = response;
				return undefined;
			})();
			if (this.#pages.size < MAX_PAGES) this.#pages.set(key, pending);
			const forget = () => this.#pages.get(key) === pending && this.#pages.delete(key);
			pending.then((page) => page ?? forget(), forget);
		}
		const page = await pending;
		if (!page) return made ?? render();
		const encoding = chooseEncoding(acceptEncoding);
		// No longer kept once the catalogue has moved on.
		const kept = () => this.#pages.get(key) === pending;
		const ready = await this.#prepare(page, encoding, kept());
		if (kept()) this.#remember(address, page);
		return toResponse(ready);
	}

	#remember(address: string, page: Page): void {
		if (address.length > MAX_LENGTH) return;
		this.#addresses.set(address, page);
		if (this.#addresses.size <= MAX_ADDRESSES) return;
		const { value: oldest } = this.#addresses.keys().next();
		if (oldest !== undefined) this.#addresses.delete(oldest);
	}

	#follow(): void {
		const version = this.#version();
		if (version === this.#held) return;
		this.#held = version;
		this.#pages.clear();
		this.#addresses.clear();
	}

	/** The first visitor gets a quick compression; the best one takes its place for all who come later. */
	async #prepare(page: Page, encoding: Encoding, kept: boolean): Promise<Ready> {
		const made = page.ready.get(encoding);
		if (made) return made;
		const quick = toReady(page, encoding, await compressFast(page.plain, encoding));
		page.ready.set(encoding, quick);
		if (encoding === "br" && kept) {
			compressBest(page.plain).then(
				(best) => page.ready.set(encoding, toReady(page, encoding, best)),
				(error) => logError("page not compressed further", error),
			);
		}
		return quick;
	}
}

async function toPage(response: Response): Promise<Page> {
	const plain = Buffer.from(await response.arrayBuffer());
	const etag = `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
	return { headers: [...response.headers].flat(), etag, plain, ready: new Map() };
}

function toReady({ headers, etag }: Page, encoding: Encoding, body: Buffer): Ready {
	// A tag names one coding's bytes (RFC 9110, section 8.8.3).
	const tag = etag.replace(/"$/, `-${encoding}"`);
	const coding = encoding === "identity" ? [] : ["content-encoding", encoding];
	const all = [...headers, ...coding, "vary", "Accept-Encoding", "etag", tag, "content-length", String(body.length)];
	return { headers: all, body, etag: tag };
}

function toResponse({ headers, body }: Ready): Response {
	const pairs = headers.flatMap((name, index) =>
		index % 2 === 0 ? [[name, headers[index + 1] ?? ""] as [string, string]] : [],
	);
	return new Response(new Uint8Array(body), { headers: pairs });
}
