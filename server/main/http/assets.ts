import type { IncomingMessage, ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import sirv from "sirv";
import { BARE_POLICY, baseHeaders, type Tls } from "../../platform/http/security-headers.ts";
import { logError } from "../../platform/log.ts";
import type { Handler } from "./front.ts";

/** Paths whose names change with their content: a browser may keep them for a year. */
const HASHED = /^\/(assets|images|fonts)\//;

/**
 * Built files, listed once and served as they are, already compressed by the build. GET and HEAD only: sirv would
 * answer a POST with the file. Always the whole file, which is a right answer to any range (RFC 9110, section 14.2):
 * sirv takes ranges by rules of its own, and one that runs backwards would end the process.
 */
export function assetHandler(folder: string, tls: Tls): Handler {
	const headers = { ...baseHeaders(tls), "Content-Security-Policy": BARE_POLICY };
	const serve = sirv(folder, {
		brotli: true,
		gzip: true,
		etag: true,
		setHeaders(response, path) {
			for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
			response.setHeader(
				"Cache-Control",
				HASHED.test(path) ? "public, max-age=31536000, immutable" : "public, max-age=3600",
			);
		},
	});
	return (request, response, next) => {
		if (request.method !== "GET" && request.method !== "HEAD") return next();
		delete request.headers.range;
		response.once("pipe", (file) => letGo(file, request, response));
		serve(request, response, next);
	};
}

/**
 * A file that is piped is not closed when its reader goes away, and one that cannot be read (no descriptor left, a
 * new build in its place) would end the process.
 */
function letGo(file: Readable, request: IncomingMessage, response: ServerResponse): void {
	file.once("error", (error) => {
		logError("file not sent", error);
		response.destroy();
	});
	response.once("close", () => file.destroy());
	// An answer still queued behind another on its connection learns only from its request that the reader has left.
	request.once("close", () => request.socket.destroyed && file.destroy());
}
