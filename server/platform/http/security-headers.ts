import { createHash } from "node:crypto";

/** Texts as a policy names them: by their SHA-256, each once. */
function hashesOf(texts: Iterable<string>): string[] {
	return [...new Set(texts)].map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
}

/** The inline styles of a document. */
function stylesOf(html: string): string[] {
	return [...html.matchAll(/<style(?:\s[^>]*)?>([\s\S]*?)<\/style>/g)].flatMap(([, text]) => text || []);
}

/** Whom a page may frame, and by whom it may be framed. */
type Framing = { frames: boolean; framed: boolean };

const PREVIEW = /^\/desk\/(requests\/[\w-]+|catalogue)\/preview$/;

/** Nothing frames and nothing is framed, but the desk: its editors show beside them what a buyer will see. */
export function framingOf(path: string): Framing {
	return { frames: /^\/desk(\/|$)/.test(path), framed: PREVIEW.test(path) };
}

/**
 * The policy of a document: everything forbidden that the site does not need.
 * @param scripts the texts of the inline scripts that may run: those the rendering has put in, whatever else is in `html`
 */
export function contentSecurityPolicy(
	html: string,
	scripts: readonly string[],
	{ frames, framed }: Framing = framingOf("/"),
): string {
	return [
		"default-src 'none'",
		["script-src 'self'", ...hashesOf(scripts)].join(" "),
		["style-src 'self'", ...hashesOf(stylesOf(html))].join(" "),
		"img-src 'self' data:",
		"font-src 'self'",
		"connect-src 'self'",
		"manifest-src 'self'",
		"form-action 'self'",
		"base-uri 'none'",
		...(frames ? ["frame-src 'self'"] : []),
		framed ? "frame-ancestors 'self'" : "frame-ancestors 'none'",
		"require-trusted-types-for 'script'",
		"trusted-types thari-style",
	].join("; ");
}

/** For every answer that is not a document: nothing in it may run or be framed. */
export const BARE_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** How the site is served. `preload` asks browsers to know that of the whole domain for good. */
export type Tls = { secure: boolean; preload: boolean };

/** Headers of every answer, errors too. HSTS only where the site is served over TLS. */
export function baseHeaders({ secure, preload }: Tls): Record<string, string> {
	return {
		"X-Content-Type-Options": "nosniff",
		"Referrer-Policy": "strict-origin-when-cross-origin",
		"Cross-Origin-Opener-Policy": "same-origin",
		"Cross-Origin-Resource-Policy": "same-origin",
		"X-Frame-Options": "DENY",
		"Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
		...(secure
			? { "Strict-Transport-Security": `max-age=63072000; includeSubDomains${preload ? "; preload" : ""}` }
			: {}),
	};
}
