import { randomBytes } from "node:crypto";
import languageBuilds from "virtual:language-builds";
import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { DEFAULT_LOCALE, type Locale, translate } from "../messages/registry.ts";
import { documentContext, inlineScriptsContext, localeContext } from "../server/main/context.ts";
import { logError } from "../server/platform/log.ts";
import { areaOf } from "./area.ts";
import { withDocumentStyle } from "./document-style/document-style.ts";
import { LateStartContext } from "./late-script/late-script.tsx";
import { readStart } from "./late-script/read-start.ts";
import { routeListAddress, withLastingSheets } from "./route-lists/route-lists.ts";
import { takeNonce } from "./take-nonce.ts";
import { NonceContext } from "./ui/nonce.ts";
import { LanguageContext } from "./ui/use-messages.ts";

/** Renders a whole document before the first byte is sent: pages are cached, and an error still gets its status. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
	requestContext: RouterContextProvider,
): Promise<Response> {
	let responseStatus = status;
	const { lateScript, styleInDocument } = requestContext.get(documentContext);
	const area = areaOf(context.staticHandlerContext.matches.at(-1)?.route.id);
	const locale = area === "desk" ? DEFAULT_LOCALE : requestContext.get(localeContext);
	const page = import.meta.env.PROD ? withOwnRoutes(inLanguage(context, locale)) : context;
	// The desk lives by its keys: its script comes with the document.
	const isLate = import.meta.env.PROD && lateScript && area !== "desk";
	const { late, rest } = isLate ? await readStart(page) : { late: undefined, rest: page };
	const nonce = randomBytes(12).toString("base64url");
	const stream = await renderToReadableStream(
		<LanguageContext value={translate(locale)}>
			<NonceContext value={nonce}>
				<LateStartContext value={late}>
					<ServerRouter context={rest} url={request.url} nonce={nonce} />
				</LateStartContext>
			</NonceContext>
		</LanguageContext>,
		{
			nonce,
			onError(error) {
				responseStatus = 500;
				logError("render failed", error);
			},
		},
	);
	await stream.allReady;
	const { html, scripts } = takeNonce(await new Response(stream).text(), nonce);
	requestContext.set(inlineScriptsContext, scripts);
	headers.set("Content-Type", "text/html; charset=utf-8");
	const isStyled = import.meta.env.PROD && styleInDocument && area === "shop";
	return new Response(isStyled ? withDocumentStyle(html) : html, { status: responseStatus, headers });
}

/** Gives a page the files of its own language. */
function inLanguage(context: EntryContext, locale: Locale): EntryContext {
	return { ...context, manifest: languageBuilds[locale] ?? context.manifest };
}

/** Gives a page the list of the routes it may know, in place of the framework's file with all of them, and its sheets as that list has them. */
function withOwnRoutes(context: EntryContext): EntryContext {
	const { manifest, staticHandlerContext } = context;
	const ids = staticHandlerContext.matches.map(({ route }) => route.id);
	return { ...context, manifest: { ...withLastingSheets(manifest), url: routeListAddress(manifest, ids) } };
}

/** The one mapper of unexpected failures inside routes: logged here, answered by the error screen. */
export function handleError(error: unknown, { request }: { request: Request }): void {
	if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
	logError("route failed", error);
}
