import { expect, test } from "vitest";
import { takeNonce } from "./take-nonce.ts";

test.each<[string, string, string[]]>([
	['<script nonce="n1">a()</script>', "<script>a()</script>", ["a()"]],
	['<script type="module" nonce="n1" async="">a()</script>', '<script type="module" async="">a()</script>', ["a()"]],
	[
		'<script nonce="n1">a()</script><script nonce="n1">a()</script>',
		"<script>a()</script><script>a()</script>",
		["a()", "a()"],
	],
	['<script nonce="n1">\n தறி()\n</script>', "<script>\n தறி()\n</script>", ["\n தறி()\n"]],
	['<script nonce="n1" src="/a.js"></script>', '<script src="/a.js"></script>', []],
	['<script nonce="n1"></script>', "<script></script>", []],
	['<link rel="modulepreload" nonce="n1" href="/a.js"/>', '<link rel="modulepreload" href="/a.js"/>', []],
])("of %s the nonce is taken, and the scripts that bore it are told", (marked, html, scripts) => {
	expect(takeNonce(marked, "n1")).toEqual({ html, scripts });
});

test.each([
	"<script>planted()</script>",
	'<script nonce="">planted()</script>',
	'<script nonce="n2">planted()</script>',
	'<p>nonce="n1"</p><script>planted()</script>',
	'<script type="application/json">{"a":1}</script>',
])("%s is none of ours", (html) => {
	expect(takeNonce(html, "n1").scripts).toEqual([]);
	expect(takeNonce(`<script nonce="n1">a()</script>${html}`, "n1").scripts).toEqual(["a()"]);
});
