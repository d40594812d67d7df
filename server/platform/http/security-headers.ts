import { createHash } from "node:crypto";

/** Blocks of data are never run, so the policy need not name them. */
const DATA_BLOCK = /\stype=["']?application\/(ld\+)?json\b/;

/** Inline scripts and styles of a document, by their SHA-256, so that nothing else can run in it. */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
	const hashes = (tag: "script" | "style") =>
		[...html.matchAll(new RegExp(`<${tag}(\\s(?![^>]*\\bsrc=)[^>]*)?>([\\s\\S]*?)</${tag}>`, "g"))]
			.filter(([, attributes, text]) => text && !DATA_BLOCK.test(attributes ?? ""))
			.map(
				([, , text]) =>
					`'sha256-${createHash("sha256")
						.update(text ?? "")
						.digest("base64")}'`,
			);
	return { scripts: [...new Set(hashes("script"))], styles: [...new Set(hashes("style"))] };
}

/** Whom a page may frame, and by whom it may be framed. */
type Framing = { frames: boolean; framed: boolean };

const PREVIEW = /^\/desk\/(requests\/[\w-]+|catalogue)\/preview$/;

/** Nothing frames and nothing is framed, but the desk: its editors show beside them what a buyer will see. */
export function framingOf(path: string): Framing {
	return { frames: /^\/desk(\/|$)/.test(path), framed: PREVIEW.test(path) };
}

/** The policy of a document: everything forbidden that the site does not need. */
export function contentSecurityPolicy(html: string, { frames, framed }: Framing = framingOf("/")): string {
	const { scripts, styles } = inlineHashes(html);
	return [
		"default-src 'none'",
		["script-src 'self'", ...scripts].join(" "),
		["style-src 'self'", ...styles].join(" "),
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
