import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { BARE_POLICY, baseHeaders, contentSecurityPolicy, framingOf } from "./security-headers.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("the policy of a document", () => {
	const policy = contentSecurityPolicy(
		'<style id="css">a{}</style><style>b{}</style><style>b{}</style><script>a()</script><script>planted()</script>',
		["a()", "a()", "தறி()"],
	);
	const directives = new Map(policy.split("; ").map((part) => [part.split(" ")[0], part.split(" ").slice(1)]));

	test("lets its own inline parts run, each named once, and no others, though they be in it", () => {
		expect(directives.get("script-src")).toEqual(["'self'", hash("a()"), hash("தறி()")]);
		expect(directives.get("style-src")).toEqual(["'self'", hash("a{}"), hash("b{}")]);
		for (const loose of ["unsafe-inline", "unsafe-eval", "*", "http:", "https:"]) expect(policy).not.toContain(loose);
	});

	test("forbids what it does not name, framing, other bases, and forms to elsewhere", () => {
		expect(directives.get("default-src")).toEqual(["'none'"]);
		expect(directives.get("frame-ancestors")).toEqual(["'none'"]);
		expect(directives.get("base-uri")).toEqual(["'none'"]);
		expect(directives.get("form-action")).toEqual(["'self'"]);
	});

	test("lets no text become script by way of the document's own code", () => {
		expect(directives.get("require-trusted-types-for")).toEqual(["'script'"]);
	});

	test("lets a page have workers of this site alone", () => {
		// Without a rule of their own workers follow that of scripts (CSP 3, "worker-src").
		expect(directives.has("worker-src")).toBe(false);
		expect(directives.get("script-src")?.[0]).toBe("'self'");
		expect(directives.get("trusted-types")).toEqual(["thari-style"]);
	});

	test("names no directive twice", () => {
		expect(directives.size).toBe(policy.split("; ").length);
	});
});

const PLAIN = { secure: false, preload: false };

describe("headers of every answer", () => {
	test("keep it from being sniffed, framed or read by another site", () => {
		expect(baseHeaders(PLAIN)).toMatchObject({
			"X-Content-Type-Options": "nosniff",
			"X-Frame-Options": "DENY",
			"Cross-Origin-Opener-Policy": "same-origin",
			"Cross-Origin-Resource-Policy": "same-origin",
			"Referrer-Policy": "strict-origin-when-cross-origin",
		});
		expect(BARE_POLICY).toContain("default-src 'none'");
		expect(BARE_POLICY).toContain("frame-ancestors 'none'");
	});

	test("promise TLS for two years only where there is TLS, and for good only where the owner asks for it", () => {
		const promise = (preload: boolean) => baseHeaders({ secure: true, preload })["Strict-Transport-Security"];
		expect(promise(false)).toBe("max-age=63072000; includeSubDomains");
		expect(promise(true)).toBe("max-age=63072000; includeSubDomains; preload");
		expect(baseHeaders(PLAIN)).not.toHaveProperty("Strict-Transport-Security");
	});
});

test("only the two previews can be framed, and only by pages of the desk", () => {
	expect(framingOf("/desk/requests/1-a/preview")).toEqual({ frames: true, framed: true });
	expect(framingOf("/desk/catalogue/preview")).toEqual({ frames: true, framed: true });
	expect(framingOf("/desk")).toEqual({ frames: true, framed: false });
	for (const path of ["/", "/q/token", "/desks", "/desk/requests/1/preview/x", "/desk/catalogue"])
		expect(framingOf(path).framed).toBe(false);
	const preview = contentSecurityPolicy("", [], framingOf("/desk/requests/1/preview"));
	expect(preview).toContain("frame-ancestors 'self'");
	expect(contentSecurityPolicy("", [], framingOf("/q/token"))).toContain("frame-ancestors 'none'");
	expect(contentSecurityPolicy("", [], framingOf("/q/token"))).not.toContain("frame-src");
});
