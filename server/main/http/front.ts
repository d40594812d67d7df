import type { IncomingMessage, ServerResponse } from "node:http";
import { LOCALES } from "../../../messages/registry.ts";
import { preferredLanguage } from "../../platform/http/accept-language.ts";
import { isHost } from "../../platform/http/host.ts";
import { KEPT_VARY, keptIn } from "../page-cache/kept-in.ts";
import type { PageCache, Ready } from "../page-cache/page-cache.ts";
import { PAGE_CACHE_CONTROL } from "./cache-policy.ts";

export type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Answers kept pages straight from memory, in front of everything else: what a page costs is then little more than
 * writing its bytes. Such answers are not logged one by one and carry no request id.
 * @param host the only Host this site answers for, or undefined to answer for any
 */
export function pageFront(pages: PageCache, host: string | undefined): Handler {
	return (request, response, next) => {
		const reading = request.method === "GET" || request.method === "HEAD";
		if (!reading || (host !== undefined && !isHost(request.headers.host, host))) return next();
		const locale = preferredLanguage(request.headers["accept-language"], LOCALES);
		const address = keptIn(locale, request.url ?? "");
		const kept = pages.find(address, request.headers["accept-encoding"]?.toString());
		if (kept) send(kept, request, response);
		else next();
	};
}

function send({ headers, body, etag }: Ready, request: IncomingMessage, response: ServerResponse): void {
	// A proxy that changes the coding weakens the tag; for reading that is the same page (RFC 9110, section 13.1.2).
	if (request.headers["if-none-match"]?.replace(/^W\//, "") === etag) {
		response.writeHead(304, { ETag: etag, "Cache-Control": PAGE_CACHE_CONTROL, Vary: KEPT_VARY });
		response.end();
		return;
	}
	// Node only reads them; its type does not say so, and a copy for each visit would be for the type alone.
	response.writeHead(200, headers as string[]);
	response.end(request.method === "HEAD" ? undefined : body);
}
