import { createHash } from "node:crypto";
import { chooseEncoding, compressBest, compressFast, type Encoding } from "../../platform/http/compress.ts";
import { KEPT_VARY } from "./kept-in.ts";

/** An answer that is ready to be written: headers as Node takes them, and the bytes of one coding. */
export type Ready = { headers: readonly string[]; body: Buffer; etag: string };

/** One page in every coding somebody has asked for, and those that are being made. */
type Page = {
	headers: readonly string[];
	etag: string;
	plain: Buffer;
	ready: Map<Encoding, Ready>;
	making: Map<Encoding, Promise<Ready>>;
};

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

	/** The kept answer for an address as it is in the request line, without waiting; undefined when there is none. */
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

	/**
	 * A page that is kept is compressed as well as can be, once; requests that come meanwhile wait for it. It takes
	 * 50 to 90 ms; the quick way's 2.5 kB more would cost a phone another turn of its slow line.
	 */
	#prepare(page: Page, encoding: Encoding, kept: boolean): Ready | Promise<Ready> {
		const made = page.ready.get(encoding) ?? page.making.get(encoding);
		if (made) return made;
		const bytes = encoding === "br" && kept ? compressBest(page.plain) : compressFast(page.plain, encoding);
		const making = bytes.then((body) => {
			const ready = toReady(page, encoding, body);
			page.ready.set(encoding, ready);
			return ready;
		});
		page.making.set(encoding, making);
		making.catch(() => undefined).finally(() => page.making.delete(encoding));
		return making;
	}
}

async function toPage(response: Response): Promise<Page> {
	const plain = Buffer.from(await response.arrayBuffer());
	const etag = `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
	return { headers: [...response.headers].flat(), etag, plain, ready: new Map(), making: new Map() };
}

function toReady({ headers, etag }: Page, encoding: Encoding, body: Buffer): Ready {
	// A tag names one coding's bytes (RFC 9110, section 8.8.3).
	const tag = etag.replace(/"$/, `-${encoding}"`);
	const coding = encoding === "identity" ? [] : ["content-encoding", encoding];
	const all = [...headers, ...coding, "vary", KEPT_VARY, "etag", tag, "content-length", String(body.length)];
	return { headers: all, body, etag: tag };
}

function toResponse({ headers, body }: Ready): Response {
	const pairs = headers.flatMap((name, index) =>
		index % 2 === 0 ? [[name, headers[index + 1] ?? ""] as [string, string]] : [],
	);
	return new Response(new Uint8Array(body), { headers: pairs });
}
