import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";

/**
 * Refuses a body that is too large before anything reads it. One that announces its length is held to it by Node, and is
 * left as it is: to look at it is to make a stream of it, which costs a request for a page more than all else in front of
 * the pages.
 * @param maxSize bytes
 */
export function limitBody(maxSize: number, tooLarge: () => Response): MiddlewareHandler {
	const counted = bodyLimit({ maxSize, onError: tooLarge });
	return async (c, next) => {
		if (c.req.method === "GET" || c.req.method === "HEAD") return next();
		const length = c.req.header("Content-Length");
		if (length === undefined || c.req.header("Transfer-Encoding") !== undefined) return counted(c, next);
		return Number(length) > maxSize ? tooLarge() : next();
	};
}
