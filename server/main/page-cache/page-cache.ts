import { createHash } from "node:crypto";
import { chooseEncoding, compressBest, compressFast, type Encoding } from "../../platform/http/compress.ts";
import { logError } from "../../platform/log.ts";
import { KEPT_VARY } from "./kept-in.ts";

/** An answer that is ready to be written: headers as Node takes them, and the bytes of one coding. */
export type Ready = { headers: readonly string[]; body: Buffer; etag: string };

/** One page in every coding requested so far, and those that are being made. */
type Page = {
	headers: readonly string[];
	/** Changes with everything that is served. */
	etag: string;
	plain: Buffer;
	ready: Map<Encoding, Ready>;
	making: Map<Encoding, Promise<Ready>>;
	/** The brotli in `ready` is the best that can be. */
	isBest: boolean;
};

/** What is left of a page when the catalogue has changed: should it come out the same, it is compressed already. */
type Former = { etag: string; best: Ready };

/** More than the catalogue's pages and filters in all their forms; what comes beyond is rendered each time. */
const MAX_PAGES = 2_000;
/** Addresses under which a page is found at once, campaign links among them; beyond it the oldest makes room. */
const MAX_ADDRESSES = 10_000;
/** A longer text is no page but a list for machines: as well as can be, a sitemap would take a thread for seconds. */
const MAX_BEST = 500_000;
/** A longer address than any campaign's is not remembered: it would be memory that a stranger fills. */
const MAX_LENGTH = 500;

/**
 * Public pages are the same for every visitor, so each is rendered once per catalogue version and served from
 * memory. Two visitors who ask for the same page at once share one rendering.
 *
 * The best compression takes 50 to 90 ms and saves a phone on a slow line a turn: it is made for one page at a time,
 * after its first visitors have had the quick one. A page that a change of the catalogue leaves as it is keeps it.
 */
export class PageCache {
	readonly #version: () => number;
	readonly #compressBest: typeof compressBest;
	#held = -1;
	readonly #pages = new Map<string, Promise<Page | undefined>>();
	readonly #addresses = new Map<string, Page>();
	readonly #formers = new Map<string, Former>();
	/** Keys of pages to be compressed at leisure, oldest first. */
	readonly #toCompress = new Map<string, Page>();
	#compressing = false;

	/** @param version the catalogue's version now; when it changes every page is rendered again */
	constructor(version: () => number, best = compressBest) {
		this.#version = version;
		this.#compressBest = best;
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
				if (response.status === 200 && !response.headers.has("Set-Cookie"))
					return this.#sameAsBefore(key, await toPage(response));
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
		const ready = await this.#prepare(page, encoding);
		if (kept()) {
			this.#remember(address, page);
			if (encoding === "br" && !page.isBest && page.plain.length <= MAX_BEST) this.#compressAtLeisure(key, page);
		}
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
		this.#toCompress.clear();
	}

	/** The page with what is there of the same one from before the last changes. */
	#sameAsBefore(key: string, page: Page): Page {
		const former = this.#formers.get(key);
		if (former?.etag !== page.etag) return page;
		page.ready.set("br", former.best);
		page.isBest = true;
		return page;
	}

	/** Requests that come meanwhile wait for it: it takes 2 to 3 ms. */
	#prepare(page: Page, encoding: Encoding): Ready | Promise<Ready> {
		const made = page.ready.get(encoding) ?? page.making.get(encoding);
		if (made) return made;
		const making = compressFast(page.plain, encoding).then((body) => {
			const ready = toReady(page, encoding, encoding === "br" ? "quick" : encoding, body);
			if (!page.ready.has(encoding)) page.ready.set(encoding, ready);
			return ready;
		});
		page.making.set(encoding, making);
		making.catch(() => undefined).finally(() => page.making.delete(encoding));
		return making;
	}

	/** Compressing takes one of the few threads that read files too: never two pages at once. */
	async #compressAtLeisure(key: string, page: Page): Promise<void> {
		this.#toCompress.set(key, page);
		if (this.#compressing) return;
		this.#compressing = true;
		for (let [next] = this.#toCompress; next; [next] = this.#toCompress) {
			const [name, one] = next;
			try {
				const best = toReady(one, "br", "br", await this.#compressBest(one.plain));
				one.ready.set("br", best);
				one.isBest = true;
				this.#keepFormer(name, { etag: one.etag, best });
			} catch (error) {
				logError("page not compressed; the quick way stays", error);
			}
			// Meanwhile the catalogue may have changed and the page been made again.
			if (this.#toCompress.get(name) === one) this.#toCompress.delete(name);
		}
		this.#compressing = false;
	}

	#keepFormer(key: string, former: Former): void {
		this.#formers.delete(key);
		this.#formers.set(key, former);
		const [oldest] = this.#formers.keys();
		if (this.#formers.size > MAX_PAGES && oldest !== undefined) this.#formers.delete(oldest);
	}
}

async function toPage(response: Response): Promise<Page> {
	const plain = Buffer.from(await response.arrayBuffer());
	const headers = [...response.headers].flat();
	const etag = createHash("sha256").update(JSON.stringify(headers)).update(plain).digest("base64url").slice(0, 22);
	return { headers, etag, plain, ready: new Map(), making: new Map(), isBest: false };
}

/** @param name tells the bytes of one coding from those of another: a tag names one alone (RFC 9110, section 8.8.3) */
function toReady({ headers, etag }: Page, encoding: Encoding, name: string, body: Buffer): Ready {
	const tag = `"${etag}-${name}"`;
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
