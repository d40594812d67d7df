import { chooseEncoding, compressBest, compressFast, type Encoding } from "./compress.ts";

/** An answer as it is kept: its headers and its bytes in every coding somebody has asked for. */
type Page = { status: number; headers: Record<string, string>; bytes: Map<Encoding, Buffer> };

/** More than the catalogue's pages and filters in all their forms; what comes beyond is rendered each time. */
const MAX_PAGES = 2_000;

/**
 * Public pages are the same for every visitor, so each is rendered once per catalogue version and served from
 * memory. Two visitors who ask for the same page at once share one rendering.
 */
export class PageCache {
	#version = -1;
	readonly #pages = new Map<string, Promise<Page | undefined>>();

	/**
	 * The kept answer for a key, or the one `render` gives now. Only answers with status 200 are kept.
	 * @param version the catalogue's version; another one than before empties the cache
	 */
	async respond(
		key: string,
		version: number,
		acceptEncoding: string | undefined,
		render: () => Promise<Response>,
	): Promise<Response> {
		if (version !== this.#version) {
			this.#pages.clear();
			this.#version = version;
		}
		const kept = this.#pages.get(key);
		if (kept) {
			const page = await kept;
			if (page) return answer(page, chooseEncoding(acceptEncoding));
			return render();
		}
		const { promise, resolve } = Promise.withResolvers<Page | undefined>();
		if (this.#pages.size < MAX_PAGES) this.#pages.set(key, promise);
		try {
			const response = await render();
			if (response.status !== 200 || response.headers.has("Set-Cookie")) {
				this.#pages.delete(key);
				resolve(undefined);
				return response;
			}
			const page: Page = {
				status: 200,
				headers: Object.fromEntries(response.headers),
				bytes: new Map([["identity", Buffer.from(await response.arrayBuffer())]]),
			};
			resolve(page);
			return await answer(page, chooseEncoding(acceptEncoding));
		} catch (error) {
			this.#pages.delete(key);
			resolve(undefined);
			throw error;
		}
	}
}

async function answer(page: Page, encoding: Encoding): Promise<Response> {
	let bytes = page.bytes.get(encoding);
	if (!bytes) {
		const plain = page.bytes.get("identity") ?? Buffer.alloc(0);
		bytes = await (encoding === "br" ? compressBest(plain) : compressFast(plain, encoding));
		page.bytes.set(encoding, bytes);
	}
	const headers = new Headers(page.headers);
	headers.set("Vary", "Accept-Encoding");
	headers.set("Content-Length", String(bytes.length));
	if (encoding !== "identity") headers.set("Content-Encoding", encoding);
	return new Response(new Uint8Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.length), {
		status: page.status,
		headers,
	});
}
