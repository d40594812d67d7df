import sirv from "sirv";
import type { Handler } from "./front.ts";
import { BARE_POLICY, baseHeaders } from "./security-headers.ts";

/** Paths whose names change with their content: a browser may keep them for a year. */
const HASHED = /^\/(assets|images|fonts)\//;

/**
 * Built files, read once and served as they are, already compressed by the build. GET and HEAD only: sirv would
 * answer a POST with the file.
 */
export function assetHandler(folder: string, secure: boolean): Handler {
	const headers = { ...baseHeaders(secure), "Content-Security-Policy": BARE_POLICY };
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
		if (request.method === "GET" || request.method === "HEAD") serve(request, response, next);
		else next();
	};
}
