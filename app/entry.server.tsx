import { readFileSync } from "node:fs";
import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, ServerRouter } from "react-router";
import { logError } from "../server/platform/log.ts";
import { fillStyle } from "./document-style/fill-style.ts";
import { usedStyleOf } from "./document-style/used-style.ts";
import { joinScripts } from "./join-scripts.ts";
import fonts from "./styles/fonts.css?url";
import standIns from "./styles/stand-ins.css?url";
import stylesheet from "./styles/store.css?url";

let style: { faces: string; standIns: string; usedBy: (html: string) => string } | undefined;

/**
 * Puts into a document what it needs of the built style. It stands inside the document: one round trip less before
 * the first paint, and the document still fits the first packets a server may send
 * (docs/decisions/0004-script-after-load.md).
 */
function withStyle(html: string): string {
	const read = (address: string) => readFileSync(new URL(`../client${address}`, import.meta.url), "utf8").trim();
	style ??= { faces: read(fonts), standIns: read(standIns), usedBy: usedStyleOf(read(stylesheet)) };
	const { faces, standIns: local, usedBy } = style;
	return fillStyle(html, { faces, css: local + usedBy(html) });
}

/** Renders a whole document before the first byte is sent: pages are cached, and an error still gets its status. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
): Promise<Response> {
	let responseStatus = status;
	const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
		onError(error) {
			responseStatus = 500;
			logError("render failed", error);
		},
	});
	await stream.allReady;
	const html = joinScripts(await new Response(stream).text());
	headers.set("Content-Type", "text/html; charset=utf-8");
	return new Response(import.meta.env.PROD ? withStyle(html) : html, { status: responseStatus, headers });
}

/** The one mapper of unexpected failures inside routes: logged here, answered by the error screen. */
export function handleError(error: unknown, { request }: { request: Request }): void {
	if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
	logError("route failed", error);
}
