import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { RouterContextProvider } from "react-router";
import { LOCALES, type Locale, type Messages, messagesFor } from "../../messages/registry.ts";
import { DamagedError } from "../platform/db/database.ts";
import { preferredLanguage } from "../platform/http/accept-language.ts";
import { bodyLimitOf, sizeText } from "../platform/http/body-limits.ts";
import { waitForFiles } from "../platform/http/body-patience.ts";
import { clientAddress, proxyList } from "../platform/http/client-address.ts";
import { compressed } from "../platform/http/compressed-answer.ts";
import { isHost, isOriginOf } from "../platform/http/host.ts";
import { limitBody } from "../platform/http/limit-body.ts";
import { problem } from "../platform/http/problem.ts";
import {
	BARE_POLICY,
	baseHeaders,
	contentSecurityPolicy,
	framingOf,
	type Tls,
} from "../platform/http/security-headers.ts";
import { log, logError } from "../platform/log.ts";
import { isBuyersPage, isReadable, PRIVATE_HEADERS, pathToLog } from "../platform/private-pages.ts";
import { StorageError } from "../platform/storage-error.ts";
import {
	type DocumentSettings,
	documentContext,
	inlineScriptsContext,
	localeContext,
	patienceContext,
	type Services,
	servicesContext,
	visitorContext,
} from "./context.ts";
import { cacheKey, PAGE_CACHE_CONTROL, paramValues } from "./http/cache-policy.ts";
import { mediaResponse } from "./http/media.ts";
import { keptIn } from "./page-cache/kept-in.ts";
import type { PageCache } from "./page-cache/page-cache.ts";

export type HttpDeps = {
	services: Services;
	/** React Router's handler of one request. */
	render: (request: Request, context: RouterContextProvider) => Promise<Response>;
	publicUrl: string;
	tls: Tls;
	trustedProxies: readonly string[];
	/** Rejects when the database cannot be read or written. */
	ready: () => Promise<void>;
	/** False once the process is asked to stop: a load balancer then sends no requests here. */
	accepting: () => boolean;
	/** Undefined in development, where pages change with every save, and where PAGE_CACHE says no. */
	pages: PageCache | undefined;
	/** Whether answers are compressed: not in development. */
	compress: boolean;
	documents: DocumentSettings;
	/** The only Host this site answers for, or undefined to answer for any. */
	host: string | undefined;
};

type Environment = { Bindings: HttpBindings; Variables: { requestId: string } };
type Middleware = MiddlewareHandler<Environment>;
/** Names and values of what every answer carries. */
type CommonHeaders = readonly (readonly [string, string])[];

/** What a load balancer asks. */
const PROBES: ReadonlySet<string> = new Set(["/healthz", "/readyz"]);

const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/** Everything in front of the pages: ids, limits, headers, the page cache. */
export function createHttp(deps: HttpDeps): Hono<Environment> {
	const app = new Hono<Environment>();
	const everywhere = Object.entries(baseHeaders(deps.tls));

	app.use(withHeadersAndLog(everywhere));

	// Before anything takes the address apart: the router prints one that it cannot read, with whatever token is in it.
	app.use(async (c, next) => {
		if (isReadable(new URL(c.req.url).pathname)) return next();
		const { title, detail } = wordsFor(c).unreadableAddress;
		return problem(400, title, detail(), c.get("requestId"));
	});

	app.get("/healthz", (c) => c.text("ok"));
	app.get("/readyz", async (c) => {
		if (!deps.accepting()) return c.text("stopping", 503);
		try {
			await deps.ready();
			return c.text("ready");
		} catch (error) {
			logError("not ready", error);
			return c.text(whyNotReady(error), 503);
		}
	});

	app.use(ownFormsOnly(deps.host));

	app.use((c, next) => {
		const hasLength = c.req.header("Transfer-Encoding") === undefined;
		const maxSize = bodyLimitOf(c.req.path, { type: c.req.header("Content-Type") ?? "", hasLength });
		const { title, detail } = wordsFor(c).tooLarge;
		const tooLarge = () => problem(413, title, detail({ size: sizeText(maxSize) }), c.get("requestId"));
		return limitBody(maxSize, tooLarge)(c, next);
	});

	app.get("/media/:name", async (c) => {
		const { images } = deps.services;
		const file = await mediaResponse(images, c.req.param("name"), c.req.header("If-None-Match"));
		const { title, detail } = wordsFor(c).noPicture;
		return file ?? problem(404, title, detail(), c.get("requestId"));
	});

	// A fresh key for one filled form, asked for at its first touch; answered here because every form asks.
	app.get("/form-key", (c) => {
		c.header("Cache-Control", "no-store");
		return c.json({ key: deps.services.formKeys.issue() });
	});

	app.all("*", pages(deps, everywhere));

	app.onError((error, c) => {
		logError("request failed", error, { requestId: c.get("requestId") ?? "" });
		const { title, detail } = wordsFor(c).failed;
		return problem(500, title, detail(), c.get("requestId") ?? "");
	});

	return app;
}

/** Gives every request its id, every answer its headers, and the log a line. */
function withHeadersAndLog(everywhere: CommonHeaders): Middleware {
	return async (c, next) => {
		// Short: it is read out on the telephone, and sent with every page. Random bytes by themselves cost 86 µs.
		const requestId = randomUUID().slice(19).replace("-", "");
		c.set("requestId", requestId);
		const start = performance.now();
		await next();
		// The desk sends no referrer to other sites; its pages bring their own policy.
		const referrer = c.res.headers.get("Referrer-Policy");
		const frameOptions = c.res.headers.get("X-Frame-Options");
		for (const [name, value] of everywhere) c.res.headers.set(name, value);
		if (referrer) c.res.headers.set("Referrer-Policy", referrer);
		if (frameOptions) c.res.headers.set("X-Frame-Options", frameOptions);
		if (isBuyersPage(c.req.path))
			for (const [name, value] of Object.entries(PRIVATE_HEADERS)) c.res.headers.set(name, value);
		if (!c.res.headers.has("Content-Security-Policy")) c.res.headers.set("Content-Security-Policy", BARE_POLICY);
		c.res.headers.set("X-Request-Id", requestId);
		// Whoever watches asks every second or more often: only another answer than "well" is news.
		if (PROBES.has(c.req.path) && c.res.status === 200) return;
		log.info(
			{
				requestId,
				method: c.req.method,
				path: pathToLog(new URL(c.req.url).pathname),
				status: c.res.status,
				ms: Math.round(performance.now() - start),
			},
			"request",
		);
	};
}

/** Lets through what is read here and the forms of our own pages; refuses everything else in a sentence. */
function ownFormsOnly(host: string | undefined): Middleware {
	return async (c, next) => {
		if (host !== undefined && !isHost(c.req.header("Host"), host)) {
			const { title, detail } = wordsFor(c).otherHost;
			return problem(421, title, detail({ host }), c.get("requestId"));
		}
		if (c.req.method === "GET" || c.req.method === "HEAD") return next();
		if (c.req.method !== "POST") {
			const { title, detail } = wordsFor(c).otherMethod;
			return problem(405, title, detail(), c.get("requestId"), { Allow: "GET, HEAD, POST" });
		}
		const ours = sameOrigin(c.req.header("Sec-Fetch-Site"), c.req.header("Origin"), c.req.header("Host"));
		if (!ours && !unnamed(c.req.path, c.req.header("Sec-Fetch-Site"), c.req.header("Origin"))) {
			const { title, detail } = wordsFor(c).fromElsewhere;
			return problem(403, title, detail(), c.get("requestId"));
		}
		if (!FORM_TYPES.test(c.req.header("Content-Type") ?? "")) {
			const { title, detail } = wordsFor(c).noForm;
			return problem(415, title, detail(), c.get("requestId"));
		}
		return next();
	};
}

/** Answers with the pages: those that are the same for everybody are kept. */
function pages(deps: HttpDeps, everywhere: CommonHeaders): (c: Context<Environment>) => Promise<Response> {
	const proxies = proxyList(deps.trustedProxies);
	return async (c) => {
		const url = new URL(c.req.url);
		// Behind a proxy that ends TLS the address says http; the router compares it with the browser's Origin.
		const origin = c.req.header("Origin");
		const overTls = deps.tls.secure || (origin?.startsWith("https:") && isOriginOf(origin, c.req.header("Host")));
		if (overTls) url.protocol = "https:";
		let request = overTls ? new Request(url, c.req.raw) : c.req.raw;
		const buyersPage = isBuyersPage(c.req.path);
		if (buyersPage && request.headers.get("Origin") === "null") request = withoutOrigin(request);
		const locale = localeFor(c);
		const context = new RouterContextProvider();
		context.set(servicesContext, deps.services);
		context.set(documentContext, deps.documents);
		context.set(visitorContext, {
			address: clientAddress(c.env.incoming.socket.remoteAddress, c.req.header("X-Forwarded-For"), proxies),
			requestId: c.get("requestId"),
		});
		context.set(localeContext, locale);
		context.set(patienceContext, () => waitForFiles(c.env.incoming));
		const acceptEncoding = c.req.header("Accept-Encoding");
		const reading = request.method === "GET" || request.method === "HEAD";
		const key = deps.pages && reading ? await cacheKey(url, paramValues(deps.services.catalogue)) : undefined;
		if (deps.pages && key) {
			const address = keptIn(locale, url.pathname + url.search);
			return deps.pages.respond(keptIn(locale, key), address, acceptEncoding, async () => {
				// Without the visitor's own headers, host and parameters: what is kept is the same for everybody.
				const made = await deps.render(new Request(new URL(key, deps.publicUrl)), context);
				// What is missing now may be there tomorrow, and is said in the visitor's language.
				made.headers.set("Cache-Control", made.status === 200 ? PAGE_CACHE_CONTROL : "no-store");
				const document = await secureDocument(made, context, url.pathname);
				for (const [name, value] of everywhere) document.headers.set(name, value);
				return document;
			});
		}
		let made = await deps.render(request, context);
		// Wrong, expired, revoked, another's, nothing there: one and the same screen, made from an address without a token.
		if (buyersPage && made.status === 404 && !url.pathname.endsWith(".data"))
			made = await deps.render(new Request(new URL("/q", deps.publicUrl)), context);
		const response = await secureDocument(made, context, url.pathname);
		if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "no-store");
		return deps.compress ? compressed(response, acceptEncoding) : response;
	};
}

/** In words that tell strangers nothing but that the site cannot take orders now. */
function whyNotReady(error: unknown): string {
	if (error instanceof DamagedError) return "the database is damaged";
	if (error instanceof StorageError && error.reason === "full") return "the disk is full";
	return "the database does not answer";
}

/** The language that the visitor prefers. */
function localeFor(c: Context): Locale {
	return preferredLanguage(c.req.header("Accept-Language"), LOCALES);
}

/** What is said where no page answers. */
function wordsFor(c: Context): Messages["http"] {
	return messagesFor(localeFor(c)).http;
}

/** A write must come from our own pages: by the browser's own word, or by an Origin that is ours. */
function sameOrigin(fetchSite: string | undefined, origin: string | undefined, host: string | undefined): boolean {
	return fetchSite !== undefined ? fetchSite === "same-origin" : isOriginOf(origin, host);
}

/**
 * A form of the buyer's page that was sent without script names no origin: "no-referrer" takes that away as well.
 * Accepting it is safe: there is no cookie that another site could send along, and anybody who knows the address may
 * write to it anyway. A mail program that stops reminders for its reader (RFC 8058) is no browser, and sends neither header.
 */
function unnamed(path: string, fetchSite: string | undefined, origin: string | undefined): boolean {
	if (!isBuyersPage(path) || fetchSite !== undefined) return false;
	return origin === "null" || (origin === undefined && path.endsWith("/reminders"));
}

/** The router compares an origin with the address; "null" is none. */
function withoutOrigin(request: Request): Request {
	const headers = new Headers(request.headers);
	headers.delete("Origin");
	return new Request(request, { headers });
}

/** Gives a document the policy that lets exactly its own inline scripts and styles run. */
async function secureDocument(response: Response, context: RouterContextProvider, path: string): Promise<Response> {
	if (!response.headers.get("Content-Type")?.startsWith("text/html")) return response;
	// A mail in the desk's frame brings a sandbox of its own.
	if (response.headers.has("Content-Security-Policy")) return response;
	const html = await response.text();
	const headers = new Headers(response.headers);
	const framing = framingOf(path);
	const scripts = context.get(inlineScriptsContext);
	if (import.meta.env.PROD) headers.set("Content-Security-Policy", contentSecurityPolicy(html, scripts, framing));
	else headers.set("Content-Security-Policy", `frame-ancestors ${framing.framed ? "'self'" : "'none'"}`);
	if (framing.framed) headers.set("X-Frame-Options", "SAMEORIGIN");
	return new Response(html, { status: response.status, statusText: response.statusText, headers });
}
